package formwork.kernels.graph;

import formwork.kernels.numa.NodeCounters;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/**
 * Rows by the numbers that vertices have outside, while a graph is made: each is sorted, has no arc
 * twice, and is followed by a gap.
 *
 * <p>Part {@code k} has rows {@code split.range(k)}. Only threads of home {@code k} write there;
 * they go over all edges, each over a share, for the ends in their part.
 */
final class LooseRows {
    /** Rows by the first end of an edge. */
    static final int BY_FIRST = 1;

    /** Rows by the second end. */
    static final int BY_SECOND = 2;

    private final NodePool pool;
    private final GraphMemory memory;
    private final EdgePairs edges;
    private final int which;
    private final ArcBuckets buckets;
    private final NodeCounters turns;
    private final long[] faults;
    final Split split;
    final Span[] starts; // of each row
    final Span[] ends;
    final Span[] targets;
    final Span[] weights; // nulls if there are none

    /** Nothing yet. {@code which} is {@link #BY_FIRST}, {@link #BY_SECOND} or both. */
    LooseRows(NodePool pool, GraphMemory memory, EdgePairs edges, int which) {
        this.pool = pool;
        this.memory = memory;
        this.edges = edges;
        this.which = which;
        int homes = pool.homes().size();
        split = new Split(edges.vertexCount(), homes);
        long[] rows = new long[homes];
        for (int home = 0; home < homes; home++) {
            rows[home] = split.range(home).size();
        }
        long arcs = edges.count() * Integer.bitCount(which);
        buckets = new ArcBuckets(pool, memory, rows, arcs, edges.weights() != null);
        turns = pool.counters();
        faults = new long[pool.threads()];
        starts = new Span[homes];
        ends = new Span[homes];
        targets = new Span[homes];
        weights = new Span[homes];
    }

    /** Finds out how many arcs the buckets have. */
    void count() {
        pool.run(this::countOwn);
        long fault = Long.MAX_VALUE;
        for (long each : faults) {
            fault = Math.min(fault, each);
        }
        if (fault != Long.MAX_VALUE) {
            throw edges.badVertex(fault);
        }
    }

    private void countOwn(NodeWorker worker) {
        Split.Range rows = split.range(worker.home());
        long[] counts = buckets.counts(worker);
        long fault = Long.MAX_VALUE;
        for (EdgeRun run : EdgeRun.ofHome(worker, edges)) {
            long found =
                    count(
                            run.ends(),
                            run.count(),
                            edges.vertexCount(),
                            (int) rows.from(),
                            (int) rows.size(),
                            which,
                            counts,
                            buckets.shift());
            fault = found < 0 ? fault : Math.min(fault, run.first() + found);
        }
        faults[worker.index()] = fault;
        buckets.sum(worker);
    }

    /** Counts the ends of edges in some rows; the first edge with a bad vertex, or -1. */
    private static long count(
            long ends,
            long edges,
            int vertices,
            int firstRow,
            int rows,
            int which,
            long[] counts,
            int shift) {
        for (long i = 0; i < edges; i++) {
            int first = UnsafeApi.getInt(ends + 8 * i);
            int second = UnsafeApi.getInt(ends + 8 * i + 4);
            if (first < 0 || first >= vertices || second < 0 || second >= vertices) {
                return i;
            }
            if (first == second) {
                continue;
            }
            int row = first - firstRow;
            if ((which & BY_FIRST) != 0 && row >= 0 && row < rows) {
                counts[row >>> shift]++;
            }
            row = second - firstRow;
            if ((which & BY_SECOND) != 0 && row >= 0 && row < rows) {
                counts[row >>> shift]++;
            }
        }
        return -1;
    }

    /** Puts arcs into their buckets. */
    void fill() {
        buckets.allocate();
        pool.run(this::fillOwn);
    }

    private void fillOwn(NodeWorker worker) {
        int home = worker.home();
        Split.Range rows = split.range(home);
        for (EdgeRun run : EdgeRun.ofHome(worker, edges)) {
            fill(
                    run,
                    (int) rows.from(),
                    (int) rows.size(),
                    which,
                    buckets.places(worker),
                    buckets.shift(),
                    buckets.pairs(home),
                    buckets.weights(home));
        }
    }

    private static void fill(
            EdgeRun run,
            int firstRow,
            int rows,
            int which,
            long[] places,
            int shift,
            Span pairs,
            Span weights) {
        long ends = run.ends();
        long edges = run.count();
        Object to = pairs.base();
        long at = pairs.at();
        int mask = (1 << shift) - 1;
        for (long i = 0; i < edges; i++) {
            int first = UnsafeApi.getInt(ends + 8 * i);
            int second = UnsafeApi.getInt(ends + 8 * i + 4);
            if (first == second) {
                continue;
            }
            int row = first - firstRow;
            if ((which & BY_FIRST) != 0 && row >= 0 && row < rows) {
                long place = places[row >>> shift]++;
                UnsafeApi.putLong(to, at + place * Long.BYTES, (long) (row & mask) << 32 | second);
                if (weights != null) {
                    weights.putInt(2 * place, UnsafeApi.getInt(run.weights() + 4 * i));
                }
            }
            row = second - firstRow;
            if ((which & BY_SECOND) != 0 && row >= 0 && row < rows) {
                long place = places[row >>> shift]++;
                UnsafeApi.putLong(to, at + place * Long.BYTES, (long) (row & mask) << 32 | first);
                if (weights != null) {
                    weights.putInt(2 * place, UnsafeApi.getInt(run.weights() + 4 * i));
                }
            }
        }
    }

    /**
     * Puts the arcs of each bucket into its rows, sorted; of those that come twice, the one with
     * the smallest weight stays. They lie where the bucket lay.
     */
    void sort() {
        for (int home = 0; home < starts.length; home++) {
            starts[home] = memory.longs(home, split.range(home).size());
            ends[home] = memory.longs(home, split.range(home).size());
            targets[home] = buckets.pairs(home);
            weights[home] = buckets.weights(home);
        }
        pool.run(this::sortOwn);
    }

    private void sortOwn(NodeWorker worker) {
        int home = worker.home();
        RowBatch batch = new RowBatch(edges.vertexCount(), null);
        while (true) {
            int bucket = (int) Math.min(Integer.MAX_VALUE, turns.claim(home, 1));
            if (bucket >= buckets.count(home)) {
                return;
            }
            long begin = buckets.start(home, bucket);
            batch.add(buckets, home, bucket, 2 * begin); // as INTEGER*4
            long first = (long) bucket << buckets.shift();
            for (int row = 0; row < batch.rows(); row++) {
                starts[home].putLong(first + row, batch.end(row));
            }
            batch.sort();
            batch.store(targets[home], weights[home], null);
            for (int row = 0; row < batch.rows(); row++) {
                ends[home].putLong(first + row, batch.end(row));
            }
            batch.clear();
        }
    }

    /** How many different arcs a row has, once they are sorted. */
    long degree(int vertex) {
        int home = split.part(vertex);
        long row = vertex - split.range(home).from();
        return ends[home].longAt(row) - starts[home].longAt(row);
    }

    void release() {
        memory.release(starts);
        memory.release(targets);
        memory.release(weights);
        memory.release(ends);
    }
}
