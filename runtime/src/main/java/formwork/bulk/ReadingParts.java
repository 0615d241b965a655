package formwork.bulk;

import formwork.error.FormworkException;
import java.io.IOException;

/**
 * The elements of a text whose records are all as long as its first one, as far as its size and its
 * end tell: threads can read parts of them without what stands before. Whether it is so is known
 * when all parts have been read; if not, the text is to be read as a whole.
 */
public final class ReadingParts {
    private final ArrayReading reading;
    private final int stride;
    private final int fields;
    private final long headRecords; // those before the last one that is whole
    private final long count;

    private ReadingParts(ArrayReading reading, int stride, long headRecords, long count) {
        this.reading = reading;
        this.stride = stride;
        fields = reading.valuesPerRecord();
        this.headRecords = headRecords;
        this.count = count;
    }

    /** Of {@code most} elements at most; null if the text has no such parts. */
    static ReadingParts of(ArrayReading reading, long bytes, long most) throws IOException {
        int stride = bytes > 0 && reading.valuesPerRecord() > 0 ? reading.firstStride() : 0;
        if (stride == 0) {
            return null;
        }
        long headRecords = Math.max(0, bytes / stride - 1);
        long head = headRecords * reading.valuesPerRecord();
        if (most <= head) {
            return new ReadingParts(reading, stride, headRecords, most);
        }
        // The last record may have fewer values than fit in, and there may be a shorter one.
        try {
            ArrayTarget tail = ArrayTarget.growing(reading.kind(), 0);
            long count = reading.readFrom(tail, head, most, headRecords, stride).next();
            return new ReadingParts(reading, stride, headRecords, count);
        } catch (FormworkException e) {
            return null; // reading it as a whole tells which field is the first that is wrong
        }
    }

    /** Of the elements of full records among the first {@code most}; null if there are none. */
    static ReadingParts ofFullRecords(ArrayReading reading, long bytes, long most)
            throws IOException {
        int fields = reading.valuesPerRecord();
        int stride = bytes > 0 && most >= fields && fields > 0 ? reading.firstStride() : 0;
        long records = stride == 0 ? 0 : Math.min(most / fields, bytes / stride);
        return records == 0 ? null : new ReadingParts(reading, stride, records, records * fields);
    }

    /** How many records there are that have to be like the first one. */
    long headRecords() {
        return headRecords;
    }

    /** The bytes of these. */
    long headBytes() {
        return headRecords * stride;
    }

    /** How many elements there are, if the records are alike. */
    public long count() {
        return count;
    }

    /**
     * Reads the elements {@code from} to {@code to} into a target, in which they begin at 0, and
     * returns whether their records are like the first one.
     *
     * @throws FormworkException if a field is wrong; it need not be the first that is, nor its
     *     record the right one
     */
    public boolean read(ValueTarget target, long from, long to) throws IOException {
        long head = headRecords * fields;
        return (from >= Math.min(to, head)
                        || readHead(target, from, Math.min(to, head), from / fields))
                && (to <= Math.max(from, head) || readTail(target, from, to));
    }

    private boolean readHead(ValueTarget target, long from, long to, long record)
            throws IOException {
        ArrayReading.Read read = reading.readFrom(target, from, to, record, stride);
        return read.isRegular() && read.next() == to;
    }

    private boolean readTail(ValueTarget target, long from, long to) throws IOException {
        return reading.readFrom(target, from, to, headRecords, stride).next() == to;
    }
}
