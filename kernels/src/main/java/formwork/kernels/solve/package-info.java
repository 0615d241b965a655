/**
 * Sparse matrices whose rows are divided among nodes, their products with vectors, and the method
 * of conjugate gradients. Imports {@code formwork.kernels.numa}, {@code formwork.formats.matrix},
 * the runtime and Agrona. Start reading at {@link formwork.kernels.solve.ConjugateGradients}.
 */
package formwork.kernels.solve;
