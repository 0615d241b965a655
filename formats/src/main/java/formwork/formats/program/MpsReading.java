package formwork.formats.program;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.RealText;
import formwork.formats.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Reads MPS files. */
final class MpsReading {
    private final Lines lines;
    private final ReadOptions options;
    private final MpsSink sink;
    private final MpsForm form;
    private final MpsLine line = new MpsLine();
    private final RealText real = new RealText();
    private final Map<String, Integer> rows = new HashMap<>();
    private final Map<String, Integer> columns = new HashMap<>();
    private int[] columnOfRow = new int[0]; // the last that has an entry in it, from 1
    private String column = ""; // the one in hand
    private boolean hasColumn;
    private boolean isInteger;
    private String name = "";
    private String sense = "";
    private MpsSection section;

    MpsReading(Lines lines, ReadOptions options, boolean isFixed, MpsSink sink) {
        this.lines = lines;
        this.options = options;
        this.sink = sink;
        form = new MpsForm(isFixed);
    }

    /** Whether the fields of all lines lie in their columns. */
    static boolean isFixed(Source source) throws IOException {
        try (Lines lines = source.lines()) {
            MpsSection section = null;
            while (lines.next() && section != MpsSection.ENDATA) {
                if (isData(lines)) {
                    boolean isMarked = section == MpsSection.COLUMNS && isMarker(lines.text());
                    if (section != null
                            && section.compareTo(MpsSection.ROWS) >= 0
                            && !isMarked
                            && !MpsLine.isFixed(lines, section)) {
                        return false;
                    }
                } else if (!isRemark(lines)) {
                    section = MpsSection.of(lines.text());
                }
            }
            return true;
        }
    }

    private static boolean isData(Lines lines) {
        byte first = lines.from() == lines.to() ? 0 : lines.bytes()[lines.from()];
        return (first == ' ' || first == '\t') && !lines.isBlank();
    }

    private static boolean isRemark(Lines lines) {
        return lines.isBlank() || lines.bytes()[lines.from()] == '*';
    }

    private static boolean isMarker(String text) {
        return text.contains("'MARKER'");
    }

    // ---- sections ----

    MpsForm read() throws IOException {
        while (section != MpsSection.ENDATA && lines.next()) {
            if (isRemark(lines)) {
                form.remark(lines.number(), lines.text());
            } else if (isData(lines)) {
                data();
            } else {
                begin();
            }
        }
        if (section != MpsSection.ENDATA && !options.isLenient()) {
            throw lines.atEnd("ENDATA");
        }
        while (lines.next()) {
            if (!lines.isBlank() && !options.isLenient()) {
                throw lines.fault(IoStatus.BAD_STRUCTURE, "nothing behind ENDATA");
            }
            form.remark(lines.number(), lines.text());
        }
        return form;
    }

    String name() {
        return name;
    }

    boolean isMaximized() {
        return sense.toUpperCase(Locale.ROOT).startsWith("MAX");
    }

    private void begin() {
        MpsSection next = MpsSection.of(lines.text());
        if (next == null) {
            throw lines.fault(
                    IoStatus.BAD_STRUCTURE,
                    "a section: NAME, OBJSENSE, ROWS, COLUMNS, RHS, RANGES, BOUNDS or ENDATA");
        }
        boolean isLate = next == MpsSection.RANGES || next == MpsSection.RHS;
        boolean isEarly = next == MpsSection.NAME || next == MpsSection.OBJSENSE;
        if (section != null
                && section.compareTo(next) >= 0
                && !(isLate && section != next && section.compareTo(MpsSection.COLUMNS) > 0)
                && !(isEarly && section != next && section.compareTo(MpsSection.ROWS) < 0)) {
            throw lines.fault(IoStatus.BAD_STRUCTURE, "a section that comes behind " + section);
        }
        if (next == MpsSection.COLUMNS) {
            columnOfRow = new int[rows.size()];
        } else if (next == MpsSection.ENDATA && !form.sections().containsKey(MpsSection.COLUMNS)) {
            throw lines.fault(IoStatus.BAD_STRUCTURE, "the section COLUMNS before it");
        }
        String rest = lines.text().strip().substring(next.name().length()).strip();
        if (next == MpsSection.NAME) {
            name = rest;
        } else if (next == MpsSection.OBJSENSE && !rest.isEmpty()) {
            setSense(rest);
        }
        section = next;
        form.section(next, lines.text());
    }

    private void setSense(String text) {
        if (!text.matches("(?i)MIN(IMI[SZ]E)?|MAX(IMI[SZ]E)?")) {
            throw lines.fault(IoStatus.BAD_STRUCTURE, "MIN or MAX");
        }
        sense = text;
    }

    private void data() {
        if (section == null || section == MpsSection.NAME) {
            throw lines.fault(IoStatus.BAD_STRUCTURE, "a section, which begins in column 1");
        }
        if (section == MpsSection.OBJSENSE) {
            setSense(lines.text().strip());
            form.sense(lines.text());
            return;
        }
        if (section == MpsSection.COLUMNS && isMarker(lines.text())) {
            marker();
            return;
        }
        if (form.isFixed()) {
            line.fixed(lines);
        } else if (!line.free(lines, section)) {
            throw lines.fault(IoStatus.BAD_SHAPE, "fewer fields in a line of " + section);
        }
        switch (section) {
            case ROWS -> row();
            case COLUMNS -> entries();
            case RHS, RANGES -> vector();
            default -> bound();
        }
    }

    // ---- lines ----

    private FormworkException fault(int field, IoStatus status, String expected) {
        String text = line.field(field);
        return lines.place(line.first(field), line.last(field))
                .fault(status, text.isEmpty() ? "nothing" : Quoted.text(text), expected);
    }

    private void row() {
        RowType type = RowType.of(line.field(1));
        if (type == null) {
            throw fault(1, IoStatus.BAD_STRUCTURE, "N, L, G or E");
        }
        if (line.field(2).isEmpty()) {
            throw fault(2, IoStatus.BAD_STRUCTURE, "the name of a row");
        }
        if (rows.putIfAbsent(line.field(2), rows.size()) != null) {
            throw fault(2, IoStatus.DUPLICATE_NAME, "a name that no other row has");
        }
        form.type(line.first(1));
        sink.row(type, line.field(2));
    }

    private void marker() {
        boolean isBegin = lines.text().contains("'INTORG'");
        if (!isBegin && !lines.text().contains("'INTEND'")) {
            throw lines.fault(IoStatus.BAD_STRUCTURE, "'INTORG' or 'INTEND' with 'MARKER'");
        }
        isInteger = isBegin;
        hasColumn = false;
        form.marker(lines.text());
    }

    private void entries() {
        if (!hasColumn || !line.field(2).equals(column)) {
            column = line.field(2);
            if (column.isEmpty()) {
                throw fault(2, IoStatus.BAD_STRUCTURE, "the name of a column");
            }
            if (columns.putIfAbsent(column, columns.size()) != null) {
                throw fault(2, IoStatus.DUPLICATE_NAME, "a column that was not there before");
            }
            hasColumn = true;
            sink.column(column, isInteger);
        }
        boolean isPair = isPair();
        for (int field = 3; field <= (isPair ? 5 : 3); field += 2) {
            int row = rowIn(field);
            if (columnOfRow[row] == columns.size()) {
                throw fault(field, IoStatus.BAD_STRUCTURE, "a row that this column did not have");
            }
            columnOfRow[row] = columns.size();
            sink.entry(row, number(field + 1));
        }
        form.line(isPair);
    }

    private boolean isPair() {
        return !line.field(5).isEmpty() || !line.field(6).isEmpty();
    }

    private void vector() {
        boolean isPair = isPair();
        for (int field = 3; field <= (isPair ? 5 : 3); field += 2) {
            int row = rowIn(field);
            double value = number(field + 1);
            if (section == MpsSection.RHS) {
                sink.right(line.field(2), row, value);
            } else {
                sink.range(line.field(2), row, value);
            }
        }
        form.line(isPair);
    }

    private void bound() {
        BoundType type = BoundType.of(line.field(1));
        if (type == null) {
            throw fault(1, IoStatus.BAD_STRUCTURE, "one of " + Arrays.toString(BoundType.values()));
        }
        Integer found = columns.get(line.field(3));
        if (found == null) {
            throw fault(3, IoStatus.UNKNOWN_NAME, "the name of a column");
        }
        boolean hasValue = type.hasValue() || !line.field(4).isEmpty();
        form.type(line.first(1));
        sink.bound(type, line.field(2), found, hasValue ? number(4) : Double.NaN);
    }

    private int rowIn(int field) {
        Integer row = rows.get(line.field(field));
        if (row == null) {
            throw fault(field, IoStatus.UNKNOWN_NAME, "the name of a row");
        }
        return row;
    }

    private double number(int field) {
        String text = line.field(field);
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        double value;
        int style = RealText.FREE;
        if (section == MpsSection.BOUNDS && text.matches("(?i)[+-]?inf(inity)?")) {
            value = text.startsWith("-") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        } else if (real.read(bytes, 0, bytes.length) && Double.isFinite(real.value())) {
            value = real.value();
            style = real.style();
        } else {
            throw fault(field, IoStatus.BAD_REAL, "a finite number");
        }
        form.number(field, line.first(field), line.last(field), style);
        return value;
    }
}
