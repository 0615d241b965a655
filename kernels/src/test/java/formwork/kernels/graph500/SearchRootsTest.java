package formwork.kernels.graph500;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.kernels.TestPools;
import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.GraphBuilder;
import formwork.kernels.graph.Kronecker;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(LeakCheck.class)
final class SearchRootsTest {
    private static int[] sample(int vertexCount, int most, long seed, int... ends) {
        try (NodePool pool = TestPools.on(2, 1);
                EdgePairs edges = EdgePairs.of(pool, vertexCount, ends);
                NodeGraph graph = GraphBuilder.on(pool).build(edges)) {
            return SearchRoots.sample(graph, most, seed);
        }
    }

    /** Of 0 to 9, vertex 3 has a loop only, and 5 to 8 have nothing. */
    @Test
    void takesAllVerticesWithANeighbourWhereThereAreNoMore() {
        int[] roots = sample(10, 64, 1, 0, 1, 1, 2, 3, 3, 4, 9);
        Arrays.sort(roots);
        assertArrayEquals(new int[] {0, 1, 2, 4, 9}, roots);
    }

    @Test
    void takesNoneOfAGraphWithoutEdges() {
        assertEquals(0, sample(10, 64, 1, 3, 3).length);
        assertEquals(0, sample(0, 64, 1).length);
    }

    /** Of 5 vertices 2, in 4000 samples: each is in 1600 of them, give or take five deviations. */
    @Test
    void takesEachVertexAsOftenAsAnyOther() {
        int[] counts = new int[5];
        try (NodePool pool = TestPools.on(1, 1);
                EdgePairs edges = EdgePairs.of(pool, 5, 0, 1, 1, 2, 2, 3, 3, 4);
                NodeGraph graph = GraphBuilder.on(pool).build(edges)) {
            for (long seed = 0; seed < 4000; seed++) {
                int[] roots = SearchRoots.sample(graph, 2, seed);
                assertEquals(2, Arrays.stream(roots).distinct().count(), "seed " + seed);
                for (int root : roots) {
                    counts[root]++;
                }
            }
        }
        double deviation = Math.sqrt(4000 * 0.4 * 0.6);
        for (int count : counts) {
            assertEquals(1600, count, 5 * deviation, Arrays.toString(counts));
        }
    }

    @Test
    void takesTheSameHoweverTheGraphIsDividedAndNumbered() {
        int[] first = null;
        for (int parts = 1; parts <= 4; parts++) {
            try (NodePool pool = TestPools.on(parts, 2);
                    EdgePairs edges = Kronecker.edges(pool, 9, 16, 3);
                    NodeGraph plain = GraphBuilder.on(pool).build(edges);
                    NodeGraph byDegree = GraphBuilder.on(pool).byDegree().onHeap().build(edges)) {
                int[] roots = SearchRoots.sample(plain, 64, 7);
                first = first == null ? roots : first;
                assertArrayEquals(first, roots);
                assertArrayEquals(first, SearchRoots.sample(byDegree, 64, 7));
            }
        }
        assertEquals(64, Arrays.stream(first).distinct().count());
        assertTrue(Arrays.stream(first).allMatch(root -> root >= 0 && root < 512));
    }
}
