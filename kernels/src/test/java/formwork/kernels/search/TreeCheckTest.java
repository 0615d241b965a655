package formwork.kernels.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.kernels.TestPools;
import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.GraphBuilder;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Right trees that are spoilt, one rule after the other; and edges that are not the graph's. */
@ExtendWith(LeakCheck.class)
final class TreeCheckTest {
    // A square with a tail, a triangle apart, an isolated vertex; a loop and a repeated edge.
    //
    //   0 - 1      5 - 6
    //   |   |       \ /
    //   2 - 3 - 4    7       8
    private static final int[] ENDS = {
        0, 1, 0, 2, 1, 3, 3, 2, 3, 4, 5, 6, 6, 7, 7, 5, 4, 4, 1, 0,
    };
    private static final int COUNT = 9;

    private static void parent(SearchTree tree, int vertex, int parent) {
        int inner = tree.numbering().inner(vertex);
        SearchPart part = tree.search().part(inner);
        int innerParent = parent < 0 || parent >= COUNT ? parent : tree.numbering().inner(parent);
        int own = inner - part.first;
        part.parents.putInt(own, innerParent);
        long bit = 1L << own;
        long word = part.visited.longAt(own >>> 6);
        part.visited.putLong(own >>> 6, innerParent < 0 ? word & ~bit : word | bit);
    }

    private static void level(SearchTree tree, int vertex, int level) {
        tree.findLevels();
        tree.setInnerLevel(tree.numbering().inner(vertex), level);
    }

    private static void withTree(int[] graphEnds, int[] checkEnds, Consumer<Check> task) {
        for (int parts = 1; parts <= 3; parts++) {
            for (int options = 0; options < 2; options++) {
                PlainSearch plain = new PlainSearch(COUNT, false, graphEnds);
                try (NodePool pool = TestPools.on(parts, 2);
                        EdgePairs edges = TestGraphs.pairs(pool, plain);
                        EdgePairs others = EdgePairs.of(pool, COUNT, checkEnds);
                        NodeGraph graph = TestGraphs.builder(pool, plain, options).build(edges);
                        BreadthFirstSearch search = BreadthFirstSearch.of(graph, Rule.gapbs())) {
                    task.accept(new Check(others, search.from(0)));
                }
            }
        }
    }

    private record Check(EdgePairs edges, SearchTree tree) {}

    private static void assertBroken(int rule, String message, Consumer<SearchTree> spoiling) {
        withTree(
                ENDS,
                ENDS,
                check -> {
                    spoiling.accept(check.tree);
                    assertBroken(rule, message, check);
                });
    }

    private static void assertBroken(int rule, String message, Check check) {
        BrokenTree found =
                assertThrows(
                        BrokenTree.class, () -> TreeCheck.check(check.edges, check.tree), message);
        assertEquals("tree of root 0, rule " + rule + ", " + message, found.getMessage());
        assertEquals(rule, found.rule());
    }

    @Test
    void countsTheEdgesOfTheComponent() {
        withTree(
                ENDS,
                ENDS,
                check -> {
                    assertEquals(7, TreeCheck.check(check.edges, check.tree));
                    assertEquals(7, TreeCheck.check(check.edges, check.tree)); // once more
                    SearchTree apart = check.tree.search().from(6);
                    assertEquals(3, TreeCheck.check(check.edges, apart));
                    SearchTree alone = check.tree.search().from(8);
                    assertEquals(0, TreeCheck.check(check.edges, alone));
                });
    }

    @Test
    void treeHasNoCycles() {
        assertBroken(
                1,
                "vertex 4: found a way up that goes in a circle; expected it to lead to the root",
                tree -> parent(tree, 4, 4));
        assertBroken(
                1, "root: found parent 1; expected the root itself", tree -> parent(tree, 0, 1));
        assertBroken(
                1,
                "vertex 3: found a way up that ends after step 1; expected it to lead to the"
                        + " root",
                tree -> parent(tree, 3, 999_999)); // no vertex at all
    }

    @Test
    void waysUpLeadToTheRoot() {
        withTree(
                ENDS,
                ENDS,
                check -> {
                    parent(check.tree, 5, 6); // a tree of its own
                    parent(check.tree, 6, 6);
                    BrokenTree found =
                            assertThrows(
                                    BrokenTree.class,
                                    () -> TreeCheck.check(check.edges, check.tree));
                    assertEquals(1, found.rule());
                });
    }

    @Test
    void parentsAreOneLevelAbove() {
        assertBroken(
                2,
                "vertex 4: found level 2; expected 3 below its parent",
                tree -> level(tree, 4, 2));
        assertBroken(
                2,
                "vertex 7: found level 1; expected -1 below its parent",
                tree -> level(tree, 7, 1));
        assertBroken(
                2,
                "level 3: found 0 vertices; expected 1, as many as the search counted",
                tree -> parent(tree, 4, -1));
    }

    @Test
    void edgesJoinLevelsThatDifferByOneAtMost() {
        // The graph does not know of the edge between 0 and 4.
        int[] more = java.util.Arrays.copyOf(ENDS, ENDS.length + 2);
        more[ENDS.length] = 0;
        more[ENDS.length + 1] = 4;
        withTree(
                ENDS,
                more,
                check ->
                        assertBroken(
                                3,
                                "edge 10: found vertices 0 and 4 at levels 0 and 3; expected levels"
                                        + " that differ by 1 at most",
                                check));
    }

    @Test
    void treeSpansTheComponent() {
        int[] more = java.util.Arrays.copyOf(ENDS, ENDS.length + 2);
        more[ENDS.length] = 7;
        more[ENDS.length + 1] = 4;
        withTree(
                ENDS,
                more,
                check ->
                        assertBroken(
                                4,
                                "edge 10: found vertex 4 in the tree and 7 outside; expected both"
                                        + " in it",
                                check));
        // From an isolated vertex, which by degree has no number within.
        more[ENDS.length] = 8;
        withTree(
                ENDS,
                more,
                check -> {
                    SearchTree alone = check.tree.search().from(8);
                    BrokenTree found =
                            assertThrows(
                                    BrokenTree.class, () -> TreeCheck.check(check.edges, alone));
                    assertEquals(
                            "tree of root 8, rule 4, edge 10: found vertex 8 in the tree and 4"
                                    + " outside; expected both in it",
                            found.getMessage());
                });
    }

    @Test
    void parentsAreJoinedByAnEdge() {
        // Both ends of a tail at the same levels, but no edge from 2 to 4: 4 hangs below 3 only.
        int[] ends = {0, 1, 0, 2, 1, 3, 2, 4};
        withTree(
                ends,
                ends,
                check -> {
                    parent(check.tree, 4, 1);
                    assertBroken(
                            5,
                            "vertex 4: found parent 1; expected one that an edge joins it to",
                            check);
                });
    }

    @Test
    void edgesOfAnotherGraphAreRefused() {
        withTree(
                ENDS,
                ENDS,
                check -> {
                    try (EdgePairs others =
                            EdgePairs.of(check.tree.search().graph().pool(), COUNT + 1, ENDS)) {
                        assertEquals(
                                "edges: found 10 vertices; expected 9, as many as the graph is made"
                                        + " from",
                                assertThrows(
                                                IllegalArgumentException.class,
                                                () -> TreeCheck.check(others, check.tree))
                                        .getMessage());
                    }
                });
        int[] bad = ENDS.clone();
        bad[4] = 9;
        withTree(
                ENDS,
                bad,
                check ->
                        assertEquals(
                                "edge 2: found vertices 9 and 3; expected some of the graph",
                                assertThrows(
                                                IllegalArgumentException.class,
                                                () -> TreeCheck.check(check.edges, check.tree))
                                        .getMessage()));
    }

    @Test
    void directedEdgesLeadNoMoreThanALevelFurther() {
        int[] ends = {0, 1, 1, 2, 2, 0, 3, 0};
        PlainSearch plain = new PlainSearch(4, true, ends);
        try (NodePool pool = TestPools.on(2, 1);
                EdgePairs edges = TestGraphs.pairs(pool, plain);
                EdgePairs more = EdgePairs.of(pool, 4, 0, 1, 1, 2, 0, 2);
                EdgePairs out = EdgePairs.of(pool, 4, 0, 1, 1, 2, 1, 3);
                NodeGraph graph = GraphBuilder.on(pool).directed().build(edges);
                BreadthFirstSearch search = BreadthFirstSearch.of(graph, Rule.gapbs())) {
            SearchTree tree = search.from(0);
            assertEquals(3, TreeCheck.check(edges, tree));
            assertBroken(
                    3,
                    "edge 2: found vertices 0 and 2 at levels 0 and 2; expected levels that differ"
                            + " by 1 at most",
                    new Check(more, tree));
            assertBroken(
                    4,
                    "edge 2: found vertex 1 in the tree and 3 outside; expected both in it",
                    new Check(out, tree));
        }
    }
}
