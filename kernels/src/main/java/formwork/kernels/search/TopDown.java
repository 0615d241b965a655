package formwork.kernels.search;

import formwork.kernels.graph.Arcs;
import formwork.kernels.graph.Span;
import formwork.kernels.numa.NodeCounters;
import org.agrona.UnsafeApi;

/**
 * The top-down step of one thread: the vertices of the frontier look along their arcs for vertices
 * not yet found, and are their parents.
 *
 * <p><b>Invariant.</b> Who gives a vertex its parent puts it in the queue of its part, once.
 *
 * <p><b>Steps.</b> {@link #alone} where no other thread writes to the part, and then by its bitmap
 * {@code visited}; {@link #shared} where others of the home do; {@link #across} along arcs that end
 * in any part. Several threads ask the parents alone: a line of them has 16 vertices, one of the
 * bitmap 512, and goes from core to core whenever one of those is found.
 */
final class TopDown {
    private static final int ROOM = 512;

    private final SearchPart[] parts;
    private final SearchPart own;
    private final int home;
    private final Owners owners;
    private final Object[] parentBases;
    private final long[] parentAts; // of vertex 0, if it were there
    private final int[][] buffers; // found, to be put in the queue of a part
    private final int[] fill;
    private NodeCounters ends; // how many were put in each queue at this level
    private long[] queueEnds; // where they begin
    private long found;
    private long arcs;
    private long scanned;

    TopDown(SearchPart[] parts, int home, Owners owners) {
        this.parts = parts;
        this.home = home;
        this.owners = owners;
        own = parts[home];
        buffers = new int[parts.length][ROOM];
        fill = new int[parts.length];
        parentBases = new Object[parts.length];
        parentAts = new long[parts.length];
        for (int i = 0; i < parts.length; i++) {
            parentBases[i] = parts[i].parents.base();
            parentAts[i] = parentAt(parts[i]);
        }
    }

    private static long parentAt(SearchPart part) {
        return part.parents.at() - ((long) part.first << 2);
    }

    long found() {
        return found;
    }

    /** The arcs that leave those that it found. */
    long arcs() {
        return arcs;
    }

    long scanned() {
        return scanned;
    }

    void begin(NodeCounters levelEnds, long... levelQueueEnds) {
        ends = levelEnds;
        queueEnds = levelQueueEnds;
        found = 0;
        arcs = 0;
        scanned = 0;
    }

    /**
     * Walks the frontier in a queue from {@code from} to {@code to}, whose vertices have the rows
     * from {@code firstRow} on. All arcs end in the home's part, to which nobody else writes.
     */
    void alone(Arcs graph, int firstRow, Span queue, long from, long to) {
        Object visitedBase = own.visited.base();
        Object parentBase = own.parents.base();
        Object queueBase = queue.base();
        Object endBase = own.queue.base();
        Object offsetBase = graph.offsets().base();
        Object targetBase = graph.targets().base();
        long visitedAt = own.visited.at() - ((long) (own.first >>> 6) << 3);
        long parentAt = parentAt(own);
        long queueAt = queue.at();
        long offsetAt = graph.offsets().at() - ((long) firstRow << 3);
        long targetAt = graph.targets().at();
        long begin = own.queue.at() + (queueEnds[home] + found << 2);
        long end = begin;
        long sum = 0;
        for (long i = from; i < to; i++) {
            int vertex = UnsafeApi.getInt(queueBase, queueAt + (i << 2));
            long offset = offsetAt + ((long) vertex << 3);
            long arc = targetAt + (UnsafeApi.getLong(offsetBase, offset) << 2);
            long last = targetAt + (UnsafeApi.getLong(offsetBase, offset + Long.BYTES) << 2);
            sum += last - arc >> 2;
            for (; arc < last; arc += Integer.BYTES) {
                int other = UnsafeApi.getInt(targetBase, arc);
                long word = visitedAt + ((long) (other >>> 6) << 3);
                long seen = UnsafeApi.getLong(visitedBase, word);
                if ((seen >>> other & 1) == 0) {
                    UnsafeApi.putLong(visitedBase, word, seen | 1L << other);
                    UnsafeApi.putInt(parentBase, parentAt + ((long) other << 2), vertex);
                    UnsafeApi.putInt(endBase, end, other);
                    end += Integer.BYTES;
                }
            }
        }
        scanned += sum;
        found += end - begin >> 2;
    }

    /** The same where other threads of the home write to its part too. */
    void shared(Arcs graph, int firstRow, Span queue, long from, long to) {
        Object parentBase = own.parents.base();
        Object queueBase = queue.base();
        Object offsetBase = graph.offsets().base();
        Object targetBase = graph.targets().base();
        long parentAt = parentAt(own);
        long queueAt = queue.at();
        long offsetAt = graph.offsets().at() - ((long) firstRow << 3);
        long targetAt = graph.targets().at();
        long sum = 0;
        for (long i = from; i < to; i++) {
            int vertex = UnsafeApi.getInt(queueBase, queueAt + (i << 2));
            long offset = offsetAt + ((long) vertex << 3);
            long arc = targetAt + (UnsafeApi.getLong(offsetBase, offset) << 2);
            long last = targetAt + (UnsafeApi.getLong(offsetBase, offset + Long.BYTES) << 2);
            sum += last - arc >> 2;
            for (; arc < last; arc += Integer.BYTES) {
                int other = UnsafeApi.getInt(targetBase, arc);
                if (isClaimed(parentBase, parentAt + ((long) other << 2), vertex)) {
                    put(home, other);
                }
            }
        }
        scanned += sum;
    }

    /** Walks the home's own frontier along arcs to any part, to which threads of all write. */
    void across(Arcs graph, int firstRow, Span queue, long from, long to) {
        Object queueBase = queue.base();
        Object offsetBase = graph.offsets().base();
        Object targetBase = graph.targets().base();
        long queueAt = queue.at();
        long offsetAt = graph.offsets().at() - ((long) firstRow << 3);
        long targetAt = graph.targets().at();
        long factor = owners.factor;
        int shift = owners.shift;
        long sum = 0;
        for (long i = from; i < to; i++) {
            int vertex = UnsafeApi.getInt(queueBase, queueAt + (i << 2));
            long offset = offsetAt + ((long) vertex << 3);
            long arc = targetAt + (UnsafeApi.getLong(offsetBase, offset) << 2);
            long last = targetAt + (UnsafeApi.getLong(offsetBase, offset + Long.BYTES) << 2);
            sum += last - arc >> 2;
            for (; arc < last; arc += Integer.BYTES) {
                int other = UnsafeApi.getInt(targetBase, arc);
                int owner = (int) ((other >>> 6) * factor >>> shift);
                long at = parentAts[owner] + ((long) other << 2);
                if (isClaimed(parentBases[owner], at, vertex)) {
                    put(owner, other);
                }
            }
        }
        scanned += sum;
    }

    /** Writes a parent; true if there was none, and nobody else came first. */
    private static boolean isClaimed(Object base, long at, int parent) {
        return UnsafeApi.getInt(base, at) < 0 && UnsafeApi.compareAndSetInt(base, at, -1, parent);
    }

    private void put(int part, int vertex) {
        int at = fill[part];
        buffers[part][at] = vertex;
        fill[part] = at + 1;
        if (at + 1 == ROOM) {
            flush(part);
        }
    }

    private void flush(int part) {
        int count = fill[part];
        if (count > 0) {
            SearchPart to = parts[part];
            long begin = queueEnds[part] + ends.claim(part, count);
            for (int i = 0; i < count; i++) {
                to.queue.putInt(begin + i, buffers[part][i]);
            }
            arcs += to.arcsOf(begin, begin + count);
            found += count;
            fill[part] = 0;
        }
    }

    /**
     * Puts the bits of a bitmap of V from the home's word {@code from} to {@code to} in its queue.
     */
    void fromBitmap(Span bitmap, long from, long to) {
        int shift = own.first >>> 6;
        for (long word = from; word < to; word++) {
            long bits = bitmap.longAt(shift + word);
            for (; bits != 0; bits &= bits - 1) {
                put(home, (int) (own.first + (word << 6) + Long.numberOfTrailingZeros(bits)));
            }
        }
        end();
    }

    /** Puts what is in the buffers in the queues. */
    void end() {
        for (int i = 0; i < fill.length; i++) {
            flush(i);
        }
    }

    /** The same after walking alone. */
    void endAlone() {
        long begin = queueEnds[home] + ends.claim(home, found);
        arcs = own.arcsOf(begin, begin + found);
    }
}
