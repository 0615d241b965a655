package formwork.kernels.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.kernels.TestPools;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(LeakCheck.class)
final class ConnectedComponentsTest {
    /** The least vertex of each one's component, by joining sets. */
    private static int[] slow(PlainGraph plain) {
        int[] above = new int[plain.vertexCount];
        for (int v = 0; v < above.length; v++) {
            above[v] = v;
        }
        for (int[] edge : plain.edges) {
            int one = root(above, edge[0]);
            int two = root(above, edge[1]);
            above[Math.max(one, two)] = Math.min(one, two);
        }
        for (int v = 0; v < above.length; v++) {
            above[v] = root(above, v);
        }
        return above;
    }

    private static int root(int[] above, int vertex) {
        int v = vertex;
        while (above[v] != v) {
            v = above[v];
        }
        return v;
    }

    private static void check(PlainGraph plain, String what) {
        int[] expected = slow(plain);
        int count = 0;
        int[] sizes = new int[plain.vertexCount];
        for (int v = 0; v < expected.length; v++) {
            count += expected[v] == v ? 1 : 0;
            sizes[expected[v]]++;
        }
        int components = count;
        Shapes.each(
                plain,
                false,
                (graph, shape) -> {
                    Components found = ConnectedComponents.of(graph);
                    assertEquals(components, found.count(), what + ", " + shape);
                    for (int v = 0; v < expected.length; v++) {
                        assertEquals(expected[v], found.of(v), what + ", " + v + ", " + shape);
                        assertEquals(sizes[v], found.sizes()[v], what + ", " + v + ", " + shape);
                    }
                });
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 1", "63, 20", "64, 30", "65, 60", "200, 90", "300, 900"})
    void findsWhatJoiningSetsFinds(int vertices, int edges) {
        for (long seed = 1; seed <= 3; seed++) {
            String what = vertices + " vertices, " + edges + " edges, seed " + seed;
            check(PlainGraph.random(vertices, edges, false, 1, seed), what);
            check(PlainGraph.random(vertices, edges, true, 1, seed), what + ", directed");
        }
    }

    @Test
    void joinsLongPathsWhicheverWayTheyGo() {
        check(PlainGraph.path(700, false, 1), "path");
        check(PlainGraph.path(700, true, 1), "directed path");
    }

    @Test
    void findsManySmallOnesBesideALargeOne() {
        PlainGraph large = PlainGraph.random(20_000, 30_000, false, 1, 4);
        int[] expected = slow(large);
        try (NodePool pool = TestPools.on(2, 3);
                NodeGraph graph = large.on(pool, true, false, false)) {
            Components found = ConnectedComponents.of(graph);
            for (int v = 0; v < expected.length; v++) {
                assertEquals(expected[v], found.of(v), "vertex " + v);
            }
        }
    }

    @Test
    void saysWhetherTwoAreJoined() {
        PlainGraph two = new PlainGraph(4, false, List.of(new int[] {0, 2, 1}));
        try (NodePool pool = TestPools.on(1, 1);
                NodeGraph graph = two.on(pool, false, false, false)) {
            Components found = ConnectedComponents.of(graph);
            assertTrue(found.isJoined(0, 2));
            assertFalse(found.isJoined(0, 1));
            assertEquals(3, found.count());
        }
    }

    @Test
    void findsNoneInTheEmptyGraph() {
        PlainGraph empty = new PlainGraph(0, false, List.of());
        Shapes.each(
                empty,
                false,
                (graph, shape) -> assertEquals(0, ConnectedComponents.of(graph).count(), shape));
    }
}
