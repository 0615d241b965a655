package formwork.kernels.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.kernels.TestPools;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import java.util.Arrays;
import java.util.BitSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(LeakCheck.class)
final class KroneckerTest {
    private static final double[] QUADRANTS = {0.57, 0.19, 0.19, 0.05};

    private static int[] ends(int parts, int threads, int scale, long seed) {
        try (NodePool pool = TestPools.on(parts, threads);
                EdgePairs edges = Kronecker.edges(pool, scale, 16, seed)) {
            assertEquals(1 << scale, edges.vertexCount());
            int[] ends = new int[2 * (int) edges.count()];
            Arrays.setAll(ends, i -> edges.ends().intAt(i));
            return ends;
        }
    }

    @Test
    void drawsTheSameEdgesForAnyThreadsAndParts() {
        int[] expected = ends(1, 1, 11, 77);
        assertEquals(2 * 16 << 11, expected.length);
        int[][] shapes = {{1, 2}, {2, 1}, {3, 2}, {4, 1}, {8, 1}};
        for (int[] shape : shapes) {
            assertTrue(Arrays.equals(expected, ends(shape[0], shape[1], 11, 77)));
        }
        assertFalse(Arrays.equals(expected, ends(1, 1, 11, 78)));
    }

    /**
     * Chi-square of the quadrants of two levels that follow each other: 16 pairs of them, so that
     * levels that hung together would be seen; 15 degrees of freedom.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, -3, 1L << 40})
    void fillsQuadrantsAsTheLawHasIt(long seed) {
        int scale = 16;
        int edges = 200_000;
        for (int level = 0; level + 1 < scale; level++) {
            int[] counts = new int[16];
            for (int edge = 0; edge < edges; edge++) {
                long pair = Kronecker.pair(seed, edge, scale) >>> level;
                counts[(int) (pair >>> 32 & 3) << 2 | (int) pair & 3]++;
            }
            double square = 0;
            for (int i = 0; i < 16; i++) {
                int upper = (i >> 3 & 1) << 1 | i >> 1 & 1;
                int lower = (i >> 2 & 1) << 1 | i & 1;
                double expected = edges * QUADRANTS[upper] * QUADRANTS[lower];
                square += (counts[i] - expected) * (counts[i] - expected) / expected;
            }
            assertTrue(
                    square < 15 + 5.5 * Math.sqrt(2 * 15),
                    "seed " + seed + ", level " + level + ", chi-square " + square);
        }
    }

    /**
     * Chi-square of how many ends of edges the vertices have that lie in the same class: those
     * whose numbers, before they are shuffled, have as many ones. Each end has a one on a level
     * with probability 0.24, so that the classes are binomial.
     */
    @Test
    void givesEndsToVerticesAsTheLawHasIt() {
        int scale = 18;
        int edges = 1 << 20;
        long[] counts = new long[2 * (scale + 1)];
        for (int edge = 0; edge < edges; edge++) {
            long pair = Kronecker.pair(5, edge, scale);
            counts[Long.bitCount(pair >>> 32)]++;
            counts[scale + 1 + Integer.bitCount((int) pair)]++;
        }
        for (int end = 0; end < 2; end++) {
            double square = 0;
            int classes = 0;
            double probability = Math.pow(0.76, scale);
            for (int ones = 0; ones <= scale; ones++) {
                double expected = edges * probability;
                long found = counts[end * (scale + 1) + ones];
                if (expected > 10) {
                    square += (found - expected) * (found - expected) / expected;
                    classes++;
                }
                probability *= 0.24 / 0.76 * (scale - ones) / (ones + 1);
            }
            assertTrue(square < classes + 5 * Math.sqrt(2.0 * classes), "chi-square " + square);
        }
    }

    @Test
    void shufflesVerticesOneToOne() {
        for (int bits = 1; bits <= 16; bits++) {
            for (long seed = 0; seed < 3; seed++) {
                VertexShuffle shuffle = new VertexShuffle(bits, seed);
                BitSet seen = new BitSet();
                int fixed = 0;
                for (int i = 0; i < 1 << bits; i++) {
                    int to = shuffle.at(i);
                    assertTrue(to >= 0 && to < 1 << bits);
                    seen.set(to);
                    fixed += to == i ? 1 : 0;
                }
                assertEquals(1 << bits, seen.cardinality());
                assertTrue(bits < 5 || fixed < 10, bits + " bits: " + fixed + " stay");
            }
        }
        // All 32 bits: not one to one by luck, since each step can be undone.
        VertexShuffle shuffle = new VertexShuffle(30, 9);
        for (int i = 0; i < 1 << 12; i++) {
            assertTrue(shuffle.at(i << 18) >= 0);
        }
    }

    /** Where the heaviest vertices are says nothing of how heavy they are. */
    @Test
    void scattersHeavyVertices() {
        int[] ends = ends(1, 2, 14, 3);
        long[] quarters = new long[4];
        int[] degrees = new int[1 << 14];
        for (int end : ends) {
            degrees[end]++;
        }
        for (int vertex = 0; vertex < degrees.length; vertex++) {
            quarters[vertex >> 12] += degrees[vertex] > 100 ? 1 : 0;
        }
        long most = Arrays.stream(quarters).max().orElseThrow();
        long fewest = Arrays.stream(quarters).min().orElseThrow();
        assertTrue(fewest > 0 && most < 1.3 * fewest, Arrays.toString(quarters));
    }

    private static double isolatedShare(int scale, long seed) {
        try (NodePool pool = TestPools.on(2, 1);
                EdgePairs edges = Kronecker.edges(pool, scale, 16, seed);
                NodeGraph graph = GraphBuilder.on(pool).byDegree().build(edges)) {
            return 1 - graph.vertexCount() / (double) edges.vertexCount();
        }
    }

    /**
     * The share of isolated vertices is what the law gives: those of a vertex whose number has
     * {@code k} ones have no edge with probability (1 - p)^m, where p is that of an edge to end
     * there from elsewhere.
     */
    @ParameterizedTest
    @CsvSource({"16, 1", "16, 2"})
    void leavesAsManyVerticesIsolatedAsTheLawHasIt(int scale, long seed) {
        double share = isolatedShare(scale, seed);
        assertEquals(expectedShare(scale), share, 0.006, "seed " + seed);
        assertTrue(share > 0.28 && share < 0.38, "share " + share);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"18, 1", "20, 1"})
    void leavesAsManyIsolatedOnLargerScales(int scale, long seed) {
        assertEquals(expectedShare(scale), isolatedShare(scale, seed), 0.003, "seed " + seed);
        assertTrue(isolatedShare(scale, seed) < 0.39);
    }

    private static double expectedShare(int scale) {
        double share = 0;
        double binomial = 1;
        double edges = 16.0 * (1 << scale);
        for (int ones = 0; ones <= scale; ones++) {
            double end = Math.pow(0.76, scale - ones) * Math.pow(0.24, ones);
            double loop = Math.pow(0.57, scale - ones) * Math.pow(0.05, ones);
            double either = 2 * end - 2 * loop; // one of the two ends, not both
            share += binomial / (1 << scale) * Math.exp(edges * Math.log1p(-either));
            binomial *= (double) (scale - ones) / (ones + 1);
        }
        return share;
    }

    @Test
    void refusesScalesThatItCannotHave() {
        try (NodePool pool = TestPools.on(1, 1)) {
            for (int scale : new int[] {-1, 0, 31, 64}) {
                assertThrows(
                        IllegalArgumentException.class, () -> Kronecker.edges(pool, scale, 16, 1));
            }
            assertThrows(IllegalArgumentException.class, () -> Kronecker.edges(pool, 5, -1, 1));
        }
    }

    @Test
    void refusesMoreEdgesThanFitAnywhere() {
        try (NodePool pool = TestPools.on(1, 1)) {
            long room = pool.machine().mostBytes();
            OutOfMemoryError error =
                    assertThrows(
                            OutOfMemoryError.class,
                            () -> Kronecker.edges(pool, 30, Integer.MAX_VALUE, 1));
            assertEquals(
                    "Kronecker graph: found scale 30 and edge factor 2147483647, which are"
                            + " 2305843008139952128 edges; expected at most "
                            + room / 8
                            + ", as many as fit into ",
                    error.getMessage().replaceFirst("[0-9]+ bytes$", ""));
        }
    }
}
