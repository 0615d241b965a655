package formwork.cli.graph500;

import formwork.kernels.graph500.BenchmarkResult;
import formwork.kernels.search.Direction;
import java.util.Locale;

/**
 * A run of the benchmark.
 *
 * @param scale the power of 2 of vertices; 0 for edges of a file
 * @param edgeFactor edges made for each vertex; 0 for edges of a file
 * @param edgeSeconds how long it took to make the edges, or to read them
 * @param dumpSeconds how long it took to write them; 0 if they were not
 * @param rule which way searches went
 * @param parts into how many parts the graph was divided
 * @param threads how many worked, at all parts together
 * @param result what was found
 */
public record Graph500Report(
        int scale,
        int edgeFactor,
        double edgeSeconds,
        double dumpSeconds,
        String rule,
        int parts,
        int threads,
        BenchmarkResult result) {

    /** Whether the edges were made, and not those of a file. */
    public boolean isMade() {
        return edgeFactor > 0;
    }

    /** What a direction is called. */
    static String name(Direction direction) {
        return direction.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A number of bytes for each edge that the graph was made from. */
    public double perEdge(long bytes) {
        return (double) bytes / Math.max(1, result.edgeCount());
    }
}
