/**
 * Matrices: full, in coordinates, by compressed rows or columns, or in elements, and the files that
 * hold them. Imports {@code formwork.formats} and the runtime. Start reading at {@link
 * formwork.formats.matrix.Matrix}.
 */
package formwork.formats.matrix;
