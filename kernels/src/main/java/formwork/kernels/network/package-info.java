/**
 * What is asked of a graph beside a search: shortest paths, centralities, components, ranks.
 *
 * <p>Imports {@code formwork.kernels.graph} and {@code numa}, the runtime's faults and Agrona. Each
 * kernel is a file of its own: paper, invariant, steps, driver; start reading at {@link
 * formwork.kernels.network.ConnectedComponents}, the shortest. Vertices have their outer numbers in
 * all that is asked and answered.
 */
package formwork.kernels.network;
