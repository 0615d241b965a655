package formwork.kernels.graph;

import formwork.error.FormworkException;
import formwork.kernels.numa.NodePool;

/**
 * How a graph is to be put together. Immutable: what sets something returns another one.
 *
 * <pre>{@code
 * NodeGraph graph = GraphBuilder.on(pool).byDegree().withForward().build(edges);
 * }</pre>
 */
public final class GraphBuilder {
    private final NodePool pool;
    private final boolean isByDegree;
    private final boolean hasForward;
    private final boolean isDirected;
    private final boolean isOnHeap;

    private GraphBuilder(
            NodePool pool,
            boolean isByDegree,
            boolean hasForward,
            boolean isDirected,
            boolean isOnHeap) {
        this.pool = pool;
        this.isByDegree = isByDegree;
        this.hasForward = hasForward;
        this.isDirected = isDirected;
        this.isOnHeap = isOnHeap;
    }

    /** An undirected graph in node buffers, its vertices as they are numbered outside. */
    public static GraphBuilder on(NodePool pool) {
        return new GraphBuilder(pool, false, false, false, false);
    }

    /**
     * Numbers vertices by descending degree, those of the same degree as they are numbered outside,
     * dealt to the parts in turn, and cuts off isolated ones; each row's targets then stand in that
     * order. Degrees are those without loops and repeated edges, of a directed graph those of both
     * ways together.
     */
    public GraphBuilder byDegree() {
        return new GraphBuilder(pool, true, hasForward, isDirected, isOnHeap);
    }

    /** With {@link NodeGraph#forward}, which takes as much memory again. */
    public GraphBuilder withForward() {
        return new GraphBuilder(pool, isByDegree, true, isDirected, isOnHeap);
    }

    /** Edges go one way only. */
    public GraphBuilder directed() {
        return new GraphBuilder(pool, isByDegree, hasForward, true, isOnHeap);
    }

    /** In arrays of the heap. */
    public GraphBuilder onHeap() {
        return new GraphBuilder(pool, isByDegree, hasForward, isDirected, true);
    }

    /**
     * The graph of these edges, which stay as they are: loops are dropped, and of those that come
     * twice all but one, the one with the smallest weight. The result is the same for any number of
     * threads.
     *
     * @throws FormworkException if an edge has a vertex that is not there
     * @throws OutOfMemoryError if the system has no room for it
     */
    public NodeGraph build(EdgePairs edges) {
        return new GraphBuilding(pool, edges, isDirected, isOnHeap).build(isByDegree, hasForward);
    }
}
