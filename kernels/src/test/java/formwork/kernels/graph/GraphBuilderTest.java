package formwork.kernels.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.kernels.TestPools;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.Split;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Graphs against what a plain serial program makes of the same edges. */
@ExtendWith(LeakCheck.class)
final class GraphBuilderTest {
    private static final int[][] SHAPES = {{1, 1}, {1, 3}, {2, 1}, {3, 2}, {4, 1}, {8, 2}};
    private static final List<NodePool> POOLS = new ArrayList<>();

    @BeforeAll
    static void startThreads() {
        for (int[] shape : SHAPES) {
            POOLS.add(TestPools.on(shape[0], shape[1]));
        }
    }

    @AfterAll
    static void endThreads() {
        POOLS.forEach(NodePool::close);
    }

    static EdgePairs pairs(NodePool pool, PlainGraph plain) {
        return plain.weights == null
                ? EdgePairs.of(pool, plain.vertexCount, plain.ends)
                : EdgePairs.weighted(pool, plain.vertexCount, plain.ends, plain.weights);
    }

    static GraphBuilder builder(NodePool pool, PlainGraph plain, int options) {
        GraphBuilder builder = GraphBuilder.on(pool);
        builder = plain.isDirected ? builder.directed() : builder;
        builder = (options & 1) != 0 ? builder.byDegree() : builder;
        builder = (options & 2) != 0 ? builder.withForward() : builder;
        return (options & 4) != 0 ? builder.onHeap() : builder;
    }

    private static void assertRight(PlainGraph plain, String what) {
        for (NodePool pool : POOLS) {
            for (int options = 0; options < 8; options++) {
                if (plain.vertexCount > 200 && options % 3 != pool.threads() % 3) {
                    continue; // each with some pool
                }
                String where =
                        what
                                + ", parts "
                                + pool.homes().size()
                                + ", threads "
                                + pool.threads()
                                + ", options "
                                + options;
                try (EdgePairs edges = pairs(pool, plain);
                        NodeGraph graph = builder(pool, plain, options).build(edges)) {
                    assertSameGraph(plain, graph, (options & 1) != 0, where);
                    assertEquals((options & 2) != 0, graph.hasForward(), where);
                }
            }
        }
    }

    /** The arcs of the graph are those of the plain one, each row in its order. */
    static void assertSameGraph(
            PlainGraph plain, NodeGraph graph, boolean isByDegree, String where) {
        assertEquals(plain.arcCount(), graph.arcCount(), where);
        assertEquals(plain.isDirected, graph.isDirected(), where);
        assertEquals(plain.weights != null, graph.hasWeights(), where);
        int[] degrees = plain.degrees();
        assertNumbering(graph, degrees, isByDegree, where);
        PlainGraph reversed = plain.isDirected ? plain.reversed() : plain;
        int parts = graph.vertices().parts();
        long arcsIn = 0;
        for (int k = 0; k < parts; k++) {
            arcsIn += graph.in(k).count();
        }
        assertEquals(plain.arcCount(), arcsIn, where);
        for (int k = 0; k < parts; k++) {
            Split.Range range = graph.vertices().range(k);
            assertEquals(range.size(), graph.out(k).rows(), where);
            assertEquals(range.size(), graph.in(k).rows(), where);
            for (int row = 0; row < range.size(); row++) {
                int inner = (int) range.from() + row;
                int outer = graph.numbering().outer(inner);
                assertRow(plain.out(outer), graph, graph.out(k), row, 0, inner(graph), where);
                assertRow(reversed.out(outer), graph, graph.in(k), row, 0, inner(graph), where);
                assertOrder(graph, graph.out(k), row, degrees, isByDegree, where);
                assertOrder(graph, graph.in(k), row, degrees, isByDegree, where);
            }
            if (graph.hasForward()) {
                Arcs forward = graph.forward(k);
                assertEquals(graph.vertexCount(), forward.rows(), where);
                assertEquals(graph.in(k).count(), forward.count(), where);
                for (int row = 0; row < forward.rows(); row++) {
                    int outer = graph.numbering().outer(row);
                    int from = (int) range.from();
                    assertRow(plain.out(outer), graph, forward, row, from, (int) range.to(), where);
                    assertOrder(graph, forward, row, degrees, isByDegree, where);
                }
            } else {
                assertNull(graph.forward(k));
            }
        }
    }

    private static int inner(NodeGraph graph) {
        return graph.vertexCount();
    }

    private static void assertNumbering(
            NodeGraph graph, int[] degrees, boolean isByDegree, String where) {
        Numbering numbering = graph.numbering();
        assertEquals(degrees.length, numbering.outerCount(), where);
        assertEquals(graph.vertexCount(), numbering.innerCount(), where);
        for (int inner = 0; inner < numbering.innerCount(); inner++) {
            assertEquals(inner, numbering.inner(numbering.outer(inner)), where);
        }
        if (!isByDegree) {
            assertEquals(degrees.length, numbering.innerCount(), where);
            return;
        }
        int isolated = 0;
        for (int outer = 0; outer < degrees.length; outer++) {
            isolated += degrees[outer] == 0 ? 1 : 0;
            assertEquals(degrees[outer] == 0, numbering.inner(outer) < 0, where);
        }
        assertEquals(degrees.length - isolated, numbering.innerCount(), where);
        for (int k = 0; k < graph.vertices().parts(); k++) {
            Split.Range range = graph.vertices().range(k);
            for (int inner = (int) range.from() + 1; inner < range.to(); inner++) {
                int before = numbering.outer(inner - 1);
                int outer = numbering.outer(inner);
                assertTrue(isBefore(before, outer, degrees), where);
            }
        }
    }

    private static boolean isBefore(int before, int outer, int[] degrees) {
        return degrees[before] > degrees[outer]
                || degrees[before] == degrees[outer] && before < outer;
    }

    /** All arcs are there outside; that there are as many of them the counts tell. */
    private static void assertRow(
            Map<Integer, Integer> plain,
            NodeGraph graph,
            Arcs arcs,
            int row,
            int from,
            int to,
            String where) {
        for (long i = arcs.offsets().longAt(row); i < arcs.offsets().longAt(row + 1L); i++) {
            int target = arcs.targets().intAt(i);
            assertTrue(target >= from && target < to, where);
            Integer weight = arcs.weights() == null ? 0 : arcs.weights().intAt(i);
            assertEquals(plain.get(graph.numbering().outer(target)), weight, where);
        }
    }

    private static void assertOrder(
            NodeGraph graph, Arcs arcs, int row, int[] degrees, boolean isByDegree, String where) {
        for (long i = arcs.offsets().longAt(row) + 1; i < arcs.offsets().longAt(row + 1L); i++) {
            int before = arcs.targets().intAt(i - 1);
            int after = arcs.targets().intAt(i);
            if (isByDegree) {
                Numbering numbering = graph.numbering();
                assertTrue(
                        isBefore(numbering.outer(before), numbering.outer(after), degrees), where);
            } else {
                assertTrue(before < after, where);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 63, 64, 65, 128, 130, 500, 1000})
    void hasTheArcsOfThePlainGraph(int vertices) {
        for (int kind = 0; kind < 4; kind++) {
            long seed = 10L * vertices + kind;
            PlainGraph plain =
                    PlainGraph.random(vertices, 5 * vertices, kind % 2 == 1, kind >= 2, seed);
            assertRight(plain, "seed " + seed);
        }
    }

    @Test
    void mayBeEmptyOrAStarOrLoopsOnly() {
        assertRight(new PlainGraph(0, false, new int[0], null), "nothing");
        assertRight(new PlainGraph(0, true, new int[0], new int[0]), "nothing, weighted");
        assertRight(new PlainGraph(200, false, new int[0], null), "no edges");
        assertRight(new PlainGraph(200, true, new int[] {7, 7, 199, 199, 7, 7}, null), "loops");
        int[] star = new int[2 * 999];
        for (int i = 0; i < 999; i++) {
            star[2 * i + i % 2] = 500;
            star[2 * i + 1 - i % 2] = i < 500 ? i : i + 1;
        }
        assertRight(new PlainGraph(1000, false, star, null), "star");
        assertRight(new PlainGraph(1000, true, star, null), "star, directed");
        int[] path = new int[2 * 300];
        Arrays.setAll(path, i -> (i + 1) / 2);
        assertRight(new PlainGraph(301, false, path, null), "path");
    }

    /** Graphs of many buckets, and a row that is longer than one. */
    @Test
    void hasTheArcsOfLargerGraphs() {
        int scale = 12;
        int[] ends = new int[2 * (16 << scale)];
        for (int edge = 0; edge < ends.length / 2; edge++) {
            long pair = Kronecker.pair(3, edge, scale);
            ends[2 * edge] = (int) (pair >>> 32);
            ends[2 * edge + 1] = (int) pair;
        }
        int[] weights = new Random(1).ints(ends.length / 2, 0, 9).toArray();
        int[] star = new int[2 * 40_000];
        for (int i = 0; i < 40_000; i++) {
            star[2 * i] = 20_000;
            star[2 * i + 1] = i;
        }
        List<PlainGraph> plains =
                List.of(
                        new PlainGraph(1 << scale, false, ends, null),
                        new PlainGraph(1 << scale, true, ends, weights),
                        new PlainGraph(40_000, false, star, null));
        for (PlainGraph plain : plains) {
            for (int shape = 1; shape < SHAPES.length; shape += 2) {
                try (EdgePairs edges = pairs(POOLS.get(shape), plain);
                        NodeGraph graph = builder(POOLS.get(shape), plain, 3).build(edges)) {
                    assertSameGraph(plain, graph, true, "shape " + shape);
                }
            }
        }
    }

    /** With one part all arrays are the same, whatever the threads and wherever they lie. */
    @Test
    void isTheSameForAnyThreads() {
        PlainGraph plain = PlainGraph.random(3000, 40_000, false, true, 5);
        int[][] first = null;
        for (int threads = 1; threads <= 4; threads++) {
            try (NodePool pool = TestPools.on(1, threads);
                    EdgePairs edges = pairs(pool, plain);
                    NodeGraph graph = builder(pool, plain, threads == 3 ? 5 : 1).build(edges)) {
                int[][] arrays = {
                    ints(graph.out(0).targets()),
                    ints(graph.out(0).weights()),
                    ints(graph.out(0).offsets()),
                    ints(graph.numbering().toInner()),
                    ints(graph.numbering().toOuter())
                };
                first = first == null ? arrays : first;
                for (int i = 0; i < arrays.length; i++) {
                    assertArrayEquals(first[i], arrays[i], "threads " + threads);
                }
            }
        }
    }

    private static int[] ints(Span span) {
        int[] ints = new int[(int) (span.bytes() / Integer.BYTES)];
        Arrays.setAll(ints, span::intAt);
        return ints;
    }

    @Test
    void sharesOutArcsEvenlyWhereNumberedByDegree() {
        PlainGraph plain = PlainGraph.random(4096, 60_000, false, false, 9);
        for (NodePool pool : POOLS) {
            try (EdgePairs edges = pairs(pool, plain);
                    NodeGraph graph = builder(pool, plain, 1).build(edges)) {
                int parts = graph.vertices().parts();
                for (int k = 0; k < parts; k++) {
                    double even = graph.vertices().range(k).size() / (double) graph.vertexCount();
                    double share = graph.out(k).count() / (double) graph.arcCount();
                    assertTrue(share < 1.15 * Math.max(even, 1.0 / parts), k + ": " + share);
                }
            }
        }
    }

    @Test
    void dealsEachNumberOnce() {
        Random random = new Random(3);
        for (int parts = 1; parts <= 8; parts++) {
            for (int round = 0; round < 40; round++) {
                Split split = new Split(random.nextInt(1200), parts);
                boolean[] isDealt = new boolean[(int) split.length()];
                int[] last = new int[parts];
                for (int rank = 0; rank < isDealt.length; rank++) {
                    int inner = DegreeOrder.deal(rank, split);
                    assertFalse(isDealt[inner], () -> "twice " + inner + " of " + split);
                    isDealt[inner] = true;
                    int part = split.part(inner);
                    assertEquals(split.range(part).from() + last[part]++, inner, split::toString);
                }
            }
        }
    }

    @Test
    void tellsWhichEdgeHasAVertexThatIsNotThere() {
        int[] ends = new int[2 * 400];
        ends[2 * 300] = 5;
        ends[2 * 300 + 1] = 17;
        ends[2 * 399] = -1;
        for (NodePool pool : POOLS) {
            try (EdgePairs edges = EdgePairs.of(pool, 17, ends)) {
                FormworkException fault =
                        assertThrows(
                                FormworkException.class,
                                () -> GraphBuilder.on(pool).build(edges).close());
                assertEquals(
                        "edge 301: found vertices 5 and 17; expected them from 0 to 16",
                        fault.getMessage());
                assertEquals(IoStatus.BAD_INDEX, fault.status());
            }
        }
    }

    @Test
    void tellsWhatEachStageTook() {
        PlainGraph plain = PlainGraph.random(1000, 9000, false, false, 2);
        NodePool pool = POOLS.get(2);
        try (EdgePairs edges = pairs(pool, plain);
                NodeGraph graph = builder(pool, plain, 3).build(edges)) {
            Construction construction = graph.construction();
            assertEquals(9000, construction.edgeCount());
            assertEquals(72_000, construction.edgeBytes());
            assertEquals(
                    List.of("count", "fill", "sort", "order", "pack", "forward"),
                    construction.stages().stream().map(Construction.Stage::name).toList());
            long bytes = 0;
            for (int k = 0; k < 2; k++) {
                bytes += graph.out(k).offsets().bytes() + graph.out(k).targets().bytes();
                bytes += graph.forward(k).offsets().bytes() + graph.forward(k).targets().bytes();
            }
            bytes += graph.numbering().toInner().bytes() + graph.numbering().toOuter().bytes();
            assertEquals(bytes, construction.bytes());
            assertTrue(construction.mostBytes() > bytes);
            assertTrue(construction.nanos() > 0);
        }
    }

    @Test
    void sharesMemoryWhereRowsAreTheSame() {
        PlainGraph plain = PlainGraph.random(100, 900, false, false, 2);
        try (EdgePairs edges = pairs(POOLS.get(0), plain);
                NodeGraph graph = builder(POOLS.get(0), plain, 3).build(edges)) {
            assertSame(graph.out(0), graph.in(0));
            assertSame(graph.out(0), graph.forward(0));
        }
    }

    /** Else it would take all memory there is, and the system end the process. */
    @Test
    void refusesMoreVerticesThanFitAnywhere() {
        try (NodePool pool = TestPools.on(2, 1);
                EdgePairs edges = EdgePairs.of(pool, Integer.MAX_VALUE)) {
            assumeTrue(pool.machine().mostBytes() < 51_539_607_528L);
            OutOfMemoryError error =
                    assertThrows(
                            OutOfMemoryError.class,
                            () -> GraphBuilder.on(pool).byDegree().build(edges));
            assertTrue(
                    error.getMessage()
                            .startsWith(
                                    "graph: found 2147483647 vertices, which take 51539607528"
                                            + " bytes; expected no more than "),
                    error.getMessage());
        }
    }
}
