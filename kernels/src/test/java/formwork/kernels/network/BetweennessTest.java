package formwork.kernels.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.kernels.TestPools;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(LeakCheck.class)
final class BetweennessTest {
    /** Of each pair: paths through v are paths to it times paths from it, where lengths add up. */
    private static double[] slow(PlainGraph plain) {
        int n = plain.vertexCount;
        int[][] levels = new int[n][];
        double[][] paths = new double[n][n];
        for (int s = 0; s < n; s++) {
            levels[s] = plain.levels(s);
            int[] order = byLevel(levels[s]);
            paths[s][s] = 1;
            for (int v : order) {
                for (int u : plain.in.get(v).keySet()) {
                    boolean isBefore = levels[s][u] >= 0 && levels[s][u] + 1 == levels[s][v];
                    paths[s][v] += isBefore ? paths[s][u] : 0;
                }
            }
        }
        double[] scores = new double[n];
        for (int s = 0; s < n; s++) {
            for (int t = 0; t < n; t++) {
                for (int v = 0; v < n; v++) {
                    boolean isThrough =
                            v != s
                                    && v != t
                                    && s != t
                                    && levels[s][v] >= 0
                                    && levels[v][t] >= 0
                                    && levels[s][v] + levels[v][t] == levels[s][t];
                    if (isThrough) {
                        scores[v] += paths[s][v] * paths[v][t] / paths[s][t];
                    }
                }
            }
        }
        for (int v = 0; !plain.isDirected && v < n; v++) {
            scores[v] /= 2;
        }
        return scores;
    }

    private static int[] byLevel(int[] levels) {
        List<Integer> order = new ArrayList<>();
        for (int v = 0; v < levels.length; v++) {
            if (levels[v] > 0) {
                order.add(v);
            }
        }
        order.sort((a, b) -> Integer.compare(levels[a], levels[b]));
        return order.stream().mapToInt(v -> v).toArray();
    }

    private static void check(PlainGraph plain, String what, double[] expected) {
        BiConsumer<NodeGraph, String> look =
                (graph, shape) -> {
                    double[] found = Betweenness.exact(graph);
                    for (int v = 0; v < expected.length; v++) {
                        assertEquals(
                                expected[v],
                                found[v],
                                1e-9 * (1 + expected[v]),
                                what + ", vertex " + v + ", " + shape);
                    }
                };
        if (plain.vertexCount < 12) {
            Shapes.each(plain, false, look);
        } else {
            Shapes.few(plain, false, look);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "5, 6", "11, 30", "64, 60", "65, 150", "90, 600"})
    void findsWhatCountingAllPairsFinds(int vertices, int edges) {
        long seed = 1;
        String what = vertices + " vertices, " + edges + " edges, seed " + seed;
        PlainGraph plain = PlainGraph.random(vertices, edges, false, 1, seed);
        check(plain, what, slow(plain));
        PlainGraph directed = PlainGraph.random(vertices, edges, true, 1, seed + 1);
        check(directed, what + " + 1, directed", slow(directed));
    }

    @Test
    void followsAGridOfManyShortestPaths() {
        PlainGraph grid = PlainGraph.grid(8, 9, 1, 1);
        check(grid, "grid", slow(grid));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8, 13, 66})
    void hasClosedFormsForPathsStarsAndCycles(int n) {
        double[] path = new double[n];
        double[] star = new double[n];
        double[] cycle = new double[n];
        for (int v = 0; v < n; v++) {
            path[v] = (double) v * (n - 1 - v);
            // Of even n, opposite vertices have two paths, half of which leads through v.
            cycle[v] = n % 2 == 0 ? (n - 2) * (n - 2) / 8.0 : (n - 1) * (n - 3) / 8.0;
        }
        star[0] = (n - 1) * (n - 2) / 2.0;
        check(PlainGraph.path(n, false, 1), "path", path);
        check(PlainGraph.star(n), "star", star);
        if (n < 20) {
            check(PlainGraph.path(n, true, 1), "directed path", path);
        }
        if (n > 2 && n < 20) {
            check(PlainGraph.cycle(n), "cycle", cycle);
        }
    }

    /** As networkx 3.6.1 has them: betweenness_centrality(G, normalized=False). */
    @Test
    void findsTheScoresOfTheKarateClub() {
        double[] known = {
            231.071428571,
            28.478571429,
            75.850793651,
            6.288095238,
            0.333333333,
            15.833333333,
            15.833333333,
            0.0,
            29.529365079,
            0.447619048,
            0.333333333,
            0.0,
            0.0,
            24.215873016,
            0.0,
            0.0,
            0.0,
            0.0,
            0.0,
            17.146825397,
            0.0,
            0.0,
            0.0,
            9.3,
            1.166666667,
            2.027777778,
            0.0,
            11.792063492,
            0.947619048,
            1.542857143,
            7.60952381,
            73.00952381,
            76.69047619,
            160.551587302
        };
        check(PlainGraph.karate(), "karate club", known);
    }

    @Test
    void countsFromAllVerticesWhenAllAreDrawn() {
        PlainGraph plain = PlainGraph.random(80, 200, false, 1, 9);
        double[] expected = slow(plain);
        try (NodePool pool = TestPools.on(2, 1);
                NodeGraph graph = plain.on(pool, true, false, false)) {
            assertArrayEquals(expected, Betweenness.sampled(graph, 80, 3), 1e-9);
            // Each vertex is drawn as often as any other: so is the mean of all samples of one.
            double[] mean = new double[80];
            for (int root = 0; root < 80; root++) {
                double[] some = Betweenness.from(graph, root);
                for (int v = 0; v < 80; v++) {
                    mean[v] += some[v] / 80;
                }
            }
            assertArrayEquals(expected, mean, 1e-9);
            assertArrayEquals(
                    Betweenness.sampled(graph, 7, 3), Betweenness.sampled(graph, 7, 3), 0.0);
        }
    }

    @Test
    void hasTheSameBitsForAnyNumberOfThreadsAndParts() {
        PlainGraph plain = PlainGraph.random(3000, 20_000, false, 1, 10);
        double[] first = null;
        int[][] pools = {{1, 1}, {1, 2}, {1, 4}, {2, 1}, {2, 3}, {3, 1}, {4, 2}, {8, 1}};
        for (int i = 0; i < pools.length; i++) {
            int parts = pools[i][0];
            int threads = pools[i][1];
            try (NodePool pool = TestPools.on(parts, threads);
                    NodeGraph graph = plain.on(pool, false, i % 2 == 0, false)) {
                double[] found = Betweenness.sampled(graph, 4, 1);
                first = first == null ? found : first;
                assertArrayEquals(first, found, 0.0, parts + " parts, " + threads);
            }
        }
        assertEquals(0, Arrays.stream(first).filter(Double::isNaN).count());
    }

    /** A chain of diamonds: as many shortest paths as two to the power of their number. */
    private static PlainGraph diamonds(int count) {
        List<int[]> edges = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int left = 3 * i;
            for (int middle = left + 1; middle <= left + 2; middle++) {
                edges.add(new int[] {left, middle, 1});
                edges.add(new int[] {middle, left + 3, 1});
            }
        }
        return new PlainGraph(3 * count + 1, true, edges);
    }

    @Test
    void countsPathsUpToTheLargestReal() {
        PlainGraph most = diamonds(1023);
        PlainGraph tooMany = diamonds(1024);
        try (NodePool pool = TestPools.on(2, 1);
                NodeGraph graph = most.on(pool, false, false, false);
                NodeGraph other = tooMany.on(pool, false, false, false)) {
            double[] scores = Betweenness.from(graph, 0);
            // From vertex 0 all paths to what is behind it lead through the end of a diamond.
            assertEquals((3.0 * 1023 - 3) * graph.vertexCount(), scores[3], 1e-3);
            FormworkException fault =
                    assertThrows(FormworkException.class, () -> Betweenness.from(other, 0));
            assertEquals(IoStatus.REAL_OVERFLOW, fault.status());
            assertEquals(
                    "betweenness: found more than 1.8E308 shortest paths to a vertex; expected"
                            + " fewer",
                    fault.getMessage());
        }
    }

    @Test
    void refusesRootsThatAreNotThere() {
        try (NodePool pool = TestPools.on(1, 1);
                NodeGraph graph = PlainGraph.star(5).on(pool, true, false, false)) {
            assertThrows(FormworkException.class, () -> Betweenness.from(graph, 5));
            assertThrows(IllegalArgumentException.class, () -> Betweenness.sampled(graph, 6, 1));
            assertThrows(IllegalArgumentException.class, () -> Betweenness.sampled(graph, 0, 1));
        }
    }

    @Test
    void estimatesNothingFromNoVertex() {
        try (NodePool pool = TestPools.on(1, 1);
                NodeGraph graph = PlainGraph.star(5).on(pool, true, false, false)) {
            IllegalArgumentException fault =
                    assertThrows(IllegalArgumentException.class, () -> Betweenness.from(graph));
            assertEquals("sample: found 0 vertices; expected 1 to 5", fault.getMessage());
        }
    }
}
