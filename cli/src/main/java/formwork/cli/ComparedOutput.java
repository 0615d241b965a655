package formwork.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Holds what is written against what a stream has, byte for byte, in memory that does not grow with
 * it; of the first byte that differs, the place and both lines.
 */
final class ComparedOutput extends OutputStream {
    private static final int BUFFER_BYTES = 1 << 16;
    private static final int MOST_SHOWN = 1 << 10; // bytes of a line

    private final InputStream expected;
    private final byte[] buffer = new byte[BUFFER_BYTES];
    private int at;
    private int limit;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream(); // that both have so far
    private long offset;
    private long lineNumber = 1;
    private long lineBegin;
    private Difference difference;
    private ByteArrayOutputStream written; // the line that differs, as long as it is not whole

    /**
     * The first byte that differs.
     *
     * @param offset of it, from 0
     * @param line that it is in, from 1
     * @param column of it, from 1
     * @param read the line as it was read, a byte a character; null if there is none
     * @param written the line as it was written; null if there is none
     */
    record Difference(long offset, long line, long column, String read, String written) {}

    /** Holds what is written against {@code expected}, which this then owns. */
    ComparedOutput(InputStream expected) {
        this.expected = expected;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        for (int i = from; i < from + length; i++) {
            if (difference != null) {
                if (written == null) {
                    return;
                }
                addWritten(bytes[i]);
            } else if (hasExpected() && buffer[at] == bytes[i]) {
                at++;
                same(bytes[i]);
            } else {
                differ();
                addWritten(bytes[i]);
            }
        }
    }

    private boolean hasExpected() throws IOException {
        if (at == limit) {
            at = 0;
            limit = Math.max(0, expected.read(buffer, 0, buffer.length));
        }
        return at < limit;
    }

    private void same(byte b) {
        offset++;
        if (b == '\n') {
            line.reset();
            lineNumber++;
            lineBegin = offset;
        } else if (line.size() < MOST_SHOWN) {
            line.write(b);
        }
    }

    /** The byte at hand differs: keeps the line that was read, and begins the one written. */
    private void differ() throws IOException {
        byte[] begin = line.toByteArray();
        String read = null;
        if (hasExpected() || begin.length > 0) {
            while (hasExpected() && buffer[at] != '\n' && line.size() < MOST_SHOWN) {
                line.write(buffer[at++]);
            }
            read = line.toString(StandardCharsets.ISO_8859_1);
        }
        difference = new Difference(offset, lineNumber, offset - lineBegin + 1, read, null);
        written = new ByteArrayOutputStream();
        written.writeBytes(begin);
    }

    private void addWritten(byte b) {
        if (b == '\n' || written.size() >= MOST_SHOWN) {
            endWritten(written.toString(StandardCharsets.ISO_8859_1));
        } else {
            written.write(b);
        }
    }

    private void endWritten(String text) {
        Difference d = difference;
        difference = new Difference(d.offset(), d.line(), d.column(), d.read(), text);
        written = null;
    }

    /** The first byte that differs, or null if all are the same; known once all is written. */
    Difference difference() throws IOException {
        if (difference == null && hasExpected()) {
            String begin = line.toString(StandardCharsets.ISO_8859_1);
            differ();
            endWritten(begin.isEmpty() ? null : begin);
        } else if (written != null) {
            endWritten(written.toString(StandardCharsets.ISO_8859_1));
        }
        return difference;
    }

    /** How many bytes are the same, from the first on. */
    long sameBytes() {
        return offset;
    }

    @Override
    public void close() {
        // what was compared is asked for yet
    }
}
