package formwork.kernels.search;

import formwork.kernels.graph.GraphMemory;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.NodeCounters;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.Placement;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * Finds for each vertex that can be reached from a root the vertex before it on a shortest path,
 * with the threads of the graph's pool.
 *
 * <p><b>Source.</b> S. Beamer, K. Asanović, D. Patterson, Direction-Optimizing Breadth-First
 * Search, SC 2012; Y. Yasui, K. Fujisawa, K. Goto, NUMA-optimized Parallel Breadth-first Search on
 * Multicore Single-node System, IEEE Big Data 2013; the first arc of each vertex kept apart as in
 * Y. Yasui, K. Fujisawa, Fast and Scalable NUMA-based Thread Parallel Breadth-first Search, HPCS
 * 2015.
 *
 * <p><b>Invariant.</b> Before each level its vertices, the frontier, are in the queues of their
 * parts (top-down) or in a bitmap that each home has (bottom-up), and are marked as visited and
 * have a parent, as have those of the levels before; no other has.
 *
 * <p><b>Steps.</b> {@link SearchThread} goes from level to level; {@link TopDown} and {@link
 * BottomUp} are the two ways to find the next one.
 *
 * <p><b>Memory.</b> Taken once and used again by each search: where the graph's is, on the heap or
 * on the nodes. One search at a time; a tree is of use until the next one begins.
 */
public final class BreadthFirstSearch implements AutoCloseable {
    private static final int TURNS = 3;

    private final NodeGraph graph;
    private final Function<Progress, Direction> rule;
    private final GraphMemory memory;
    private final SearchPart[] parts;
    private final Owners owners;
    private final SearchThread[] threads;
    private final Tally tally;
    private final LevelLog log = new LevelLog();
    private final NodeCounters[] turns = new NodeCounters[TURNS];
    private final NodeCounters[] ends = new NodeCounters[TURNS];
    private long reached;
    private int serial;
    private boolean isClosed;

    private BreadthFirstSearch(
            NodeGraph graph, Function<Progress, Direction> rule, GraphMemory memory) {
        this.graph = graph;
        this.rule = rule;
        this.memory = memory;
        NodePool pool = graph.pool();
        parts = new SearchPart[graph.vertices().parts()];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = new SearchPart(graph, i, memory);
        }
        owners = new Owners(graph.vertices());
        threads = new SearchThread[pool.threads()];
        tally = new Tally(pool.threads());
        for (int i = 0; i < TURNS; i++) {
            turns[i] = pool.counters();
            ends[i] = pool.counters();
        }
    }

    /**
     * What searches a graph by a rule, top-down with {@link NodeGraph#forward} if the graph has it.
     *
     * @throws OutOfMemoryError if the system has no room for it
     */
    public static BreadthFirstSearch of(NodeGraph graph, Rule rule) {
        Objects.requireNonNull(rule, "rule");
        return of(graph, progress -> progress.next(rule));
    }

    static BreadthFirstSearch of(NodeGraph graph, Function<Progress, Direction> rule) {
        boolean isOnHeap = graph.out(0).targets().base() != null;
        GraphMemory memory = new GraphMemory(graph.pool(), isOnHeap);
        boolean isComplete = false;
        try {
            BreadthFirstSearch search = new BreadthFirstSearch(graph, rule, memory);
            graph.pool()
                    .run(
                            worker -> {
                                SearchThread thread = new SearchThread(search, worker);
                                search.threads[worker.index()] = thread;
                                thread.prepare();
                            });
            isComplete = true;
            return search;
        } finally {
            if (!isComplete) {
                memory.close();
            }
        }
    }

    /**
     * The tree of a search.
     *
     * @param root a vertex, as it is numbered outside
     * @throws IllegalStateException if this, the graph or its pool is closed
     */
    public synchronized SearchTree from(int root) {
        if (isClosed) {
            throw new IllegalStateException("search: found it closed; expected it open");
        }
        if (root < 0 || root >= graph.numbering().outerCount()) {
            throw badVertex("root", root, graph.numbering().outerCount());
        }
        serial++;
        log.clear();
        reached = 1;
        int inner = graph.numbering().inner(root);
        if (inner >= 0) {
            for (int i = 0; i < TURNS; i++) {
                turns[i].reset();
                ends[i].reset();
            }
            graph.pool().run(worker -> threads[worker.index()].run(inner));
        } else {
            log.add(Direction.TOP_DOWN, 1, 0, 0); // isolated and cut off
        }
        return new SearchTree(this, root, inner);
    }

    static IllegalArgumentException badVertex(String what, int vertex, int count) {
        return new IllegalArgumentException(
                what + ": found " + vertex + "; expected a vertex from 0 to " + (count - 1));
    }

    NodeGraph graph() {
        return graph;
    }

    SearchPart[] parts() {
        return parts;
    }

    SearchPart part(int vertex) {
        return parts[owners.of(vertex)];
    }

    Owners owners() {
        return owners;
    }

    Progress newProgress() {
        return new Progress(graph.vertexCount(), graph.arcCount(), graph.isDirected());
    }

    Direction next(Progress progress) {
        return rule.apply(progress);
    }

    NodeCounters turns(int turn) {
        return turns[turn];
    }

    NodeCounters ends(int turn) {
        return ends[turn];
    }

    Tally tally() {
        return tally;
    }

    LevelLog log() {
        return log;
    }

    void setReached(long count) {
        reached = count;
    }

    long reached() {
        return reached;
    }

    int serial() {
        return serial;
    }

    /** Where the pages of what is known of a part are. */
    List<Placement> placements(int part) {
        return memory.placements(part);
    }

    /** Gives the memory back; no tree is of use any more. */
    @Override
    public synchronized void close() {
        isClosed = true;
        serial++;
        memory.close();
    }
}
