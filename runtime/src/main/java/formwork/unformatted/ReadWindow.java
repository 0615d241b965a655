package formwork.unformatted;

import formwork.unit.OpenFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The part of a file that is in memory for reading: one buffer that moves along. */
final class ReadWindow {
    private static final int CAPACITY = 1 << 18;
    private static final int LEAST = 1 << 13;

    private final OpenFile file;
    private final ByteOrder order;
    private ByteBuffer bytes = ByteBuffer.allocate(0); // from its position to its limit: to come
    private long base; // the offset in the file of index 0

    ReadWindow(OpenFile file, ByteOrder order) {
        this.file = file;
        this.order = order;
    }

    /** The bytes to come, as far as they are here; reading them moves the window. */
    ByteBuffer bytes() {
        return bytes;
    }

    /** The offset in the file of the next byte. */
    long offset() {
        return base + bytes.position();
    }

    /** Goes to {@code offset} of the file. */
    void moveTo(long offset) {
        if (offset >= base && offset <= base + bytes.limit()) {
            bytes.position((int) (offset - base));
        } else {
            bytes.limit(0);
            base = offset;
        }
    }

    /** Passes over {@code count} bytes, here or not. */
    void skip(long count) {
        moveTo(offset() + count);
    }

    /** What is here may not be what is in the file. */
    void forget() {
        base = offset();
        bytes.limit(0);
    }

    /** Whether the file has {@code count} more bytes, few at a time; they are here then. */
    boolean has(int count) throws IOException {
        return bytes.remaining() >= count || fill(count);
    }

    private boolean fill(int count) throws IOException {
        base = offset();
        if (bytes.capacity() == 0) {
            int capacity = (int) Math.min(CAPACITY, Math.max(file.size() - base, LEAST));
            bytes = ByteBuffer.allocateDirect(capacity).order(order);
        } else {
            bytes.compact();
        }
        file.read(bytes, base + bytes.position());
        bytes.flip();
        return bytes.remaining() >= count;
    }
}
