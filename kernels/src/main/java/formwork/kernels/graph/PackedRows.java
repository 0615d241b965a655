package formwork.kernels.graph;

import formwork.kernels.numa.NodeCounters;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/** The rows of a graph as they stay: without gaps, and numbered as the graph is. */
final class PackedRows {
    private static final int ROWS_PER_TURN = 512;

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
        long rows = split.range(home).size();
        boolean isSorted = order != null;
        RowBatch batch = isSorted ? new RowBatch((int) split.length(), order.ranks()) : null;
        while (true) {
            long from = turns.claim(home, ROWS_PER_TURN);
            long to = Math.min(rows, from + ROWS_PER_TURN);
            if (from >= to) {
                return;
            }
            if (isSorted) {
                sortRows(home, from, to, batch);
            } else {
                copyRows(home, from, to);
            }
        }
    }

    private void copyRows(int home, long from, long to) {
        Arcs arcs = parts[home];
        for (long row = from; row < to; row++) {
            long begin = loose.starts[home].longAt(row);
            long count = loose.ends[home].longAt(row) - begin;
            long place = arcs.offsets().longAt(row);
            copy(loose.targets[home], begin, arcs.targets(), place, count);
            if (arcs.weights() != null) {
                copy(loose.weights[home], begin, arcs.weights(), place, count);
            }
        }
    }

    private void sortRows(int home, long from, long to, RowBatch batch) {
        Arcs arcs = parts[home];
        Numbering numbering = order.numbering();
        int first = (int) split.range(home).from();
        for (long row = from; row < to; row++) {
            int vertex = numbering.outer(first + (int) row);
            int part = loose.split.part(vertex);
            long there = vertex - loose.split.range(part).from();
            long begin = loose.starts[part].longAt(there);
            long end = loose.ends[part].longAt(there);
            if (!batch.hasRoom(end - begin)) {
                sort(batch, arcs);
            }
            batch.add(
                    loose.targets[part],
                    loose.weights[part],
                    begin,
                    end,
                    arcs.offsets().longAt(row));
        }
        sort(batch, arcs);
    }

    private void sort(RowBatch batch, Arcs arcs) {
        batch.sort();
        batch.store(arcs.targets(), arcs.weights(), order.innerOfRank());
        batch.clear();
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
