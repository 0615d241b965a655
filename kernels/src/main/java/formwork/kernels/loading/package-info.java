/**
 * Array files read into the memory of nodes, and written from there, by the threads of these nodes.
 * Imports {@code formwork.kernels.numa}, the runtime and Agrona. Start reading at {@link
 * formwork.kernels.loading.NodeArrays}.
 */
package formwork.kernels.loading;
