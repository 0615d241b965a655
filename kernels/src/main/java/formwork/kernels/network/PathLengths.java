package formwork.kernels.network;

import formwork.kernels.graph.Span;
import org.agrona.UnsafeApi;

/**
 * The length of a path to each vertex: INTEGER*8, or INTEGER*4, of which caches hold twice as many.
 */
final class PathLengths {
    private static final int FAR = Integer.MAX_VALUE; // unreached, of INTEGER*4

    private final Object base;
    private final long at;
    private final boolean isWide;

    private PathLengths(Span span, boolean isWide) {
        base = span.base();
        at = span.at();
        this.isWide = isWide;
    }

    static PathLengths narrow(VertexMemory memory) {
        return new PathLengths(memory.ints(), false);
    }

    static PathLengths wide(VertexMemory memory) {
        return new PathLengths(memory.longs(), true);
    }

    /** Where they are, for loops that {@link #load} them. */
    Object base() {
        return base;
    }

    long at() {
        return at;
    }

    boolean isWide() {
        return isWide;
    }

    /** The length of this number; that of an unreached vertex is above all others. */
    static long load(Object base, long at, long vertex, boolean isWide) {
        return isWide
                ? UnsafeApi.getLong(base, at + vertex * Long.BYTES)
                : UnsafeApi.getInt(base, at + vertex * Integer.BYTES);
    }

    /** The length from which on an arc of such a weight may lead to one that is not stored. */
    long bound(int heaviest) {
        return isWide ? Distances.UNREACHED : FAR - heaviest;
    }

    long of(long vertex) {
        long length = load(base, at, vertex, isWide);
        return !isWide && length == FAR ? Distances.UNREACHED : length;
    }

    /** Leaves vertices unreached. */
    void clear(long from, long to) {
        for (long v = from; v < to; v++) {
            put(v, isWide ? Distances.UNREACHED : FAR);
        }
    }

    void put(long vertex, long length) {
        if (isWide) {
            UnsafeApi.putLong(base, at + vertex * Long.BYTES, length);
        } else {
            UnsafeApi.putInt(base, at + vertex * Integer.BYTES, (int) length);
        }
    }

    /** Lowers a length, or returns false; no other thread may do so. */
    boolean lower(long vertex, long length) {
        boolean isLess = length < load(base, at, vertex, isWide);
        if (isLess) {
            put(vertex, length);
        }
        return isLess;
    }

    /** Lowers a length, or returns false; other threads may do so at the same time. */
    boolean lowerAmongOthers(long vertex, long length) {
        return isWide
                ? lowerWide(at + vertex * Long.BYTES, length)
                : lowerNarrow(at + vertex * Integer.BYTES, (int) length);
    }

    private boolean lowerWide(long place, long length) {
        long before = UnsafeApi.getLongVolatile(base, place);
        while (length < before) {
            if (UnsafeApi.compareAndSetLong(base, place, before, length)) {
                return true;
            }
            before = UnsafeApi.getLongVolatile(base, place);
        }
        return false;
    }

    private boolean lowerNarrow(long place, int length) {
        int before = UnsafeApi.getIntVolatile(base, place);
        while (length < before) {
            if (UnsafeApi.compareAndSetInt(base, place, before, length)) {
                return true;
            }
            before = UnsafeApi.getIntVolatile(base, place);
        }
        return false;
    }
}
