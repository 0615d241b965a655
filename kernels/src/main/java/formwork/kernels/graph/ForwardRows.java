package formwork.kernels.graph;

import formwork.kernels.numa.NodeCounters;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/**
 * The arcs that end in a part, by the vertices where they begin: the transpose of its rows by their
 * ends. Its threads go over those rows in turn, so that within each bucket arcs come in the order
 * of their ends, which is that of their degrees where the graph is numbered so.
 */
final class ForwardRows {
    private final GraphMemory memory;
    private final Split split;
    private final Arcs[] in;
    private final ArcBuckets buckets;
    private final Span[] starts; // of each row, and the end of the last
    private final Span[] targets;
    private final Span[] weights;
    private final NodeCounters turns;

    private ForwardRows(NodePool pool, GraphMemory memory, Split split, Arcs... in) {
        this.memory = memory;
        this.split = split;
        this.in = in;
        long[] rows = new long[in.length];
        long arcs = 0;
        for (int home = 0; home < in.length; home++) {
            rows[home] = split.length();
            arcs += in[home].count();
        }
        buckets = new ArcBuckets(pool, memory, rows, arcs, in[0].weights() != null);
        starts = new Span[in.length];
        targets = new Span[in.length];
        weights = new Span[in.length];
        turns = pool.counters();
    }

    static Arcs[] of(NodePool pool, GraphMemory memory, Split split, Arcs... in) {
        ForwardRows rows = new ForwardRows(pool, memory, split, in);
        pool.run(rows::count);
        rows.buckets.allocate();
        pool.run(rows::fill);
        rows.allocate();
        pool.run(rows::deal);
        rows.buckets.release();
        Arcs[] forward = new Arcs[in.length];
        for (int home = 0; home < in.length; home++) {
            forward[home] =
                    new Arcs(
                            (int) split.length(),
                            rows.starts[home],
                            rows.targets[home],
                            rows.weights[home]);
        }
        return forward;
    }

    private void allocate() {
        for (int home = 0; home < in.length; home++) {
            starts[home] = memory.longs(home, split.length() + 1);
            targets[home] = memory.ints(home, in[home].count());
            weights[home] = in[home].weights() == null ? null : memory.ints(home, in[home].count());
        }
    }

    /** The arcs of a thread: rows may be long, so that it begins in any place of one. */
    private Split.Range own(NodeWorker worker) {
        return worker.share(new Split.Range(0, in[worker.home()].count()));
    }

    private void count(NodeWorker worker) {
        Split.Range mine = own(worker);
        Span sources = in[worker.home()].targets();
        count(
                sources.base(),
                sources.at(),
                mine.from(),
                mine.to(),
                buckets.counts(worker),
                buckets.shift());
        buckets.sum(worker);
    }

    private static void count(Object base, long at, long from, long to, long[] counts, int shift) {
        for (long i = from; i < to; i++) {
            counts[UnsafeApi.getInt(base, at + i * Integer.BYTES) >>> shift]++;
        }
    }

    private void fill(NodeWorker worker) {
        int home = worker.home();
        Split.Range mine = own(worker);
        Arcs rows = in[home];
        int first = (int) split.range(home).from();
        int row = rowOf(rows, mine.from());
        long at = mine.from();
        while (at < mine.to()) {
            long end = Math.min(mine.to(), rows.offsets().longAt(row + 1L));
            fillRow(
                    rows,
                    at,
                    end,
                    first + row,
                    buckets.places(worker),
                    buckets.shift(),
                    buckets.pairs(home),
                    buckets.weights(home));
            at = end;
            row++;
        }
    }

    /** The last row that begins at an arc or before it. */
    private static int rowOf(Arcs rows, long arc) {
        int from = 0;
        int to = rows.rows();
        while (to - from > 1) {
            int middle = from + (to - from) / 2;
            if (rows.offsets().longAt(middle) <= arc) {
                from = middle;
            } else {
                to = middle;
            }
        }
        return from;
    }

    private static void fillRow(
            Arcs rows,
            long from,
            long to,
            int vertex,
            long[] places,
            int shift,
            Span pairs,
            Span weights) {
        int mask = (1 << shift) - 1;
        Span sources = rows.targets();
        for (long i = from; i < to; i++) {
            int source = sources.intAt(i);
            long place = places[source >>> shift]++;
            pairs.putLong(place, (long) (source & mask) << 32 | vertex);
            if (weights != null) {
                weights.putInt(2 * place, rows.weights().intAt(i));
            }
        }
    }

    private void deal(NodeWorker worker) {
        int home = worker.home();
        RowBatch batch = new RowBatch((int) split.length(), null);
        while (true) {
            int bucket = (int) Math.min(Integer.MAX_VALUE, turns.claim(home, 1));
            if (bucket >= buckets.count(home)) {
                return;
            }
            batch.add(buckets, home, bucket, buckets.start(home, bucket));
            batch.store(targets[home], weights[home], null);
            long first = (long) bucket << buckets.shift();
            for (int row = 0; row < batch.rows(); row++) {
                starts[home].putLong(first + row + 1, batch.end(row));
            }
            batch.clear();
        }
    }
}
