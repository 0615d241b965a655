/**
 * Whole arrays and columns: formats with fixed columns become layouts, and many fields at once are
 * read and written by short loops; what does not fit a layout goes the way of the statements, with
 * the same answers. Imports {@code edit}, {@code field}, {@code convert}, {@code unit}, {@code
 * transfer}, {@code mode} and {@code error}, and Agrona in the classes that are named after it.
 * Start reading at {@link formwork.bulk.Layout} and {@link formwork.bulk.ArrayReading}.
 */
package formwork.bulk;
