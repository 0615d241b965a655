package formwork.bulk;

import java.io.IOException;
import java.io.OutputStream;

/** Writes rows of a layout, a chunk of text at a time. */
final class RowWriter {
    /** What fills the fields of rows. */
    interface Fields {
        /**
         * Fills the fields of {@code rows} rows from the one numbered {@code first} on, {@code
         * stride} bytes apart; returns whether the text around them may have suffered.
         */
        boolean fill(byte[] text, int at, int stride, long first, int rows);
    }

    private static final int MOST_VALUES = 1 << 10;

    private final String name;
    private final Layout layout;
    private final Fields fields;
    private final boolean carriageReturns;
    private final int stride;
    private final int blockRows;
    private final int chunkRows;
    private byte[] chunk;

    RowWriter(String name, Layout layout, boolean carriageReturns, Fields fields) {
        this.name = name;
        this.layout = layout;
        this.carriageReturns = carriageReturns;
        this.fields = fields;
        stride = layout.columns() + (carriageReturns ? 2 : 1);
        blockRows = Math.max(1, MOST_VALUES / layout.fields().size());
        chunkRows = Math.max(1, Chunks.LENGTH / stride / blockRows) * blockRows;
    }

    /** Writes the rows {@code from} to {@code to}. */
    void write(OutputStream stream, long from, long to) throws IOException {
        int length = (int) Math.min(chunkRows, to - from) * stride;
        chunk = Chunks.take();
        if (chunk.length < length) {
            chunk = new byte[length];
        }
        try {
            writeChunks(stream, from, to);
        } finally {
            Chunks.giveBack(chunk);
            chunk = null;
        }
    }

    private void writeChunks(OutputStream stream, long from, long to) throws IOException {
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
            hasOdd |= fields.fill(chunk, done * stride, stride, first + done, count);
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
