package formwork.kernels.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.kernels.TestPools;
import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.GraphBuilder;
import formwork.kernels.graph.Kronecker;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** How many edges searches look at, level by level. */
@ExtendWith(LeakCheck.class)
final class ScannedEdgesTest {
    private static final int[][] SHAPES = {{1, 1}, {1, 3}, {2, 1}, {2, 2}, {3, 2}, {4, 1}, {8, 2}};

    private static long scanned(SearchTree tree, Direction direction) {
        return tree.levels().stream()
                .filter(level -> level.direction() == direction)
                .mapToLong(LevelCount::scannedEdges)
                .sum();
    }

    @Test
    void looksAtFewEdgesWhereDirectionsChange() {
        try (NodePool pool = TestPools.on(2, 1);
                EdgePairs edges = Kronecker.edges(pool, 16, 16, 1);
                NodeGraph plain = GraphBuilder.on(pool).build(edges);
                NodeGraph byDegree = GraphBuilder.on(pool).byDegree().build(edges)) {
            long[] sums = new long[2];
            for (Rule rule : List.of(Rule.gapbs(), Rule.netal())) {
                try (BreadthFirstSearch search = BreadthFirstSearch.of(plain, rule);
                        BreadthFirstSearch sorted = BreadthFirstSearch.of(byDegree, rule)) {
                    int searches = 0;
                    for (int root = 0; searches < 10; root += 4099) {
                        SearchTree tree = search.from(root);
                        if (tree.reached() < 1000) {
                            continue;
                        }
                        searches++;
                        SearchTree other = sorted.from(root);
                        assertEquals(tree.reached(), other.reached());
                        for (SearchTree each : List.of(tree, other)) {
                            long all =
                                    each.levels().stream()
                                            .mapToLong(LevelCount::scannedEdges)
                                            .sum();
                            assertTrue(
                                    all * 4 < plain.arcCount(),
                                    () -> rule + ", root " + each.root() + ": " + each.levels());
                        }
                        sums[0] += scanned(tree, Direction.BOTTOM_UP);
                        sums[1] += scanned(other, Direction.BOTTOM_UP);
                    }
                }
            }
            assertTrue(sums[1] < sums[0], sums[1] + " of " + sums[0]);
        }
    }

    @Test
    void topDownLooksAtEachArcOfTheComponentOnce() {
        for (int[] shape : SHAPES) {
            PlainSearch plain = TestGraphs.random(500, 900, false, 9);
            for (int options = 0; options < 4; options++) {
                try (NodePool pool = TestPools.on(shape[0], shape[1]);
                        EdgePairs edges = TestGraphs.pairs(pool, plain);
                        NodeGraph graph = TestGraphs.builder(pool, plain, options).build(edges);
                        BreadthFirstSearch search = BreadthFirstSearch.of(graph, Rule.topDown())) {
                    SearchTree tree = search.from(plain.ends()[0]);
                    long arcs = 0;
                    for (int part = 0; part < pool.homes().size(); part++) {
                        long first = graph.vertices().range(part).from();
                        for (int row = 0; row < graph.out(part).rows(); row++) {
                            int vertex = graph.numbering().outer((int) first + row);
                            arcs += tree.level(vertex) >= 0 ? graph.out(part).degree(row) : 0;
                        }
                    }
                    assertEquals(arcs, scanned(tree, Direction.TOP_DOWN), "options " + options);
                }
            }
        }
    }
}
