/**
 * Fortran's formatted input and output: what programs call.
 *
 * <p>Three levels: {@link formwork.Format#read} and {@link formwork.Format#write} for a line of
 * text, {@link formwork.Unit} for statements on files, and {@link formwork.Format#readDoubles} and
 * its siblings for whole files. {@link formwork.Open} connects files in all the ways that OPEN has,
 * for unformatted transfer too. May import every other package of this module.
 */
package formwork;
