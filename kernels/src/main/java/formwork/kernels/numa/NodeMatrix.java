package formwork.kernels.numa;

import org.agrona.UnsafeApi;

/**
 * A dense matrix of REAL*8 by rows, whose rows are divided among the homes of a pool as the
 * elements of a {@link NodeVector} of as many are: a row lies where the element of its product
 * lies.
 */
public final class NodeMatrix implements AutoCloseable {
    private final Split rows;
    private final long columns;
    private final NodeBuffer[] buffers;

    private NodeMatrix(Split rows, long columns, NodeBuffer[] buffers) {
        this.rows = rows;
        this.columns = columns;
        this.buffers = buffers;
    }

    /**
     * A matrix of zeros; the threads of its homes have touched it.
     *
     * @throws OutOfMemoryError if the system has no room for it
     */
    public static NodeMatrix allocate(NodePool pool, long rows, long columns) {
        if (columns < 0) {
            throw new IllegalArgumentException(
                    "columns: found " + columns + "; expected 0 or more");
        }
        Split split = new Split(rows, pool.homes().size());
        NodeMatrix matrix = new NodeMatrix(split, columns, new NodeBuffer[split.parts()]);
        boolean isComplete = false;
        try {
            long rowBytes = Math.multiplyExact(columns, (long) Double.BYTES);
            for (int i = 0; i < split.parts(); i++) {
                long bytes = Math.multiplyExact(split.range(i).size(), rowBytes);
                matrix.buffers[i] =
                        pool.machine().allocate(bytes, Policy.bind(pool.homes().get(i).node()));
            }
            pool.run(matrix::touchOwn);
            isComplete = true;
        } finally {
            if (!isComplete) {
                matrix.close();
            }
        }
        return matrix;
    }

    private void touchOwn(NodeWorker worker) {
        NodeBuffer buffer = buffers[worker.home()];
        Split.Range mine = worker.share(new Split.Range(0, buffer.bytes()));
        buffer.touch(mine.from(), mine.size());
    }

    /** How the rows are divided. */
    public Split rows() {
        return rows;
    }

    /** How many columns there are. */
    public long columns() {
        return columns;
    }

    /** The memory of a part. */
    public NodeBuffer buffer(int part) {
        return buffers[part];
    }

    /** The address of a row, whose elements follow each other. */
    public long address(long row) {
        if (row < 0 || row >= rows.length()) {
            throw new IndexOutOfBoundsException(
                    "matrix: found row " + row + "; expected one below " + rows.length());
        }
        int part = rows.part(row);
        long before = row - rows.range(part).from();
        return buffers[part].address() + before * columns * Double.BYTES;
    }

    private long place(long row, long column) {
        if (column < 0 || column >= columns) {
            throw new IndexOutOfBoundsException(
                    "matrix: found column " + column + "; expected one below " + columns);
        }
        return address(row) + column * Double.BYTES;
    }

    /** An element. */
    public double get(long row, long column) {
        return UnsafeApi.getDouble(place(row, column));
    }

    /** Sets an element. */
    public void set(long row, long column, double value) {
        UnsafeApi.putDouble(place(row, column), value);
    }

    /** Gives the memory back. */
    @Override
    public void close() {
        for (NodeBuffer buffer : buffers) {
            if (buffer != null) {
                buffer.close();
            }
        }
    }
}
