package formwork.formats.astronomy;

import formwork.FieldReader;
import formwork.edit.DataEdit;
import formwork.edit.ItemKind;
import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.FoundFormat;
import formwork.formats.Grammar;
import formwork.formats.Lines;
import formwork.formats.Outcome;
import formwork.formats.Place;
import formwork.formats.Policy;
import formwork.formats.ReadOptions;
import formwork.formats.RowLayout;
import formwork.formats.Source;
import formwork.formats.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The columns of an ASCII table as its header has them. */
final class FitsColumns {
    private static final int MOST_COLUMNS = 999;

    private final List<Column> columns = new ArrayList<>();
    private final List<FoundFormat> formats = new ArrayList<>();
    private final List<double[]> scales = new ArrayList<>();
    private final StringBuilder format = new StringBuilder();

    private FitsColumns() {}

    static FitsColumns of(FitsHeader header) throws IOException {
        FitsColumns all = new FitsColumns();
        long width = header.integer("NAXIS1", 0, 1 << 20);
        int count = (int) header.integer("TFIELDS", 0, MOST_COLUMNS);
        Set<String> names = new HashSet<>();
        for (int i = 1; i <= count; i++) {
            all.add(header, i, width, names);
        }
        return all;
    }

    private void add(FitsHeader header, int index, long rowWidth, Set<String> names)
            throws IOException {
        String text = header.text("TFORM" + index);
        Place place = header.place("TFORM" + index);
        if (!text.matches("A\\d{1,9}|I\\d{1,9}|[FED]\\d{1,9}\\.\\d{1,9}")) {
            throw place.fault(
                    IoStatus.BAD_HEADER,
                    "TFORM" + index + " = '" + shown(text) + "'",
                    "Aw, Iw, Fw.d, Ew.d or Dw.d");
        }
        FoundFormat found = FoundFormat.of("(" + text + ")", place);
        DataEdit edit = found.edits(1).get(0);
        long first = header.integer("TBCOL" + index, 1, Integer.MAX_VALUE);
        if (first + edit.width() - 1 > rowWidth) {
            throw place.fault(
                    IoStatus.BAD_HEADER,
                    text + " in columns from " + first,
                    "columns up to " + rowWidth + ", as NAXIS1 says");
        }
        double scale = header.real("TSCAL" + index, 1);
        double zero = header.real("TZERO" + index, 0);
        boolean isScaled = scale != 1 || zero != 0;
        ItemKind kind = FieldReader.naturalKind(edit);
        if (isScaled && kind != ItemKind.CHARACTER) {
            kind = ItemKind.REAL8;
        }
        String name = header.text("TTYPE" + index);
        if (name.isEmpty() || !names.add(name)) {
            name = "column " + index;
            names.add(name);
        }
        columns.add(new Column(name, header.text("TUNIT" + index), kind, policy(header, index)));
        formats.add(found);
        scales.add(isScaled ? new double[] {scale, zero} : null);
        format.append(format.isEmpty() ? "(T" : ",T").append(first).append(',').append(text);
    }

    private static String shown(String text) {
        return text.replaceAll("[^ -~]", "?");
    }

    /** A blank field is 0, unless that is what stands for no value. */
    private static Policy policy(FitsHeader header, int index) {
        Policy policy = Policy.STRICT.blank(Outcome.of(0));
        if (!header.has("TNULL" + index)) {
            return policy;
        }
        String none = header.text("TNULL" + index).strip();
        return none.isEmpty() ? policy.blank(Outcome.NULL) : number(policy, none);
    }

    private static Policy number(Policy policy, String none) {
        Policy marked = policy.marker(none, Outcome.NULL);
        return none.matches("[-+]?\\d{1,15}(\\.\\d{0,15})?")
                ? marked.sentinel(Double.parseDouble(none), Outcome.NULL)
                : marked;
    }

    List<FoundFormat> formats() {
        return formats;
    }

    // ---- rows ----

    /** Reads the data behind the header; rows are counted as lines in messages. */
    Table read(Source source, FitsHeader header, String plainName, ReadOptions options)
            throws IOException {
        int width = (int) header.integer("NAXIS1", 0, 1 << 20);
        long rows = header.integer("NAXIS2", 0, Long.MAX_VALUE);
        String name = header.text("EXTNAME").isEmpty() ? plainName : header.text("EXTNAME");
        if (columns.isEmpty() || width == 0 || (width + 1L) * rows > Integer.MAX_VALUE - 16) {
            throw header.place("NAXIS2")
                    .fault(
                            IoStatus.BAD_COUNT,
                            rows + " rows of " + width + " bytes and " + columns.size() + " fields",
                            "some of each, and less than 2 GiB");
        }
        byte[] lines = new byte[(int) ((width + 1) * rows)];
        for (int row = 0; row < rows; row++) {
            int at = row * (width + 1);
            lines[at + width] = '\n';
        }
        fill(source, header.data(), lines, width);
        RowLayout layout = RowLayout.of(name, format + ")", columns.toArray(Column[]::new));
        Table table;
        try (Lines data = Source.of(source.name() + ", " + name, lines).lines()) {
            table = Grammar.begin().rest(layout).read(data, options).table(name);
        }
        for (int i = 0; i < columns.size(); i++) {
            if (scales.get(i) != null && columns.get(i).kind() == ItemKind.REAL8) {
                scale(table.doubles(columns.get(i).name()), scales.get(i));
            }
        }
        return table;
    }

    /** Takes the rows out of the file, a megabyte at once. */
    private static void fill(Source source, long offset, byte[] lines, int width)
            throws IOException {
        int perChunk = Math.max(1, (1 << 20) / width);
        byte[] chunk = new byte[perChunk * width];
        int rows = lines.length / (width + 1);
        for (int row = 0; row < rows; row += perChunk) {
            int count = Math.min(perChunk, rows - row);
            source.read(offset + (long) row * width, chunk, 0, count * width);
            for (int i = 0; i < count; i++) {
                System.arraycopy(chunk, i * width, lines, (row + i) * (width + 1), width);
            }
        }
        for (int at = 0; at < lines.length; at++) { // a line feed in the data would begin a row
            if ((lines[at] == '\n' || lines[at] == '\r') && at % (width + 1) != width) {
                lines[at] = '?';
            }
        }
    }

    private static void scale(double[] values, double[] scaleAndZero) {
        for (int i = 0; i < values.length; i++) {
            values[i] = scaleAndZero[1] + scaleAndZero[0] * values[i];
        }
    }
}
