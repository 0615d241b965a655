package formwork.kernels.solve;

import formwork.error.FormworkException;
import formwork.formats.matrix.Matrix;
import formwork.kernels.numa.NodeBuffer;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Policy;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/**
 * Hands the entries of a matrix to the threads whose rows they are in. Each thread goes over its
 * share of them, which lies on its node if the matrix was read by such a pool, and puts each entry
 * behind those that it has for the same thread; who gets them has them in the order of the matrix,
 * as the shares follow each other.
 *
 * <p><b>Memory.</b> 16 bytes for each entry, both triangles counted, on the node that gets it.
 */
final class EntryExchange implements AutoCloseable {
    private static final int ENTRY_BYTES = 16; // row and column of 4 bytes, value of 8

    private final NodePool pool;
    private final Matrix matrix;
    private final Split rows;
    private final long rowChunk;
    private final long[] shareChunks; // of each home, the rows of each of its threads
    private final long[][] places; // of each giver and taker: how many entries; then where they go
    private final NodeBuffer[] taken; // of each taker
    private final long[] counts; // of each taker

    /** Those of {@code matrix}, whose rows are divided as {@link SparseRows} does. */
    EntryExchange(NodePool pool, Matrix matrix) {
        this.pool = pool;
        this.matrix = matrix;
        rows = new Split(matrix.rows(), pool.homes().size());
        rowChunk = rows.chunk();
        shareChunks = new long[rows.parts()];
        for (int home = 0; home < shareChunks.length; home++) {
            shareChunks[home] = new Split(rows.range(home).size(), pool.threadsPerHome()).chunk();
        }
        places = new long[pool.threads()][pool.threads()];
        counts = new long[pool.threads()];
        taken = new NodeBuffer[pool.threads()];
        boolean isDone = false;
        try {
            pool.run(this::count);
            allocate();
            pool.run(this::give);
            isDone = true;
        } finally {
            if (!isDone) {
                close();
            }
        }
    }

    /** The entries that a thread gives: of its home's part of all, its share. */
    private Split.Range own(NodeWorker worker) {
        return worker.share(new Split(matrix.entryCount(), rows.parts()).range(worker.home()));
    }

    /** The number of the thread that has a row. */
    private int taker(long row) {
        int home = rows.parts() == 1 ? 0 : (int) (row / rowChunk);
        long local = row - home * rowChunk;
        return home * pool.threadsPerHome() + (int) (local / shareChunks[home]);
    }

    private void count(NodeWorker worker) {
        long[] mine = new long[places.length];
        Split.Range own = own(worker);
        matrix.forEachExpanded(
                own.from(),
                own.to(),
                (row, column, real, imaginary) -> {
                    requireWithin(matrix, row, column);
                    mine[taker(row)]++;
                });
        places[worker.index()] = mine;
    }

    private void allocate() {
        for (int taker = 0; taker < taken.length; taker++) {
            long place = 0;
            for (long[] giver : places) {
                long count = giver[taker];
                giver[taker] = place;
                place += count;
            }
            counts[taker] = place;
            int node = pool.homes().get(taker / pool.threadsPerHome()).node();
            taken[taker] =
                    pool.machine()
                            .allocate(
                                    Math.multiplyExact(place, (long) ENTRY_BYTES),
                                    Policy.bind(node));
        }
    }

    private void give(NodeWorker worker) {
        long[] next = places[worker.index()];
        for (int taker = 0; taker < next.length; taker++) {
            next[taker] = taken[taker].address() + next[taker] * ENTRY_BYTES;
        }
        Split.Range own = own(worker);
        matrix.forEachExpanded(
                own.from(),
                own.to(),
                (row, column, real, imaginary) -> {
                    int taker = taker(row);
                    long at = next[taker];
                    next[taker] = at + ENTRY_BYTES;
                    UnsafeApi.putInt(at, (int) row);
                    UnsafeApi.putInt(at + Integer.BYTES, (int) column);
                    UnsafeApi.putDouble(at + Double.BYTES, real);
                });
    }

    /** Goes over the entries in the rows of a thread, in their order. */
    void forEach(NodeWorker worker, Matrix.EntryVisitor visitor) {
        long at = taken[worker.index()].address();
        long end = at + counts[worker.index()] * ENTRY_BYTES;
        for (; at < end; at += ENTRY_BYTES) {
            visitor.entry(
                    UnsafeApi.getInt(at),
                    UnsafeApi.getInt(at + Integer.BYTES),
                    UnsafeApi.getDouble(at + Double.BYTES),
                    0);
        }
    }

    /** Checks that an entry is one of the matrix. */
    static void requireWithin(Matrix matrix, long row, long column) {
        if (row < 0 || row >= matrix.rows() || column < 0 || column >= matrix.columns()) {
            throw outside(matrix, row, column);
        }
    }

    private static FormworkException outside(Matrix matrix, long row, long column) {
        return RowBuilding.fault(
                "found an entry in row "
                        + (row + 1)
                        + " and column "
                        + (column + 1)
                        + "; expected it in "
                        + matrix.rows()
                        + " rows and "
                        + matrix.columns()
                        + " columns");
    }

    @Override
    public void close() {
        for (NodeBuffer buffer : taken) {
            if (buffer != null) {
                buffer.close();
            }
        }
    }
}
