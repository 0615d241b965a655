package formwork.cli;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Kind;
import formwork.formats.ReadOptions;
import formwork.formats.RowStream;
import formwork.formats.Source;
import formwork.formats.Table;
import formwork.formats.TableTarget;
import formwork.formats.Tabular;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The rows of one table of a file of records: the one that is named, or the only one with rows. */
final class KindRows {
    private final Source source;
    private final Kind<?> kind;
    private final ReadOptions options;
    private final String name; // null if none is named
    private final Map<String, Long> rows = new LinkedHashMap<>(); // of all tables

    /** The table {@code name}; null for the only one that has rows. */
    KindRows(Source source, Kind<?> kind, ReadOptions options, String name) {
        this.source = source;
        this.kind = kind;
        this.options = options;
        this.name = name;
    }

    /**
     * Reads all of the file and hands on the rows of the table, at least once.
     *
     * @throws UsageException if there is no such table, or several where none is named; some rows
     *     may have been handed on
     */
    void handOn(TableTarget target) throws IOException {
        rows.clear();
        Choice choice = new Choice(target);
        if (kind instanceof RowStream stream) {
            stream.stream(source, options, RowStream.ROWS, choice);
        } else {
            Object value = kind.read(source, options);
            if (!(value instanceof Tabular tabular)) {
                throw new FormworkException(
                        IoStatus.BAD_SHAPE,
                        source.name()
                                + ": found "
                                + kind.title()
                                + "; expected records for a table");
            }
            for (Table table : tabular.tables().all().values()) {
                choice.rows(table);
            }
        }
        choice.end();
    }

    /** Lets through the rows of one table. */
    private final class Choice implements TableTarget {
        private final TableTarget target;
        private String chosen = name;
        private Table empty; // the first table, as long as none has rows

        Choice(TableTarget target) {
            this.target = target;
        }

        @Override
        public void rows(Table table) throws IOException {
            rows.merge(table.name(), (long) table.rowCount(), Long::sum);
            empty = empty == null ? table : empty;
            if (chosen == null && table.rowCount() > 0) {
                chosen = table.name();
            }
            if (table.name().equals(chosen) && (name != null || othersAreEmpty())) {
                target.rows(table);
            }
        }

        private boolean othersAreEmpty() {
            return rows.values().stream().filter(count -> count > 0).count() <= 1;
        }

        void end() throws IOException {
            if (name != null && !rows.containsKey(name)
                    || name == null && (rows.isEmpty() || !othersAreEmpty())) {
                throw whichTable();
            }
            if (chosen == null) {
                target.rows(empty);
            }
        }
    }

    private RuntimeException whichTable() {
        if (rows.isEmpty()) {
            return new FormworkException(
                    IoStatus.BAD_SHAPE,
                    source.name()
                            + ": found "
                            + kind.title()
                            + " without rows; expected a table of them");
        }
        List<String> all = new ArrayList<>();
        rows.forEach((table, count) -> all.add(table + " (" + count + " rows)"));
        return new UsageException(
                source.name()
                        + ": found "
                        + (name == null ? rows.size() + " tables" : "no table " + name)
                        + "; expected --table with one of "
                        + String.join(", ", all));
    }
}
