package formwork.kernels.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.kernels.TestPools;
import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.GraphBuilder;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Every word of a part has one owner, and each owner a part of the queue as large as its own. */
@ExtendWith(LeakCheck.class)
final class OwnersTest {
    @Test
    void eachVertexHasOneOwner() {
        for (int[] shape : new int[][] {{1, 1}, {1, 2}, {1, 3}, {3, 2}, {2, 5}, {8, 1}, {1, 40}}) {
            for (int vertexCount : new int[] {1, 64, 65, 1000, 4097, 40_000}) {
                try (NodePool pool = TestPools.on(shape[0], shape[1]);
                        EdgePairs edges = EdgePairs.of(pool, vertexCount, 0, 0);
                        NodeGraph graph = GraphBuilder.on(pool).build(edges);
                        BreadthFirstSearch search = BreadthFirstSearch.of(graph, Rule.gapbs())) {
                    String where = shape[0] + " parts, " + shape[1] + " threads, " + vertexCount;
                    int sum = 0;
                    for (SearchPart part : search.parts()) {
                        sum += assertOwned(search.owners(), part, where);
                    }
                    assertEquals(vertexCount, sum, where);
                }
            }
        }
    }

    private static int assertOwned(Owners owners, SearchPart part, String where) {
        int sum = 0;
        for (int thread = 0; thread < owners.threads; thread++) {
            int count = 0;
            for (long stripe = 0; stripe < owners.stripes(part); stripe++) {
                long end = owners.end(part, thread, stripe);
                for (long word = owners.begin(part, thread, stripe); word < end; word++) {
                    int from = part.first + (int) word * Long.SIZE;
                    assertTrue(from < part.first + part.size, where);
                    for (int i = from; i < Math.min(from + 64, part.first + part.size); i++) {
                        assertEquals(thread, owners.thread(i), where);
                        count++;
                    }
                }
            }
            assertEquals(count, part.queueFrom[thread + 1] - part.queueFrom[thread], where);
            sum += count;
        }
        return sum;
    }
}
