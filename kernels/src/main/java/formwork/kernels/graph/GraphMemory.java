package formwork.kernels.graph;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.kernels.numa.NodeBuffer;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.Placement;
import formwork.kernels.numa.Policy;
import java.util.ArrayList;
import java.util.List;

/** The memory of a graph, and of what it takes to make it: in node buffers, or on the heap. */
public final class GraphMemory implements AutoCloseable {
    private static final long MOST_IN_ARRAY = Integer.MAX_VALUE - 16;

    private static final int SHARED = -1;

    /** What was handed out, and to which home; of an array, the buffer is null. */
    private record Piece(int home, Span span, NodeBuffer buffer) {}

    private final NodePool pool;
    private final boolean isOnHeap;
    private final List<Piece> pieces = new ArrayList<>();
    private long bytes;
    private long mostBytes;

    /** None yet, for the homes of a pool. */
    public GraphMemory(NodePool pool, boolean isOnHeap) {
        this.pool = pool;
        this.isOnHeap = isOnHeap;
    }

    /** Zeros, INTEGER*4, on the node of a home. */
    public Span ints(int home, long count) {
        return allocate(home, Policy.bind(pool.homes().get(home).node()), count, Integer.BYTES);
    }

    /** Zeros, INTEGER*8, on the node of a home. */
    public Span longs(int home, long count) {
        return allocate(home, Policy.bind(pool.homes().get(home).node()), count, Long.BYTES);
    }

    /** Zeros, INTEGER*4, for the threads of all homes. */
    Span sharedInts(long count) {
        return allocate(SHARED, Policy.interleave(pool.nodes()), count, Integer.BYTES);
    }

    private Span allocate(int home, Policy policy, long count, int size) {
        Piece piece;
        if (isOnHeap) {
            if (count > MOST_IN_ARRAY) {
                throw tooMany(count);
            }
            Span array =
                    size == Integer.BYTES
                            ? Span.of(new int[(int) count])
                            : Span.of(new long[(int) count]);
            piece = new Piece(home, array, null);
        } else {
            NodeBuffer buffer =
                    pool.machine().allocate(Math.multiplyExact(count, (long) size), policy);
            piece = new Piece(home, Span.of(buffer), buffer);
        }
        pieces.add(piece);
        bytes += piece.span.bytes();
        mostBytes = Math.max(mostBytes, bytes);
        return piece.span;
    }

    private static FormworkException tooMany(long count) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                "graph: found "
                        + count
                        + " numbers; expected at most "
                        + MOST_IN_ARRAY
                        + ", as many as an array has, or a graph beside the heap");
    }

    /** Gives memory back; null is none. */
    void release(Span span) {
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            if (piece.span.equals(span)) {
                pieces.remove(i);
                bytes -= span.bytes();
                close(piece);
                return;
            }
        }
    }

    void release(Span[] spans) {
        for (Span span : spans) {
            release(span);
        }
    }

    /** Where the pages of a home's buffers are that the system was to place. */
    public List<Placement> placements(int home) {
        List<Placement> placements = new ArrayList<>();
        for (Piece piece : pieces) {
            if (piece.home == home && piece.buffer != null && piece.buffer.isPlaced()) {
                placements.add(piece.buffer.placement());
            }
        }
        return placements;
    }

    /** Whether all of it is in buffers whose policies the system took. */
    boolean isPlaced() {
        return pieces.stream().allMatch(piece -> piece.buffer != null && piece.buffer.isPlaced());
    }

    /** On which nodes the pages of what was handed out are; it is in a buffer. */
    Placement placement(Span span) {
        for (Piece piece : pieces) {
            if (piece.span.equals(span) && piece.buffer != null) {
                return piece.buffer.placement();
            }
        }
        throw new IllegalArgumentException(
                "graph: found memory of something else; expected its own, beside the heap");
    }

    /** How many bytes are in use. */
    long bytes() {
        return bytes;
    }

    /** How many it were at most since the last call. */
    long takeMostBytes() {
        long most = mostBytes;
        mostBytes = bytes;
        return most;
    }

    private static void close(Piece piece) {
        if (piece.buffer != null) {
            piece.buffer.close();
        }
    }

    /** Gives all memory back. */
    @Override
    public void close() {
        pieces.forEach(GraphMemory::close);
        pieces.clear();
        bytes = 0;
    }
}
