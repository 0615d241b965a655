package formwork.formats;

import formwork.bulk.ColumnPart;
import formwork.bulk.PlacedRows;
import formwork.edit.DataEdit;
import formwork.mode.Modes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Rows of one format with fixed columns that follow one another: copied to equal distances, read
 * all at once, and then added to their table one by one. Where one of them is not as its columns
 * say, a statement reads it instead, with the answers and errors that it has.
 */
final class RowBlock implements FieldAt {
    /** At most so many rows. */
    static final int MOST_ROWS = 64;

    private static final int MOST_BYTES = 1 << 18;

    private final String file;
    private final int[] firstColumns; // of each field
    private final int[] lastColumns;
    private final BlockColumn[] columns;
    private final PlacedRows rows;
    private final boolean isExact;
    private final int rowColumns;
    private final int numberColumns; // up to the last field that is a number
    private final int mostRows;
    private final byte[] text;

    // of each row
    private final int[] begins; // in the bytes of the lines
    private final int[] widths;
    private final long[] numbers;
    private int count;

    // the field that is looked at
    private int row;
    private int field;

    private RowBlock(
            String file,
            List<FieldPlace> places,
            BlockColumn[] columns,
            PlacedRows rows,
            boolean isExact,
            int mostRows) {
        this.file = file;
        firstColumns = places.stream().mapToInt(FieldPlace::firstColumn).toArray();
        lastColumns = places.stream().mapToInt(FieldPlace::lastColumn).toArray();
        this.columns = columns;
        this.rows = rows;
        this.isExact = isExact;
        this.mostRows = mostRows;
        rowColumns = rows.columns();
        int last = 0;
        for (BlockColumn column : columns) {
            if (column.isNumber()) {
                FieldPlace place = places.get(column.field(column.count() - 1));
                last = Math.max(last, place.lastColumn());
            }
        }
        numberColumns = last;
        text = new byte[mostRows * rowColumns + 2 * PlacedRows.SLACK_BYTES];
        begins = new int[mostRows];
        widths = new int[mostRows];
        numbers = new long[mostRows];
    }

    /** Rows of {@code layout}; null if their columns depend on the data. */
    static RowBlock of(
            String file,
            RowLayout layout,
            List<Column> distinct,
            List<FieldPlace> places,
            boolean isExact)
            throws IOException {
        List<Column> fields = layout.fields();
        int wide = 1;
        for (FieldPlace place : places) {
            if (place.record() > 0 || place.lastColumn() == FieldPlace.LINE_END) {
                return null;
            }
            wide = Math.max(wide, place.lastColumn());
        }
        int mostRows = Math.max(1, Math.min(MOST_ROWS, MOST_BYTES / wide));
        List<DataEdit> edits = FormatFields.of(layout.format(), fields.size());
        BlockColumn[] columns = new BlockColumn[distinct.size()];
        List<ColumnPart> parts = new ArrayList<>();
        for (int i = 0; i < columns.length; i++) {
            columns[i] = BlockColumn.of(distinct.get(i), fields, edits, mostRows);
            if (columns[i] == null) {
                return null;
            }
            parts.add(columns[i].part());
        }
        PlacedRows rows = PlacedRows.of(layout.format().list(), Modes.DEFAULT, parts);
        return rows == null || rows.columns() != wide
                ? null
                : new RowBlock(file, places, columns, rows, isExact, mostRows);
    }

    int mostRows() {
        return mostRows;
    }

    /** How many columns a row has, up to its last field. */
    int rowColumns() {
        return rowColumns;
    }

    int count() {
        return count;
    }

    void clear() {
        count = 0;
    }

    /** Takes the line in hand as a row; returns false if only a statement may read it. */
    boolean take(Lines lines) {
        byte[] bytes = lines.bytes();
        int from = lines.from();
        int width = lines.to() - from;
        if (isExact && (width < numberColumns || !isBlank(bytes, from + rowColumns, lines.to()))) {
            return false;
        }
        int at = PlacedRows.SLACK_BYTES + count * rowColumns;
        int copied = Math.min(width, rowColumns);
        System.arraycopy(bytes, from, text, at, copied);
        if (copied < rowColumns) {
            Arrays.fill(text, at + copied, at + rowColumns, (byte) ' ');
        }
        begins[count] = from;
        widths[count] = width;
        numbers[count] = lines.number();
        count++;
        return true;
    }

    private static boolean isBlank(byte[] bytes, int from, int to) {
        for (int i = from; i < to; i++) {
            if (bytes[i] != ' ') {
                return false;
            }
        }
        return true;
    }

    /** Reads them, and returns how many it were before one that a statement is to read. */
    int read() {
        return rows.read(text, PlacedRows.SLACK_BYTES, rowColumns, count);
    }

    /** Adds the values of the rows {@code from} to {@code to} to their columns. */
    void add(int from, int to, ColumnPolicy[] policies) {
        for (int i = 0; i < columns.length; i++) {
            columns[i].add(from, to, policies[i], this);
        }
    }

    int begin(int index) {
        return begins[index];
    }

    int width(int index) {
        return widths[index];
    }

    long line(int index) {
        return numbers[index];
    }

    // ---- the field that is looked at ----

    void goTo(int newRow, int newField) {
        row = newRow;
        field = newField;
    }

    private int lastColumn() {
        return Math.min(lastColumns[field], widths[row]);
    }

    @Override
    public int index() {
        return row * firstColumns.length + field;
    }

    @Override
    public String text() {
        int from = firstColumns[field] - 1;
        int at = PlacedRows.SLACK_BYTES + row * rowColumns + from;
        int length = Math.max(0, lastColumn() - from);
        return new String(text, at, length, StandardCharsets.ISO_8859_1);
    }

    @Override
    public boolean isBlank() {
        int at = PlacedRows.SLACK_BYTES + row * rowColumns;
        int from = at + firstColumns[field] - 1;
        for (int i = at + lastColumns[field] - 1; i >= from; i--) { // numbers end at the right
            if (text[i] != ' ') {
                return text[i] < ' ' && text().isBlank(); // a tab, say
            }
        }
        return true;
    }

    @Override
    public Place place() {
        int first = Math.min(firstColumns[field], widths[row] + 1);
        return Place.of(file, numbers[row], first, Math.max(first, lastColumn()));
    }
}
