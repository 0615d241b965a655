package formwork.kernels.solve;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.Values;
import formwork.kernels.numa.NodeBuffer;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Policy;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/**
 * Puts the rows of a matrix together: each thread its own, on its own node, from the entries that
 * are in them.
 */
final class RowBuilding {
    private final NodePool pool;
    private final Matrix matrix;
    private final SparseRows result;
    private final long[][] lengths; // of each thread, how many entries its rows have
    private OwnEntries entries;
    private final boolean[] hasDoubles; // of each home, whether entries were at one place

    /** Those of a thread's rows. */
    private interface OwnEntries {
        /** Goes over them in their order. */
        void forEach(NodeWorker worker, Matrix.EntryVisitor visitor);
    }

    private RowBuilding(NodePool pool, Matrix matrix) {
        this.pool = pool;
        this.matrix = matrix;
        result = new SparseRows(pool, matrix.rows(), matrix.columns());
        lengths = new long[pool.threads()][];
        hasDoubles = new boolean[pool.threads()];
    }

    static SparseRows build(NodePool pool, Matrix matrix) {
        if (matrix.values() instanceof Values.Complexes) {
            throw fault("found complex values; expected reals");
        }
        if (matrix.columns() > Integer.MAX_VALUE || matrix.rows() > Integer.MAX_VALUE) {
            throw fault(
                    "found "
                            + matrix.rows()
                            + " rows and "
                            + matrix.columns()
                            + " columns; expected fewer than 2^31");
        }
        RowBuilding building = new RowBuilding(pool, matrix);
        boolean isBuilt = false;
        try {
            if (pool.threads() == 1 || pool.threads() > EntryExchange.MOST_THREADS) {
                building.entries = building::forEachOfAll;
                building.build();
            } else {
                try (EntryExchange exchange = new EntryExchange(pool, matrix)) {
                    building.entries = exchange::forEach;
                    building.build();
                }
            }
            isBuilt = true;
            return building.result;
        } finally {
            if (!isBuilt) {
                building.result.close();
            }
        }
    }

    static FormworkException fault(String what) {
        return new FormworkException(IoStatus.BAD_SHAPE, "matrix: " + what);
    }

    private void build() {
        Split rows = result.rows();
        for (int home = 0; home < rows.parts(); home++) {
            result.offsets()[home] = allocate(home, rows.range(home).size() + 1, Long.BYTES);
            if (result.copies().length > 0) {
                result.copies()[home] = allocate(home, matrix.columns(), Double.BYTES);
            }
        }
        pool.run(this::count);
        for (int home = 0; home < rows.parts(); home++) {
            long entries = result.offset(home, rows.range(home).size());
            result.indices()[home] = allocate(home, entries, Integer.BYTES);
            result.values()[home] = allocate(home, entries, Double.BYTES);
        }
        pool.run(this::fill);
        result.divide();
    }

    private NodeBuffer allocate(int home, long count, int size) {
        Policy policy = Policy.bind(pool.homes().get(home).node());
        return pool.machine().allocate(Math.multiplyExact(count, (long) size), policy);
    }

    /** The rows of a thread, counted from the first one of its home. */
    private Split.Range ownRows(NodeWorker worker) {
        Split.Range all = result.rows().range(worker.home());
        Split.Range mine = worker.share(all);
        return new Split.Range(mine.from() - all.from(), mine.to() - all.from());
    }

    /** Goes over all entries for those of a thread's rows. */
    private void forEachOfAll(NodeWorker worker, Matrix.EntryVisitor visitor) {
        long before = result.rows().range(worker.home()).from();
        long first = before + ownRows(worker).from();
        long end = before + ownRows(worker).to();
        matrix.forEachExpanded(
                (row, column, real, imaginary) -> {
                    EntryExchange.requireWithin(matrix, row, column);
                    if (row >= first && row < end) {
                        visitor.entry(row, column, real, imaginary);
                    }
                });
    }

    private void count(NodeWorker worker) {
        long before = result.rows().range(worker.home()).from();
        Split.Range mine = ownRows(worker);
        long[] counts = new long[(int) mine.size()];
        long first = before + mine.from();
        entries.forEach(worker, (row, column, real, imaginary) -> counts[(int) (row - first)]++);
        long offsets = result.offsets()[worker.home()].address();
        for (int i = 0; i < counts.length; i++) {
            UnsafeApi.putLong(offsets + (mine.from() + i + 1) * Long.BYTES, counts[i]);
        }
        worker.homeBarrier();
        if (worker.thread() == 0) {
            sum(offsets, result.rows().range(worker.home()).size());
        }
    }

    private static void sum(long offsets, long rows) {
        long sum = 0;
        UnsafeApi.putLong(offsets, 0);
        for (long i = 1; i <= rows; i++) {
            sum += UnsafeApi.getLong(offsets + i * Long.BYTES);
            UnsafeApi.putLong(offsets + i * Long.BYTES, sum);
        }
    }

    private void fill(NodeWorker worker) {
        int home = worker.home();
        Split.Range mine = ownRows(worker);
        long first = result.rows().range(home).from() + mine.from();
        long[] next = new long[(int) mine.size()];
        for (int i = 0; i < next.length; i++) {
            next[i] = result.offset(home, mine.from() + i);
        }
        long indices = result.indices()[home].address();
        long values = result.values()[home].address();
        lengths[worker.index()] = next;
        entries.forEach(
                worker,
                (row, column, real, imaginary) -> {
                    long at = next[(int) (row - first)]++;
                    UnsafeApi.putInt(indices + at * Integer.BYTES, (int) column);
                    UnsafeApi.putDouble(values + at * Double.BYTES, real);
                });
        RowSort sort = new RowSort(indices, values);
        for (int i = 0; i < next.length; i++) {
            long begin = result.offset(home, mine.from() + i);
            long end = next[i];
            next[i] = sort.sort(begin, end); // from now on, how many entries the row has
            hasDoubles[worker.index()] |= next[i] != end - begin;
        }
        if (result.copies().length > 0) {
            NodeBuffer copy = result.copies()[home];
            Split.Range bytes = worker.share(new Split.Range(0, copy.bytes()));
            copy.touch(bytes.from(), bytes.size());
        }
        worker.homeBarrier();
        if (worker.thread() == 0) {
            closeGaps(worker);
        }
    }

    /** Where entries were added, moves those behind them to the front. */
    private void closeGaps(NodeWorker worker) {
        int home = worker.home();
        boolean hasGaps = false;
        for (int thread = 0; thread < worker.threads(); thread++) {
            hasGaps |= hasDoubles[worker.index() + thread];
        }
        if (!hasGaps) {
            return;
        }
        long offsets = result.offsets()[home].address();
        long indices = result.indices()[home].address();
        long values = result.values()[home].address();
        long row = 0;
        long to = 0;
        for (int thread = 0; thread < worker.threads(); thread++) {
            for (long count : lengths[worker.index() + thread]) {
                long from = result.offset(home, row);
                UnsafeApi.putLong(offsets + row * Long.BYTES, to);
                for (long i = 0; i < count; i++, to++) {
                    UnsafeApi.putInt(
                            indices + to * Integer.BYTES,
                            UnsafeApi.getInt(indices + (from + i) * Integer.BYTES));
                    UnsafeApi.putDouble(
                            values + to * Double.BYTES,
                            UnsafeApi.getDouble(values + (from + i) * Double.BYTES));
                }
                row++;
            }
        }
        UnsafeApi.putLong(offsets + row * Long.BYTES, to);
    }
}
