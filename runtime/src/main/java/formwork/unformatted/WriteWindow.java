package formwork.unformatted;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.unit.OpenFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** What has been written and is not with the system yet: one buffer that moves along a file. */
final class WriteWindow {
    private static final int CAPACITY = 1 << 18;
    private static final long NOTHING = -1;

    private final OpenFile file;
    private final ByteOrder order;
    private final ByteBuffer patch;
    private ByteBuffer bytes = ByteBuffer.allocate(0);
    private long base; // the offset in the file of index 0
    private long held = NOTHING; // the offset of what is not to go to the system yet

    WriteWindow(OpenFile file, ByteOrder order) {
        this.file = file;
        this.order = order;
        patch = ByteBuffer.allocate(Long.BYTES).order(order);
    }

    /** The buffer with room for {@code count} bytes, few at a time, at its position. */
    ByteBuffer room(int count) throws IOException {
        while (bytes.remaining() < count) {
            makeRoom();
        }
        return bytes;
    }

    private void makeRoom() throws IOException {
        if (bytes.capacity() == 0) {
            bytes = allocate(CAPACITY);
        } else if (held == base) {
            grow();
        } else {
            drain();
        }
    }

    private void grow() {
        int capacity = (int) Math.min(2L * bytes.capacity(), Integer.MAX_VALUE);
        bytes = allocate(capacity).put(bytes.flip());
    }

    private ByteBuffer allocate(int capacity) {
        try {
            return ByteBuffer.allocateDirect(capacity).order(order);
        } catch (OutOfMemoryError e) {
            throw noMemory(e);
        }
    }

    private FormworkException noMemory(OutOfMemoryError cause) {
        return new FormworkException(
                IoStatus.RECORD_LENGTH,
                file.name()
                        + ", byte "
                        + base
                        + ": found a record of more than "
                        + bytes.position()
                        + " bytes; expected one that memory has room for",
                cause);
    }

    /** What follows goes to the system only after {@link #release}: it may be taken back. */
    void hold() {
        held = offset();
    }

    /** What was held may go to the system. */
    void release() {
        held = NOTHING;
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

    /** Hands all to the system but what is held. */
    void drain() throws IOException {
        int count = held == NOTHING ? bytes.position() : (int) (held - base);
        int end = bytes.position();
        bytes.position(0).limit(count);
        try {
            file.write(bytes, base);
        } finally {
            base += count;
            bytes.limit(end).position(count);
            bytes.compact();
        }
    }

    /** Writes all of {@code source}, past the buffer unless that is held. */
    void write(ByteBuffer source) throws IOException {
        if (held == NOTHING) {
            int count = source.remaining();
            drain();
            file.write(source, base);
            base += count;
            return;
        }
        int end = source.limit();
        while (source.position() < end) {
            ByteBuffer target = room(1);
            int count = Math.min(target.remaining(), end - source.position());
            target.put(source.limit(source.position() + count));
            source.limit(end);
        }
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
