package formwork.unit;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Encoding;
import formwork.mode.Modes;
import java.util.Arrays;

/**
 * The record that is being written: bytes, the position at which the next field goes, and the tabs
 * that move it (F2018 13.8.1).
 *
 * <p>A position beyond the end adds nothing by itself; what is written there fills the gap with
 * blanks. In UTF-8 columns count characters, and writing over a character replaces it whole.
 */
public final class RecordComposer {
    /** No position is farther; well within an {@code int}. */
    static final int FARTHEST = Integer.MAX_VALUE - 16;

    private static final int FIRST_CAPACITY = 256;

    private byte[] bytes = new byte[FIRST_CAPACITY];
    private int length;
    private int position; // in bytes
    private int leftLimit; // in bytes: where this statement began
    private int openedGap; // bytes put aside behind the position for what is being written
    private Encoding encoding = Encoding.DEFAULT;
    private int recordLength = FARTHEST;
    private String name = "";
    private final AddedTabs addedTabs = new AddedTabs();
    private boolean addsTabs;
    private long number;

    /** Sets what the next records are checked and reported against. */
    public void connect(RecordSink sink, Modes modes) {
        recordLength = sink.recordLength();
        name = sink.name();
        number = sink.number();
        encoding = modes.encoding();
        addsTabs = modes.dialect().addsTabs() && encoding == Encoding.DEFAULT;
    }

    /** Empties the record. */
    public void clear() {
        length = 0;
        position = 0;
        leftLimit = 0;
        addedTabs.clear();
    }

    /**
     * The record begins with the first {@code upTo} of {@code some[from, to)}, and goes on there.
     */
    void start(byte[] some, int from, int to, int upTo) {
        clear();
        byte[] target = room(Math.min(upTo, to - from));
        length = Math.min(upTo, to - from);
        System.arraycopy(some, from, target, 0, length);
        position = upTo;
    }

    /** A statement begins where the last one left the record: tabs do not go back before it. */
    public void beginStatement() {
        resolveTabs();
        leftLimit = position;
    }

    /** Blanks up to the position, if a tab has put it behind the end. */
    void fillToPosition() {
        room(0);
    }

    /**
     * Returns the array with room for {@code most} bytes at {@link #position}; {@link #wrote} says
     * afterwards how many were written.
     */
    public byte[] room(int most) {
        resolveTabs();
        if (position > recordLength) {
            throw recordTooLong();
        }
        openedGap = encoding == Encoding.UTF_8 && position < length ? most : 0;
        ensure(Math.max((long) position + most, (long) length + openedGap));
        if (position > length) {
            Arrays.fill(bytes, length, position, (byte) ' ');
            length = position;
        }
        if (openedGap > 0) {
            System.arraycopy(bytes, position, bytes, position + openedGap, length - position);
        }
        return bytes;
    }

    private void ensure(long capacity) {
        if (capacity > bytes.length) {
            if (capacity > FARTHEST) {
                throw recordTooLong();
            }
            long larger = Math.max(capacity, Math.min(2L * bytes.length, (long) FARTHEST));
            try {
                bytes = Arrays.copyOf(bytes, (int) larger);
            } catch (OutOfMemoryError e) {
                throw noMemory(capacity, e);
            }
        }
    }

    /** Moves the position over {@code count} bytes that were written there. */
    public void wrote(int count) {
        if (openedGap > 0) {
            closeGap(count);
        }
        position += count;
        if (position > length) {
            length = position;
        }
        if (length > recordLength) {
            throw recordTooLong();
        }
    }

    /** Drops as many of the characters that stood here as were written, and closes up. */
    private void closeGap(int count) {
        int end = length + openedGap;
        int characters = encoding.count(bytes, position, position + count);
        int tail = encoding.skip(bytes, position + openedGap, end, characters);
        System.arraycopy(bytes, tail, bytes, position + count, end - tail);
        length = position + count + end - tail;
        openedGap = 0;
    }

    /** To column {@code column}, from 1, of this statement's part of the record. */
    public void tabTo(int column) {
        if (addsTabs) {
            addedTabs.tabTo(column, position - leftLimit, length - leftLimit);
        } else {
            position = leftLimit;
            skip(column - 1);
        }
    }

    /**
     * {@code columns} forwards, or backwards but not before this statement's part of the record.
     */
    public void skip(int columns) {
        if (addsTabs && columns < 0) {
            addedTabs.skipLeft(-columns, position - leftLimit, length - leftLimit);
            return;
        }
        if (addsTabs) {
            int from = position - leftLimit;
            position = leftLimit + addedTabs.skipRight(columns, from, length - leftLimit);
            return;
        }
        if (columns < 0) {
            int beyond = Math.max(0, position - length);
            if (-columns <= beyond) {
                position = Math.max(leftLimit, position + columns);
            } else {
                int start = position - beyond;
                position = encoding.back(bytes, leftLimit, start, -columns - beyond);
            }
            return;
        }
        if (position >= length) {
            position = saturated((long) position + columns);
            return;
        }
        int here = encoding.count(bytes, position, length);
        position =
                columns < here
                        ? encoding.skip(bytes, position, length, columns)
                        : saturated((long) length + columns - here);
    }

    private void resolveTabs() {
        if (addsTabs) {
            position = saturated((long) leftLimit + addedTabs.resolve(position - leftLimit));
        }
    }

    private static int saturated(long position) {
        return (int) Math.min(position, (long) FARTHEST);
    }

    private FormworkException recordTooLong() {
        return new FormworkException(
                IoStatus.RECORD_LENGTH,
                name
                        + ", record "
                        + number
                        + ", column "
                        + (recordLength + 1L) // the first one beyond
                        + ": found more to write; expected at most "
                        + recordLength
                        + " bytes a record");
    }

    private FormworkException noMemory(long capacity, OutOfMemoryError cause) {
        return new FormworkException(
                IoStatus.RECORD_LENGTH,
                name
                        + ", record "
                        + number
                        + ", column "
                        + (position + 1L)
                        + ": found a record of "
                        + capacity
                        + " bytes; expected one that memory has room for",
                cause);
    }

    /** Where the next byte goes, from 0. */
    public int position() {
        return position;
    }

    /** How many bytes the record has. */
    public int length() {
        return length;
    }

    /** The record from its first byte; its content lasts until the next change. */
    public byte[] bytes() {
        return bytes;
    }
}
