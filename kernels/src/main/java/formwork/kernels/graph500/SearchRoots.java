package formwork.kernels.graph500;

import formwork.kernels.graph.NodeGraph;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Random;
import java.util.Set;

/** Where searches begin: vertices with a neighbour, sampled without repeats. */
final class SearchRoots {
    private SearchRoots() {}

    /**
     * The outer numbers of {@code most} vertices with an arc, or of all if there are fewer; the
     * same for a seed and a graph, however the graph is divided and numbered.
     */
    static int[] sample(NodeGraph graph, int most, long seed) {
        int outerCount = graph.numbering().outerCount();
        int candidates = 0;
        for (int outer = 0; outer < outerCount; outer++) {
            candidates += hasNeighbour(graph, outer) ? 1 : 0;
        }
        int[] ranks = ranks(candidates, Math.min(most, candidates), seed);
        return vertices(graph, ranks);
    }

    private static boolean hasNeighbour(NodeGraph graph, int outer) {
        int inner = graph.numbering().inner(outer);
        if (inner < 0) {
            return false;
        }
        int part = graph.vertices().part(inner);
        int row = (int) (inner - graph.vertices().range(part).from());
        return graph.out(part).degree(row) > 0;
    }

    /** So many different numbers below {@code bound}, each set of them as likely as any other. */
    private static int[] ranks(int bound, int count, long seed) {
        // Floyd's way, Bentley, CACM 30(9), 1987: it ends after as many steps as numbers are wanted
        Random random = new Random(mixed(seed));
        Set<Integer> ranks = new LinkedHashSet<>();
        for (int last = bound - count; last < bound; last++) {
            int rank = random.nextInt(last + 1);
            if (!ranks.add(rank)) {
                ranks.add(last);
            }
        }
        return ranks.stream().mapToInt(Integer::intValue).toArray();
    }

    /**
     * Seeds that follow each other begin much alike with Java's generator: SplitMix64's last step.
     */
    private static long mixed(long seed) {
        long z = (seed ^ seed >>> 30) * 0xbf58_476d_1ce4_e5b9L;
        z = (z ^ z >>> 27) * 0x94d0_49bb_1331_11ebL;
        return z ^ z >>> 31;
    }

    private static int[] vertices(NodeGraph graph, int[] ranks) {
        int[] sorted = ranks.clone();
        Arrays.sort(sorted);
        int[] found = new int[sorted.length];
        int next = 0;
        int rank = 0;
        for (int outer = 0; next < found.length; outer++) {
            if (hasNeighbour(graph, outer)) {
                if (rank == sorted[next]) {
                    found[next] = outer;
                    next++;
                }
                rank++;
            }
        }
        int[] vertices = new int[ranks.length];
        for (int i = 0; i < ranks.length; i++) {
            vertices[i] = found[Arrays.binarySearch(sorted, ranks[i])];
        }
        return vertices;
    }
}
