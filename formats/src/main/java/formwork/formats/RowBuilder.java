package formwork.formats;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.formats.PolicyUse.Event;
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
    private final ColumnData[] columns;
    private final Policy[] policies;
    private int next;
    private long line;
    private int firstColumn;
    private int lastColumn;

    /** Rows of a table of the file that messages call {@code file}. */
    public RowBuilder(String file, String name, List<Column> columns, ReadOptions options) {
        this.file = file;
        table = new Table(file, name, columns);
        this.columns = new ColumnData[columns.size()];
        policies = new Policy[columns.size()];
        for (int i = 0; i < policies.length; i++) {
            this.columns[i] = table.data(columns.get(i).name());
            policies[i] = options.policies().of(columns.get(i));
        }
    }

    /** What was filled up to now. */
    public Table table() {
        return table;
    }

    /** The column that the next field goes to. */
    public Column column() {
        return columns[next].column();
    }

    /** Says where the next field stands. */
    public void at(long lineNumber, int first, int last) {
        line = lineNumber;
        firstColumn = first;
        lastColumn = last;
    }

    /** The next field is a real. */
    public void real(double value) {
        ColumnData data = columns[next];
        Policy policy = policies[next];
        if (!policy.sentinels().isEmpty() && policy.sentinels().containsKey(value)) {
            use(Event.SENTINEL, Double.toString(value), policy.sentinels().get(value));
        } else {
            data.add(value * policy.scale());
        }
        next++;
    }

    /** The next field is an integer, which its column has room for. */
    public void integer(long value) {
        ColumnData data = columns[next];
        Policy policy = policies[next];
        if (!policy.sentinels().isEmpty() && policy.sentinels().containsKey((double) value)) {
            use(Event.SENTINEL, Long.toString(value), policy.sentinels().get((double) value));
        } else {
            data.add(value);
        }
        next++;
    }

    /** The next field is a text. */
    public void text(String value) {
        columns[next++].add(value);
    }

    /** The next field has only blanks, or is not there. */
    public void blank() {
        use(Event.BLANK, "", policies[next].blank());
        next++;
    }

    /**
     * The next field is not what its column takes.
     *
     * @throws FormworkException which says that {@code expected} should be there, if no policy has
     *     something else for it
     */
    public void unreadable(IoStatus status, String text, String expected) {
        Policy policy = policies[next];
        Outcome marker = policy.markers().get(text);
        if (marker != null) {
            use(Event.MARKER, text, marker);
        } else if (policy.unreadable().what() == Outcome.What.ERROR) {
            throw place().fault(status, Quoted.text(text), expected);
        } else {
            use(Event.UNREADABLE, text, policy.unreadable());
        }
        next++;
    }

    /** Ends the row, which has all its fields and began in the line {@code lineNumber}. */
    public void endRow(long lineNumber) {
        assert next == columns.length : table.name() + ": " + next + " of " + columns.length;
        table.endRow(lineNumber);
        next = 0;
    }

    private Place place() {
        return Place.of(file, line, firstColumn, lastColumn);
    }

    private void use(Event event, String text, Outcome outcome) {
        ColumnData data = columns[next];
        switch (outcome.what()) {
            case ERROR -> throw refused(event, text);
            case NULL -> data.addNull();
            case NAN -> addNan(data);
            case VALUE -> add(data, outcome.value());
        }
        data.mark(event);
        String name = data.column().name();
        if (table.uses().hasRoom()) {
            table.uses().add(new PolicyUse(name, event, place(), text, outcome));
        } else {
            table.uses().count(name, event);
        }
    }

    private static void addNan(ColumnData data) {
        if (data.column().kind().isReal()) {
            data.add(Double.NaN);
        } else {
            data.addNull();
        }
    }

    private static void add(ColumnData data, double value) {
        switch (data.column().kind()) {
            case REAL8 -> data.add(value);
            case CHARACTER -> data.add(Double.toString(value));
            default -> data.add((long) value);
        }
    }

    private FormworkException refused(Event event, String text) {
        Column column = columns[next].column();
        String what =
                switch (event) {
                    case BLANK -> "blanks";
                    case SENTINEL -> text + ", which stands for no value";
                    default -> Quoted.text(text);
                };
        IoStatus status = column.kind().isReal() ? IoStatus.BAD_REAL : IoStatus.BAD_INTEGER;
        return place().fault(status, what, "a value for \"" + column.name() + "\"");
    }
}
