package formwork.cli;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Lines of text on their way to a stream, with numbers as {@link NumberText} has them. Closing it
 * drops a line that was not ended: where its values end in an error, a line shall not seem whole.
 */
final class TextOutput implements Closeable {
    private static final int CAPACITY = 1 << 16;

    private final String name;
    private final OutputStream stream;
    private final NumberText numbers = new NumberText();
    private final byte[] buffer = new byte[CAPACITY];
    private int used;
    private int ended; // what comes before is whole lines
    private long writtenBytes;

    /** Lines to {@code stream}, which messages call {@code name}. */
    TextOutput(String name, OutputStream stream) {
        this.name = name;
        this.stream = stream;
    }

    /** Lines to standard output. */
    static TextOutput standard(Streams streams) {
        return new TextOutput("standard output", new StandardOutput(streams.out()));
    }

    void put(char ascii) throws IOException {
        reserve(1);
        buffer[used++] = (byte) ascii;
    }

    void put(byte[] bytes) throws IOException {
        put(bytes, 0, bytes.length);
    }

    void put(byte[] bytes, int from, int length) throws IOException {
        reserve(length);
        if (length > CAPACITY) {
            write(bytes, from, length);
            return;
        }
        System.arraycopy(bytes, from, buffer, used, length);
        used += length;
    }

    /** Each character of {@code text} is a byte. */
    void put(String text) throws IOException {
        put(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    void put(long value) throws IOException {
        put(Long.toString(value));
    }

    void put(double value) throws IOException {
        reserve(NumberText.MOST_BYTES);
        used = numbers.put(buffer, used, value);
    }

    void put(float value) throws IOException {
        reserve(NumberText.MOST_BYTES);
        used = numbers.put(buffer, used, value);
    }

    /** Ends the line. */
    void endLine() throws IOException {
        put('\n');
        endPart();
    }

    /** What was put so far is whole. */
    void endPart() {
        ended = used;
    }

    /** Drops what was put after the last end of a line or part, if it is still here. */
    void dropPart() {
        used = ended;
    }

    /** A whole line; each character of {@code text} is a byte. */
    void line(String text) throws IOException {
        put(text);
        endLine();
    }

    /** Sends the lines that were ended on their way, for who watches. */
    void flush() throws IOException {
        int rest = used - ended;
        int count = ended;
        byte[] open = java.util.Arrays.copyOfRange(buffer, count, used);
        used = 0;
        ended = 0;
        write(buffer, 0, count);
        System.arraycopy(open, 0, buffer, 0, rest);
        used = rest;
        stream.flush();
    }

    private void reserve(int count) throws IOException {
        if (CAPACITY - used < count) {
            drain();
        }
    }

    private void drain() throws IOException {
        int count = used;
        used = 0;
        ended = 0;
        write(buffer, 0, count);
    }

    private void write(byte[] bytes, int from, int length) throws IOException {
        try {
            stream.write(bytes, from, length);
            writtenBytes += length;
        } catch (IOException e) {
            throw failure(e);
        }
    }

    private IOException failure(IOException cause) {
        return new IOException(
                name
                        + ": found "
                        + cause.getMessage()
                        + "; expected room for what follows byte "
                        + writtenBytes,
                cause);
    }

    @Override
    public void close() throws IOException {
        try (stream) {
            dropPart();
            drain();
        } catch (IOException e) {
            throw e.getCause() == null ? failure(e) : e;
        }
    }
}
