/**
 * Array files, and files of matrices and vectors, read into the memory of nodes, and written from
 * there, by the threads of these nodes. Imports {@code formwork.kernels.numa}, {@code
 * formwork.formats}, the runtime and Agrona. Start reading at {@link
 * formwork.kernels.loading.NodeArrays} and {@link formwork.kernels.loading.NodeStorage}.
 */
package formwork.kernels.loading;
