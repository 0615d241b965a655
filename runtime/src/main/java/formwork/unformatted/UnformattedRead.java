package formwork.unformatted;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * An unformatted READ statement: items are taken one after the other, as they lie in the record;
 * closing it passes over the rest of the record.
 *
 * <p>A COMPLEX item is two reals; arrays of them are interleaved. Arrays are copied in bulk, and
 * items cost no allocation. Each method throws {@link FormworkException} if the record has not so
 * many bytes left, or its markers do not agree, and {@link IOException} if the system fails; of an
 * array that does not fit a part may be filled then.
 */
public final class UnformattedRead implements Closeable {
    /** From so many bytes on a buffer is filled by the system, not by way of the window. */
    private static final int LARGE = 1 << 15;

    private final RecordAccess access;
    private final ReadWindow window;
    private final ByteBuffer split; // an item that begins in one segment and ends in another
    private long left; // bytes of the segment in hand
    private boolean isOpen;

    UnformattedRead(RecordAccess access) {
        this.access = access;
        window = access.input;
        split = ByteBuffer.allocate(Long.BYTES).order(access.form.byteOrder());
    }

    UnformattedRead begin() throws IOException {
        left = access.beginRead();
        isOpen = true;
        return this;
    }

    /** Gives the statement up: its unit is closed. */
    void abandon() {
        isOpen = false;
    }

    private void checkOpen() {
        if (!isOpen) {
            throw new FormworkException(
                    IoStatus.NOT_ALLOWED, "found an item; expected none after the end");
        }
    }

    /** A buffer that has the next item, of {@code size} bytes, at its position. */
    private ByteBuffer item(int size) throws IOException {
        checkOpen();
        if (left < size) {
            return splitItem(size);
        }
        need(size);
        left -= size;
        return window.bytes();
    }

    private void need(int size) throws IOException {
        if (!window.has(size)) {
            throw access.tooShort(size); // the file was cut meanwhile
        }
    }

    private ByteBuffer splitItem(int size) throws IOException {
        split.clear();
        while (split.position() < size) {
            nextSegmentIfNone(size - split.position());
            need(1);
            split.put(window.bytes().get());
            left--;
        }
        return split.flip();
    }

    /** Goes to a segment with something in it; {@code more} bytes are wanted of it. */
    private void nextSegmentIfNone(int more) throws IOException {
        while (left == 0) {
            left = access.nextSegment();
            if (left < 0) {
                left = 0;
                throw access.tooShort(more);
            }
        }
    }

    /** Reads an INTEGER*1. */
    public byte nextByte() throws IOException {
        return item(Byte.BYTES).get();
    }

    /** Reads an INTEGER*2. */
    public short nextShort() throws IOException {
        return item(Short.BYTES).getShort();
    }

    /** Reads an INTEGER*4. */
    public int nextInt() throws IOException {
        return item(Integer.BYTES).getInt();
    }

    /** Reads an INTEGER*8. */
    public long nextLong() throws IOException {
        return item(Long.BYTES).getLong();
    }

    /** Reads a REAL*4. */
    public float nextFloat() throws IOException {
        return item(Float.BYTES).getFloat();
    }

    /** Reads a REAL*8. */
    public double nextDouble() throws IOException {
        return item(Double.BYTES).getDouble();
    }

    /** Reads a LOGICAL*4: whether its last bit is set, as gfortran has it. */
    public boolean nextBoolean() throws IOException {
        return (nextInt() & 1) != 0;
    }

    /** Reads a CHARACTER item of {@code length} characters of ISO 8859-1. */
    public String nextString(int length) throws IOException {
        checkOpen();
        if (length < 0) {
            throw new IllegalArgumentException("length: found " + length + "; expected 0 or more");
        }
        if (length > left + access.bytesAfterSegment()) {
            throw access.tooShort(length);
        }
        byte[] bytes = new byte[length];
        nextBytes(bytes, 0, length);
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** Fills an array of INTEGER*1 or characters. */
    public void nextBytes(byte[] target) throws IOException {
        nextBytes(target, 0, target.length);
    }

    /** Fills the elements {@code from} to {@code to} of an array of INTEGER*1 or characters. */
    public void nextBytes(byte[] target, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, target.length);
        nextBuffer(ByteBuffer.wrap(target, from, to - from));
    }

    /** Fills what the buffer has room for with the bytes of the record, in the file's order. */
    public void nextBuffer(ByteBuffer target) throws IOException {
        checkOpen();
        while (target.hasRemaining()) {
            nextSegmentIfNone(target.remaining());
            int count = (int) Math.min(left, target.remaining());
            if (window.bytes().hasRemaining() || count < LARGE) {
                need(1);
                count = Math.min(count, window.bytes().remaining());
                ByteBuffer part = window.bytes().duplicate();
                target.put(part.limit(part.position() + count));
            } else {
                ByteBuffer part = target.duplicate();
                part.limit(part.position() + count);
                access.file.read(part, window.offset());
                if (part.hasRemaining()) {
                    throw access.tooShort(part.remaining()); // the file was cut meanwhile
                }
                target.position(part.position());
            }
            window.skip(count);
            left -= count;
        }
    }

    /** How many of {@code most} items lie in the window as a whole; 0 if not even the next one. */
    private int whole(int most, int size) throws IOException {
        checkOpen();
        if (left < size) {
            return 0;
        }
        need(size);
        return (int) Math.min(most, Math.min(left, window.bytes().remaining()) / size);
    }

    private void took(int count, int size) {
        window.bytes().position(window.bytes().position() + count * size);
        left -= (long) count * size;
    }

    /** Fills an array of INTEGER*2. */
    public void nextShorts(short[] target) throws IOException {
        for (int at = 0; at < target.length; ) {
            int count = whole(target.length - at, Short.BYTES);
            if (count == 0) {
                target[at++] = nextShort();
            } else {
                window.bytes().asShortBuffer().get(target, at, count);
                took(count, Short.BYTES);
                at += count;
            }
        }
    }

    /** Fills an array of INTEGER*4. */
    public void nextInts(int[] target) throws IOException {
        for (int at = 0; at < target.length; ) {
            int count = whole(target.length - at, Integer.BYTES);
            if (count == 0) {
                target[at++] = nextInt();
            } else {
                window.bytes().asIntBuffer().get(target, at, count);
                took(count, Integer.BYTES);
                at += count;
            }
        }
    }

    /** Fills an array of INTEGER*8. */
    public void nextLongs(long[] target) throws IOException {
        for (int at = 0; at < target.length; ) {
            int count = whole(target.length - at, Long.BYTES);
            if (count == 0) {
                target[at++] = nextLong();
            } else {
                window.bytes().asLongBuffer().get(target, at, count);
                took(count, Long.BYTES);
                at += count;
            }
        }
    }

    /** Fills an array of REAL*4, or of COMPLEX*8 as pairs. */
    public void nextFloats(float[] target) throws IOException {
        for (int at = 0; at < target.length; ) {
            int count = whole(target.length - at, Float.BYTES);
            if (count == 0) {
                target[at++] = nextFloat();
            } else {
                window.bytes().asFloatBuffer().get(target, at, count);
                took(count, Float.BYTES);
                at += count;
            }
        }
    }

    /** Fills an array of REAL*8, or of COMPLEX*16 as pairs. */
    public void nextDoubles(double[] target) throws IOException {
        nextDoubles(target, 0, target.length);
    }

    /** Fills the elements {@code from} to {@code to} of an array of REAL*8. */
    public void nextDoubles(double[] target, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, target.length);
        for (int at = from; at < to; ) {
            int count = whole(to - at, Double.BYTES);
            if (count == 0) {
                target[at++] = nextDouble();
            } else {
                window.bytes().asDoubleBuffer().get(target, at, count);
                took(count, Double.BYTES);
                at += count;
            }
        }
    }

    /** How many bytes are left of the record; of the file with stream access. */
    public long remainingBytes() throws IOException {
        checkOpen();
        return left + access.bytesAfterSegment();
    }

    /** Whether it has begun and not ended. */
    boolean isOpen() {
        return isOpen;
    }

    /** Ends the statement: passes over what is left of the record. */
    @Override
    public void close() throws IOException {
        if (isOpen) {
            isOpen = false;
            access.endRead();
        }
    }
}
