package formwork.unformatted;

import formwork.unit.OpenFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** What has been written and is not with the system yet: one buffer that moves along a file. */
final class WriteWindow {
    private static final int CAPACITY = 1 << 18;

    private final OpenFile file;
    private final ByteOrder order;
    private final ByteBuffer patch;
    private ByteBuffer bytes = ByteBuffer.allocate(0);
    private long base; // the offset in the file of index 0

    WriteWindow(OpenFile file, ByteOrder order) {
        this.file = file;
        this.order = order;
        patch = ByteBuffer.allocate(Long.BYTES).order(order);
    }

    /** The buffer with room for {@code count} bytes, few at a time, at its position. */
    ByteBuffer room(int count) throws IOException {
        if (bytes.remaining() < count) {
            makeRoom();
        }
        return bytes;
    }

    private void makeRoom() throws IOException {
        if (bytes.capacity() == 0) {
            bytes = ByteBuffer.allocateDirect(CAPACITY).order(order);
        } else {
            drain();
        }
    }

    /** The offset in the file of the next byte. */
    long offset() {
        return base + bytes.position();
    }

    /** Goes to {@code offset} of the file. */
    void moveTo(long offset) throws IOException {
        if (offset != offset()) {
            drain();
            base = offset;
        }
    }

    /** Hands all to the system. */
    void drain() throws IOException {
        int count = bytes.position();
        bytes.flip();
        try {
            file.write(bytes, base);
        } catch (IOException e) {
            throw new IOException(
                    file.name()
                            + ": found "
                            + e.getMessage()
                            + "; expected room for what follows byte "
                            + base,
                    e);
        } finally {
            base += count;
            bytes.clear();
        }
    }

    /** Writes all of {@code source} past the buffer. */
    void write(ByteBuffer source) throws IOException {
        int count = source.remaining();
        drain();
        file.write(source, base);
        base += count;
    }

    /** Sets {@code size} bytes at {@code offset}, all of which were written at once. */
    void set(long offset, int size, long value) throws IOException {
        if (offset >= base) {
            put(bytes, (int) (offset - base), size, value);
        } else {
            patch.clear().limit(size);
            put(patch, 0, size, value);
            file.write(patch, offset);
        }
    }

    private static void put(ByteBuffer target, int index, int size, long value) {
        if (size == Integer.BYTES) {
            target.putInt(index, (int) value);
        } else {
            target.putLong(index, value);
        }
    }

    /** Takes back what was written from {@code offset} on, as far as the system has not got it. */
    void takeBack(long offset) {
        bytes.position((int) Math.max(0, offset - base));
        if (offset < base) {
            base = offset;
        }
    }
}
