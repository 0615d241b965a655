package formwork.formats;

import formwork.edit.DataEdit;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Records of one sort as columns: by name to arrays, or row by row.
 *
 * <p>A column with several values a row has them row after row: value {@code k} of row {@code i} is
 * element {@code i * perRow + k} of its array. Arrays are the table's own, and not copied.
 */
public final class Table {
    private final String name;
    private final String file;
    private final Map<String, ColumnData> columns = new LinkedHashMap<>();
    private final ColumnData lines;
    private final PolicyLog uses = new PolicyLog();
    private Section<?> section; // of a table of arrays; else null
    private final List<RowLayout> layouts = new ArrayList<>();
    private final Map<RowLayout, Integer> layoutNumbers = new HashMap<>();
    private ColumnData layoutOfRow; // null as long as all rows have the first
    private ColumnData widths; // of the lines of each row
    private int rowCount;
    private long rowsBefore; // which were handed on

    Table(String file, RowLayout layout) {
        this.file = file;
        name = layout.name();
        lines = new ColumnData(Column.wide("line"), 1);
        add(layout);
    }

    /** A table without a layout, whose rows a {@link RowBuilder} adds. */
    Table(String file, String name, List<Column> columns) {
        this(file, name, null, 0);
        columns.forEach(column -> this.columns.put(column.name(), new ColumnData(column, 1)));
    }

    private Table(String file, String name, Section<?> section, int rowCount) {
        this.file = file;
        this.name = name;
        this.section = section;
        this.rowCount = rowCount;
        lines = new ColumnData(Column.wide("line"), 1);
    }

    /**
     * A table of one column, whose values a format read as an array, which is not copied.
     *
     * @param perRow how many values a row has, which the array is a multiple of
     */
    public static Table of(String name, Column column, int perRow, Section<?> section) {
        int rows = perRow == 0 ? 0 : Array.getLength(section.values()) / perRow;
        return new Table(section.lines().file(), name, section, rows)
                .with(column, perRow, section.values());
    }

    /** This table with another column, whose array has as many rows, and is not copied. */
    public Table with(Column column, int perRow, Object array) {
        if (Array.getLength(array) != (long) rowCount * perRow) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    file
                            + ", table "
                            + name
                            + ": found "
                            + Array.getLength(array)
                            + " values of "
                            + column.name()
                            + "; expected "
                            + perRow
                            + " for each of "
                            + rowCount
                            + " rows");
        }
        columns.put(column.name(), new ColumnData(column, perRow, array));
        return this;
    }

    /** Columns of another layout that has its rows here too. */
    final void add(RowLayout layout) {
        layoutNumbers.put(layout, layouts.size());
        layouts.add(layout);
        for (Column column : layout.columns()) {
            columns.computeIfAbsent(
                    column.name(), key -> new ColumnData(column, layout.perRow(column.name())));
        }
    }

    ColumnData data(String column) {
        ColumnData data = columns.get(column);
        if (data == null) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    file
                            + ", table "
                            + name
                            + ": found no column \""
                            + column
                            + "\"; expected one of "
                            + String.join(", ", columns.keySet()));
        }
        return data;
    }

    void endRow(RowLayout layout, long line, int[] lineWidths) {
        int sort = layoutNumbers.get(layout);
        if (sort > 0 && layoutOfRow == null) {
            layoutOfRow = new ColumnData(Column.integer("layout"), 1);
            for (int row = 0; row < rowCount; row++) {
                layoutOfRow.add(0L);
            }
        }
        if (layoutOfRow != null) {
            layoutOfRow.add((long) sort);
        }
        if (widths == null) {
            widths = new ColumnData(Column.integer("width"), lineWidths.length);
        }
        for (int width : lineWidths) {
            widths.add((long) width);
        }
        lines.add(line);
        rowCount++;
    }

    /** Makes room for {@code rows} more rows, which need not come. */
    void expect(long rows) {
        columns.values().forEach(column -> column.expect(rows));
        lines.expect(rows);
        widths.expect(rows);
    }

    /** Forgets its rows, which were handed on. */
    void clear() {
        rowsBefore += rowCount;
        rowCount = 0;
        columns.values().forEach(ColumnData::clear);
        lines.clear();
        layoutOfRow = null;
        if (widths != null) {
            widths.clear();
        }
        uses.clear();
    }

    /** How many rows it had before those in hand, where they are handed on. */
    public long rowsBefore() {
        return rowsBefore;
    }

    /** Ends a row of a table without a layout. */
    void endRow(long line) {
        uses.endRow();
        lines.add(line);
        rowCount++;
    }

    /** The layout that row {@code row} was read by. */
    RowLayout layout(int row) {
        return layouts.get(layoutOfRow == null ? 0 : ((int[]) layoutOfRow.values())[row]);
    }

    /** How many columns the lines of row {@code row} had, one after the other. */
    int lineWidth(int row, int line) {
        return ((int[]) widths.values())[row * widths.perRow() + line];
    }

    /** How many lines a row has. */
    int linesPerRow() {
        return widths.perRow();
    }

    /** Its name, which is that of its sort of records. */
    public String name() {
        return name;
    }

    /** How many rows it has. */
    public int rowCount() {
        return rowCount;
    }

    /** Its columns as they are declared. */
    public List<Column> columns() {
        return columns.values().stream().map(ColumnData::column).toList();
    }

    /**
     * The edit descriptors that its fields in the column {@code column} are read by, each once;
     * none if no format of this table has them.
     */
    public List<String> descriptors(String column) {
        Set<String> found = new LinkedHashSet<>();
        try {
            for (RowLayout layout : layouts) {
                List<DataEdit> edits = FormatFields.of(layout.format(), layout.fields().size());
                for (int i = 0; i < edits.size(); i++) {
                    if (layout.fields().get(i).name().equals(column)) {
                        found.add(edits.get(i).canonical());
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); // nothing is read
        }
        return List.copyOf(found);
    }

    /** How many values a row has in the column {@code column}. */
    public int perRow(String column) {
        return data(column).perRow();
    }

    /** The line that row {@code row} began in. */
    public long line(int row) {
        if (section != null) {
            long values = rowCount == 0 ? 0 : Array.getLength(section.values());
            return section.place(rowCount == 0 ? 0 : values / rowCount * row).line();
        }
        return ((long[]) lines.values())[row];
    }

    /** What policies gave a field its value. */
    public PolicyLog uses() {
        return uses;
    }

    private <A> A array(String column, Class<A> type) {
        Object values = data(column).values();
        if (!type.isInstance(values)) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    file
                            + ", table "
                            + name
                            + ", column "
                            + column
                            + ": found "
                            + data(column).column().kind().phrase()
                            + "; expected what "
                            + type.getSimpleName()
                            + " holds");
        }
        return type.cast(values);
    }

    /** A column of reals; null values are NaN. */
    public double[] doubles(String column) {
        return array(column, double[].class);
    }

    /** A column of integers; null values are 0. */
    public int[] ints(String column) {
        return array(column, int[].class);
    }

    /** A column of long integers; null values are 0. */
    public long[] longs(String column) {
        return array(column, long[].class);
    }

    /** A column of texts, with their blanks; null values are empty. */
    public String[] strings(String column) {
        return array(column, String[].class);
    }

    /** A column of logical values; null values are false. */
    public boolean[] logicals(String column) {
        return array(column, boolean[].class);
    }

    /** Whether an element of a column has no value. */
    public boolean isNull(String column, int index) {
        return data(column).isNull(index);
    }

    /** Whether a column has an element without a value. */
    public boolean hasNulls(String column) {
        return data(column).hasNulls();
    }

    /** The values of row {@code row} in their Java types; null where there is none. */
    public Object[] row(int row) {
        List<Object> values = new ArrayList<>();
        for (ColumnData data : columns.values()) {
            for (int i = 0; i < data.perRow(); i++) {
                values.add(data.value(row * data.perRow() + i));
            }
        }
        return values.toArray();
    }

    /**
     * The rows as Java records: each component is the column of its name, written with or without
     * underscores and blanks, in the column's type, or a wider one than int; boxed if values may be
     * null; an array if a row has several.
     *
     * <p><b>Units.</b> Those of the columns ({@link Column#unit}).
     *
     * @throws FormworkException if a component has no column, or one of another type; on the way,
     *     if a row has no value for a component that is not boxed
     */
    public <R extends Record> Stream<R> records(Class<R> type) {
        return new RowRecords<>(this, type).stream();
    }

    /** Where row {@code row} began. */
    Place place(int row) {
        return Place.of(file, line(row));
    }
}
