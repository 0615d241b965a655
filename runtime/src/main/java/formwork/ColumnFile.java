package formwork;

import static java.util.Objects.requireNonNull;

import formwork.bulk.ColumnReading;
import formwork.bulk.ColumnWriting;
import formwork.bulk.TextSource;
import formwork.bulk.TextTarget;
import formwork.error.FormworkException;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * A text and the format that its records are the rows of, for mixed columns; from {@link
 * Format#columns}. Immutable: what sets something returns another one.
 *
 * <pre>{@code
 * ColumnFile file = Format.of("(I5,A10,3F8.3)").columns(path);
 * int rows = (int) file.rowCount();
 * int[] ids = new int[rows];
 * byte[] names = new byte[10 * rows];
 * double[] places = new double[3 * rows];
 * file.read(Column.ints(0, ids), Column.bytes(1, names), Column.doubles(2, places).fields(3));
 * }</pre>
 *
 * <p><b>Rows.</b> A row is a READ or WRITE statement of one pass over the format, mostly one
 * record. Fields are counted from 0. A field that no column has is passed over on input, whatever
 * it holds; a record that ends early is padded with blanks, so that a number is 0.
 *
 * <p><b>Errors.</b> As {@link ArrayFile} has them.
 */
public final class ColumnFile {
    private final Format format;
    private final TextSource source;
    private final TextTarget target;
    private final UnitOptions options;
    private final int threads;
    private final long first;
    private final long count;

    ColumnFile(Format format, TextSource source, TextTarget target) {
        this(format, source, target, UnitOptions.DEFAULT, 1, 0, Long.MAX_VALUE);
    }

    private ColumnFile(
            Format format,
            TextSource source,
            TextTarget target,
            UnitOptions options,
            int threads,
            long first,
            long count) {
        this.format = format;
        this.source = source;
        this.target = target;
        this.options = options;
        this.threads = threads;
        this.first = first;
        this.count = count;
    }

    /** The same, connected with other options than {@link UnitOptions#DEFAULT}. */
    public ColumnFile with(UnitOptions value) {
        return new ColumnFile(format, source, target, requireNonNull(value), threads, first, count);
    }

    /** The same by up to {@code value} threads; 1 at first. */
    public ColumnFile threads(int value) {
        if (value < 1) {
            throw new IllegalArgumentException("threads: found " + value + "; expected 1 or more");
        }
        return new ColumnFile(format, source, target, options, value, first, count);
    }

    /** The same, reading only {@code rows} rows from the one numbered {@code from}, from 0. */
    public ColumnFile range(long from, long rows) {
        if (from < 0 || rows < 0) {
            throw new IllegalArgumentException(
                    "range: found " + from + " and " + rows + "; expected 0 or more");
        }
        return new ColumnFile(format, source, target, options, threads, from, rows);
    }

    /** How many rows there are, or of the range. */
    public long rowCount() throws IOException {
        return reading(List.of()).read(first, count, threads);
    }

    /**
     * Reads rows into the arrays of the columns, as many as there are and have room in all of them,
     * and returns how many it were.
     */
    public long read(Column... columns) throws IOException {
        return reading(Arrays.asList(columns)).read(first, count, threads);
    }

    private ColumnReading reading(List<Column> columns) {
        return new ColumnReading(
                source,
                format.list(),
                options.modes(),
                options.recordLength(),
                columns.stream().map(Column::part).toList());
    }

    /**
     * Writes {@code rows} rows, in place of what the file has; the columns must have each field of
     * a pass over the format once.
     *
     * @throws FormworkException also if a field is missing, or in two columns
     */
    public void write(int rows, Column... columns) throws IOException {
        new ColumnWriting(
                        format.list(),
                        options.modes(),
                        options.recordLength(),
                        options.carriageReturns(),
                        Arrays.stream(columns).map(Column::part).toList())
                .write(target, rows, threads);
    }
}
