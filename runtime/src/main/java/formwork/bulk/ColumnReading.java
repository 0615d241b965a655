package formwork.bulk;

import formwork.edit.FormatList;
import formwork.error.FormworkException;
import formwork.mode.Modes;
import formwork.transfer.FormattedRead;
import formwork.unit.StreamRecordSource;
import java.io.IOException;
import java.util.List;

/**
 * Reads rows, each as a READ statement of one pass over the format would: by a layout if the format
 * has one, field after field if not, with the same answers.
 */
public final class ColumnReading {
    private static final long LEAST_BYTES_PER_THREAD = 1 << 16;
    private static final int LONGEST_RECORD = 1 << 30;

    private final TextSource source;
    private final FormatList list;
    private final Modes modes;
    private final int recordLength;
    private final List<ColumnPart> columns;
    private final Layout layout;

    /** Reads by {@code list}, which begins in {@code modes}. */
    public ColumnReading(
            TextSource source,
            FormatList list,
            Modes modes,
            int recordLength,
            List<ColumnPart> columns) {
        this.source = source;
        this.list = list;
        this.modes = modes;
        this.recordLength = recordLength;
        this.columns = List.copyOf(columns);
        Layout found = recordLength < LONGEST_RECORD ? null : Layout.ofRow(list, modes, false);
        boolean fits = found != null;
        for (ColumnPart part : columns) {
            if (found != null && part.lastField() >= found.fields().size()) {
                throw ColumnRow.noField(part.lastField(), found.fields().size());
            }
            fits = fits && part.isIn(found);
        }
        layout = fits ? found : null;
    }

    /**
     * Reads the rows from {@code first} on, at most {@code count} and as many as all arrays have
     * room for, and returns how many it were.
     */
    public long read(long first, long count, int threads) throws IOException {
        long most = count;
        for (ColumnPart part : columns) {
            most = Math.min(most, part.rows(PassWidths.of(list, part.lastField())));
        }
        long last = first + Math.min(most, Long.MAX_VALUE - first);
        if (layout == null) {
            return readByStatement(first, last);
        }
        if (threads > 1) {
            long read = readByThreads(first, last, threads);
            if (read >= 0) {
                return read;
            }
        }
        return readFrom(0, 0, first, last);
    }

    private long readFrom(long fromByte, long row, long first, long last) throws IOException {
        ColumnRows rows = rows(first, last, row);
        try (RecordScan scan = scan(fromByte, row + 1)) {
            scan.run(rows);
        }
        return Math.max(0, rows.next() - first);
    }

    private ColumnRows rows(long first, long last, long next) {
        return new ColumnRows(source.name(), list, modes, layout, columns, first, last, next);
    }

    private RecordScan scan(long fromByte, long number) throws IOException {
        return new RecordScan(source.name(), source.open(fromByte), recordLength, number);
    }

    private long readByStatement(long first, long last) throws IOException {
        long next = 0;
        try (StreamRecordSource records =
                new StreamRecordSource(source.name(), source.open(0), recordLength)) {
            FormattedRead statement = new FormattedRead(records);
            ColumnRow row = new ColumnRow(columns, statement);
            ColumnRow none = new ColumnRow(List.of(), statement);
            while (next < last && statement.beginIfAny(list, modes)) {
                if (next < first) {
                    none.read(0);
                } else {
                    row.read(next - first);
                }
                next++;
            }
        }
        return Math.max(0, next - first);
    }

    /**
     * Reads by threads if all records are as long as the first one; returns -1 if not, or if
     * anything is wrong with one of them.
     */
    private long readByThreads(long first, long last, int threads) throws IOException {
        long bytes = source.sizeBytes();
        int stride = 0;
        if (bytes >= 2 * LEAST_BYTES_PER_THREAD) {
            try (RecordScan scan = scan(0, 1)) {
                stride = scan.firstStride(layout.columns());
            }
        }
        long wanted = stride == 0 ? 0 : Math.min(bytes / stride, last);
        int used = (int) Math.min(threads, wanted * stride / LEAST_BYTES_PER_THREAD);
        if (used < 2) {
            return -1;
        }
        int recordBytes = stride;
        boolean[] isRegular = new boolean[used];
        RangeThreads.run(
                used,
                part -> {
                    long from = wanted * part / used;
                    long to = wanted * (part + 1) / used;
                    ColumnRows rows = rows(first, to, from);
                    try (RecordScan scan = scan(from * recordBytes, from + 1)) {
                        scan.run(rows);
                        isRegular[part] = scan.isUniform(recordBytes) && rows.next() == to;
                    } catch (FormworkException e) {
                        isRegular[part] = false; // it may not be the first, nor its record right
                    }
                });
        for (boolean regular : isRegular) {
            if (!regular) {
                return -1;
            }
        }
        return wanted == last
                ? Math.max(0, last - first)
                : readFrom(wanted * stride, wanted, first, last);
    }
}
