package formwork.kernels.search;

import formwork.kernels.graph.Arcs;
import formwork.kernels.graph.Span;
import org.agrona.UnsafeApi;

/**
 * The top-down step of one thread to whose part nobody else writes: the vertices of the frontier
 * look along their arcs for vertices not yet found, and are their parents.
 *
 * <p><b>Invariant.</b> Who gives a vertex its parent marks it as visited and puts it in the queue
 * of its part, once. All arcs end in the own part.
 *
 * <p><b>Steps.</b> {@link #alone} where the home has one thread; {@link #few} where it has more,
 * which wait: not worth an {@link Exchange}.
 */
final class TopDown {
    private final SearchPart own;
    private final Owners owners;
    private long scanned;

    TopDown(SearchPart own, Owners owners) {
        this.own = own;
        this.owners = owners;
    }

    long scanned() {
        return scanned;
    }

    void clear() {
        scanned = 0;
    }

    /**
     * Walks the frontier in a queue from {@code from} to {@code to}, whose vertices have the rows
     * from {@code firstRow} on.
     */
    void alone(Arcs graph, int firstRow, Span queue, long from, long to, QueueEnd queueEnd) {
        Object visitedBase = own.visited.base();
        Object parentBase = own.parents.base();
        Object queueBase = queue.base();
        Object endBase = queueEnd.queueBase;
        Object offsetBase = graph.offsets().base();
        Object targetBase = graph.targets().base();
        long visitedAt = own.visited.at() - ((long) (own.first >>> 6) << 3);
        long parentAt = own.parents.at() - ((long) own.first << 2);
        long queueAt = queue.at();
        long offsetAt = graph.offsets().at() - ((long) firstRow << 3);
        long targetAt = graph.targets().at();
        long begin = queueEnd.queueAt + (queueEnd.low << 2);
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
        queueEnd.low += end - begin >> 2;
    }

    /** The same, and puts each vertex in that part of the queue which is its owner's. */
    void few(Arcs graph, int firstRow, Span queue, long from, long to, QueueEnd... queueEnds) {
        for (long i = from; i < to; i++) {
            int vertex = queue.intAt(i);
            long arc = graph.offsets().longAt(vertex - firstRow);
            long last = graph.offsets().longAt(vertex - firstRow + 1L);
            scanned += last - arc;
            for (; arc < last; arc++) {
                int other = graph.targets().intAt(arc);
                long word = (long) (other >>> 6) - (own.first >>> 6);
                long seen = own.visited.longAt(word);
                if ((seen >>> other & 1) == 0) {
                    own.visited.putLong(word, seen | 1L << other);
                    own.parents.putInt(other - own.first, vertex);
                    queueEnds[owners.thread(other)].add(other);
                }
            }
        }
    }
}
