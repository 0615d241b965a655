package formwork.kernels.graph;

import formwork.kernels.numa.NodeCounters;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/** The rows of a graph as they stay: without gaps, and numbered as the graph is. */
final class PackedRows {
    private static final int ROWS_PER_TURN = 64;

    private final NodePool pool;
    private final GraphMemory memory;
    private final LooseRows loose;
    private final Split split;
    private final DegreeOrder order; // null: numbers stay
    private final Prefix prefix;
    private final NodeCounters turns;
    private final Arcs[] parts;

    private PackedRows(NodePool pool, GraphMemory memory, LooseRows loose, DegreeOrder order) {
        this.pool = pool;
        this.memory = memory;
        this.loose = loose;
        this.order = order;
        split = order == null ? loose.split : order.split();
        prefix = new Prefix(split.parts(), pool.threadsPerHome());
        turns = pool.counters();
        parts = new Arcs[split.parts()];
    }

    /** Packs the rows of each part; {@code order} says how they are numbered, null as outside. */
    static Arcs[] of(NodePool pool, GraphMemory memory, LooseRows loose, DegreeOrder order) {
        return new PackedRows(pool, memory, loose, order).pack();
    }

    private Arcs[] pack() {
        Span[] offsets = new Span[parts.length];
        for (int home = 0; home < parts.length; home++) {
            offsets[home] = memory.longs(home, split.range(home).size() + 1);
        }
        pool.run(worker -> count(worker, offsets[worker.home()]));
        for (int home = 0; home < parts.length; home++) {
            int rows = (int) split.range(home).size();
            long count = offsets[home].longAt(rows);
            Span weights = loose.weights[home] == null ? null : memory.ints(home, count);
            parts[home] = new Arcs(rows, offsets[home], memory.ints(home, count), weights);
        }
        pool.run(this::copy);
        return parts;
    }

    private void count(NodeWorker worker, Span offsets) {
        Split.Range all = split.range(worker.home());
        Split.Range mine = worker.share(all);
        Numbering numbering = order == null ? null : order.numbering();
        for (long inner = mine.from(); inner < mine.to(); inner++) {
            int vertex = numbering == null ? (int) inner : numbering.outer((int) inner);
            offsets.putLong(inner - all.from() + 1, loose.degree(vertex));
        }
        worker.homeBarrier();
        prefix.sum(worker, offsets, 1, all.size());
    }

    private void copy(NodeWorker worker) {
        int home = worker.home();
        Split.Range all = split.range(home);
        Arcs to = parts[home];
        Numbering numbering = order == null ? null : order.numbering();
        RowSort sort = new RowSort();
        while (true) {
            long from = turns.claim(home, ROWS_PER_TURN);
            long end = Math.min(all.size(), from + ROWS_PER_TURN);
            if (from >= end) {
                return;
            }
            for (long row = from; row < end; row++) {
                int inner = (int) (all.from() + row);
                copyRow(numbering == null ? inner : numbering.outer(inner), to, row, sort);
            }
        }
    }

    private void copyRow(int vertex, Arcs to, long row, RowSort sort) {
        int part = loose.split.part(vertex);
        long from = vertex - loose.split.range(part).from();
        Span targets = loose.targets[part];
        Span weights = loose.weights[part];
        long begin = loose.starts[part].longAt(from);
        long end = loose.ends[part].longAt(from);
        long place = to.offsets().longAt(row);
        if (order == null) {
            copy(targets, begin, to.targets(), place, end - begin);
            if (weights != null) {
                copy(weights, begin, to.weights(), place, end - begin);
            }
            return;
        }
        int count = sort.load(targets, weights, begin, end);
        sort.map(count, order.ranks());
        sort.sort(count);
        if (order.innerOfRank() != null) {
            sort.map(count, order.innerOfRank());
        }
        sort.store(to.targets(), to.weights(), place, count);
    }

    private static void copy(Span from, long begin, Span to, long place, long count) {
        UnsafeApi.copyMemory(
                from.base(),
                from.at() + begin * Integer.BYTES,
                to.base(),
                to.at() + place * Integer.BYTES,
                count * Integer.BYTES);
    }
}
