package formwork.bulk;

import formwork.edit.ControlEdit.ColonEdit;
import formwork.edit.DataEdit;
import formwork.edit.FormatItem.Edit;
import formwork.edit.FormatList;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Modes;
import formwork.transfer.FormattedWrite;
import formwork.unit.StreamRecordSink;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes rows, each as a WRITE statement of one pass over the format would: by a layout if the
 * format has one, item after item if not, with the same bytes.
 */
public final class ColumnWriting {
    private static final long LEAST_BYTES_PER_THREAD = 1 << 16;

    private final FormatList list;
    private final Modes modes;
    private final int recordLength;
    private final boolean carriageReturns;
    private final List<ColumnPart> columns;
    private final int fields;
    private final ColumnPart[] partOf; // of each field of a row
    private final int[] placeOf; // likewise, among the fields of its part
    private final int[] widthOf;
    private final Layout layout;

    /**
     * Writes by {@code list}, which begins in {@code modes}.
     *
     * @throws FormworkException if the columns do not have each field of a pass once
     */
    public ColumnWriting(
            FormatList list,
            Modes modes,
            int recordLength,
            boolean carriageReturns,
            List<ColumnPart> columns)
            throws IOException {
        this.list = list;
        this.modes = modes;
        this.recordLength = recordLength;
        this.carriageReturns = carriageReturns;
        this.columns = List.copyOf(columns);
        fields = columns.stream().mapToInt(ColumnPart::fieldsPerRow).sum();
        partOf = new ColumnPart[fields];
        placeOf = new int[fields];
        widthOf = new int[fields];
        for (ColumnPart part : columns) {
            int[] indexes = part.indexes();
            for (int i = 0; i < indexes.length; i++) {
                if (indexes[i] >= fields || partOf[indexes[i]] != null) {
                    throw notOnce(indexes[i]);
                }
                partOf[indexes[i]] = part;
                placeOf[indexes[i]] = i;
                widthOf[indexes[i]] = PassWidths.of(list, indexes[i]);
            }
        }
        if (!PassWidths.isCount(list, fields)) {
            throw notOnce(fields);
        }
        layout = layout();
    }

    private FormworkException notOnce(int field) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                "columns: found field "
                        + field
                        + ", from 0, or one before it, twice or in no column; expected each field"
                        + " of a pass once");
    }

    private Layout layout() {
        Layout found = Layout.ofRow(list, modes, true);
        if (found == null || found.columns() > recordLength || found.fields().size() != fields) {
            return null;
        }
        boolean hasColon =
                list.items().stream()
                        .anyMatch(
                                item ->
                                        item instanceof Edit edit
                                                && edit.descriptor() instanceof ColonEdit);
        for (ColumnPart part : columns) {
            for (int index : part.indexes()) {
                FieldPlace place = found.fields().get(index);
                boolean fits =
                        part.kind() == ItemKind.CHARACTER
                                ? place.edit() instanceof DataEdit.CharacterEdit && part.isIn(found)
                                : ColumnWriter.accepts(place, part.kind());
                if (!fits) {
                    return null;
                }
            }
        }
        return hasColon ? null : found; // where the last item ends the record elsewhere
    }

    /** Writes {@code rows} rows by up to {@code threads} threads. */
    public void write(TextTarget target, int rows, int threads) throws IOException {
        for (int i = 0; i < fields; i++) {
            if (partOf[i].rows(widthOf[i]) < rows) {
                throw new FormworkException(
                        IoStatus.BAD_SHAPE,
                        "columns: found an array of field "
                                + i
                                + ", from 0, that ends early; expected "
                                + rows
                                + " rows");
            }
        }
        if (layout == null) {
            writeByStatement(target, rows);
            return;
        }
        long stride = layout.columns() + (carriageReturns ? 2L : 1L);
        int used = (int) Math.min(threads, rows * stride / LEAST_BYTES_PER_THREAD);
        if (used < 2 || !target.isAddressable()) {
            try (OutputStream stream = target.create()) {
                rowWriter(target.name()).write(stream, 0, rows);
            }
            return;
        }
        RangeThreads.run(
                used,
                part -> {
                    long from = (long) rows * part / used;
                    long to = (long) rows * (part + 1) / used;
                    long at = from * stride;
                    boolean isLast = to == rows;
                    try (OutputStream stream = isLast ? target.endingAt(at) : target.at(at)) {
                        rowWriter(target.name()).write(stream, from, to);
                    }
                });
    }

    private RowWriter rowWriter(String name) {
        List<ColumnPart> parts = new ArrayList<>();
        List<GroupWriter> writers = new ArrayList<>();
        List<CharacterColumn> characters = new ArrayList<>();
        for (ColumnPart part : columns) {
            List<FieldPlace> places = new ArrayList<>();
            for (int index : part.indexes()) {
                places.add(layout.fields().get(index));
            }
            if (part.kind() == ItemKind.CHARACTER) {
                characters.add(ColumnRows.characters(places, (byte[]) part.array()));
            } else {
                parts.add(part);
                writers.add(new GroupWriter(ColumnGroup.of(places), places.size(), part.kind()));
            }
        }
        return new RowWriter(
                name,
                layout,
                carriageReturns,
                (text, at, stride, first, rows) -> {
                    boolean hasOdd = false;
                    for (int i = 0; i < writers.size(); i++) {
                        ColumnPart part = parts.get(i);
                        int from = (int) first * part.fieldsPerRow();
                        hasOdd |= writers.get(i).write(text, at, stride, rows, part.array(), from);
                    }
                    for (CharacterColumn column : characters) {
                        column.writeRows(text, at, stride, rows, (int) first);
                    }
                    return hasOdd;
                });
    }

    private void writeByStatement(TextTarget target, int rows) throws IOException {
        try (StreamRecordSink sink =
                new StreamRecordSink(
                        target.name(), target.create(), recordLength, carriageReturns)) {
            FormattedWrite statement = new FormattedWrite(sink);
            for (int row = 0; row < rows; row++) {
                statement.begin(list, modes, true);
                for (int field = 0; field < fields; field++) {
                    put(statement, row, field);
                }
                statement.end();
            }
            sink.endOpenRecord(true);
        }
    }

    private void put(FormattedWrite statement, int row, int field) throws IOException {
        ColumnPart part = partOf[field];
        int index = row * part.fieldsPerRow() + placeOf[field];
        if (part.kind() == ItemKind.CHARACTER) {
            int width = widthOf[field];
            statement.put((byte[]) part.array(), index * width, (index + 1) * width);
        } else {
            statement.put(part.kind(), ValueSource.bits(part.array(), index));
        }
    }
}
