package formwork.formats;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.util.Collections;
import java.util.LinkedHashMap;
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
}
