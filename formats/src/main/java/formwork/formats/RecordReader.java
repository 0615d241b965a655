package formwork.formats;

import formwork.error.FormworkException;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads rows into tables, one after the other, for kinds whose records no {@link Grammar} can say:
 * the kind looks at the line in hand and says of what sort it is.
 */
public final class RecordReader {
    private static final int GROWTH = 8;

    private final Lines lines;
    private final ReadOptions options;
    private final Tables tables;
    private final TableTarget target; // null if all rows are kept
    private final int mostRows;
    private final Map<RowLayout, RowReader> readers = new HashMap<>();
    private final Map<List<Object>, RowBlock> blocks = new HashMap<>(); // by what they depend on
    private final RowSort[] run = new RowSort[RowBlock.MOST_ROWS];
    private int wanted = 1;
    private boolean hasExpected; // whether room was made for the rest of the file
    private RowLayout lastLayout; // that was asked for
    private RowReader lastReader;

    /** Reads from {@code lines}, from the next one on. */
    public RecordReader(Lines lines, ReadOptions options) {
        this(lines, options, null, Integer.MAX_VALUE);
    }

    /**
     * The same, but hands on rows and forgets them as soon as a table has {@code mostRows} and
     * another one comes; {@link #end} hands on the rest.
     */
    public RecordReader(Lines lines, ReadOptions options, TableTarget target, int mostRows) {
        this.lines = lines;
        this.options = options;
        this.target = target;
        this.mostRows = mostRows;
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

    /** What was read up to now; only the last rows of each, if rows are handed on. */
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
        makeRoom(reader.table());
        reader.read(given);
        return reader.table();
    }

    private RowReader reader(RowLayout layout) throws IOException {
        if (layout == lastLayout) {
            return lastReader;
        }
        RowReader reader = readers.get(layout);
        if (reader == null) {
            layout.check();
            reader = new RowReader(lines, layout, tables.tableFor(layout), options);
            reader.shareBlock(blocks);
            readers.put(layout, reader);
        }
        lastLayout = layout;
        lastReader = reader;
        return reader;
    }

    /** Reads the row that begins at the line in hand, as {@link #read} does. */
    public Table readHere(RowLayout layout, Object... given) throws IOException {
        lines.back();
        return read(layout, given);
    }

    // ---- many rows ----

    /**
     * Reads the row that begins at the line in hand, and rows behind it as long as {@code sorts}
     * says what they are and many can be read at once; returns how many, at most {@code most}. The
     * next line is then the one behind the last row. The answers are those of {@link #readHere}.
     */
    public long readRun(RowSort.Of sorts, long most) throws IOException {
        RowSort first = sorts.line(lines);
        RowBlock block = reader(first.layout()).block();
        if (block == null || most < 2) {
            readHere(first.layout(), first.given().toArray());
            return 1;
        }
        block.clear();
        if (!block.take(lines)) {
            readHere(first.layout(), first.given().toArray());
            wanted = 1;
            return 1;
        }
        run[0] = first;
        collect(sorts, block, (int) Math.min(most, Math.min(wanted, block.mostRows())));
        int read = block.read();
        addRows(block, read);
        if (read == block.count()) {
            if (read == RowBlock.MOST_ROWS && target == null && !hasExpected) {
                hasExpected = true; // of rows that are as wide as their layout at least
                Table table = reader(first.layout()).table();
                table.expect(lines.bytesLeft() / (block.rowColumns() + 1L) + 1);
            }
            wanted = Math.min(RowBlock.MOST_ROWS, GROWTH * wanted);
            return read;
        }
        wanted = 1;
        readAgain(block, read);
        return read + 1L;
    }

    /** Takes lines behind that in hand into a block, until it has {@code most}. */
    private void collect(RowSort.Of sorts, RowBlock block, int most) throws IOException {
        while (block.count() < most && lines.nextAtHand()) {
            RowSort sort = sorts.line(lines);
            if (sort == null || reader(sort.layout()).block() != block || !block.take(lines)) {
                lines.back();
                return;
            }
            run[block.count() - 1] = sort;
        }
    }

    /** Adds the rows of a block, as many at once as are of one sort. */
    private void addRows(RowBlock block, int rows) throws IOException {
        for (int from = 0, to; from < rows; from = to) {
            to = from + 1;
            while (to < rows && run[to].equals(run[from])) {
                to++;
            }
            RowReader reader = reader(run[from].layout());
            makeRoom(reader.table());
            try {
                reader.add(block, from, to, run[from].given());
            } catch (FormworkException e) {
                // Statements go over the rows and their fields in order: their fault is the first.
                readAgain(block, from);
                for (int row = from + 1; row < to; row++) {
                    lines.require("the row that was there");
                    readHere(run[row].layout(), run[row].given().toArray());
                }
                throw e;
            }
        }
    }

    /** Reads a row of a block by a statement. */
    private void readAgain(RowBlock block, int row) throws IOException {
        lines.returnTo(block.begin(row), block.line(row));
        read(run[row].layout(), run[row].given().toArray());
    }

    // ---- rows that are handed on ----

    private void makeRoom(Table table) throws IOException {
        if (target != null && table.rowCount() >= mostRows) {
            target.rows(table);
            table.clear();
        }
    }

    /** Hands on the rows that are left, or none of a table that has had none. */
    public void end() throws IOException {
        if (target != null) {
            for (Table table : tables.all().values()) {
                if (table.rowCount() > 0 || table.rowsBefore() == 0) {
                    target.rows(table);
                    table.clear();
                }
            }
        }
    }
}
