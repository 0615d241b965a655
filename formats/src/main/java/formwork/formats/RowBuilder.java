package formwork.formats;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.util.List;

/**
 * Fills a table field by field, for kinds that cut the fields out of lines themselves; policies do
 * what they do for fields of a {@link RowLayout}.
 *
 * <pre>{@code
 * rows.at(12, 9, 16);
 * rows.integer(101);
 * rows.at(12, 17, 24);
 * rows.blank();
 * rows.endRow(12);
 * }</pre>
 */
public final class RowBuilder {
    private final String file;
    private final Table table;
    private final ColumnPolicy[] columns;
    private final Field field = new Field();
    private int next;
    private long line;
    private int firstColumn;
    private int lastColumn;

    /** Rows of a table of the file that messages call {@code file}. */
    public RowBuilder(String file, String name, List<Column> columns, ReadOptions options) {
        this.file = file;
        table = new Table(file, name, columns);
        this.columns = new ColumnPolicy[columns.size()];
        for (int i = 0; i < this.columns.length; i++) {
            Column column = columns.get(i);
            this.columns[i] =
                    new ColumnPolicy(
                            table.data(column.name()),
                            options.policies().of(column),
                            table.uses(),
                            false);
        }
    }

    /** The field in hand. */
    private final class Field implements FieldAt {
        private String text = ""; // null for a number
        private double number;

        @Override
        public int index() {
            return next;
        }

        @Override
        public String text() {
            return text == null ? Double.toString(number) : text;
        }

        @Override
        public boolean isBlank() {
            return text != null && text.isEmpty();
        }

        @Override
        public Place place() {
            return Place.of(file, line, firstColumn, lastColumn);
        }
    }

    /** What was filled up to now. */
    public Table table() {
        return table;
    }

    /** The column that the next field goes to. */
    public Column column() {
        return columns[next].data().column();
    }

    /** Says where the next field stands. */
    public void at(long lineNumber, int first, int last) {
        line = lineNumber;
        firstColumn = first;
        lastColumn = last;
    }

    /** The next field is a real. */
    public void real(double value) {
        field.text = null;
        field.number = value;
        columns[next].addReal(value, field);
        next++;
    }

    /** The next field is an integer, which its column has room for. */
    public void integer(long value) {
        field.text = null;
        field.number = value;
        columns[next].addInteger(value, field);
        next++;
    }

    /** The next field is a text. */
    public void text(String value) {
        field.text = value;
        columns[next].addText(value, field);
        next++;
    }

    /** The next field has only blanks, or is not there. */
    public void blank() {
        field.text = "";
        columns[next].addBlank(field);
        next++;
    }

    /**
     * The next field is not what its column takes.
     *
     * @throws FormworkException which says that {@code expected} should be there, if no policy has
     *     something else for it
     */
    public void unreadable(IoStatus status, String text, String expected) {
        field.text = text;
        columns[next].addOdd(status, text, expected, field);
        next++;
    }

    /** Ends the row, which has all its fields and began in the line {@code lineNumber}. */
    public void endRow(long lineNumber) {
        assert next == columns.length : table.name() + ": " + next + " of " + columns.length;
        table.endRow(lineNumber);
        next = 0;
    }
}
