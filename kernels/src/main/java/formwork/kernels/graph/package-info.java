/**
 * Graphs in compressed rows whose parts lie on the nodes of a pool's homes: where edges come from
 * (files, Graph500's generator, pairs), how a graph is put together, and how its memory is reached.
 * Imports {@code formwork.kernels.numa} and {@code loading}, graphs and matrices of {@code
 * formwork.formats}, the runtime and Agrona; searches and measures build on it, it knows none of
 * them. Start reading at {@link formwork.kernels.graph.NodeGraph}.
 */
package formwork.kernels.graph;
