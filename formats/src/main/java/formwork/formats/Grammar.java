package formwork.formats;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * What records a file has, in what order: declared once, then read. Immutable: what adds a part
 * returns another one.
 *
 * <pre>{@code
 * Grammar grammar = Grammar.begin()
 *         .one(RowLayout.of("sizes", "(I5,F12.6)", Column.integer("points"), Column.real("step", "m")))
 *         .counted("sizes", "points", RowLayout.of("points", "(3F10.4)", x, y, z))
 *         .rest(Choice.by(1, 2).when("A", as).when("B", bs));
 * Tables tables = grammar.read(lines, options);
 * }</pre>
 */
public final class Grammar {
    private sealed interface Part {}

    private record One(RowLayout layout) implements Part {}

    private record Counted(String table, String column, Rows rows) implements Part {}

    private record Until(Predicate<String> end, String what, Rows rows) implements Part {}

    private record Rest(Rows rows) implements Part {}

    private record Skip(int lines, String what) implements Part {}

    private final List<Part> parts;

    private Grammar(List<Part> parts) {
        this.parts = List.copyOf(parts);
    }

    /** A file of nothing, to which parts are added. */
    public static Grammar begin() {
        return new Grammar(List.of());
    }

    private Grammar and(Part part, Rows rows) {
        if (rows instanceof RowLayout layout) {
            layout.check();
        } else if (rows instanceof Choice choice) {
            choice.layouts().forEach(RowLayout::check);
        }
        List<Part> more = new ArrayList<>(parts);
        more.add(part);
        return new Grammar(more);
    }

    /** Then one record. */
    public Grammar one(RowLayout layout) {
        return and(new One(layout), layout);
    }

    /**
     * Then as many records as the last row of {@code table} says in {@code column}; a count of
     * values may be more than there are, and is held against the bytes that are left.
     */
    public Grammar counted(String table, String column, Rows rows) {
        return and(new Counted(table, column, rows), rows);
    }

    /** Then records up to a line that {@code end} takes, which is passed over. */
    public Grammar until(Predicate<String> end, String what, Rows rows) {
        return and(new Until(end, what, rows), rows);
    }

    /** Then records up to the end of the file. */
    public Grammar rest(Rows rows) {
        return and(new Rest(rows), rows);
    }

    /** Then lines that are passed over; {@code what} says what they are, in messages. */
    public Grammar skip(int lines, String what) {
        return and(new Skip(lines, what), null);
    }

    /**
     * Reads from the next line on.
     *
     * @throws FormworkException if records are missing, or not as declared
     */
    public Tables read(Lines lines, ReadOptions options) throws IOException {
        return read(new RecordReader(lines, options));
    }

    /** Reads from the next line on into tables that may have rows already. */
    public Tables read(RecordReader records) throws IOException {
        return new Reading(records).read(parts);
    }

    /** One reading. */
    private static final class Reading {
        private final RecordReader records;
        private final Lines lines;
        private final Tables tables;

        Reading(RecordReader records) {
            this.records = records;
            lines = records.lines();
            tables = records.tables();
        }

        Tables read(List<Part> parts) throws IOException {
            for (Part part : parts) {
                declare(part);
            }
            for (Part part : parts) {
                if (part instanceof One one) {
                    requireLine(one.layout().name());
                    records.read(one.layout());
                } else if (part instanceof Counted counted) {
                    counted(counted);
                } else if (part instanceof Until until) {
                    until(until);
                } else if (part instanceof Skip skip) {
                    for (int i = 0; i < skip.lines(); i++) {
                        lines.require(skip.what());
                    }
                } else if (part instanceof Rest rest) {
                    while (lines.next()) {
                        record(rest.rows(), Long.MAX_VALUE);
                    }
                }
            }
            return tables;
        }

        /** Makes the tables, also those that stay empty. */
        private void declare(Part part) {
            Rows rows = null;
            if (part instanceof One one) {
                rows = one.layout();
            } else if (part instanceof Counted counted) {
                rows = counted.rows();
            } else if (part instanceof Until until) {
                rows = until.rows();
            } else if (part instanceof Rest rest) {
                rows = rest.rows();
            }
            if (rows instanceof RowLayout layout) {
                tables.tableFor(layout);
            } else if (rows instanceof Choice choice) {
                choice.layouts().forEach(tables::tableFor);
            }
        }

        private void counted(Counted part) throws IOException {
            Table table = tables.table(part.table());
            if (table.rowCount() == 0) {
                throw lines.atEnd("a record of " + part.table());
            }
            int last = table.rowCount() - 1;
            ColumnData data = table.data(part.column());
            Object value = data.value(last * data.perRow());
            Place place = Place.of(lines.source().name(), table.line(last));
            if (!(value instanceof Number number)) {
                throw place.fault(
                        IoStatus.BAD_COUNT, String.valueOf(value), "a count in " + part.column());
            }
            Count count = new Count(part.column(), number.longValue(), place);
            count.requireWithin(lines.bytesLeft(), 1);
            for (long i = 0; i < count.value(); ) {
                if (!lines.next()) {
                    throw lines.atEnd(
                            "record "
                                    + (i + 1)
                                    + " of "
                                    + count.value()
                                    + ", as "
                                    + place
                                    + " says");
                }
                i += record(part.rows(), count.value() - i);
            }
        }

        private void until(Until part) throws IOException {
            while (true) {
                lines.require(part.what());
                if (part.end().test(lines.text())) {
                    return;
                }
                record(part.rows(), 1);
            }
        }

        /**
         * The record that begins at the line in hand, and some behind it; returns how many lines of
         * records or without one it were.
         */
        private long record(Rows rows, long most) throws IOException {
            if (rows instanceof RowLayout layout) {
                RowSort sort = RowSort.of(layout);
                return records.readRun(line -> sort, most);
            }
            Choice choice = (Choice) rows;
            if (choice.sort(lines) != null) {
                return records.readRun(choice::sort, most);
            }
            if (!choice.isSkipped(lines)) {
                throw lines.fault(
                        IoStatus.BAD_STRUCTURE,
                        choice.firstColumn(),
                        choice.lastColumn(),
                        "one of " + String.join(", ", choice.keys()));
            }
            return 1;
        }

        private void requireLine(String what) throws IOException {
            lines.require("a record of " + what);
            lines.back();
        }
    }
}
