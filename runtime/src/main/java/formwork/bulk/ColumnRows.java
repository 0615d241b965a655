package formwork.bulk;

import formwork.edit.FormatList;
import formwork.edit.ItemKind;
import formwork.mode.Modes;
import formwork.transfer.FormattedRead;
import formwork.unit.PlacedRecordSource;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Records that are rows: those from {@code first} to {@code last} go into the arrays of columns, in
 * which they begin at 0.
 */
final class ColumnRows implements RecordScan.Rows {
    private static final int MOST_ROWS = 64;

    private final Layout layout;
    private final List<ColumnPart> parts = new ArrayList<>(); // of numbers
    private final List<GroupReader> readers = new ArrayList<>(); // of these parts
    private final List<CharacterColumn> characters = new ArrayList<>();
    private final PlacedRecordSource record;
    private final FormattedRead statement;
    private final ColumnRow row;
    private final FormatList list;
    private final Modes modes;
    private final long first;
    private final long last;
    private long next; // the number of the row to come, from 0

    ColumnRows(
            String name,
            FormatList list,
            Modes modes,
            Layout layout,
            List<ColumnPart> columns,
            long first,
            long last,
            long next) {
        this.layout = layout;
        this.list = list;
        this.modes = modes;
        this.first = first;
        this.last = last;
        this.next = next;
        for (ColumnPart part : columns) {
            List<FieldPlace> fields = new ArrayList<>();
            for (int index : part.indexes()) {
                fields.add(layout.fields().get(index));
            }
            if (part.kind() == ItemKind.CHARACTER) {
                characters.add(characters(fields, (byte[]) part.array()));
            } else {
                List<ColumnGroup> groups = ColumnGroup.of(fields);
                parts.add(part);
                readers.add(new GroupReader(groups, fields.size(), part.kind(), false));
            }
        }
        record = new PlacedRecordSource(name);
        statement = new FormattedRead(record);
        row = new ColumnRow(columns, statement);
    }

    static CharacterColumn characters(List<FieldPlace> fields, byte[] array) {
        int[] offsets = fields.stream().mapToInt(FieldPlace::offset).toArray();
        return new CharacterColumn(offsets, fields.get(0).width(), array);
    }

    /** The number of the row to come, from 0, in the whole text. */
    long next() {
        return next;
    }

    @Override
    public int columns() {
        return layout.columns();
    }

    @Override
    public int mostRows() {
        return MOST_ROWS;
    }

    @Override
    public boolean hasUnreadColumns() {
        return true;
    }

    @Override
    public boolean isDone() {
        return next >= last;
    }

    @Override
    public int takeRows(byte[] text, int at, int stride, int rows) {
        if (next < first) {
            int skipped = (int) Math.min(rows, Math.min(first, last) - next);
            next += skipped;
            return skipped;
        }
        int wanted = (int) Math.min(rows, last - next);
        int index = (int) (next - first);
        for (int i = 0; i < readers.size(); i++) {
            ColumnPart part = parts.get(i);
            int to = index * part.fieldsPerRow();
            wanted = readers.get(i).read(text, at, stride, wanted, part.array(), to);
        }
        for (CharacterColumn column : characters) {
            column.readRows(text, at, stride, wanted, index);
        }
        next += wanted;
        return wanted;
    }

    @Override
    public void takeRecord(byte[] text, int from, int to, long number) throws IOException {
        if (next >= first) {
            record.place(text, from, to, number);
            statement.begin(list, modes);
            row.read(next - first);
        }
        next++;
    }
}
