package formwork.kernels.graph;

import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeWorker;

/**
 * Arcs on their way to their rows: of each home, those of a few rows that follow each other
 * together, so that they can be put in order within the caches.
 *
 * <p>The threads of a home first count what they will bring to each bucket, and then put it where
 * their share of the bucket begins. So none waits for another, and the arcs of a bucket are in the
 * order of the threads whatever their pace.
 */
final class ArcBuckets {
    private static final long ARCS = 1 << 14;
    private static final int MOST_BUCKETS = 1 << 12;

    private final GraphMemory memory;
    private final long[] rows;
    private final boolean hasWeights;
    private final int shift;
    private final long[][] places; // of each thread, by bucket: how many arcs, then the next place
    private final long[][] starts; // of each home, by bucket, and the end of the last
    private final Span[] pairs;
    private final Span[] weights;

    /** For so many rows of each home, and about so many arcs in all. */
    ArcBuckets(NodePool pool, GraphMemory memory, long[] rows, long arcs, boolean hasWeights) {
        this.memory = memory;
        this.rows = rows;
        this.hasWeights = hasWeights;
        long all = 1;
        long most = 1;
        for (long each : rows) {
            all += each;
            most = Math.max(most, each);
        }
        long perRow = arcs / all + 1;
        int few = 0;
        while (perRow << few + 1 <= ARCS && 1L << few < most) {
            few++;
        }
        while (most >> few > MOST_BUCKETS) {
            few++;
        }
        shift = few;
        places = new long[pool.threads()][];
        starts = new long[rows.length][];
        pairs = new Span[rows.length];
        weights = new Span[rows.length];
    }

    /** A bucket has 2^{@code shift} rows: row {@code r} is in that of number r >> shift. */
    int shift() {
        return shift;
    }

    /** How many buckets a home has. */
    int count(int home) {
        return (int) ((rows[home] + (1L << shift) - 1) >> shift);
    }

    /** Where a thread counts the arcs that it will bring to each bucket. */
    long[] counts(NodeWorker worker) {
        places[worker.index()] = new long[count(worker.home())];
        return places[worker.index()];
    }

    /** Makes counts places; all threads of a home come here when they have counted. */
    void sum(NodeWorker worker) {
        worker.homeBarrier();
        if (worker.thread() == 0) {
            int home = worker.home();
            long[] from = new long[count(home) + 1];
            long sum = 0;
            for (int bucket = 0; bucket < from.length - 1; bucket++) {
                from[bucket] = sum;
                for (int i = 0; i < worker.threads(); i++) {
                    long[] of = places[worker.index() + i];
                    long some = of[bucket];
                    of[bucket] = sum;
                    sum += some;
                }
            }
            from[from.length - 1] = sum;
            starts[home] = from;
        }
    }

    /** Takes memory for what was counted. */
    void allocate() {
        for (int home = 0; home < rows.length; home++) {
            pairs[home] = memory.longs(home, arcs(home));
            weights[home] = hasWeights ? memory.longs(home, arcs(home)) : null;
        }
    }

    /** How many arcs a home has. */
    long arcs(int home) {
        return starts[home][count(home)];
    }

    /** The place of a thread's next arc in each bucket. */
    long[] places(NodeWorker worker) {
        return places[worker.index()];
    }

    /** The first arc of a bucket; that of the bucket after the last is the end. */
    long start(int home, int bucket) {
        return starts[home][bucket];
    }

    /** How many rows a bucket has. */
    int rows(int home, int bucket) {
        return (int) Math.min(1L << shift, rows[home] - ((long) bucket << shift));
    }

    /** An INTEGER*8 for each arc: the row's number within its bucket above the target. */
    Span pairs(int home) {
        return pairs[home];
    }

    /** The weight of arc {@code i} is INTEGER*4 number 2 i; null if there are none. */
    Span weights(int home) {
        return weights[home];
    }

    void release() {
        memory.release(pairs);
        memory.release(weights);
    }
}
