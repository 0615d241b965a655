package formwork.unit;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Records of a stream of text: each ends at a line feed, a carriage return before it not counted;
 * the last one may end without. Any number of bytes; a record is not longer than the limit given.
 */
public final class StreamRecordSource extends RecordSource {
    /** A unit with such records, or longer ones, has no length of its own. */
    public static final int UNLIMITED = 1 << 30;

    private static final int FIRST_CAPACITY = 1 << 17;
    private static final VarHandle LONGS =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long LOW_BITS = 0x0101010101010101L;
    private static final long HIGH_BITS = 0x8080808080808080L;
    private static final long LINE_FEEDS = '\n' * LOW_BITS;

    private final InputStream stream;
    private final int recordLength;
    private int start; // of the record to come
    private int limit; // of the bytes read so far
    private boolean atEnd;
    private long readBytes;
    private long passedOver; // bytes of the record in hand that are beyond the longest

    /**
     * The records of {@code stream}, which this source then owns.
     *
     * @param recordLength the longest record, in bytes: of a longer one this gives so many, as
     *     compilers do, or it is an error from {@link #UNLIMITED} on
     */
    public StreamRecordSource(String name, InputStream stream, int recordLength) {
        super(name);
        this.stream = stream;
        this.recordLength = recordLength;
    }

    /**
     * The records of a part of a file, as {@link #StreamRecordSource(String, InputStream, int)}.
     *
     * @param offset of the first byte of {@code stream}, in bytes from the beginning of the file
     * @param recordsBefore that byte
     */
    public StreamRecordSource(
            String name, InputStream stream, int recordLength, long offset, long recordsBefore) {
        this(name, stream, recordLength);
        readBytes = offset;
        countFrom(recordsBefore);
    }

    @Override
    boolean advance() throws IOException {
        if (bytes.length == 0) {
            bytes = new byte[FIRST_CAPACITY];
        }
        passedOver = 0;
        int searched = start;
        while (true) {
            int end = indexOfLineFeed(bytes, searched, limit);
            if (end >= 0) {
                setRecord(end);
                start = end + 1;
                return true;
            }
            if (atEnd) {
                boolean isThere = limit > start;
                setRecord(limit);
                start = limit;
                return isThere;
            }
            if (limit - start > recordLength) {
                passOver(start + recordLength);
            }
            int length = limit - start;
            fill();
            searched = start + length;
        }
    }

    /**
     * Moves to the next record and returns true if that is in memory with its end: the records
     * before stay where they are in {@link #bytes}. Else it stays and returns false.
     */
    public boolean nextAtHand() {
        int end = indexOfLineFeed(bytes, start, limit);
        if (end < 0) {
            return false;
        }
        passedOver = 0;
        setRecord(end);
        start = end + 1;
        countFrom(number() + 1);
        return true;
    }

    /**
     * Makes the record that begins at {@code bytes()[begin]} the next one again: one that {@link
     * #nextAtHand} came from.
     *
     * @param recordsBefore it in the file
     */
    public void returnTo(int begin, long recordsBefore) {
        start = begin;
        from = begin;
        to = begin;
        countFrom(recordsBefore);
    }

    @Override
    public boolean isEnded() {
        return start == 0 || bytes[start - 1] == '\n';
    }

    private void setRecord(int end) {
        from = start;
        boolean hasReturn = end > start && passedOver == 0 && bytes[end - 1] == '\r';
        to = hasReturn ? end - 1 : end;
        if (to - from > recordLength) {
            requireLimit();
            to = from + recordLength;
        }
    }

    /** Forgets the bytes from {@code end} on: they are beyond the longest record. */
    private void passOver(int end) {
        requireLimit();
        passedOver += limit - end;
        limit = end;
    }

    private void requireLimit() {
        if (recordLength >= UNLIMITED) {
            throw recordTooLong(name(), number() + 1, recordLength);
        }
    }

    /** Moves what is left to the front of the array, makes room, and reads on. */
    private void fill() throws IOException {
        int length = limit - start;
        if (length > bytes.length / 2) {
            byte[] larger = room(Math.min(2L * bytes.length, Integer.MAX_VALUE - 16L));
            System.arraycopy(bytes, start, larger, 0, length);
            bytes = larger;
        } else {
            System.arraycopy(bytes, start, bytes, 0, length);
        }
        start = 0;
        limit = length;
        int count;
        try {
            count = stream.read(bytes, limit, bytes.length - limit);
        } catch (IOException e) {
            throw new IOException(
                    name()
                            + ", record "
                            + (number() + 1)
                            + ": found "
                            + Cause.of(e)
                            + "; expected bytes from "
                            + readBytes
                            + " on",
                    e);
        }
        if (count < 0) {
            atEnd = true;
        } else {
            limit += count;
            readBytes += count;
        }
    }

    private byte[] room(long capacity) {
        try {
            return new byte[(int) capacity];
        } catch (OutOfMemoryError e) {
            throw noMemory(e);
        }
    }

    private FormworkException noMemory(OutOfMemoryError cause) {
        return new FormworkException(
                IoStatus.RECORD_LENGTH,
                name()
                        + ", record "
                        + (number() + 1)
                        + ": found "
                        + (limit - start)
                        + " bytes and no end; expected a record that memory has room for",
                cause);
    }

    /** The error of a record that is longer than {@code most} bytes. */
    public static FormworkException recordTooLong(String name, long number, int most) {
        return new FormworkException(
                IoStatus.RECORD_LENGTH,
                name
                        + ", record "
                        + number
                        + ": found more than "
                        + most
                        + " bytes; expected the end of the record");
    }

    /** The offset of the first line feed in {@code from} to {@code to}, or -1. */
    static int indexOfLineFeed(byte[] bytes, int from, int to) {
        int at = from;
        for (; at <= to - Long.BYTES; at += Long.BYTES) {
            long word = (long) LONGS.get(bytes, at) ^ LINE_FEEDS;
            long zeroBytes = word - LOW_BITS & ~word & HIGH_BITS;
            if (zeroBytes != 0) {
                return at + Long.numberOfTrailingZeros(zeroBytes) / Byte.SIZE;
            }
        }
        for (; at < to; at++) {
            if (bytes[at] == '\n') {
                return at;
            }
        }
        return -1;
    }

    /** Goes on reading where the stream was moved to: the byte {@code offset} of its file. */
    void restart(long offset, long recordsBefore) {
        start = 0;
        limit = 0;
        from = 0;
        to = 0;
        atEnd = false;
        passedOver = 0;
        readBytes = offset;
        countFrom(recordsBefore);
    }

    /** Where the record to come begins, in bytes from the beginning of the file. */
    public long offset() {
        return readBytes - limit + start;
    }

    /** Where the record in hand begins, in bytes from the beginning of the file. */
    public long recordOffset() {
        return readBytes - limit - passedOver + from;
    }

    /** Where the next statement goes on in the record in hand, likewise. */
    long heldOffset() {
        return readBytes - limit - passedOver + heldIndex();
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
