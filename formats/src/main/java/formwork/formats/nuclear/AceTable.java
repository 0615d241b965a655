package formwork.formats.nuclear;

import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Count;
import formwork.formats.Evidence;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.Outcome;
import formwork.formats.Policy;
import formwork.formats.RecordReader;
import formwork.formats.RowLayout;
import formwork.formats.Splitting;
import formwork.formats.WritableRecordKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Nuclear data for Monte Carlo programs, ACE files of type 1, one library table or several: the
 * tables {@code headers}, {@code comments}, {@code pairs} (IZ and AW), {@code sizes} (NXS, then
 * JXS) and {@code xss}, whose rows have four values; the last has nulls where there are fewer.
 */
public final class AceTable extends WritableRecordKind {
    private static final int PAIR_LINES = 4;
    private static final int SIZE_LINES = 6;
    private static final int PER_LINE = 4;
    private static final int WIDTH = 20;
    private static final int PAIR_WIDTH = 18;

    private static final Policy MAY_BE_BLANK = Policy.STRICT.blank(Outcome.NULL);

    private static final RowLayout HEADERS =
            RowLayout.of(
                            "headers",
                            "(A10,F12.6,1X,E11.4,1X,A10)",
                            Column.text("zaid"),
                            Column.real("atomic weight ratio", ""),
                            Column.real("temperature", "MeV"),
                            Column.text("date"))
                    .writtenBy("(A10,F12.6,1X,1P,E11.4,1X,A10)")
                    .exact();
    private static final RowLayout COMMENTS =
            RowLayout.of("comments", "(A70,A10)", Column.text("comment"), Column.text("material"));
    private static final RowLayout SIZES =
            RowLayout.of("sizes", "(8I9)").times(8, Column.integer("size")).exact();

    private static final Pattern FIRST =
            Pattern.compile(
                    " {0,9}\\d{1,6}\\.\\d{2}[a-z].{0,2}  *\\d+\\.\\d{6} +\\d\\.\\d{4}E[-+]\\d\\d .*");

    @Override
    public String name() {
        return "ace";
    }

    @Override
    public String title() {
        return "nuclear data for Monte Carlo programs (ACE)";
    }

    @Override
    public String specification() {
        return "Conlin and Romano 2019, A Compact ENDF (ACE) Format Specification, LA-UR-19-29016";
    }

    @Override
    public Splitting splitting() {
        return Splitting.WHOLE;
    }

    @Override
    public Evidence recognise(Head head) {
        if (head.line(1).length() > 80 || !FIRST.matcher(head.line(1)).matches()) {
            return Evidence.none("line 1: no identifier, atomic weight ratio and temperature");
        }
        for (int line = 1 + 2 + PAIR_LINES; line <= 2 + PAIR_LINES + SIZE_LINES; line++) {
            if (!head.line(line).matches("( {0,8}-?\\d{1,9}){8} *")
                    || head.line(line).length() < 72) {
                return Evidence.none("line " + line + ": no eight integers of nine columns");
            }
        }
        return Evidence.certain(
                "line 1: \"" + head.columns(1, 1, 10).strip() + "\"",
                "lines 7 to 12: eight integers of nine columns in each");
    }

    @Override
    protected void read(RecordReader records) throws IOException {
        Lines lines = records.lines();
        Map<String, RowLayout> layouts = new HashMap<>();
        lines.require("an identifier, an atomic weight ratio and a temperature");
        do {
            records.readHere(HEADERS);
            lines.require("a comment");
            records.readHere(COMMENTS);
            for (int i = 0; i < PAIR_LINES; i++) {
                lines.require("four pairs of IZ and AW");
                records.readHere(layouts.computeIfAbsent("p" + pairs(lines), AceTable::pairs));
            }
            lines.require("eight sizes");
            Count length = lines.count("values", 1, 9);
            for (int i = 1; i < SIZE_LINES; i++) {
                records.readHere(SIZES);
                lines.require("eight sizes");
            }
            records.readHere(SIZES);
            values(records, length, layouts);
        } while (lines.next());
    }

    private static void values(RecordReader records, Count length, Map<String, RowLayout> layouts)
            throws IOException {
        Lines lines = records.lines();
        length.requireWithin(lines.bytesLeft(), 1);
        for (long left = length.value(); left > 0; left -= PER_LINE) {
            lines.require(left + " values more, as " + length.place() + " says");
            int count = (int) Math.min(left, PER_LINE);
            for (int i = 0; i < PER_LINE; i++) {
                int first = i * WIDTH + 1;
                int last = first + WIDTH - 1;
                if (lines.columns(first, last).isBlank() != (i >= count)) {
                    String expected = i < count ? "a value" : "the end of the values";
                    throw lines.fault(
                            IoStatus.BAD_COUNT,
                            first,
                            last,
                            expected + ", as " + length.place() + " says");
                }
            }
            records.readHere(layouts.computeIfAbsent(sorts(lines, count), AceTable::row));
        }
    }

    /** What the fields of a line are: integers or reals, or blank. */
    private static String sorts(Lines lines, int count) {
        StringBuilder sorts = new StringBuilder();
        for (int field = 0; field < PER_LINE; field++) {
            boolean isReal = false;
            int from = lines.from() + field * WIDTH;
            for (int i = from; i < Math.min(lines.to(), from + WIDTH); i++) {
                isReal |= lines.bytes()[i] == '.';
            }
            sorts.append(field >= count ? 'b' : isReal ? 'r' : 'i');
        }
        return sorts.toString();
    }

    private static RowLayout row(String sorts) {
        List<Column> columns = new ArrayList<>();
        StringBuilder read = new StringBuilder();
        StringBuilder written = new StringBuilder("(1P");
        for (int i = 0; i < sorts.length(); i++) {
            columns.add(Column.real("value", "").with(MAY_BE_BLANK));
            String field = sorts.charAt(i) == 'r' ? "E20.11" : "I20";
            read.append(read.length() == 0 ? "(" : ",").append(field);
            written.append(',').append(field);
        }
        return RowLayout.of("xss", read.append(')').toString(), columns.toArray(Column[]::new))
                .writtenBy(written.append(')').toString())
                .exact();
    }

    /** How many digits each AW of a line has behind its point. */
    private static String pairs(Lines lines) {
        StringBuilder digits = new StringBuilder();
        for (int pair = 0; pair < PAIR_LINES; pair++) {
            String field = lines.columns(pair * PAIR_WIDTH + 1, (pair + 1) * PAIR_WIDTH);
            int point = field.indexOf('.');
            int count = point < 0 ? 0 : field.length() - point - 1;
            digits.append((char) ('0' + Math.min(9, count)));
        }
        return digits.toString();
    }

    private static RowLayout pairs(String digits) {
        StringBuilder format = new StringBuilder("(");
        for (int pair = 1; pair <= PAIR_LINES; pair++) {
            format.append(pair > 1 ? "," : "").append("I7,F11.").append(digits.charAt(pair));
        }
        return RowLayout.of("pairs", format.append(')').toString())
                .times(PAIR_LINES, Column.integer("iz"), Column.real("aw", ""))
                .exact();
    }
}
