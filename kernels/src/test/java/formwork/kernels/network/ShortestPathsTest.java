package formwork.kernels.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.kernels.TestPools;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(LeakCheck.class)
final class ShortestPathsTest {
    /** E. Dijkstra, A Note on Two Problems in Connexion with Graphs, 1959. */
    static long[] slow(PlainGraph plain, int root) {
        long[] distances = new long[plain.vertexCount];
        Arrays.fill(distances, Distances.UNREACHED);
        distances[root] = 0;
        PriorityQueue<long[]> queue = new PriorityQueue<>(Comparator.comparingLong(e -> e[0]));
        queue.add(new long[] {0, root});
        while (!queue.isEmpty()) {
            long[] nearest = queue.remove();
            if (nearest[0] == distances[(int) nearest[1]]) {
                plain.out
                        .get((int) nearest[1])
                        .forEach(
                                (other, weight) -> {
                                    long distance = nearest[0] + weight;
                                    if (distance < distances[other]) {
                                        distances[other] = distance;
                                        queue.add(new long[] {distance, other});
                                    }
                                });
            }
        }
        return distances;
    }

    private static void check(PlainGraph plain, String what, int delta, int... roots) {
        long[][] expected = new long[roots.length][];
        for (int i = 0; i < roots.length; i++) {
            expected[i] = slow(plain, roots[i]);
        }
        BiConsumer<NodeGraph, String> look =
                (graph, shape) -> {
                    try (ShortestPaths paths =
                            delta == 0 ? ShortestPaths.of(graph) : ShortestPaths.of(graph, delta)) {
                        for (int i = 0; i < roots.length; i++) {
                            Distances found = paths.from(roots[i]);
                            assertArrayEquals(
                                    expected[i],
                                    found.toArray(),
                                    what + ", delta " + delta + ", " + roots[i] + ", " + shape);
                        }
                    }
                };
        if (plain.vertexCount <= 100) {
            Shapes.each(plain, true, look);
        } else {
            Shapes.few(plain, true, look);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0, 5, 0",
        "64, 40, 9, 0",
        "65, 200, 255, 0",
        "200, 600, 0, 0",
        "200, 600, 1, 1",
        "200, 900, 100000, 1", // far more than the open buckets
        "200, 900, 2147483646, 1",
        "200, 900, 2147483646, 0",
        "300, 2000, 50, 7"
    })
    void findsTheDistancesOfDijkstra(int vertices, int edges, int heaviest, int delta) {
        long seed = 1;
        String what = vertices + " vertices, " + edges + " edges, seed " + seed;
        int[] roots = {0, vertices / 2, vertices - 1};
        check(PlainGraph.random(vertices, edges, false, heaviest, seed), what, delta, roots);
        check(PlainGraph.random(vertices, edges, true, heaviest, seed + 1), what, delta, roots);
    }

    @Test
    void addsWeightsBeyondAnInteger4() {
        PlainGraph path = PlainGraph.path(66, true, Integer.MAX_VALUE);
        check(path, "path", 0, 0);
        check(path, "path", Integer.MAX_VALUE, 0);
        assertEquals(65L * Integer.MAX_VALUE, slow(path, 0)[65]);
    }

    /** Distances of 2^31 - 2 are INTEGER*4, of 2^31 - 1 they are not. */
    @ParameterizedTest
    @ValueSource(ints = {-2, -1, 0, 1, 2})
    void doesNotTakeTheFirstLargeDistanceForNone(int more) {
        int half = 1 << 30;
        List<int[]> edges = new ArrayList<>();
        edges.add(new int[] {0, 1, half});
        edges.add(new int[] {1, 2, half - 1 + more});
        edges.add(new int[] {2, 3, 0});
        edges.add(new int[] {4, 5, half});
        PlainGraph plain = new PlainGraph(6, false, edges);
        assertEquals(Integer.MAX_VALUE + (long) more, slow(plain, 0)[3]);
        check(plain, "two to the power of 31 and " + more, half, 4, 0, 4);
        check(plain, "two to the power of 31 and " + more, 0, 0);
    }

    @Test
    void opensBucketsAgainAndAgainOnALongPath() {
        check(PlainGraph.path(70, false, 100_000), "path", 3, 0, 67);
    }

    @Test
    void findsTheSameInARoadLikeGrid() {
        check(PlainGraph.grid(20, 25, 1000, 5), "grid", 0, 0, 499);
        check(PlainGraph.grid(20, 25, 1000, 5), "grid", 1, 250);
    }

    @Test
    void handsLargeBucketsToAllThreads() {
        PlainGraph large = PlainGraph.random(20_000, 200_000, false, 255, 6);
        long[] expected = slow(large, 1);
        for (int parts = 1; parts <= 3; parts++) {
            try (NodePool pool = TestPools.on(parts, 3);
                    NodeGraph graph = large.on(pool, false, false, true);
                    ShortestPaths paths = ShortestPaths.of(graph, 40)) {
                assertArrayEquals(expected, paths.from(1).toArray(), parts + " parts");
            }
        }
    }

    @Test
    void reachesTheRootAloneFromAnIsolatedVertex() {
        PlainGraph plain = new PlainGraph(70, false, List.of(new int[] {0, 1, 4}));
        check(plain, "isolated", 0, 69, 0, 5);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MIN_VALUE})
    void refusesAWeightBelowZero(int weight) {
        PlainGraph plain =
                new PlainGraph(9, true, List.of(new int[] {0, 1, 4}, new int[] {5, 8, weight}));
        try (NodePool pool = TestPools.on(2, 2);
                NodeGraph graph = plain.on(pool, true, false, true)) {
            FormworkException fault =
                    assertThrows(FormworkException.class, () -> ShortestPaths.of(graph));
            assertEquals(IoStatus.BAD_STRUCTURE, fault.status());
            assertEquals(
                    "weights: found " + weight + " from vertex 5 to vertex 8; expected 0 or more",
                    fault.getMessage());
        }
    }

    @Test
    void refusesAGraphWithoutWeights() {
        try (NodePool pool = TestPools.on(1, 1);
                NodeGraph graph = PlainGraph.star(5).on(pool, false, false, false)) {
            FormworkException fault =
                    assertThrows(FormworkException.class, () -> ShortestPaths.of(graph));
            assertEquals("weights: found none; expected one for each arc", fault.getMessage());
        }
    }

    @Test
    void refusesAVertexThatIsNotThere() {
        try (NodePool pool = TestPools.on(1, 1);
                NodeGraph graph = PlainGraph.star(5).on(pool, true, false, true);
                ShortestPaths paths = ShortestPaths.of(graph)) {
            FormworkException fault = assertThrows(FormworkException.class, () -> paths.from(5));
            assertEquals(IoStatus.BAD_INDEX, fault.status());
            assertEquals(
                    "graph: found vertex 5; expected one from 0 and below 5", fault.getMessage());
            assertThrows(FormworkException.class, () -> paths.from(-1));
        }
    }

    @Test
    void choosesStepsByWeightsAndDegrees() {
        try (NodePool pool = TestPools.on(1, 1);
                NodeGraph cycle = PlainGraph.cycle(50).on(pool, false, false, true);
                NodeGraph path = PlainGraph.path(51, false, 1000).on(pool, false, false, true);
                ShortestPaths one = ShortestPaths.of(cycle);
                ShortestPaths other = ShortestPaths.of(path)) {
            assertEquals(1, one.delta());
            assertTrue(other.delta() >= 500 && other.delta() <= 1000, other.delta() + "");
            assertThrows(IllegalArgumentException.class, () -> ShortestPaths.of(path, 0));
        }
    }

    @Test
    @SuppressWarnings("try") // closed before the end, twice
    void distancesAreOfNoUseAfterOthers() {
        try (NodePool pool = TestPools.on(2, 1);
                NodeGraph graph = PlainGraph.star(5).on(pool, true, false, true);
                ShortestPaths paths = ShortestPaths.of(graph)) {
            Distances first = paths.from(1);
            assertEquals(0, first.to(1));
            Distances second = paths.from(2);
            String message =
                    assertThrows(IllegalStateException.class, () -> first.to(1)).getMessage();
            assertEquals(
                    "distances from vertex 1: found others sought after them; expected a look at"
                            + " them before",
                    message);
            assertEquals(0, second.to(2));
            paths.close();
            assertThrows(IllegalStateException.class, second::toArray);
            message = assertThrows(IllegalStateException.class, () -> paths.from(1)).getMessage();
            assertEquals("paths: found them closed; expected them open", message);
        }
    }

    /** Rows are reached without a check, and their memory is no longer there. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @SuppressWarnings("try") // closed before the end, twice
    void nothingIsAskedOfAGraphThatIsClosed(boolean isByDegree) {
        try (NodePool pool = TestPools.on(2, 1);
                NodeGraph graph = PlainGraph.star(5).on(pool, isByDegree, false, true);
                ShortestPaths paths = ShortestPaths.of(graph)) {
            Distances distances = paths.from(1);
            graph.close();
            List<Executable> questions =
                    List.of(
                            () -> paths.from(1),
                            () -> distances.to(1),
                            () -> ShortestPaths.of(graph),
                            () -> Betweenness.exact(graph),
                            () -> Betweenness.from(graph, 1),
                            () -> Closeness.exact(graph),
                            () -> ConnectedComponents.of(graph),
                            () -> PageRank.of(graph, PageRank.Rule.USUAL));
            for (Executable question : questions) {
                assertEquals(
                        "graph: found it closed; expected it open",
                        assertThrows(IllegalStateException.class, question).getMessage());
            }
        }
    }
}
