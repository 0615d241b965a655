package formwork.kernels.graph;

import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.Placement;
import formwork.kernels.numa.Split;

/**
 * A graph whose vertices are divided among the homes of a pool: part {@code k} has the vertices of
 * {@code vertices().range(k)}, V_k, and their arcs, on its node.
 *
 * <p><b>Vertices.</b> Here they have the numbers of the division, from 0 to {@code
 * vertices().length() - 1}; {@link #numbering} says which they are in the file or the edges that
 * the graph was made from. Where the graph is numbered by degree those without an arc have none:
 * they are isolated and cut off.
 *
 * <p><b>Arcs.</b> Of an undirected graph each edge is there both ways; no loops, none twice. Each
 * row's targets stand by descending degree where the graph is numbered so, else ascending.
 */
public final class NodeGraph implements AutoCloseable {
    /** What the builder puts together for a part. */
    record Part(Arcs out, Arcs in, Arcs forward) {}

    private final NodePool pool;
    private final Split vertices;
    private final Part[] parts;
    private final Numbering numbering;
    private final boolean isDirected;
    private final Construction construction;
    private final GraphMemory memory;
    private boolean isClosed;

    NodeGraph(
            NodePool pool,
            Split vertices,
            Part[] parts,
            Numbering numbering,
            boolean isDirected,
            Construction construction,
            GraphMemory memory) {
        this.pool = pool;
        this.vertices = vertices;
        this.parts = parts;
        this.numbering = numbering;
        this.isDirected = isDirected;
        this.construction = construction;
        this.memory = memory;
    }

    /** The pool whose threads made it, and are to work on it. */
    public NodePool pool() {
        return pool;
    }

    /** How its vertices are divided. */
    public Split vertices() {
        return vertices;
    }

    /** How many vertices have a number here. */
    public int vertexCount() {
        return (int) vertices.length();
    }

    /** Which vertices they are outside. */
    public Numbering numbering() {
        checkOpen();
        return numbering;
    }

    /** Whether arcs go one way only. */
    public boolean isDirected() {
        return isDirected;
    }

    /** How many arcs there are; of an undirected graph, twice its edges. */
    public long arcCount() {
        checkOpen();
        long count = 0;
        for (Part part : parts) {
            count += part.out.count();
        }
        return count;
    }

    /**
     * The arcs that begin in V_k: row {@code r} is the vertex {@code vertices().range(k).from() +
     * r}.
     */
    public Arcs out(int k) {
        checkOpen();
        return parts[k].out;
    }

    /**
     * The arcs that end in V_k, by their ends: the same rows, and of an undirected graph the same
     * memory; A^B_k.
     */
    public Arcs in(int k) {
        checkOpen();
        return parts[k].in;
    }

    /**
     * The arcs from any vertex, each a row, that end in V_k; A^F_k. Null if they were not asked
     * for.
     */
    public Arcs forward(int k) {
        checkOpen();
        return parts[k].forward;
    }

    /** Whether {@link #forward} is there. */
    public boolean hasForward() {
        return parts[0].forward != null;
    }

    /** Whether arcs have weights. */
    public boolean hasWeights() {
        return parts[0].out.weights() != null;
    }

    /** What it took to make it. */
    public Construction construction() {
        return construction;
    }

    /** Whether it is in node buffers, all of which the system placed. */
    public boolean isPlaced() {
        return memory.isPlaced();
    }

    /** On which nodes the pages of one of its arrays are; of a graph that is not on the heap. */
    public Placement placement(Span array) {
        return memory.placement(array);
    }

    /** Its rows are reached without a check: what asks for them once they are gone ends here. */
    private void checkOpen() {
        if (isClosed) {
            throw closed();
        }
    }

    private static IllegalStateException closed() {
        return new IllegalStateException("graph: found it closed; expected it open");
    }

    /** Gives the memory back; a second call does nothing. */
    @Override
    public void close() {
        isClosed = true;
        memory.close();
    }
}
