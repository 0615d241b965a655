package formwork.kernels.graph;

import formwork.kernels.numa.NodeCounters;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/**
 * Rows by the numbers that vertices have outside, while a graph is made: first with all edges, then
 * sorted without those that came twice, with gaps between.
 *
 * <p>Part {@code k} has rows {@code split.range(k)}. Only threads of home {@code k} write there.
 */
final class LooseRows {
    /** Rows by the first end of an edge. */
    static final int BY_FIRST = 1;

    /** Rows by the second end. */
    static final int BY_SECOND = 2;

    private static final int ROWS_PER_TURN = 512;

    private final NodePool pool;
    private final GraphMemory memory;
    private final EdgePairs edges;
    private final int which;
    private final Prefix prefix;
    private final NodeCounters turns;
    private final long[] faults;
    final Split split;
    final Span[] starts; // of each row, and the end of the last
    final Span[] targets;
    final Span[] weights; // nulls if there are none
    final Span[] ends; // of each row, once they are sorted

    /** Nothing yet. {@code which} is {@link #BY_FIRST}, {@link #BY_SECOND} or both. */
    LooseRows(NodePool pool, GraphMemory memory, EdgePairs edges, int which) {
        this.pool = pool;
        this.memory = memory;
        this.edges = edges;
        this.which = which;
        int homes = pool.homes().size();
        split = new Split(edges.vertexCount(), homes);
        prefix = new Prefix(homes, pool.threadsPerHome());
        turns = pool.counters();
        faults = new long[pool.threads()];
        starts = new Span[homes];
        targets = new Span[homes];
        weights = new Span[homes];
        ends = new Span[homes];
    }

    /** Finds out how long rows are. */
    void count() {
        for (int home = 0; home < starts.length; home++) {
            // One more than the starts: see fill.
            starts[home] = memory.longs(home, split.range(home).size() + 2);
        }
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
        int home = worker.home();
        Split.Range rows = split.range(home);
        Span counts = starts[home];
        long fault = Long.MAX_VALUE;
        for (EdgeRun run : EdgeRun.ofHome(worker, edges)) {
            long found =
                    countRun(
                            run.ends(),
                            run.count(),
                            edges.vertexCount(),
                            (int) rows.from(),
                            (int) rows.size(),
                            which,
                            counts.base(),
                            counts.at() + 2 * Long.BYTES,
                            worker.threads() == 1);
            fault = found < 0 ? fault : Math.min(fault, run.first() + found);
        }
        faults[worker.index()] = fault;
        worker.homeBarrier();
        prefix.sum(worker, counts, 2, rows.size());
    }

    /** Counts the ends of edges in some rows; the first edge with a bad vertex, or -1. */
    private static long countRun(
            long ends,
            long edges,
            int vertices,
            int firstRow,
            int rows,
            int which,
            Object base,
            long counts,
            boolean isAlone) {
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
                claim(base, counts + (long) row * Long.BYTES, isAlone);
            }
            row = second - firstRow;
            if ((which & BY_SECOND) != 0 && row >= 0 && row < rows) {
                claim(base, counts + (long) row * Long.BYTES, isAlone);
            }
        }
        return -1;
    }

    private static long claim(Object base, long at, boolean isAlone) {
        if (!isAlone) {
            return UnsafeApi.getAndAddLong(base, at, 1);
        }
        long value = UnsafeApi.getLong(base, at);
        UnsafeApi.putLong(base, at, value + 1);
        return value;
    }

    /** How many arcs there are, those that come twice included. */
    long count(int home) {
        return starts[home].longAt(split.range(home).size() + 1);
    }

    /**
     * Puts arcs into their rows. Number {@code r + 1} of the starts is where row {@code r} begins,
     * and the next arc of it goes; when all are there it is where the row ends and the next one
     * begins.
     */
    void fill() {
        for (int home = 0; home < starts.length; home++) {
            targets[home] = memory.ints(home, count(home));
            weights[home] = edges.weights() == null ? null : memory.ints(home, count(home));
        }
        pool.run(this::fillOwn);
    }

    private void fillOwn(NodeWorker worker) {
        int home = worker.home();
        Split.Range rows = split.range(home);
        for (EdgeRun run : EdgeRun.ofHome(worker, edges)) {
            fillRun(
                    run,
                    (int) rows.from(),
                    (int) rows.size(),
                    which,
                    starts[home].base(),
                    starts[home].at() + Long.BYTES,
                    targets[home],
                    weights[home],
                    worker.threads() == 1);
        }
    }

    private static void fillRun(
            EdgeRun run,
            int firstRow,
            int rows,
            int which,
            Object base,
            long next,
            Span targets,
            Span weights,
            boolean isAlone) {
        long ends = run.ends();
        long edges = run.count();
        Object to = targets.base();
        long toAt = targets.at();
        for (long i = 0; i < edges; i++) {
            int first = UnsafeApi.getInt(ends + 8 * i);
            int second = UnsafeApi.getInt(ends + 8 * i + 4);
            if (first == second) {
                continue;
            }
            int row = first - firstRow;
            if ((which & BY_FIRST) != 0 && row >= 0 && row < rows) {
                long place = claim(base, next + (long) row * Long.BYTES, isAlone);
                UnsafeApi.putInt(to, toAt + place * Integer.BYTES, second);
                if (weights != null) {
                    weights.putInt(place, UnsafeApi.getInt(run.weights() + i * Integer.BYTES));
                }
            }
            row = second - firstRow;
            if ((which & BY_SECOND) != 0 && row >= 0 && row < rows) {
                long place = claim(base, next + (long) row * Long.BYTES, isAlone);
                UnsafeApi.putInt(to, toAt + place * Integer.BYTES, first);
                if (weights != null) {
                    weights.putInt(place, UnsafeApi.getInt(run.weights() + i * Integer.BYTES));
                }
            }
        }
    }

    /** Sorts each row; of arcs that come twice, the one with the smallest weight stays. */
    void sort() {
        for (int home = 0; home < starts.length; home++) {
            ends[home] = memory.longs(home, split.range(home).size());
        }
        turns.reset();
        pool.run(this::sortOwn);
    }

    private void sortOwn(NodeWorker worker) {
        int home = worker.home();
        long rows = split.range(home).size();
        RowBatch batch = new RowBatch(edges.vertexCount(), null);
        while (true) {
            long from = turns.claim(home, ROWS_PER_TURN);
            long to = Math.min(rows, from + ROWS_PER_TURN);
            if (from >= to) {
                return;
            }
            for (long row = from; row < to; row++) {
                long begin = starts[home].longAt(row);
                long end = starts[home].longAt(row + 1);
                if (!batch.hasRoom(end - begin)) {
                    sort(batch, home, row);
                }
                batch.add(targets[home], weights[home], begin, end, begin);
            }
            sort(batch, home, to);
        }
    }

    /** Sorts the rows before {@code end} that are in hand. */
    private void sort(RowBatch batch, int home, long end) {
        batch.sort();
        batch.store(targets[home], weights[home], null);
        long first = end - batch.rows();
        for (int i = 0; i < batch.rows(); i++) {
            ends[home].putLong(first + i, batch.end(i));
        }
        batch.clear();
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
