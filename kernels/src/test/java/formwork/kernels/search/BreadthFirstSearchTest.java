package formwork.kernels.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.kernels.TestPools;
import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.GraphBuilder;
import formwork.kernels.graph.Kronecker;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.Placement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.function.Executable;

/**
 * Searches against those of a plain serial program: the levels of all vertices, and the parents,
 * which edges and levels confirm.
 */
@ExtendWith(LeakCheck.class)
final class BreadthFirstSearchTest {
    private static final int[][] SHAPES = {{1, 1}, {1, 3}, {2, 1}, {2, 2}, {3, 2}, {4, 1}, {8, 2}};
    private static final List<NodePool> POOLS = new ArrayList<>();

    /** Searches by rules, and by some that change the direction where no rule would. */
    private static final Map<String, Function<Progress, Direction>> RULES = new TreeMap<>();

    @BeforeAll
    static void startThreads() {
        for (int[] shape : SHAPES) {
            POOLS.add(TestPools.on(shape[0], shape[1]));
        }
        List<Rule> rules =
                List.of(
                        Rule.gapbs(),
                        Rule.netal(),
                        Rule.gapbs(1, 1),
                        Rule.netal(1024, 1),
                        Rule.topDown(),
                        Rule.bottomUp());
        rules.forEach(rule -> RULES.put(rule.toString(), progress -> progress.next(rule)));
        RULES.put(
                "in turn",
                progress ->
                        progress.reached() / 3 % 2 == 0 ? Direction.BOTTOM_UP : Direction.TOP_DOWN);
    }

    @AfterAll
    static void endThreads() {
        POOLS.forEach(NodePool::close);
    }

    /** On one of three ways to put a graph together and search it, so that all pairs come. */
    private static void assertRight(PlainSearch plain, String what, int... roots) {
        assertRight(plain, 3, what, roots);
    }

    private static void assertRight(PlainSearch plain, int stride, String what, int... roots) {
        int way = 0;
        for (NodePool pool : POOLS) {
            for (int options = 0; options < 8; options++) {
                if ((way + stride - 1) / stride * stride >= way + RULES.size()) {
                    way += RULES.size(); // not this graph
                    continue;
                }
                try (EdgePairs edges = TestGraphs.pairs(pool, plain);
                        NodeGraph graph = TestGraphs.builder(pool, plain, options).build(edges)) {
                    String where =
                            what
                                    + ", parts "
                                    + pool.homes().size()
                                    + ", threads "
                                    + pool.threads()
                                    + ", options "
                                    + options;
                    way = assertRight(plain, edges, graph, stride, way, where, roots);
                }
            }
        }
    }

    private static int assertRight(
            PlainSearch plain,
            EdgePairs edges,
            NodeGraph graph,
            int stride,
            int firstWay,
            String what,
            int... roots) {
        int way = firstWay;
        for (Map.Entry<String, Function<Progress, Direction>> rule : RULES.entrySet()) {
            if (way++ % stride != 0) {
                continue;
            }
            try (BreadthFirstSearch search = BreadthFirstSearch.of(graph, rule.getValue())) {
                for (int root : roots) {
                    String where = what + ", " + rule.getKey() + ", root " + root;
                    assertSameTree(plain, edges, search.from(root), plain.levels(root), where);
                }
            }
        }
        return way;
    }

    private static void assertSameTree(
            PlainSearch plain, EdgePairs edges, SearchTree tree, int[] levels, String where) {
        long reached = 0;
        List<Long> counts = new ArrayList<>();
        for (int i = 0; i < levels.length; i++) {
            assertEquals(levels[i], tree.level(i), () -> where);
            int parent = tree.parent(i);
            if (levels[i] > 0) {
                assertEquals(levels[i] - 1, levels[parent], where);
            } else {
                assertEquals(levels[i] < 0 ? -1 : i, parent, where);
            }
            if (levels[i] >= 0) {
                reached++;
                while (counts.size() <= levels[i]) {
                    counts.add(0L);
                }
                counts.set(levels[i], counts.get(levels[i]) + 1);
            }
        }
        assertEquals(reached, tree.reached(), where);
        assertEquals(
                counts, tree.levels().stream().map(LevelCount::frontierVertices).toList(), where);
        assertEquals(
                plain.edgesIn(levels), TreeCheck.check(edges, tree), where); // and no rule broken
    }

    @Test
    void findsTheLevelsOfKroneckerGraphs() {
        assertRight(TestGraphs.kronecker(POOLS.get(0), 10, false), "scale 10", 1, 77, 1000);
        assertRight(TestGraphs.kronecker(POOLS.get(0), 12, false), 7 * 5, "scale 12", 5, 4095);
    }

    @Test
    void followsArcsOneWayWhereTheyGoOneWay() {
        assertRight(TestGraphs.kronecker(POOLS.get(0), 10, true), "scale 10", 1, 77, 1000);
        assertRight(TestGraphs.random(3000, 4000, true, 5), "random", 0, 1, 2, 2999);
        assertRight(TestGraphs.path(100, true), "path", 0, 99, 50);
    }

    @Test
    void staysInItsComponent() {
        assertRight(TestGraphs.random(1500, 900, false, 6), "sparse", 0, 1, 2, 3, 1499);
    }

    @Test
    void findsEveryLevelOfAPath() {
        assertRight(TestGraphs.path(150, false), "path", 0, 70);
    }

    @Test
    void searchesTheSmallestGraphs() {
        assertRight(TestGraphs.star(300), "star", 7, 8, 299);
        assertRight(new PlainSearch(1, false), "one vertex", 0);
        assertRight(new PlainSearch(1, false, 0, 0, 0, 0), "one vertex with loops", 0);
        assertRight(new PlainSearch(3, false, 0, 2), "an edge and a vertex", 0, 1, 2);
        assertRight(new PlainSearch(2, true, 1, 0, 1, 0), "an arc", 0, 1);
        assertRight(new PlainSearch(130, false, 129, 64, 64, 63), "three words", 129, 63, 0);
    }

    /** One with more arcs than threads offer at once, found at level 0, 1 and 2. */
    @Test
    void threadsShareTheArcsOfAHub() {
        assertRight(TestGraphs.star(7000), "star", 7, 8);
        int leaves = 5000;
        int[] ends = new int[4 * leaves + 2];
        for (int i = 0; i < leaves; i++) {
            ends[4 * i] = 0; // two hubs, half of whose leaves are both's
            ends[4 * i + 1] = i + 2;
            ends[4 * i + 2] = 1;
            ends[4 * i + 3] = i + 2 + leaves / 2;
        }
        ends[4 * leaves] = 0;
        ends[4 * leaves + 1] = leaves + leaves / 2 + 2;
        assertRight(
                new PlainSearch(leaves + leaves / 2 + 3, false, ends),
                "hubs",
                0,
                leaves + 1,
                leaves + leaves / 2 + 2);
    }

    @Test
    @Tag("slow")
    void findsTheLevelsEveryWay() {
        assertRight(TestGraphs.kronecker(POOLS.get(0), 10, false), 1, "scale 10", 1, 77, 1000);
        assertRight(TestGraphs.kronecker(POOLS.get(0), 10, true), 1, "scale 10", 1, 77, 1000);
        assertRight(TestGraphs.random(1500, 900, false, 6), 1, "sparse", 0, 1, 2, 3, 1499);
        assertRight(TestGraphs.path(700, false), 1, "path", 0, 350);
        assertRight(TestGraphs.path(400, true), 1, "path", 0, 399, 200);
    }

    /** In some of the ways, every one of a stride; {@code -Dstride=1} has all. */
    @Test
    @Tag("slow")
    void findsTheLevelsOfLargeKroneckerGraphs() {
        for (int scale = 11; scale <= 18; scale++) {
            int stride = Integer.getInteger("stride", scale < 15 ? 5 : 29);
            for (boolean isDirected : scale < 14 ? new boolean[] {false, true} : new boolean[1]) {
                PlainSearch plain = TestGraphs.kronecker(POOLS.get(0), scale, isDirected);
                assertRight(plain, stride, "scale " + scale, 3, (1 << scale) - 2);
            }
        }
        assertRight(TestGraphs.path(5_000, false), 29, "path", 0);
    }

    @Test
    void toldApartLevelsEndSomewhere() {
        PlainSearch plain = TestGraphs.path(LevelLog.MOST_LEVELS + 100, false);
        NodePool pool = POOLS.get(0);
        try (EdgePairs edges = TestGraphs.pairs(pool, plain);
                NodeGraph graph = GraphBuilder.on(pool).build(edges);
                BreadthFirstSearch search = BreadthFirstSearch.of(graph, Rule.gapbs())) {
            SearchTree tree = search.from(0);
            assertEquals(plain.vertexCount(), tree.depth());
            assertEquals(LevelLog.MOST_LEVELS, tree.levels().size());
            assertEquals(101, tree.levels().get(LevelLog.MOST_LEVELS - 1).frontierVertices());
            assertEquals(plain.vertexCount() - 1, TreeCheck.check(edges, tree));
        }
    }

    // ---- what goes wrong ----

    @Test
    void saysWhichRootsAndTreesAreOfNoUse() {
        NodePool pool = POOLS.get(0);
        try (EdgePairs edges = EdgePairs.of(pool, 3, 0, 1);
                NodeGraph graph = GraphBuilder.on(pool).build(edges);
                BreadthFirstSearch search = BreadthFirstSearch.of(graph, Rule.gapbs())) {
            assertEquals(
                    "root: found 3; expected a vertex from 0 to 2",
                    assertThrows(IllegalArgumentException.class, () -> search.from(3))
                            .getMessage());
            assertThrows(IllegalArgumentException.class, () -> search.from(-1));
            SearchTree tree = search.from(0);
            assertThrows(IllegalArgumentException.class, () -> tree.parent(3));
            SearchTree next = search.from(2);
            assertEquals(1, next.reached());
            for (Runnable look :
                    List.<Runnable>of(
                            () -> tree.parent(0),
                            () -> tree.level(0),
                            tree::levels,
                            () -> TreeCheck.check(edges, tree))) {
                assertEquals(
                        "tree of root 0: found another search after it; expected a look at it"
                                + " before",
                        assertThrows(IllegalStateException.class, look::run).getMessage());
            }
        }
    }

    @Test
    void rulesNeedParametersAboveZero() {
        assertEquals(
                "rule: found alpha 0 and beta 1; expected both above 0",
                assertThrows(IllegalArgumentException.class, () -> Rule.gapbs(0, 1)).getMessage());
        assertThrows(IllegalArgumentException.class, () -> Rule.netal(1, 0));
        assertThrows(NullPointerException.class, () -> new Rule.Only(null));
        try (NodePool pool = TestPools.on(1, 1);
                EdgePairs edges = EdgePairs.of(pool, 2, 0, 1);
                NodeGraph graph = GraphBuilder.on(pool).build(edges)) {
            NullPointerException fault =
                    assertThrows(
                            NullPointerException.class,
                            () -> BreadthFirstSearch.of(graph, (Rule) null));
            assertEquals("rule", fault.getMessage());
        }
    }

    @Test
    void threadThatFailsEndsTheSearchAndNotTheNext() {
        PlainSearch plain = TestGraphs.kronecker(POOLS.get(0), 8, false);
        for (NodePool pool : POOLS) {
            AtomicInteger asked = new AtomicInteger();
            int fatal = pool.threads() + pool.threads() / 2; // someone at the second level
            Function<Progress, Direction> rule =
                    progress -> {
                        if (asked.getAndIncrement() == fatal) {
                            throw new IllegalStateException("on purpose");
                        }
                        return Direction.BOTTOM_UP;
                    };
            try (EdgePairs edges = TestGraphs.pairs(pool, plain);
                    NodeGraph graph = GraphBuilder.on(pool).build(edges);
                    BreadthFirstSearch search = BreadthFirstSearch.of(graph, rule)) {
                int root = plain.ends()[0];
                assertEquals(
                        "on purpose",
                        assertThrows(IllegalStateException.class, () -> search.from(root))
                                .getMessage());
                assertSameTree(plain, edges, search.from(root), plain.levels(root), "next");
            }
        }
    }

    // ---- many searches, with more threads than CPUs ----

    private static void stress(int searches) {
        int cpus = Runtime.getRuntime().availableProcessors();
        int[][] shapes = {{1, 2 * cpus + 1}, {3, cpus}, {2, cpus + 1}};
        for (int[] shape : shapes) {
            try (NodePool pool = TestPools.on(shape[0], shape[1])) {
                stress(pool, searches / shapes.length);
            }
        }
    }

    private static void stress(NodePool pool, int searches) {
        PlainSearch plain = TestGraphs.random(400, 700, false, 11);
        int[][] levels = new int[plain.vertexCount()][];
        Random random = new Random(12);
        try (EdgePairs edges = TestGraphs.pairs(pool, plain)) {
            for (int options = 0; options < 4; options++) {
                try (NodeGraph graph = TestGraphs.builder(pool, plain, options).build(edges);
                        BreadthFirstSearch search =
                                BreadthFirstSearch.of(graph, RULES.get("in turn"));
                        BreadthFirstSearch other = BreadthFirstSearch.of(graph, Rule.gapbs())) {
                    for (int i = 0; i < searches / 4; i++) {
                        int root = random.nextInt(plain.vertexCount());
                        levels[root] = levels[root] == null ? plain.levels(root) : levels[root];
                        SearchTree tree = (i % 2 == 0 ? search : other).from(root);
                        assertSameTree(plain, edges, tree, levels[root], "search " + i);
                    }
                }
            }
        }
    }

    @Test
    void searchesAgainAndAgain() {
        Assertions.assertTimeoutPreemptively(Duration.ofMinutes(3), () -> stress(300));
    }

    @Test
    @Tag("slow")
    void searchesTenThousandTimes() {
        Assertions.assertTimeoutPreemptively(Duration.ofMinutes(30), () -> stress(10_000));
    }

    /** Part of the tests on machines with several nodes: see bench/numa-vm. */
    @Test
    void putsEveryPageOnTheNodeOfItsPart() {
        try (NodePool pool = Machine.here(warning -> {}).pool(1);
                EdgePairs edges = Kronecker.edges(pool, 14, 16, 1);
                NodeGraph graph = GraphBuilder.on(pool).byDegree().build(edges);
                BreadthFirstSearch search = BreadthFirstSearch.of(graph, Rule.gapbs())) {
            assertTrue(search.from(0).depth() > 0);
            assertFalse(pool.homes().isEmpty());
            for (int part = 0; part < pool.homes().size(); part++) {
                for (Placement placement : search.placements(part)) {
                    assertTrue(
                            placement.unknownPages() > 0
                                    || placement.isAllOn(pool.homes().get(part).node()),
                            "part " + part + ": " + placement);
                }
            }
        }
    }

    @Test
    @SuppressWarnings("try") // closed before the end, twice
    void closedSearchesAndGraphsAreAskedNothing() {
        PlainSearch plain = TestGraphs.star(100);
        for (int options = 0; options < 8; options++) {
            try (NodePool pool = TestPools.on(2, 1);
                    EdgePairs edges = TestGraphs.pairs(pool, plain);
                    NodeGraph graph = TestGraphs.builder(pool, plain, options).build(edges);
                    BreadthFirstSearch search = BreadthFirstSearch.of(graph, Rule.gapbs());
                    BreadthFirstSearch other = BreadthFirstSearch.of(graph, Rule.gapbs())) {
                SearchTree tree = other.from(1);
                search.close();
                search.close();
                assertClosed("search: found it closed; expected it open", () -> search.from(1));
                graph.close();
                graph.close();
                List<Executable> questions =
                        List.of(
                                () -> tree.parent(1),
                                () -> tree.level(1),
                                () -> TreeCheck.check(edges, tree),
                                () -> other.from(1),
                                () -> BreadthFirstSearch.of(graph, Rule.gapbs()),
                                graph::arcCount,
                                graph::numbering,
                                () -> graph.out(0),
                                () -> graph.in(0),
                                () -> graph.forward(0));
                for (Executable question : questions) {
                    assertClosed("graph: found it closed; expected it open", question);
                }
            }
        }
    }

    private static void assertClosed(String message, Executable question) {
        assertEquals(message, assertThrows(IllegalStateException.class, question).getMessage());
    }

    @Test
    void severalThreadsSearchOneGraphInTurn() throws InterruptedException {
        PlainSearch plain = TestGraphs.random(400, 700, false, 21);
        AtomicInteger right = new AtomicInteger();
        try (NodePool pool = TestPools.on(2, 1);
                EdgePairs edges = TestGraphs.pairs(pool, plain);
                NodeGraph graph = TestGraphs.builder(pool, plain, 1).build(edges)) {
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                int first = 10 * i;
                threads.add(
                        new Thread(
                                () -> {
                                    try (BreadthFirstSearch search =
                                            BreadthFirstSearch.of(graph, Rule.gapbs())) {
                                        for (int root = first; root < first + 10; root++) {
                                            SearchTree tree = search.from(root);
                                            TreeCheck.check(edges, tree);
                                            int[] levels = plain.levels(root);
                                            boolean isRight = true;
                                            for (int v = 0; v < levels.length; v++) {
                                                isRight &= tree.level(v) == levels[v];
                                            }
                                            right.addAndGet(isRight ? 1 : 0);
                                        }
                                    }
                                }));
            }
            threads.forEach(Thread::start);
            for (Thread thread : threads) {
                thread.join();
            }
        }
        assertEquals(30, right.get());
    }
}
