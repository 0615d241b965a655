package formwork.kernels.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.kernels.TestPools;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(LeakCheck.class)
final class ClosenessTest {
    /** A search from each root by itself. */
    private static double[] slow(PlainGraph plain, int[] roots) {
        int n = plain.vertexCount;
        long[] reached = new long[n];
        long[] sums = new long[n];
        long[] sought = new long[n];
        for (int root : roots) {
            int[] levels = plain.levels(root);
            for (int v = 0; v < n; v++) {
                sought[v] += v == root ? 0 : 1;
                reached[v] += levels[v] > 0 ? 1 : 0;
                sums[v] += Math.max(0, levels[v]);
            }
        }
        double[] closeness = new double[n];
        for (int v = 0; v < n; v++) {
            closeness[v] =
                    reached[v] == 0
                            ? 0
                            : reached[v] / (double) sought[v] * (reached[v] / (double) sums[v]);
        }
        return closeness;
    }

    private static int[] all(PlainGraph plain) {
        int[] roots = new int[plain.vertexCount];
        for (int v = 0; v < roots.length; v++) {
            roots[v] = v;
        }
        return roots;
    }

    private static void check(PlainGraph plain, String what, double tolerance, double[] expected) {
        Shapes.each(
                plain,
                false,
                (graph, shape) ->
                        assertArrayEquals(
                                expected, Closeness.exact(graph), tolerance, what + ", " + shape));
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 1", "63, 40", "64, 100", "65, 130", "200, 260", "300, 3000"})
    void findsWhatSearchesOneByOneFind(int vertices, int edges) {
        for (long seed = 1; seed <= 2; seed++) {
            String what = vertices + " vertices, " + edges + " edges, seed " + seed;
            PlainGraph plain = PlainGraph.random(vertices, edges, false, 1, seed);
            check(plain, what, 0, slow(plain, all(plain)));
            PlainGraph directed = PlainGraph.random(vertices, edges, true, 1, seed);
            check(directed, what + ", directed", 0, slow(directed, all(directed)));
        }
    }

    @Test
    void goesThroughManyLevels() {
        PlainGraph path = PlainGraph.path(400, false, 1);
        check(path, "path", 0, slow(path, all(path)));
        PlainGraph grid = PlainGraph.grid(12, 30, 1, 1);
        check(grid, "grid", 0, slow(grid, all(grid)));
    }

    @Test
    void hasClosedFormsForStarsAndCompletePairs() {
        double[] star = new double[50];
        Arrays.fill(star, 49 / (1 + 2.0 * 48));
        star[0] = 1;
        check(PlainGraph.star(50), "star", 1e-15, star);
        PlainGraph pairs =
                new PlainGraph(5, false, List.of(new int[] {0, 3, 1}, new int[] {2, 1, 1}));
        check(pairs, "pairs", 1e-15, new double[] {0.25, 0.25, 0.25, 0.25, 0});
    }

    /** As networkx 3.6.1 has them: closeness_centrality(G). */
    @Test
    void findsTheScoresOfTheKarateClub() {
        double[] known = {
            0.568965517241,
            0.485294117647,
            0.559322033898,
            0.464788732394,
            0.379310344828,
            0.383720930233,
            0.383720930233,
            0.44,
            0.515625,
            0.434210526316,
            0.379310344828,
            0.366666666667,
            0.370786516854,
            0.515625,
            0.370786516854,
            0.370786516854,
            0.284482758621,
            0.375,
            0.370786516854,
            0.5,
            0.370786516854,
            0.375,
            0.370786516854,
            0.392857142857,
            0.375,
            0.375,
            0.362637362637,
            0.458333333333,
            0.452054794521,
            0.383720930233,
            0.458333333333,
            0.540983606557,
            0.515625,
            0.55
        };
        check(PlainGraph.karate(), "karate club", 1e-12, known);
    }

    /** As networkx 3.6.1 has them, which counts the distances to a vertex as this does. */
    @Test
    void countsDistancesToAVertexWhereArcsGoOneWay() {
        int[][] arcs = {
            {0, 4}, {2, 8}, {2, 9}, {3, 7}, {3, 9}, {3, 10}, {5, 9}, {6, 0}, {6, 9}, {7, 2},
            {7, 4}, {7, 6}, {7, 9}, {7, 10}, {8, 2}, {8, 3}, {9, 0}, {9, 1}, {10, 1}, {10, 2},
            {11, 6}
        };
        List<int[]> edges = Arrays.stream(arcs).map(a -> new int[] {a[0], a[1], 1}).toList();
        double[] known = {
            0.409090909091, 0.409090909091, 0.290909090909, 0.161616161616, 0.378787878788, 0,
            0.204545454545, 0.145454545455, 0.181818181818, 0.528925619835, 0.207792207792, 0
        };
        check(new PlainGraph(12, true, edges), "arcs", 1e-12, known);
    }

    @Test
    void samplesRootsMoreThanAWordHas() {
        PlainGraph plain = PlainGraph.random(500, 900, true, 1, 8);
        int[] roots = new SplittableRandom(8).ints(0, 500).distinct().limit(150).toArray();
        double[] expected = slow(plain, roots);
        for (int parts = 1; parts <= 3; parts++) {
            try (NodePool pool = TestPools.on(parts, 2);
                    NodeGraph graph = plain.on(pool, true, false, false)) {
                assertArrayEquals(expected, Closeness.from(graph, roots), 0.0);
                assertArrayEquals(slow(plain, all(plain)), Closeness.sampled(graph, 500, 5), 0.0);
                assertEquals(500, Closeness.sampled(graph, 20, 5).length);
            }
        }
    }

    @Test
    void estimatesNothingFromNoVertex() {
        try (NodePool pool = TestPools.on(1, 1);
                NodeGraph graph = PlainGraph.star(5).on(pool, true, false, false)) {
            IllegalArgumentException fault =
                    assertThrows(IllegalArgumentException.class, () -> Closeness.from(graph));
            assertEquals("sample: found 0 vertices; expected 1 to 5", fault.getMessage());
        }
    }
}
