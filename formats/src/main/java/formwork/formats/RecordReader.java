package formwork.formats;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/**
 * Reads rows into tables, one after the other, for kinds whose records no {@link Grammar} can say:
 * the kind looks at the line in hand and says of what sort it is.
 */
public final class RecordReader {
    private final Lines lines;
    private final ReadOptions options;
    private final Tables tables;
    private final Map<RowLayout, RowReader> readers = new HashMap<>();

    /** Reads from {@code lines}, from the next one on. */
    public RecordReader(Lines lines, ReadOptions options) {
        this.lines = lines;
        this.options = options;
        tables = new Tables(lines.source().name());
    }

    /** Where it reads. */
    public Lines lines() {
        return lines;
    }

    /** How it reads. */
    public ReadOptions options() {
        return options;
    }

    /** What was read up to now. */
    public Tables tables() {
        return tables;
    }

    /** Makes the tables of these layouts, also if they are to stay empty. */
    public void declare(RowLayout... layouts) throws IOException {
        for (RowLayout layout : layouts) {
            reader(layout);
        }
    }

    /**
     * Reads the row that begins at the next line, which is there, and returns its table, whose last
     * row it is.
     *
     * @param given the values of the columns that are not in the line ({@link RowLayout#given})
     */
    public Table read(RowLayout layout, Object... given) throws IOException {
        RowReader reader = reader(layout);
        reader.read(given);
        return reader.table();
    }

    private RowReader reader(RowLayout layout) throws IOException {
        RowReader reader = readers.get(layout);
        if (reader == null) {
            layout.check();
            reader = new RowReader(lines, layout, tables.tableFor(layout), options);
            readers.put(layout, reader);
        }
        return reader;
    }

    /** Reads the row that begins at the line in hand, as {@link #read} does. */
    public Table readHere(RowLayout layout, Object... given) throws IOException {
        lines.back();
        return read(layout, given);
    }
}
