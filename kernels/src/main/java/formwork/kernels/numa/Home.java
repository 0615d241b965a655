package formwork.kernels.numa;

/**
 * A node with memory and the CPUs that are nearest to it, all of which this process may use: where
 * threads and the memory that they work on can be together.
 *
 * @param node the node's number
 * @param cpus never empty
 */
public record Home(int node, IdSet cpus) {}
