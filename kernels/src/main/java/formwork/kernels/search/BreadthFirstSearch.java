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
 * <p><b>Steps.</b> {@link SearchThread} goes from level to level; {@link TopDown}, by several
 * threads {@link Exchange}, and {@link BottomUp} are the ways to find the next one.
 *
 * <p><b>Memory.</b> Taken once and used again by each search: where the graph's is, on the heap or
 * on the nodes. One search at a time; a tree is of use until the next one begins.
 */
public final class BreadthFirstSearch implements AutoCloseable {
    private static final int TURNS = 3;
    private static final long BOXES_ROOM = 1 << 17; // of a thread's, in vertices
    private static final int LEAST_ROOM = 16; // of a box
    private static final int HUB_SHARE = 1024; // arcs for each thread of a home, if not more
    private static final long FEW_ARCS = 1024; // not worth the others' work
    private static final long FEW_OF = 32; // nor more than this part of all, so that some are

    private final NodeGraph graph;
    private final Function<Progress, Direction> rule;
    private final GraphMemory memory;
    private final SearchPart[] parts;
    private final Owners owners;
    private final SearchThread[] threads;
    private final Tally tally;
    private final LevelLog log = new LevelLog();
    private final NodeCounters[] turns = new NodeCounters[TURNS];
    private final WordTurns[] wordTurns = new WordTurns[TURNS];
    private final boolean isLocal;
    private final long fewArcs;
    private final int boxRoom;
    private long reached;
    private int serial;
    private boolean isClosed;

    private BreadthFirstSearch(
            NodeGraph graph, Function<Progress, Direction> rule, GraphMemory memory) {
        this.graph = graph;
        this.rule = rule;
        this.memory = memory;
        NodePool pool = graph.pool();
        owners = new Owners(graph.vertices(), pool.threadsPerHome());
        parts = new SearchPart[graph.vertices().parts()];
        isLocal = parts.length == 1 || graph.hasForward();
        long group = isLocal ? pool.threadsPerHome() : pool.threads();
        boxRoom = boxRoom(graph.vertexCount(), group);
        for (int i = 0; i < parts.length; i++) {
            long boxes = group == 1 ? 0 : boxRoom * group * pool.threadsPerHome();
            parts[i] = new SearchPart(graph, i, memory, owners, boxes);
        }
        fewArcs = Math.min(FEW_ARCS, graph.arcCount() / FEW_OF);
        threads = new SearchThread[pool.threads()];
        tally = new Tally(pool.threads());
        for (int i = 0; i < TURNS; i++) {
            turns[i] = pool.counters();
            wordTurns[i] = new WordTurns(pool.threads());
        }
    }

    private static int boxRoom(long vertices, long group) {
        long room = Math.min(BOXES_ROOM, vertices / 4) / group;
        return (int) Math.max(LEAST_ROOM, room);
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
                wordTurns[i].reset();
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

    WordTurns wordTurns(int turn) {
        return wordTurns[turn];
    }

    /** Whether arcs that a top-down step walks end in the part of the home. */
    boolean isLocal() {
        return isLocal;
    }

    /** So many leave a frontier that one thread of a home can as well look at. */
    long fewArcs() {
        return fewArcs;
    }

    /** Vertices with more arcs are hubs. */
    long mostArcs() {
        return (long) HUB_SHARE * owners.threads;
    }

    /** How many vertices a thread can offer another at once. */
    int boxRoom() {
        return boxRoom;
    }

    Exchange exchange(int index) {
        return threads[index].exchange();
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
