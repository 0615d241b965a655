package formwork.formats;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The records of a file, a table for each sort. */
public final class Tables implements Tabular {
    private final String file;
    private final Map<String, Table> tables = new LinkedHashMap<>();

    Tables(String file) {
        this.file = file;
    }

    Table tableFor(RowLayout layout) {
        Table table = tables.get(layout.name());
        if (table == null) {
            table = new Table(file, layout);
            tables.put(layout.name(), table);
        } else {
            table.add(layout);
        }
        return table;
    }

    /** No tables yet, of the file that messages call {@code file}. */
    public static Tables of(String file) {
        return new Tables(file);
    }

    /** These tables and another one; one of the same name is replaced. */
    public Tables and(Table table) {
        tables.put(table.name(), table);
        return this;
    }

    /** These tables and others. */
    public Tables and(Tables others) {
        tables.putAll(others.tables);
        return this;
    }

    @Override
    public Tables tables() {
        return this;
    }

    /** All tables by name, in the order of the grammar. */
    public Map<String, Table> all() {
        return Collections.unmodifiableMap(tables);
    }

    /**
     * The table of this name.
     *
     * @throws FormworkException if there is none
     */
    public Table table(String name) {
        Table table = tables.get(name);
        if (table == null) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    file
                            + ": found no table \""
                            + name
                            + "\"; expected one of "
                            + String.join(", ", tables.keySet()));
        }
        return table;
    }

    /** How many rows the table of this name has, or had; 0 if there is no such table. */
    public long rowsOf(String name) {
        Table table = tables.get(name);
        return table == null ? 0 : table.rowsBefore() + table.rowCount();
    }

    /**
     * Writes all rows in the order of the lines that they began in, each by the format of its
     * layout: the file that they were read from, if all its lines are in some row.
     */
    public void write(Target target) throws IOException {
        List<Rest> sorts = new ArrayList<>();
        for (Table table : tables.values()) {
            if (table.rowCount() > 0) {
                sorts.add(new Rest(table));
            }
        }
        while (!sorts.isEmpty()) {
            Rest first = sorts.get(0);
            for (Rest rows : sorts) {
                first = rows.line() < first.line() ? rows : first;
            }
            if (!first.write(target)) {
                sorts.remove(first);
            }
        }
    }

    /** The rows of a table that are not written yet. */
    private static final class Rest {
        private final Table table;
        private final Map<RowLayout, RecordWriter> writers = new HashMap<>();
        private int next;

        Rest(Table table) {
            this.table = table;
        }

        long line() {
            return table.line(next);
        }

        /** Writes the next one; false if there is none behind it. */
        boolean write(Target target) throws IOException {
            RowLayout layout = table.layout(next);
            RecordWriter writer = writers.get(layout);
            if (writer == null) {
                writer = new RecordWriter(table, layout);
                writers.put(layout, writer);
            }
            writer.write(next++, target);
            return next < table.rowCount();
        }
    }
}
