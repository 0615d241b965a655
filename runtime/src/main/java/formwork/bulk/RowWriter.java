package formwork.bulk;

import java.io.IOException;
import java.io.OutputStream;

/** Writes rows of a layout from the elements of a source, a chunk of text at a time. */
final class RowWriter {
    private static final int MOST_VALUES = 1 << 10;

    private final String name;
    private final Layout layout;
    private final int fields;
    private final ValueSource.Door door;
    private final GroupWriter writer;
    private final boolean carriageReturns;
    private final int stride;
    private final int blockRows;
    private final int chunkRows;
    private final byte[] chunk;

    RowWriter(String name, Layout layout, ValueSource source, boolean carriageReturns) {
        this.name = name;
        this.layout = layout;
        this.carriageReturns = carriageReturns;
        fields = layout.fields().size();
        door = source.door();
        writer = new GroupWriter(ColumnGroup.of(layout.fields()), fields, source.kind());
        stride = layout.columns() + (carriageReturns ? 2 : 1);
        blockRows = Math.max(1, MOST_VALUES / fields);
        chunkRows = Math.max(1, RecordScan.CHUNK / stride / blockRows) * blockRows;
        chunk = new byte[chunkRows * stride];
    }

    /** Writes the rows {@code from} to {@code to}. */
    void write(OutputStream stream, long from, long to) throws IOException {
        boolean hasText = false;
        for (long row = from; row < to; ) {
            int rows = (int) Math.min(chunkRows, to - row);
            if (!hasText) {
                putText((int) Math.min(chunkRows, to - from));
            }
            hasText = !fill(row, rows);
            try {
                stream.write(chunk, 0, rows * stride);
            } catch (IOException e) {
                throw new IOException(
                        name
                                + ", record "
                                + (row + 1)
                                + ": found "
                                + e.getMessage()
                                + "; expected room for what follows byte "
                                + row * stride,
                        e);
            }
            row += rows;
        }
    }

    /** Fills the fields of the chunk; returns whether the text around them may have suffered. */
    private boolean fill(long first, int rows) {
        boolean hasOdd = false;
        for (int done = 0; done < rows; done += blockRows) {
            int count = Math.min(blockRows, rows - done);
            long index = (first + done) * fields;
            Object array = door.array(index, count * fields);
            int at = done * stride;
            hasOdd |= writer.write(chunk, at, stride, count, array, door.offset(index));
        }
        return hasOdd;
    }

    /** Puts the text around the fields in its place, where it stays from chunk to chunk. */
    private void putText(int rows) {
        for (int row = 0; row < rows; row++) {
            int at = row * stride;
            layout.putText(chunk, at);
            if (carriageReturns) {
                chunk[at + stride - 2] = '\r';
            }
            chunk[at + stride - 1] = '\n';
        }
    }
}
