package formwork.kernels.graph;

import formwork.kernels.numa.NodeCounters;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/**
 * The arcs that end in a part, by the vertices where they begin: the transpose of its rows by their
 * ends.
 */
final class ForwardRows {
    private static final int ROWS_PER_TURN = 512;

    private final Split split;
    private final Arcs[] in;
    private final Span[] starts; // see LooseRows.fill
    private final Span[] targets;
    private final Span[] weights;
    private final Prefix prefix;
    private final NodeCounters turns;

    private ForwardRows(NodePool pool, GraphMemory memory, Split split, Arcs... in) {
        this.split = split;
        this.in = in;
        starts = new Span[in.length];
        targets = new Span[in.length];
        weights = new Span[in.length];
        prefix = new Prefix(in.length, pool.threadsPerHome());
        turns = pool.counters();
        for (int home = 0; home < in.length; home++) {
            starts[home] = memory.longs(home, split.length() + 2);
            targets[home] = memory.ints(home, in[home].count());
            weights[home] = in[home].weights() == null ? null : memory.ints(home, in[home].count());
        }
    }

    static Arcs[] of(NodePool pool, GraphMemory memory, Split split, Arcs... in) {
        ForwardRows rows = new ForwardRows(pool, memory, split, in);
        pool.run(rows::count);
        pool.run(rows::fill);
        if (pool.threadsPerHome() > 1) { // one alone has put them in order
            pool.run(rows::sort);
        }
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

    private void count(NodeWorker worker) {
        int home = worker.home();
        Span counts = starts[home];
        Split.Range mine = worker.share(new Split.Range(0, in[home].count()));
        count(
                in[home].targets(),
                mine.from(),
                mine.to(),
                counts.base(),
                counts.at() + 2 * Long.BYTES,
                worker.threads() == 1);
        worker.homeBarrier();
        prefix.sum(worker, counts, 2, split.length());
    }

    private static void count(
            Span sources, long from, long to, Object base, long counts, boolean isAlone) {
        for (long i = from; i < to; i++) {
            claim(base, counts + (long) sources.intAt(i) * Long.BYTES, isAlone);
        }
    }

    private static long claim(Object base, long at, boolean isAlone) {
        if (!isAlone) {
            return UnsafeApi.getAndAddLong(base, at, 1);
        }
        long value = UnsafeApi.getLong(base, at);
        UnsafeApi.putLong(base, at, value + 1);
        return value;
    }

    private void fill(NodeWorker worker) {
        int home = worker.home();
        int first = (int) split.range(home).from();
        Arcs rows = in[home];
        while (true) {
            long from = turns.claim(home, ROWS_PER_TURN);
            long to = Math.min(rows.rows(), from + ROWS_PER_TURN);
            if (from >= to) {
                return;
            }
            for (long row = from; row < to; row++) {
                fillRow(
                        rows,
                        row,
                        first + (int) row,
                        starts[home].base(),
                        starts[home].at() + Long.BYTES,
                        targets[home],
                        weights[home],
                        worker.threads() == 1);
            }
        }
    }

    private static void fillRow(
            Arcs rows,
            long row,
            int vertex,
            Object base,
            long next,
            Span targets,
            Span weights,
            boolean isAlone) {
        long end = rows.offsets().longAt(row + 1);
        for (long i = rows.offsets().longAt(row); i < end; i++) {
            int source = rows.targets().intAt(i);
            long place = claim(base, next + (long) source * Long.BYTES, isAlone);
            targets.putInt(place, vertex);
            if (weights != null) {
                weights.putInt(place, rows.weights().intAt(i));
            }
        }
    }

    /** Each row by the numbers of its ends, which within a part go by descending degree. */
    private void sort(NodeWorker worker) {
        int home = worker.home();
        RowBatch batch = new RowBatch((int) split.length(), null);
        Split.Range mine = worker.share(new Split.Range(0, split.length()));
        for (long row = mine.from(); row < mine.to(); row++) {
            long begin = starts[home].longAt(row);
            long end = starts[home].longAt(row + 1);
            if (!batch.hasRoom(end - begin)) {
                sort(batch, home);
            }
            batch.add(targets[home], weights[home], begin, end, begin);
        }
        sort(batch, home);
    }

    private void sort(RowBatch batch, int home) {
        batch.sort();
        batch.store(targets[home], weights[home], null);
        batch.clear();
    }
}
