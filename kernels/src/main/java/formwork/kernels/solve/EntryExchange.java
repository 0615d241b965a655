package formwork.kernels.solve;

import formwork.error.FormworkException;
import formwork.formats.matrix.Matrix;
import formwork.kernels.numa.NodeBuffer;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Policy;
import formwork.kernels.numa.Split;
import java.util.ArrayList;
import java.util.List;
import org.agrona.UnsafeApi;

/**
 * Hands the entries of a matrix to the threads whose rows they are in. Each thread goes over its
 * share of them, which lies on its node if the matrix was read by such a pool, and puts each entry
 * behind those that it has for the same thread; who gets them has them in the order of the matrix,
 * as the shares follow each other.
 *
 * <p><b>Memory.</b> 16 bytes for each entry, both triangles counted, on the node that gets it; in
 * chunks, as nobody knows how many entries a thread has for another one before it has seen them.
 */
final class EntryExchange implements AutoCloseable {
    private static final int ENTRY_BYTES = 16; // row and column of 4 bytes, value of 8
    private static final long SMALLEST_CHUNK = 1 << 8; // in entries
    private static final long LARGEST_CHUNK = 1 << 17; // a large page
    private static final int CHUNKS = 2; // of each giver and taker, if entries are spread evenly
    private static final int MOST_CHUNKS = 1 << 13; // of one giver and taker: maps are few

    /** More would make more chunks than a process may have maps, which are 65,530. */
    static final int MOST_THREADS = 96;

    private final NodePool pool;
    private final Matrix matrix;
    private final Split rows;
    private final long rowChunk;
    private final long[] shareChunks; // of each home, the rows of each of its threads
    private final long chunk; // in entries
    private final Gifts[][] gifts; // of each giver and taker

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
        int threads = pool.threads();
        long count = matrix.entryCount();
        long most = Math.max(LARGEST_CHUNK, count / MOST_CHUNKS);
        chunk = Math.max(SMALLEST_CHUNK, Math.min(most, count / threads / threads / CHUNKS));
        gifts = new Gifts[threads][0];
        boolean isDone = false;
        try {
            pool.run(this::give);
            isDone = true;
        } finally {
            if (!isDone) {
                close();
            }
        }
    }

    /** What one thread has for another one. */
    private final class Gifts {
        private final int node;
        private final List<NodeBuffer> chunks = new ArrayList<>();
        private long at; // where the next entry goes
        private long end; // of the last chunk

        /** For a taker on {@code node}. */
        Gifts(int node) {
            this.node = node;
        }

        void put(long row, long column, double value) {
            if (at == end) {
                addChunk();
            }
            UnsafeApi.putInt(at, (int) row);
            UnsafeApi.putInt(at + Integer.BYTES, (int) column);
            UnsafeApi.putDouble(at + Double.BYTES, value);
            at += ENTRY_BYTES;
        }

        private void addChunk() {
            long bytes = chunk * ENTRY_BYTES;
            NodeBuffer next = pool.machine().allocate(bytes, Policy.bind(node));
            chunks.add(next);
            at = next.address();
            end = at + bytes;
        }

        void forEach(Matrix.EntryVisitor visitor) {
            for (int i = 0; i < chunks.size(); i++) {
                long from = chunks.get(i).address();
                long to = i + 1 == chunks.size() ? at : from + chunk * ENTRY_BYTES;
                for (; from < to; from += ENTRY_BYTES) {
                    visitor.entry(
                            UnsafeApi.getInt(from),
                            UnsafeApi.getInt(from + Integer.BYTES),
                            UnsafeApi.getDouble(from + Double.BYTES),
                            0);
                }
            }
        }

        void close() {
            chunks.forEach(NodeBuffer::close);
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

    private void give(NodeWorker worker) {
        Gifts[] mine = new Gifts[gifts.length];
        gifts[worker.index()] = mine;
        for (int taker = 0; taker < mine.length; taker++) {
            mine[taker] = new Gifts(pool.homes().get(taker / pool.threadsPerHome()).node());
        }
        Split.Range own = own(worker);
        matrix.forEachExpanded(
                own.from(),
                own.to(),
                (row, column, real, imaginary) -> {
                    requireWithin(matrix, row, column);
                    mine[taker(row)].put(row, column, real);
                });
    }

    /** Goes over the entries in the rows of a thread, in their order. */
    void forEach(NodeWorker worker, Matrix.EntryVisitor visitor) {
        for (Gifts[] giver : gifts) {
            giver[worker.index()].forEach(visitor);
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
        for (Gifts[] giver : gifts) {
            for (Gifts some : giver) {
                if (some != null) { // a thread may have failed before
                    some.close();
                }
            }
        }
    }
}
