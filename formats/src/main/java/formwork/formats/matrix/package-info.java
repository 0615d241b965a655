/**
 * Sparse matrices: in coordinates, by compressed rows or columns, or in elements, and the files
 * that hold them. Imports {@code formwork.formats} and the runtime. Start reading at {@link
 * formwork.formats.matrix.SparseMatrix}.
 */
package formwork.formats.matrix;
