/**
 * The Graph500 benchmark: edges made or read, a graph put together, searches from sampled roots,
 * each checked, and the statistics that the benchmark prints; energy where the processor counts it.
 * Imports {@code formwork.kernels.graph}, {@code search}, {@code loading} and {@code numa}, and the
 * runtime. Start reading at {@link formwork.kernels.graph500.Benchmark}.
 */
package formwork.kernels.graph500;
