package formwork.formats;

import formwork.Format;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Records of one sort: the format that one of them is read by, in one pass, and the columns that
 * its fields are, in their order. A column whose name comes several times has as many values a row.
 *
 * <pre>{@code
 * RowLayout.of("month", "(A11,I4,I2,A4,31(I5,3A1))",
 *         Column.text("station"), Column.integer("year"), Column.integer("month"),
 *         Column.text("element"))
 *     .times(31, Column.integer("value"), Column.text("mflag"), Column.text("qflag"),
 *         Column.text("sflag"));
 * }</pre>
 */
public final class RowLayout implements Rows {
    private final String name;
    private final Format format;
    private final Format written;
    private final List<Column> given;
    private final List<Column> fields;
    private final boolean isExact;
    private final boolean hasSmallLetters;

    private RowLayout(
            String name,
            Format format,
            Format written,
            List<Column> given,
            List<Column> fields,
            boolean isExact,
            boolean hasSmallLetters) {
        this.name = name;
        this.format = format;
        this.written = written;
        this.given = List.copyOf(given);
        this.fields = List.copyOf(fields);
        this.isExact = isExact;
        this.hasSmallLetters = hasSmallLetters;
    }

    /** Rows that go to the table {@code name}, a row a pass over {@code format}. */
    public static RowLayout of(String name, String format, Column... columns) {
        Format read = Format.of(format);
        return new RowLayout(name, read, read, List.of(), List.of(columns), false, false);
    }

    /** The same with {@code count} times these columns behind those it has. */
    public RowLayout times(int count, Column... columns) {
        List<Column> more = new ArrayList<>(fields);
        for (int i = 0; i < count; i++) {
            more.addAll(List.of(columns));
        }
        return new RowLayout(name, format, written, given, more, isExact, hasSmallLetters);
    }

    /** The same by another format, for instance one that was found in the data. */
    public RowLayout by(Format value) {
        return new RowLayout(name, value, value, given, fields, isExact, hasSmallLetters);
    }

    /**
     * The same, written by another format than it is read by: with a scale factor, say, that read
     * numbers do not need. It has the same fields in the same places.
     */
    public RowLayout writtenBy(String value) {
        return new RowLayout(
                name, format, Format.of(value), given, fields, isExact, hasSmallLetters);
    }

    /** The same with columns before its others that are in no line, but known to the kind. */
    public RowLayout given(Column... columns) {
        return new RowLayout(
                name, format, written, List.of(columns), fields, isExact, hasSmallLetters);
    }

    /**
     * The same, where only blanks may stand behind the last field of a line, and no line may end
     * inside of a number: else it is an error, unless reading is lenient.
     */
    public RowLayout exact() {
        return new RowLayout(name, format, written, given, fields, true, hasSmallLetters);
    }

    /** The same, whose reals are written with small letters for their exponents, as C does. */
    public RowLayout withSmallLetters() {
        return new RowLayout(name, format, written, given, fields, isExact, true);
    }

    /** The same in another table. */
    public RowLayout named(String value) {
        return new RowLayout(value, format, written, given, fields, isExact, hasSmallLetters);
    }

    /**
     * The same by a format that was found in the data.
     *
     * @throws FormworkException if it has not a field for each column
     */
    public RowLayout by(FoundFormat found) throws IOException {
        int count = found.edits(fields.size() + 1).size();
        if (count != fields.size()) {
            throw found.place()
                    .fault(
                            IoStatus.BAD_HEADER,
                            (count > fields.size() ? "more than " + fields.size() : count)
                                    + " fields in "
                                    + found,
                            fields.size() + ", one for each column of " + name);
        }
        return by(found.format());
    }

    /** The table that the rows go to. */
    public String name() {
        return name;
    }

    /** The format of a row. */
    public Format format() {
        return format;
    }

    /** The format that a row is written by. */
    Format written() {
        return written;
    }

    boolean hasSmallLetters() {
        return hasSmallLetters;
    }

    boolean isExact() {
        return isExact;
    }

    /** The columns that are in no line. */
    public List<Column> givenColumns() {
        return given;
    }

    /** The column of each field of a row. */
    public List<Column> fields() {
        return fields;
    }

    /** The columns, each once. */
    public List<Column> columns() {
        Set<String> names = new HashSet<>();
        return Stream.concat(given.stream(), fields.stream())
                .filter(column -> names.add(column.name()))
                .toList();
    }

    /** How many values of the column {@code name} a row has. */
    public int perRow(String column) {
        boolean isGiven = given.stream().anyMatch(field -> field.name().equals(column));
        return isGiven
                ? 1
                : (int) fields.stream().filter(field -> field.name().equals(column)).count();
    }

    /**
     * Checks that a pass over the format has a field for each column.
     *
     * @throws IllegalArgumentException if it has not
     */
    public void check() {
        try {
            int found = FormatFields.of(format, fields.size() + 1).size();
            if (found != fields.size()) {
                throw new IllegalArgumentException(
                        "rows of "
                                + name
                                + ": found "
                                + (found > fields.size() ? "more than " + fields.size() : found)
                                + " fields in "
                                + format
                                + "; expected "
                                + fields.size()
                                + ", one for each column");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); // nothing is read
        }
    }
}
