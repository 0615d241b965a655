package formwork.bulk;

import formwork.edit.FormatList;
import formwork.edit.ItemKind;
import formwork.mode.Modes;
import formwork.transfer.FormattedWrite;
import formwork.unit.StreamRecordSink;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes values as the items of one WRITE statement: by a layout if the format has one, item after
 * item if not, with the same bytes.
 */
public final class ArrayWriting {
    /** Threads are not worth while for less. */
    private static final long LEAST_BYTES_PER_THREAD = 1 << 16;

    private final FormatList list;
    private final Modes modes;
    private final int recordLength;
    private final boolean carriageReturns;
    private final ItemKind kind;
    private final Layout layout;

    /** Writes by {@code list}, which begins in {@code modes}, items of {@code kind}. */
    public ArrayWriting(
            FormatList list,
            Modes modes,
            int recordLength,
            boolean carriageReturns,
            ItemKind kind) {
        this.list = list;
        this.modes = modes;
        this.recordLength = recordLength;
        this.carriageReturns = carriageReturns;
        this.kind = kind;
        layout = layout(list, modes, recordLength, kind);
    }

    private static Layout layout(FormatList list, Modes modes, int recordLength, ItemKind kind) {
        Layout layout = Layout.ofOutput(list, modes);
        if (layout == null || layout.columns() > recordLength) {
            return null;
        }
        for (FieldPlace field : layout.fields()) {
            if (!ColumnWriter.accepts(field, kind)) {
                return null;
            }
        }
        return layout;
    }

    /** The bytes of the text of {@code count} values; -1 if it depends on them. */
    public long bytes(long count) throws IOException {
        if (layout == null) {
            return -1;
        }
        long rows = fullRows(count);
        int rest = (int) (count - rows * layout.fields().size());
        CountingStream counted = new CountingStream();
        Object zeros = ValueTarget.newArray(kind, rest);
        writeByStatement(new ArraySource(kind, zeros, 0, rest), 0, "text", counted);
        return rows * stride() + counted.bytes();
    }

    private long fullRows(long count) {
        // Format control ends elsewhere in the last record, as no item is left then.
        return count == 0 ? 0 : (count - 1) / layout.fields().size();
    }

    private int stride() {
        return layout.columns() + (carriageReturns ? 2 : 1);
    }

    /** Writes all elements by up to {@code threads} threads. */
    public void write(TextTarget target, ValueSource source, int threads) throws IOException {
        long rows = layout == null ? 0 : fullRows(source.count());
        if (rows == 0) {
            writeByStatement(source, 0, target.name(), target.create());
            return;
        }
        int used = (int) Math.min(threads, rows * stride() / LEAST_BYTES_PER_THREAD);
        long written = rows * layout.fields().size();
        if (used > 1 && target.isAddressable()) {
            RangeThreads.run(
                    used,
                    part ->
                            writeRecords(
                                    target, source, rows * part / used, rows * (part + 1) / used));
            writeRest(target, source, rows);
            return;
        }
        OutputStream stream = target.create();
        boolean done = false;
        try {
            rows(target.name(), source).write(stream, 0, rows);
            done = true;
        } finally {
            if (!done) {
                stream.close();
            }
        }
        writeByStatement(source, written, target.name(), stream);
    }

    private RowWriter rows(String name, ValueSource source) {
        int fields = layout.fields().size();
        ValueSource.Door door = source.door();
        GroupWriter writer = new GroupWriter(ColumnGroup.of(layout.fields()), fields, kind);
        return new RowWriter(
                name,
                layout,
                carriageReturns,
                (text, at, stride, first, rows) -> {
                    long index = first * fields;
                    Object array = door.array(index, rows * fields);
                    return writer.write(text, at, stride, rows, array, door.offset(index));
                });
    }

    void writeRecords(TextTarget target, ValueSource source, long from, long to)
            throws IOException {
        try (OutputStream stream = target.at(from * stride())) {
            rows(target.name(), source).write(stream, from, to);
        }
    }

    void writeRest(TextTarget target, ValueSource source, long rows) throws IOException {
        long written = rows * layout.fields().size();
        writeByStatement(source, written, target.name(), target.endingAt(rows * stride()));
    }

    /** Parts of {@code count} elements that can be written apart; null if there are none. */
    public WritingParts parts(TextTarget target, long count) {
        long rows = layout == null ? 0 : fullRows(count);
        return rows > 0 && target.isAddressable() ? new WritingParts(this, target, rows) : null;
    }

    int valuesPerRecord() {
        return layout.fields().size();
    }

    /** Writes the elements from {@code first} on, item by item, and closes the stream. */
    private void writeByStatement(ValueSource source, long first, String name, OutputStream stream)
            throws IOException {
        ValueSource.Door door = source.door();
        try (StreamRecordSink sink =
                new StreamRecordSink(name, stream, recordLength, carriageReturns)) {
            FormattedWrite statement = new FormattedWrite(sink);
            statement.begin(list, modes, true);
            for (long i = first; i < source.count(); i++) {
                statement.put(kind, ValueSource.bits(door.array(i, 1), door.offset(i)));
            }
            statement.end();
            sink.endOpenRecord(true);
        }
    }

    /** Counts the bytes that are written to it. */
    private static final class CountingStream extends OutputStream {
        private long bytes;

        @Override
        public void write(int b) {
            bytes++;
        }

        @Override
        public void write(byte[] text, int from, int count) {
            bytes += count;
        }

        long bytes() {
            return bytes;
        }
    }
}
