package formwork.bulk;

import formwork.edit.FormatList;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.field.FieldInput;
import formwork.mode.Modes;
import formwork.transfer.FormattedRead;
import formwork.unit.StreamRecordSource;
import java.io.IOException;

/**
 * Reads the values of a text into a target: by a layout if the format has one, record after record
 * as one READ statement would if not, with the same answers.
 */
public final class ArrayReading {
    /** Threads are not worth while for less. */
    private static final long LEAST_BYTES_PER_THREAD = 1 << 16;

    private static final int LONGEST_RECORD = 1 << 30;

    private final TextSource source;
    private final FormatList list;
    private final Modes modes;
    private final int recordLength;
    private final ItemKind kind;
    private final Layout layout;
    private long endByte;
    private long endRecord;

    /** Reads by {@code list}, which begins in {@code modes}, items of {@code kind}. */
    public ArrayReading(
            TextSource source, FormatList list, Modes modes, int recordLength, ItemKind kind) {
        this.source = source;
        this.list = list;
        this.modes = modes;
        this.recordLength = recordLength;
        this.kind = kind;
        layout = recordLength < LONGEST_RECORD ? null : layout(list, modes, kind);
    }

    private static Layout layout(FormatList list, Modes modes, ItemKind kind) {
        Layout layout = Layout.ofInput(list, modes);
        if (layout != null) {
            for (FieldPlace field : layout.fields()) {
                if (!FieldInput.accepts(field.edit(), kind)) {
                    return null;
                }
            }
        }
        return layout;
    }

    /** Reads the elements from {@code first} on, {@code count} at most, into an array of them. */
    public Object readAll(long first, long count, int threads) throws IOException {
        long expected = Math.min(count, Math.max(0, expected() - first));
        ArrayTarget target = ArrayTarget.growing(kind, Math.min(expected, ValueTarget.MOST));
        return target.toArray(read(target, first, count, threads));
    }

    /** How many values there are if all records are as the layout says and end in a line feed. */
    private long expected() throws IOException {
        long bytes = source.sizeBytes();
        if (layout == null || bytes < 0) {
            return 0;
        }
        long record = layout.columns() + 1L;
        long expected = bytes / record * layout.fields().size();
        for (FieldPlace field : layout.fields()) {
            expected += field.end() < bytes % record ? 1 : 0; // of a short last record
        }
        return expected;
    }

    /**
     * Reads the elements from {@code first} on, at most {@code count} and as many as there is room
     * for, and returns how many it were.
     */
    public long read(ValueTarget target, long first, long count, int threads) throws IOException {
        long most = Math.min(count, target.capacity());
        long last = first + Math.min(most, Long.MAX_VALUE - first);
        if (layout == null) {
            return readByStatement(target, first, last);
        }
        if (threads > 1) {
            long read = readByThreads(target, first, last, threads);
            if (read >= 0) {
                return read;
            }
        }
        ArrayRows rows = rows(target, first, last, 0);
        run(rows, 0, 0);
        return Math.max(0, rows.next() - first);
    }

    private void run(ArrayRows rows, long fromByte, long recordsBefore) throws IOException {
        try (RecordScan scan = scan(fromByte, recordsBefore)) {
            scan.run(rows);
            endByte = fromByte + scan.offset();
            endRecord = scan.number();
        }
    }

    /** Where the record begins that follows those that {@link #read} has read, in bytes. */
    public long endByte() {
        return endByte;
    }

    /** The number of that record. */
    public long endRecord() {
        return endRecord;
    }

    /** How many values each record has; 0 if that is not always the same. */
    public int valuesPerRecord() {
        return layout == null ? 0 : layout.fields().size();
    }

    private ArrayRows rows(ValueTarget target, long first, long last, long next) {
        return new ArrayRows(source.name(), list, modes, layout, target, first, last, next);
    }

    private RecordScan scan(long fromByte, long recordsBefore) throws IOException {
        return new RecordScan(
                source.name(),
                source.open(fromByte),
                recordLength,
                source.firstRecord() + recordsBefore);
    }

    private long readByStatement(ValueTarget target, long first, long last) throws IOException {
        ValueTarget.Door door = target.door();
        long next = 0;
        try (StreamRecordSource records =
                new StreamRecordSource(
                        source.name(), source.open(0), recordLength, 0, source.firstRecord() - 1)) {
            FormattedRead statement = new FormattedRead(records);
            boolean hasMore = next < last && statement.beginIfAny(list, modes);
            while (hasMore && next < last && statement.selectPresent() != null) {
                long bits = statement.read(kind);
                if (next >= first) {
                    Object array = door.array(next - first, 1);
                    ArrayRows.put(array, door.offset(next - first), bits);
                    door.putIn(next - first, 1);
                }
                next++;
            }
            endByte = records.offset();
            endRecord = records.number() + 1;
        }
        return Math.max(0, next - first);
    }

    /**
     * Reads by threads if all records are as long as the first one and have all their fields;
     * returns -1 if not, or if anything is wrong with one of them.
     */
    private long readByThreads(ValueTarget target, long first, long last, int threads)
            throws IOException {
        long bytes = source.sizeBytes();
        int stride = bytes < 2 * LEAST_BYTES_PER_THREAD ? 0 : firstStride();
        if (stride == 0) {
            return -1;
        }
        int fields = layout.fields().size();
        long records = bytes / stride;
        long wanted = last >= records * fields ? records : (last + fields - 1) / fields;
        int used = (int) Math.min(threads, wanted * stride / LEAST_BYTES_PER_THREAD);
        if (used < 2) {
            return -1;
        }
        if (target.capacity() == Long.MAX_VALUE) {
            long most = Math.max(0, Math.min(last, wanted * fields) - first);
            target.door().array(0, (int) Math.min(ValueTarget.MOST, most));
        }
        boolean[] isRegular = new boolean[used];
        RangeThreads.run(
                used,
                part -> {
                    long from = wanted * part / used;
                    long to = wanted * (part + 1) / used;
                    long end = Math.min(last, to * fields);
                    try {
                        Read read = readFrom(target, first, end, from, stride);
                        isRegular[part] = read.isRegular() && read.next() == end;
                    } catch (FormworkException e) {
                        isRegular[part] = false; // it may not be the first, nor its record right
                    }
                });
        for (boolean regular : isRegular) {
            if (!regular) {
                return -1;
            }
        }
        endByte = wanted * stride;
        endRecord = source.firstRecord() + wanted;
        if (wanted < records || wanted * fields >= last) {
            return Math.max(0, last - first);
        }
        ArrayRows rest = rows(target, first, last, wanted * fields);
        run(rest, wanted * stride, wanted);
        return Math.max(0, rest.next() - first);
    }

    /**
     * What was read of some records.
     *
     * @param next the number of the element after them
     * @param isRegular whether each had all its fields, and was as long as it should
     */
    record Read(long next, boolean isRegular) {}

    /**
     * Reads elements {@code first} to {@code last} from the record {@code fromRecord} on, before
     * which there are only records of {@code stride} bytes with all their fields.
     */
    Read readFrom(ValueTarget target, long first, long last, long fromRecord, int stride)
            throws IOException {
        ArrayRows rows = rows(target, first, last, fromRecord * layout.fields().size());
        try (RecordScan scan = scan(fromRecord * stride, fromRecord)) {
            scan.run(rows);
            return new Read(rows.next(), rows.isRegular() && scan.isUniform(stride));
        }
    }

    /** Parts of the first {@code count} elements that can be read apart; null if there are none. */
    public ReadingParts parts(long count) throws IOException {
        return ReadingParts.of(this, source.sizeBytes(), count);
    }

    /**
     * Parts of those of the first {@code count} elements that have full records, as far as the
     * first record tells; null if there are none. What follows may be anything.
     */
    public ReadingParts fullRecords(long count) throws IOException {
        return ReadingParts.ofFullRecords(this, source.sizeBytes(), count);
    }

    /**
     * Reads what elements there are behind {@code parts}, up to {@code count} of all, and returns
     * how many it were. {@link #endByte} and {@link #endRecord} are then those of all.
     *
     * @param target with its first element the one behind the parts
     */
    public long readBehind(ReadingParts parts, ValueTarget target, long count) throws IOException {
        endByte = parts.headBytes();
        endRecord = source.firstRecord() + parts.headRecords();
        if (parts.count() == count) {
            return 0;
        }
        ArrayRows rest = rows(target, parts.count(), count, parts.count());
        run(rest, endByte, parts.headRecords());
        return rest.next() - parts.count();
    }

    ItemKind kind() {
        return kind;
    }

    /** The bytes from the first record to the second; 0 if the first is not as the layout says. */
    int firstStride() throws IOException {
        try (RecordScan scan = scan(0, 0)) {
            return scan.firstStride(layout.columns());
        }
    }
}
