package formwork.bulk;

import formwork.convert.ByteLanes;
import formwork.unit.StreamRecordSource;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;

/**
 * Goes over the records of a text: many at once as long as each is as long as the one before, one
 * by one where they are not.
 */
final class RecordScan implements Closeable {
    /** What is done with the records. */
    interface Rows {
        /** At least so many bytes a record must have to be taken by {@link #takeRows}. */
        int columns();

        /** At most so many records are taken at once. */
        int mostRows();

        /** Whether there may be bytes in the columns that no reader looks at. */
        boolean hasUnreadColumns();

        /** Whether no more records are wanted. */
        boolean isDone();

        /**
         * Takes {@code rows} records, which begin {@code stride} bytes apart, or the first of them;
         * returns how many.
         */
        int takeRows(byte[] text, int at, int stride, int rows) throws IOException;

        /** Takes the record {@code text[from, to)}, whatever it looks like. */
        void takeRecord(byte[] text, int from, int to, long number) throws IOException;
    }

    /** After success so many times as many records are taken at once. */
    private static final int GROWTH = 8;

    private static final byte[] NONE = {};
    private static final byte LINE_FEED = '\n';

    private final String name;
    private final InputStream stream;
    private final int recordLength;
    private byte[] text;
    private int at = FieldBlock.SLACK; // the begin of the record to come
    private int limit = FieldBlock.SLACK; // of the bytes read so far
    private boolean isAtEnd;
    private long readBytes;
    private final long firstNumber;
    private long number; // of the record to come

    private int stride; // of the record before; 0 if it was shorter than the layout
    private int ending; // the bytes that ended it: 1 or 2
    private int mostRows = 1;
    private boolean isUniform = true;

    /**
     * The records of {@code stream}, which this scan then owns.
     *
     * @param number of the first of them, from 1
     */
    RecordScan(String name, InputStream stream, int recordLength, long number) {
        text = Chunks.take();
        this.name = name;
        this.stream = stream;
        this.recordLength = recordLength;
        this.number = number;
        firstNumber = number;
    }

    /** The number of the record to come. */
    long number() {
        return number;
    }

    /** Where the record to come begins, in bytes from the beginning of the stream. */
    long offset() {
        return readBytes - limit + at;
    }

    /** Whether all records so far were {@code bytes} apart. */
    boolean isUniform(int bytes) {
        return isUniform && stride == bytes;
    }

    /** The bytes of the first record with its end; 0 if it is shorter than that. */
    int firstStride(int columns) throws IOException {
        fill();
        int end = indexOfLineFeed(at, limit);
        boolean isLong = end < limit && end - at >= columns;
        return isLong ? end + 1 - at : 0;
    }

    void run(Rows rows) throws IOException {
        while (!rows.isDone()) {
            int wanted = Math.min(mostRows, stride == 0 ? 0 : (limit - at) / stride);
            if (wanted > 0) {
                int regular = regularRows(wanted, rows);
                int taken = regular == 0 ? 0 : rows.takeRows(text, at, stride, regular);
                at += taken * stride;
                number += taken;
                mostRows = taken == wanted ? Math.min(rows.mostRows(), GROWTH * mostRows) : 1;
                if (taken == wanted) {
                    continue;
                }
            } else if (stride > 0 && !isAtEnd) {
                fill();
                continue;
            }
            if (rows.isDone() || !takeLine(rows)) {
                return;
            }
        }
    }

    /** How many of the next records are as long as the one before. */
    private int regularRows(int wanted, Rows rows) {
        boolean searches = rows.hasUnreadColumns() || stride - ending > rows.columns();
        for (int row = 0; row < wanted; row++) {
            int begin = at + row * stride;
            int end = begin + stride - 1;
            if (text[end] != LINE_FEED
                    || ending == 2 != (end > begin && text[end - 1] == '\r')
                    || searches && indexOfLineFeed(begin, end) < end) {
                return row;
            }
        }
        return wanted;
    }

    /** Takes the next record, however long it is, or returns false if there is none. */
    private boolean takeLine(Rows rows) throws IOException {
        int end = indexOfLineFeed(at, limit);
        while (end == limit && !isAtEnd) {
            if (limit - at > recordLength) {
                throw StreamRecordSource.recordTooLong(name, number, recordLength);
            }
            int searched = limit - at;
            fill();
            end = indexOfLineFeed(at + searched, limit);
        }
        if (end == limit && end == at) {
            return false;
        }
        boolean isEnded = end < limit;
        int next = isEnded ? end + 1 : end;
        int to = end > at && text[end - 1] == '\r' ? end - 1 : end;
        boolean isLong = to - at >= rows.columns();
        isUniform &= stride == 0 && number == firstNumber || stride == next - at;
        stride = isLong && isEnded ? next - at : 0;
        ending = next - to;
        if (!isLong || rows.takeRows(text, at, next - at, 1) == 0) {
            rows.takeRecord(text, at, to, number);
        }
        at = next;
        number++;
        return true;
    }

    /** The offset of the first line feed from {@code from} on; {@code to} if there is none. */
    private int indexOfLineFeed(int from, int to) {
        for (int i = from; i < to; i += Long.BYTES) {
            long mask = ByteLanes.mask(ByteLanes.get8(text, i), LINE_FEED);
            if (mask != 0) {
                return Math.min(to, i + ByteLanes.first(mask));
            }
        }
        return to;
    }

    /** Moves what is left to the front, makes room, and reads on. */
    private void fill() throws IOException {
        int length = limit - at;
        byte[] source = text;
        if (length > (text.length - 2 * FieldBlock.SLACK) / 2) {
            long larger = Math.min(2L * text.length, Integer.MAX_VALUE - 16L);
            text = new byte[(int) larger];
        }
        System.arraycopy(source, at, text, FieldBlock.SLACK, length);
        at = FieldBlock.SLACK;
        limit = at + length;
        int count;
        try {
            count = stream.read(text, limit, text.length - FieldBlock.SLACK - limit);
        } catch (IOException e) {
            throw new IOException(
                    name
                            + ", record "
                            + number
                            + ": found "
                            + e.getMessage()
                            + "; expected bytes from "
                            + readBytes
                            + " on",
                    e);
        }
        if (count < 0) {
            isAtEnd = true;
        } else {
            limit += count;
            readBytes += count;
        }
    }

    @Override
    public void close() throws IOException {
        Chunks.giveBack(text);
        text = NONE;
        stream.close();
    }
}
