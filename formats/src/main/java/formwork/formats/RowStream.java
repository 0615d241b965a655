package formwork.formats;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A kind of records that hands on its rows while it reads: in memory that does not grow with the
 * file.
 */
public interface RowStream {
    /** So many rows are handed on at once where nobody asks for another number. */
    int ROWS = 1 << 13;

    /**
     * Reads all of it and hands on the rows of each table, about {@code mostRows} at a time, in
     * their order; a table that has none is handed on once, at the end.
     *
     * <p><b>Errors.</b> As {@link Kind#read}; rows before the fault may have been handed on.
     */
    void stream(Source source, ReadOptions options, int mostRows, TableTarget target)
            throws IOException;

    /** How many rows each table has, in the order of the first rows handed on. */
    static Facts facts(RowStream kind, Source source, ReadOptions options) throws IOException {
        Map<String, Long> rows = new LinkedHashMap<>();
        kind.stream(
                source,
                options,
                ROWS,
                table -> rows.merge(table.name(), (long) table.rowCount(), Long::sum));
        Facts facts = Facts.NONE;
        for (Map.Entry<String, Long> table : rows.entrySet()) {
            facts = facts.with("rows of " + table.getKey(), table.getValue());
        }
        return facts;
    }
}
