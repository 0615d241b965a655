package formwork.unformatted;

import static java.util.Objects.requireNonNull;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * An unformatted WRITE statement: items are put one after the other as they lie in memory; closing
 * it ends the record.
 *
 * <p>A COMPLEX item is two reals; arrays of them are interleaved. Arrays are copied in bulk, and
 * items cost no allocation. Each method throws {@link FormworkException} if the record has no room
 * for the item, and {@link IOException} if the system fails; the statement is over then.
 */
public final class UnformattedWrite implements Closeable {
    /** From so many bytes on a buffer is handed to the system itself. */
    private static final int LARGE = 1 << 15;

    private final RecordAccess access;
    private final WriteWindow window;
    private final ByteBuffer split; // an item that begins in one segment and ends in another
    private long left; // bytes that the segment in hand has room for
    private boolean isOpen;
    private boolean isBroken;

    UnformattedWrite(RecordAccess access) {
        this.access = access;
        window = access.output;
        split = ByteBuffer.allocate(Long.BYTES).order(access.form.byteOrder());
    }

    UnformattedWrite begin() throws IOException {
        left = access.beginWrite();
        isOpen = true;
        isBroken = false;
        return this;
    }

    private void checkOpen() {
        if (!isOpen || isBroken) {
            throw new FormworkException(
                    IoStatus.NOT_ALLOWED,
                    "found an item; expected none after the end or an error of its statement");
        }
    }

    /** The buffer to put an item of {@code size} bytes into; {@link #wrote} follows. */
    private ByteBuffer room(int size) throws IOException {
        checkOpen();
        isBroken = true;
        if (left < size) {
            return split.clear();
        }
        return window.room(size);
    }

    private UnformattedWrite wrote(int size) throws IOException {
        if (left < size) {
            write(split.flip());
        } else {
            left -= size;
        }
        isBroken = false;
        return this;
    }

    private void write(ByteBuffer source) throws IOException {
        while (source.hasRemaining()) {
            if (left == 0) {
                left = access.nextRoom();
            }
            int count = (int) Math.min(left, source.remaining());
            ByteBuffer part = source.duplicate();
            if (count < LARGE) {
                count = Math.min(count, window.room(1).remaining());
                window.room(1).put(part.limit(part.position() + count));
            } else {
                window.write(part.limit(part.position() + count));
            }
            source.position(source.position() + count);
            left -= count;
        }
    }

    /** Writes an INTEGER*1. */
    public UnformattedWrite put(byte value) throws IOException {
        room(Byte.BYTES).put(value);
        return wrote(Byte.BYTES);
    }

    /** Writes an INTEGER*2. */
    public UnformattedWrite put(short value) throws IOException {
        room(Short.BYTES).putShort(value);
        return wrote(Short.BYTES);
    }

    /** Writes an INTEGER*4. */
    public UnformattedWrite put(int value) throws IOException {
        room(Integer.BYTES).putInt(value);
        return wrote(Integer.BYTES);
    }

    /** Writes an INTEGER*8. */
    public UnformattedWrite put(long value) throws IOException {
        room(Long.BYTES).putLong(value);
        return wrote(Long.BYTES);
    }

    /** Writes a REAL*4. */
    public UnformattedWrite put(float value) throws IOException {
        room(Float.BYTES).putFloat(value);
        return wrote(Float.BYTES);
    }

    /** Writes a REAL*8. */
    public UnformattedWrite put(double value) throws IOException {
        room(Double.BYTES).putDouble(value);
        return wrote(Double.BYTES);
    }

    /** Writes a LOGICAL*4: 1 for true, 0 for false. */
    public UnformattedWrite put(boolean value) throws IOException {
        return put(value ? 1 : 0);
    }

    /** Writes a CHARACTER item, in ISO 8859-1; other characters are an error. */
    public UnformattedWrite put(String text) throws IOException {
        requireNonNull(text, "text");
        if (!StandardCharsets.ISO_8859_1.newEncoder().canEncode(text)) {
            throw new FormworkException(
                    IoStatus.BAD_CHARACTERS,
                    "found characters beyond ISO 8859-1; expected none in an unformatted record");
        }
        return put(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Writes an array of INTEGER*1 or characters. */
    public UnformattedWrite put(byte[] values) throws IOException {
        return put(values, 0, values.length);
    }

    /** Writes the elements {@code from} to {@code to} of an array of INTEGER*1 or characters. */
    public UnformattedWrite put(byte[] values, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, values.length);
        return put(ByteBuffer.wrap(values, from, to - from));
    }

    /** Writes what the buffer has left, byte by byte. */
    public UnformattedWrite put(ByteBuffer source) throws IOException {
        checkOpen();
        isBroken = true;
        write(source);
        isBroken = false;
        return this;
    }

    /** How many of {@code most} items there is room for in the window; 0 if not for one. */
    private int whole(int most, int size) throws IOException {
        checkOpen();
        if (left < size) {
            return 0;
        }
        return (int) Math.min(most, Math.min(left, window.room(size).remaining()) / size);
    }

    private void put(int count, int size) throws IOException {
        ByteBuffer bytes = window.room(size);
        bytes.position(bytes.position() + count * size);
        left -= (long) count * size;
    }

    /** Writes an array of INTEGER*2. */
    public UnformattedWrite put(short[] values) throws IOException {
        for (int at = 0; at < values.length; ) {
            int count = whole(values.length - at, Short.BYTES);
            if (count == 0) {
                put(values[at++]);
            } else {
                window.room(Short.BYTES).asShortBuffer().put(values, at, count);
                put(count, Short.BYTES);
                at += count;
            }
        }
        return this;
    }

    /** Writes an array of INTEGER*4. */
    public UnformattedWrite put(int[] values) throws IOException {
        for (int at = 0; at < values.length; ) {
            int count = whole(values.length - at, Integer.BYTES);
            if (count == 0) {
                put(values[at++]);
            } else {
                window.room(Integer.BYTES).asIntBuffer().put(values, at, count);
                put(count, Integer.BYTES);
                at += count;
            }
        }
        return this;
    }

    /** Writes an array of INTEGER*8. */
    public UnformattedWrite put(long[] values) throws IOException {
        for (int at = 0; at < values.length; ) {
            int count = whole(values.length - at, Long.BYTES);
            if (count == 0) {
                put(values[at++]);
            } else {
                window.room(Long.BYTES).asLongBuffer().put(values, at, count);
                put(count, Long.BYTES);
                at += count;
            }
        }
        return this;
    }

    /** Writes an array of REAL*4, or of COMPLEX*8 as pairs. */
    public UnformattedWrite put(float[] values) throws IOException {
        for (int at = 0; at < values.length; ) {
            int count = whole(values.length - at, Float.BYTES);
            if (count == 0) {
                put(values[at++]);
            } else {
                window.room(Float.BYTES).asFloatBuffer().put(values, at, count);
                put(count, Float.BYTES);
                at += count;
            }
        }
        return this;
    }

    /** Writes an array of REAL*8, or of COMPLEX*16 as pairs. */
    public UnformattedWrite put(double[] values) throws IOException {
        return put(values, 0, values.length);
    }

    /** Writes the elements {@code from} to {@code to} of an array of REAL*8. */
    public UnformattedWrite put(double[] values, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, values.length);
        for (int at = from; at < to; ) {
            int count = whole(to - at, Double.BYTES);
            if (count == 0) {
                put(values[at++]);
            } else {
                window.room(Double.BYTES).asDoubleBuffer().put(values, at, count);
                put(count, Double.BYTES);
                at += count;
            }
        }
        return this;
    }

    /** Whether it has begun and not ended. */
    boolean isOpen() {
        return isOpen;
    }

    /** Gives the statement up; with sequential access nothing of its record stays. */
    public void abandon() throws IOException {
        if (isOpen) {
            isOpen = false;
            access.abandonWrite();
        }
    }

    /** Ends the statement and its record; one that failed is given up. */
    @Override
    public void close() throws IOException {
        if (isBroken) {
            abandon();
        }
        if (isOpen) {
            isOpen = false;
            access.endWrite();
        }
    }
}
