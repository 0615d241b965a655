package formwork.kernels.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.error.FormworkException;
import formwork.kernels.TestPools;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(LeakCheck.class)
final class PathTreeTest {
    /** The fewest arcs of a shortest path, lowered until none can be lowered. */
    private static int[] fewest(PlainGraph plain, long[] distances, int root) {
        int[] fewest = new int[plain.vertexCount];
        Arrays.fill(fewest, Integer.MAX_VALUE - 1);
        fewest[root] = 0;
        boolean isLowered = true;
        while (isLowered) {
            isLowered = false;
            for (int v = 0; v < plain.vertexCount; v++) {
                for (Map.Entry<Integer, Integer> arc : plain.out.get(v).entrySet()) {
                    int other = arc.getKey();
                    boolean isShortest = distances[v] + arc.getValue() == distances[other];
                    if (isShortest && fewest[v] + 1 < fewest[other]) {
                        fewest[other] = fewest[v] + 1;
                        isLowered = true;
                    }
                }
            }
        }
        return fewest;
    }

    private static int parent(PlainGraph plain, long[] distances, int[] fewest, int vertex) {
        for (Map.Entry<Integer, Integer> arc : plain.in.get(vertex).entrySet()) { // ascending
            int other = arc.getKey();
            if (distances[other] + arc.getValue() == distances[vertex]
                    && fewest[other] + 1 == fewest[vertex]) {
                return other;
            }
        }
        throw new AssertionError("no parent of " + vertex);
    }

    private static void check(PlainGraph plain, String what, int root) {
        long[] distances = ShortestPathsTest.slow(plain, root);
        int[] fewest = fewest(plain, distances, root);
        Shapes.few(
                plain,
                true,
                (graph, shape) -> {
                    try (ShortestPaths paths = ShortestPaths.of(graph)) {
                        PathTree tree = paths.from(root).tree();
                        paths.from(0); // does not matter to it
                        assertEquals(root, tree.root());
                        for (int v = 0; v < plain.vertexCount; v++) {
                            String where = what + ", vertex " + v + ", " + shape;
                            boolean isReached = distances[v] != Distances.UNREACHED;
                            int before = v == root ? root : -1;
                            if (isReached && v != root) {
                                before = parent(plain, distances, fewest, v);
                            }
                            assertEquals(before, tree.parent(v), where);
                            assertEquals(isReached ? fewest[v] : -1, tree.arcs(v), where);
                            checkPath(plain, tree, root, v, distances[v], where);
                        }
                    }
                });
    }

    private static void checkPath(
            PlainGraph plain, PathTree tree, int root, int vertex, long distance, String where) {
        int[] path = tree.to(vertex);
        if (distance == Distances.UNREACHED) {
            assertEquals(0, path.length, where);
            return;
        }
        assertEquals(root, path[0], where);
        assertEquals(vertex, path[path.length - 1], where);
        long sum = 0;
        for (int i = 1; i < path.length; i++) {
            sum += plain.out.get(path[i - 1]).get(path[i]);
        }
        assertEquals(distance, sum, where);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0, 5",
        "70, 40, 9",
        "70, 200, 0", // all at distance 0: rings of arcs that cost nothing
        "150, 600, 1",
        "150, 600, 3",
        "150, 600, 2147483647"
    })
    void hasTheFewestArcsAndTheLeastParents(int vertices, int edges, int heaviest) {
        long seed = 3;
        int most = Math.min(Integer.MAX_VALUE - 1, heaviest);
        String what = vertices + " vertices, " + edges + " edges, seed " + seed;
        check(PlainGraph.random(vertices, edges, false, most, seed), what, vertices / 3);
        check(PlainGraph.random(vertices, edges, true, most, seed), what + ", directed", 0);
    }

    @Test
    void leadsFromAnIsolatedVertexNowhere() {
        check(new PlainGraph(70, false, List.of(new int[] {0, 1, 4})), "isolated", 69);
    }

    @Test
    void isAskedForWhileDistancesAreOfUse() {
        try (NodePool pool = TestPools.on(1, 1);
                NodeGraph graph = PlainGraph.star(5).on(pool, true, false, true);
                ShortestPaths paths = ShortestPaths.of(graph)) {
            Distances first = paths.from(1);
            PathTree tree = first.tree();
            paths.from(2);
            assertThrows(IllegalStateException.class, first::tree);
            assertArrayEquals(new int[] {1, 0, 4}, tree.to(4));
            String message = "graph: found vertex 5; expected one from 0 and below 5";
            assertEquals(
                    message,
                    assertThrows(FormworkException.class, () -> tree.parent(5)).getMessage());
            assertEquals(
                    message, assertThrows(FormworkException.class, () -> tree.to(5)).getMessage());
        }
    }
}
