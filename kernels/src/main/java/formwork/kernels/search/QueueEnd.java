package formwork.kernels.search;

import formwork.kernels.graph.Span;
import org.agrona.UnsafeApi;

/**
 * Where a thread's own vertices are put in the queue of its part as they are found. It has as much
 * of it as it owns vertices, since each is found once: those with very many arcs, hubs, from its
 * end down, since all threads of a home share the arcs of one; the others from its beginning up.
 */
final class QueueEnd {
    /** Hubs have more arcs than this. */
    final long mostArcs;

    final Object queueBase;
    final long queueAt;
    final Object offsetBase;
    final long offsetAt; // of the row of vertex 0, if it were there

    /** The place after the last of the others, and that of the last hub. */
    long low;

    long high;

    /** Since the level began: where it began, and the arcs that leave all found. */
    long arcs;

    private long firstLow;
    private long firstHigh;

    QueueEnd(SearchPart part, long mostArcs) {
        this.mostArcs = mostArcs;
        Span offsets = part.out.offsets();
        queueBase = part.queue.base();
        queueAt = part.queue.at();
        offsetBase = offsets.base();
        offsetAt = offsets.at() - ((long) part.first << 3);
    }

    /** Begins a level after what the queue has. */
    void begin(long levelLow, long levelHigh) {
        low = levelLow;
        high = levelHigh;
        firstLow = levelLow;
        firstHigh = levelHigh;
        arcs = 0;
    }

    void add(int vertex) {
        long row = offsetAt + ((long) vertex << 3);
        long degree =
                UnsafeApi.getLong(offsetBase, row + Long.BYTES)
                        - UnsafeApi.getLong(offsetBase, row);
        arcs += degree;
        if (degree > mostArcs) {
            high--;
            UnsafeApi.putInt(queueBase, queueAt + (high << 2), vertex);
        } else {
            UnsafeApi.putInt(queueBase, queueAt + (low << 2), vertex);
            low++;
        }
    }

    /** Hubs found at this level. */
    long hubs() {
        return firstHigh - high;
    }

    /** Others found at this level. */
    long others() {
        return low - firstLow;
    }
}
