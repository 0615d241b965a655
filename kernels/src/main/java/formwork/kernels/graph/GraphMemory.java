package formwork.kernels.graph;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.kernels.numa.NodeBuffer;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.Policy;
import java.util.ArrayList;
import java.util.List;

/** The memory of a graph, and of what it takes to make it: in node buffers, or on the heap. */
final class GraphMemory implements AutoCloseable {
    private static final long MOST_IN_ARRAY = Integer.MAX_VALUE - 16;

    /** What was handed out; of an array, the buffer is null. */
    private record Piece(Span span, NodeBuffer buffer) {}

    private final NodePool pool;
    private final boolean isOnHeap;
    private final List<Piece> pieces = new ArrayList<>();
    private long bytes;
    private long mostBytes;

    GraphMemory(NodePool pool, boolean isOnHeap) {
        this.pool = pool;
        this.isOnHeap = isOnHeap;
    }

    /** Zeros, INTEGER*4, on the node of a home. */
    Span ints(int home, long count) {
        return allocate(Policy.bind(pool.homes().get(home).node()), count, Integer.BYTES);
    }

    /** Zeros, INTEGER*8, on the node of a home. */
    Span longs(int home, long count) {
        return allocate(Policy.bind(pool.homes().get(home).node()), count, Long.BYTES);
    }

    /** Zeros, INTEGER*4, for the threads of all homes. */
    Span sharedInts(long count) {
        return allocate(Policy.interleave(pool.nodes()), count, Integer.BYTES);
    }

    private Span allocate(Policy policy, long count, int size) {
        Piece piece;
        if (isOnHeap) {
            if (count > MOST_IN_ARRAY) {
                throw tooMany(count);
            }
            Span array =
                    size == Integer.BYTES
                            ? Span.of(new int[(int) count])
                            : Span.of(new long[(int) count]);
            piece = new Piece(array, null);
        } else {
            NodeBuffer buffer =
                    pool.machine().allocate(Math.multiplyExact(count, (long) size), policy);
            piece = new Piece(Span.of(buffer), buffer);
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
