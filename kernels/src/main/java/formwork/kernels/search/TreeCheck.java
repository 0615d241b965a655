package formwork.kernels.search;

import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.graph.Numbering;
import formwork.kernels.graph.Span;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;
import org.agrona.UnsafeApi;

/**
 * Checks a tree against the edges that its graph was made from, by the five rules of Graph500.
 *
 * <p><b>Source.</b> Graph500's specification, "Validation": (1) the tree has no cycles, (2) each of
 * its edges joins vertices whose levels differ by one, (3) each edge of the input joins vertices
 * whose levels differ by one at most, or that are both outside the tree, (4) the tree spans a whole
 * component, (5) a vertex and its parent are joined by an edge of the input.
 *
 * <p>Of directed edges (3) and (4) ask that an edge from a vertex of the tree leads to one that is
 * no more than a level further.
 *
 * <p><b>Steps.</b> Levels by climbing (1); all vertices (2); all edges (3, 4), which mark the
 * vertices whose parents they lead to; all marks (5).
 */
public final class TreeCheck {
    private final SearchTree tree;
    private final BreadthFirstSearch search;
    private final NodeGraph graph;
    private final EdgePairs edges;
    private final Numbering numbering;

    private TreeCheck(EdgePairs edges, SearchTree tree) {
        this.edges = edges;
        this.tree = tree;
        search = tree.search();
        graph = search.graph();
        numbering = tree.numbering();
    }

    /**
     * How many edges of the input are in the component of the root, loops and repeated ones
     * included: what Graph500 counts as traversed. Of directed ones, those that begin there.
     *
     * @throws BrokenTree if the tree breaks a rule
     */
    public static long check(EdgePairs edges, SearchTree tree) {
        if (edges.vertexCount() != tree.numbering().outerCount()) {
            throw new IllegalArgumentException(
                    "edges: found "
                            + edges.vertexCount()
                            + " vertices; expected "
                            + tree.numbering().outerCount()
                            + ", as many as the graph is made from");
        }
        TreeCheck check = new TreeCheck(edges, tree);
        tree.findLevels();
        if (tree.innerRoot() >= 0) {
            check.checkVertices();
        }
        long count = check.checkEdges();
        if (tree.innerRoot() >= 0) {
            check.checkMarks();
        }
        return count;
    }

    private Split.Range mine(NodeWorker worker) {
        return worker.share(graph.vertices().range(worker.home()));
    }

    // ---- rule 2, and what the search counted ----

    private void checkVertices() {
        List<LevelCount> levels = tree.levels();
        AtomicLongArray counts = new AtomicLongArray(levels.size());
        graph.pool()
                .run(
                        worker -> {
                            Split.Range mine = mine(worker);
                            SearchPart part = search.parts()[worker.home()];
                            long[] own = new long[levels.size()];
                            for (long i = mine.from(); i < mine.to(); i++) {
                                checkVertex((int) i, own);
                            }
                            for (int i = 0; i < own.length; i++) {
                                counts.addAndGet(i, own[i]);
                            }
                            clearMarks(part, mine);
                        });
        for (int i = 0; i < levels.size(); i++) {
            if (counts.get(i) != levels.get(i).frontierVertices()) {
                throw badCount(i, counts.get(i), levels.get(i).frontierVertices());
            }
        }
    }

    private void checkVertex(int vertex, long... counts) {
        int parent = tree.innerParent(vertex);
        int level = tree.innerLevel(vertex);
        boolean isRoot = vertex == tree.innerRoot();
        int expected = parent < 0 ? -1 : isRoot ? 0 : tree.innerLevel(parent) + 1;
        if (level != expected) {
            throw badLevel(vertex, level, expected);
        }
        if (level >= tree.depth()) {
            throw badLevel(vertex, level, tree.depth() - 1);
        }
        if (level >= 0) {
            counts[Math.min(level, counts.length - 1)]++;
        }
    }

    private static void clearMarks(SearchPart part, Split.Range vertices) {
        long from = vertices.from() - part.first >> 6;
        long to = vertices.to() - part.first + Long.SIZE - 1 >> 6;
        SearchPart.clear(part.next, from, to);
    }

    // ---- rules 3 and 4 ----

    private long checkEdges() {
        long[] counts = new long[graph.pool().threads()];
        int homes = graph.pool().homes().size();
        graph.pool()
                .run(
                        worker -> {
                            long count = 0;
                            int parts = edges.ends().split().parts();
                            for (int i = worker.home(); i < parts; i += homes) {
                                count += checkEdges(worker.share(edges.ends().part(i)));
                            }
                            counts[worker.index()] = count;
                        });
        long sum = 0;
        for (long count : counts) {
            sum += count;
        }
        return sum;
    }

    /** Of the ends in a range, which begins with one of an edge. */
    private long checkEdges(Split.Range range) {
        NodeVector ends = edges.ends();
        boolean isDirected = graph.isDirected();
        int vertices = numbering.outerCount();
        long count = 0;
        if (range.from() >= range.to()) {
            return 0;
        }
        long at = ends.address(range.from());
        for (long i = range.from(); i < range.to(); i += 2) {
            int from = UnsafeApi.getInt(at);
            int to = UnsafeApi.getInt(at + Integer.BYTES);
            at += 2 * Integer.BYTES;
            if (from < 0 || from >= vertices || to < 0 || to >= vertices) {
                throw badEnds(i >> 1, from, to);
            }
            int innerFrom = numbering.inner(from);
            int innerTo = numbering.inner(to);
            int levelFrom = level(from, innerFrom);
            int levelTo = level(to, innerTo);
            if (levelFrom < 0 && (isDirected || levelTo < 0)) {
                continue;
            }
            if (levelFrom < 0 || levelTo < 0) {
                throw leavesTree(i >> 1, from, to);
            }
            int step = levelTo - levelFrom;
            if (step > 1 || step < -1 && !isDirected) {
                throw joinsFarLevels(i >> 1, from, to, levelFrom, levelTo);
            }
            if (step == 1) {
                mark(innerTo, innerFrom);
            } else if (step == -1 && !isDirected) {
                mark(innerFrom, innerTo);
            }
            count++;
        }
        return count;
    }

    private int level(int vertex, int inner) {
        return inner >= 0 && tree.innerRoot() >= 0
                ? tree.innerLevel(inner)
                : vertex == tree.root() ? 0 : -1;
    }

    /** Notes an edge to a vertex if it comes from the parent. */
    private void mark(int vertex, int parent) {
        if (tree.innerParent(vertex) == parent) {
            SearchPart part = search.part(vertex);
            long at = part.next.at() + ((long) (vertex - part.first >>> 6) << 3);
            long bit = 1L << vertex;
            Span marks = part.next;
            if ((UnsafeApi.getLong(marks.base(), at) & bit) == 0) {
                UnsafeApi.getAndBitwiseOrLong(marks.base(), at, bit);
            }
        }
    }

    // ---- rule 5 ----

    private void checkMarks() {
        graph.pool()
                .run(
                        worker -> {
                            Split.Range mine = mine(worker);
                            SearchPart part = search.parts()[worker.home()];
                            for (long i = mine.from(); i < mine.to(); i++) {
                                long own = i - part.first;
                                boolean isMarked = (part.next.longAt(own >> 6) >>> own & 1) != 0;
                                if (!isMarked
                                        && tree.innerParent((int) i) >= 0
                                        && i != tree.innerRoot()) {
                                    throw hasNoEdge((int) i);
                                }
                            }
                        });
    }

    // ---- what is said ----

    private BrokenTree badCount(int level, long found, long expected) {
        return new BrokenTree(
                2,
                tree,
                "level "
                        + level
                        + ": found "
                        + found
                        + " vertices; expected "
                        + expected
                        + ", as many as the search counted");
    }

    private BrokenTree badLevel(int vertex, int found, int expected) {
        return new BrokenTree(
                2,
                tree,
                "vertex "
                        + numbering.outer(vertex)
                        + ": found level "
                        + found
                        + "; expected "
                        + expected
                        + " below its parent");
    }

    private static IllegalArgumentException badEnds(long edge, int from, int to) {
        return new IllegalArgumentException(
                "edge "
                        + edge
                        + ": found vertices "
                        + from
                        + " and "
                        + to
                        + "; expected some of the graph");
    }

    private BrokenTree leavesTree(long edge, int from, int to) {
        return new BrokenTree(
                4,
                tree,
                "edge "
                        + edge
                        + ": found vertex "
                        + (tree.level(from) < 0 ? to : from)
                        + " in the tree and "
                        + (tree.level(from) < 0 ? from : to)
                        + " outside; expected both in it");
    }

    private BrokenTree joinsFarLevels(long edge, int from, int to, int levelFrom, int levelTo) {
        return new BrokenTree(
                3,
                tree,
                "edge "
                        + edge
                        + ": found vertices "
                        + from
                        + " and "
                        + to
                        + " at levels "
                        + levelFrom
                        + " and "
                        + levelTo
                        + "; expected levels that differ by 1 at most");
    }

    private BrokenTree hasNoEdge(int vertex) {
        int outer = numbering.outer(vertex);
        return new BrokenTree(
                5,
                tree,
                "vertex "
                        + outer
                        + ": found parent "
                        + tree.parent(outer)
                        + "; expected one that an edge joins it to");
    }
}
