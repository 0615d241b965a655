package formwork.formats;

import java.io.IOException;

/**
 * Rows of one layout up to the end of a source, in tables of so many rows each: as {@link Grammar}
 * reads them, in memory that does not grow with the file.
 *
 * <pre>{@code
 * RowBatches batches = new RowBatches(lines, layout, ReadOptions.STRICT, 10_000);
 * for (Table table = batches.next(); table != null; table = batches.next()) { ... }
 * }</pre>
 */
public final class RowBatches {
    private final Lines lines;
    private final RowLayout layout;
    private final RowSort.Of sorts;
    private final ReadOptions options;
    private final int mostRows;

    /**
     * Rows from the next line on.
     *
     * @throws IllegalArgumentException if the layout has not a field for each column
     */
    public RowBatches(Lines lines, RowLayout layout, ReadOptions options, int mostRows) {
        layout.check();
        if (mostRows < 1) {
            throw new IllegalArgumentException("rows: found " + mostRows + "; expected 1 or more");
        }
        this.lines = lines;
        this.layout = layout;
        RowSort sort = RowSort.of(layout);
        sorts = line -> sort;
        this.options = options;
        this.mostRows = mostRows;
    }

    /**
     * The next rows, in a table of its own with its own uses of policies; null at the end.
     *
     * @throws formwork.error.FormworkException if a row is not as the layout and the policies ask
     */
    public Table next() throws IOException {
        if (!lines.next()) {
            return null;
        }
        RecordReader records = new RecordReader(lines, options);
        Table table = null;
        do {
            records.readRun(sorts, table == null ? mostRows : mostRows - table.rowCount());
            table = records.tables().table(layout.name());
        } while (table.rowCount() < mostRows && lines.next());
        return table;
    }

    /** No rows, for who wants the columns where there are none. */
    public Table empty() {
        return new Table(lines.source().name(), layout);
    }
}
