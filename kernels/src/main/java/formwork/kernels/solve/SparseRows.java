package formwork.kernels.solve;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.formats.matrix.Matrix;
import formwork.kernels.numa.NodeBuffer;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/**
 * A sparse matrix of reals by rows, which are divided among the homes of a pool as the elements of
 * a vector are: a row lies on the node of the element of the product that it makes.
 *
 * <p><b>Shape.</b> Each row has its entries by ascending column; those at one place are added. Both
 * triangles of a symmetric matrix are there.
 *
 * <p><b>Products.</b> One thread sums a row from its first entry to its last, so that a product has
 * the same bits whatever the number of parts and threads.
 */
public final class SparseRows implements AutoCloseable {
    private final NodePool pool;
    private final long columns;
    private final Split rows;
    private final NodeBuffer[] offsets; // of each home, INTEGER*8, one more than it has rows
    private final NodeBuffer[] indices; // the columns of its entries, INTEGER*4
    private final NodeBuffer[] values; // of its entries, REAL*8
    private final NodeBuffer[] copies; // of the vector to multiply by; none if there is one home
    private long[][] bounds; // of each home, the rows where its threads begin and end

    SparseRows(NodePool pool, long rowCount, long columns) {
        int homes = pool.homes().size();
        this.pool = pool;
        this.columns = columns;
        rows = new Split(rowCount, homes);
        offsets = new NodeBuffer[homes];
        indices = new NodeBuffer[homes];
        values = new NodeBuffer[homes];
        copies = new NodeBuffer[homes > 1 ? homes : 0];
    }

    /**
     * The rows of a matrix of any kind; the threads of each home put its own together.
     *
     * @throws FormworkException if its values are complex, or it has more than 2^31 columns
     * @throws OutOfMemoryError if the system has no room for it
     */
    public static SparseRows of(NodePool pool, Matrix matrix) {
        return RowBuilding.build(pool, matrix);
    }

    /** How many rows there are. */
    public long rowCount() {
        return rows.length();
    }

    /** How many columns there are. */
    public long columnCount() {
        return columns;
    }

    /** How many entries there are, both triangles counted. */
    public long entryCount() {
        long count = 0;
        for (int home = 0; home < rows.parts(); home++) {
            count += offset(home, rows.range(home).size());
        }
        return count;
    }

    /** The entry in a row and a column; 0 if there is none. */
    public double get(long row, long column) {
        if (row < 0 || row >= rows.length() || column < 0 || column >= columns) {
            throw new IndexOutOfBoundsException(
                    "matrix: found row "
                            + row
                            + " and column "
                            + column
                            + "; expected some of "
                            + rows.length()
                            + " and "
                            + columns);
        }
        int home = rows.part(row);
        long local = row - rows.range(home).from();
        long low = offset(home, local);
        long high = offset(home, local + 1) - 1;
        while (low <= high) {
            long middle = (low + high) >>> 1;
            long found = index(home, middle);
            if (found == column) {
                return value(home, middle);
            }
            if (found < column) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return 0;
    }

    // ---- its memory ----

    NodePool pool() {
        return pool;
    }

    Split rows() {
        return rows;
    }

    NodeBuffer[] offsets() {
        return offsets;
    }

    NodeBuffer[] indices() {
        return indices;
    }

    NodeBuffer[] values() {
        return values;
    }

    NodeBuffer[] copies() {
        return copies;
    }

    /** Where the entries of a row of a home, from 0, begin. */
    long offset(int home, long row) {
        return UnsafeApi.getLong(offsets[home].address() + row * Long.BYTES);
    }

    long index(int home, long entry) {
        return UnsafeApi.getInt(indices[home].address() + entry * Integer.BYTES);
    }

    double value(int home, long entry) {
        return UnsafeApi.getDouble(values[home].address() + entry * Double.BYTES);
    }

    /** Divides the rows of each home among its threads, by the entries that they have. */
    void divide() {
        int threads = pool.threadsPerHome();
        bounds = new long[rows.parts()][threads + 1];
        for (int home = 0; home < rows.parts(); home++) {
            long count = rows.range(home).size();
            long entries = offset(home, count);
            for (int thread = 1; thread < threads; thread++) {
                long share = entries / threads * thread;
                bounds[home][thread] = firstRow(home, count, share);
            }
            bounds[home][threads] = count;
        }
    }

    /** The first row before which there are at least so many entries. */
    private long firstRow(int home, long count, long entries) {
        long low = 0;
        long high = count;
        while (low < high) {
            long middle = (low + high) >>> 1;
            if (offset(home, middle) < entries) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    // ---- products ----

    /**
     * Sets {@code y} to the product with {@code x}.
     *
     * @param x REAL*8, with an element for each column
     * @param y REAL*8, with an element for each row; another one than {@code x}
     */
    public void multiply(NodeVector x, NodeVector y) {
        requireVector("x", x, columns);
        requireVector("y", y, rows.length());
        if (x == y) {
            throw new IllegalArgumentException("product: found x for y; expected another vector");
        }
        pool.run(worker -> multiply(worker, x, y));
    }

    void requireVector(String name, NodeVector vector, long length) {
        if (vector.kind() != ItemKind.REAL8
                || vector.length() != length
                || vector.split().parts() != rows.parts()) {
            throw new IllegalArgumentException(
                    name
                            + ": found "
                            + vector.length()
                            + " elements "
                            + vector.kind()
                            + " in "
                            + vector.split().parts()
                            + " parts; expected "
                            + length
                            + " REAL8 in "
                            + rows.parts());
        }
    }

    /**
     * One thread's share of a product. All threads are to have set {@code x} before any comes here;
     * {@code y} is whole when all have returned.
     */
    void multiply(NodeWorker worker, NodeVector x, NodeVector y) {
        int home = worker.home();
        long from = copies.length == 0 ? x.address(0) : copy(worker, x);
        long begin = bounds[home][worker.thread()];
        long end = bounds[home][worker.thread() + 1];
        multiplyRows(
                offsets[home].address() + begin * Long.BYTES,
                end - begin,
                indices[home].address(),
                values[home].address(),
                from,
                y.address(y.part(home).from() + begin));
    }

    /** The threads of each home copy the whole vector to their node, to read it there only. */
    private long copy(NodeWorker worker, NodeVector x) {
        long to = copies[worker.home()].address();
        for (int i = 0; i < rows.parts(); i++) {
            int part = (worker.home() + i) % rows.parts(); // not all at one node at a time
            Split.Range mine = worker.share(x.part(part));
            if (mine.size() > 0) {
                long bytes = mine.size() * Double.BYTES;
                UnsafeApi.copyMemory(
                        x.address(mine.from()), to + mine.from() * Double.BYTES, bytes);
            }
        }
        worker.homeBarrier();
        return to;
    }

    private static void multiplyRows(
            long offsets, long rows, long indices, long values, long x, long y) {
        long at = UnsafeApi.getLong(offsets);
        for (long row = 0; row < rows; row++) {
            long end = UnsafeApi.getLong(offsets + (row + 1) * Long.BYTES);
            double sum = 0;
            for (; at < end; at++) {
                long column = UnsafeApi.getInt(indices + at * Integer.BYTES);
                sum +=
                        UnsafeApi.getDouble(values + at * Double.BYTES)
                                * UnsafeApi.getDouble(x + column * Double.BYTES);
            }
            UnsafeApi.putDouble(y + row * Double.BYTES, sum);
        }
    }

    /** Gives the memory back. */
    @Override
    public void close() {
        for (NodeBuffer[] buffers : new NodeBuffer[][] {offsets, indices, values, copies}) {
            for (NodeBuffer buffer : buffers) {
                if (buffer != null) {
                    buffer.close();
                }
            }
        }
    }
}
