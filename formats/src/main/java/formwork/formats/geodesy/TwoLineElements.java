package formwork.formats.geodesy;

import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Evidence;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.RecordReader;
import formwork.formats.RowLayout;
import formwork.formats.Splitting;
import formwork.formats.WritableRecordKind;
import java.io.IOException;

/**
 * Mean orbital elements of satellites, two lines each, and a line with a name before them or none:
 * the table {@code elements}, a row for each pair of lines, and {@code names}.
 *
 * <p>Points are implied where the lines have none, and exponents have no letter: {@code -11606-4}
 * is -0.11606E-4. The check sums are checked, unless reading is lenient.
 */
public final class TwoLineElements extends WritableRecordKind {
    private static final int COLUMNS = 69;
    private static final int CHECKED_COLUMNS = 68;
    private static final int FIRST_OF_NUMBER = 3;
    private static final int LAST_OF_NUMBER = 7;
    private static final int RADIX = 10;

    private static final String FIRST_LINE =
            "I1,1X,A5,A1,1X,A8,1X,I2,F12.8,T21,I3,T34,F10.8,1X,F8.5,T45,A8,1X,F8.5,T54,A8,1X,I1,1X,"
                    + "I4,I1";
    private static final String SECOND_LINE =
            "I1,1X,A5,1X,F8.4,1X,F8.4,1X,F7.7,T27,A7,1X,F8.4,1X,F8.4,1X,F11.8,I5,I1";

    private static final RowLayout NAMES = RowLayout.of("names", "(A)", Column.text("name"));

    /**
     * The day is read twice, as days are written with zeros before them, which no real is; what has
     * no point too, as no descriptor writes that: there is {@code 00000+0} and {@code 00000-0}.
     */
    private static final RowLayout ELEMENTS =
            RowLayout.of(
                            "elements",
                            "(" + FIRST_LINE + "/" + SECOND_LINE + ")",
                            Column.integer("line"),
                            Column.text("satellite"),
                            Column.text("classification"),
                            Column.text("designator"),
                            Column.integer("epoch year"),
                            Column.real("epoch day", "d"),
                            Column.integer("day of year"),
                            Column.real("mean motion derivative", "rev/d^2"),
                            Column.real("mean motion second derivative", "rev/d^3"),
                            Column.text("second derivative as written"),
                            Column.real("drag", "1/earth radius"),
                            Column.text("drag as written"),
                            Column.integer("ephemeris type"),
                            Column.integer("element set"),
                            Column.integer("checksum"),
                            Column.integer("line 2"),
                            Column.text("satellite 2"),
                            Column.real("inclination", "degree"),
                            Column.real("ascending node", "degree"),
                            Column.real("eccentricity", ""),
                            Column.text("eccentricity as written"),
                            Column.real("argument of perigee", "degree"),
                            Column.real("mean anomaly", "degree"),
                            Column.real("mean motion", "rev/d"),
                            Column.integer("revolution"),
                            Column.integer("checksum 2"))
                    .given(Column.text("name"))
                    .writtenBy(
                            "(LZS,"
                                    + FIRST_LINE.replace("I2,F12.8,T21,I3", "I2.2,F12.8,T21,I3.3")
                                    + "/LZP,"
                                    + SECOND_LINE
                                    + ")")
                    .exact();

    @Override
    public String name() {
        return "tle";
    }

    @Override
    public String title() {
        return "two-line elements of satellites";
    }

    @Override
    public String specification() {
        return "Hoots and Roehrich 1980, Spacetrack Report No. 3; CelesTrak, NORAD two-line element set"
                + " format";
    }

    @Override
    public Splitting splitting() {
        return Splitting.RECORDS;
    }

    @Override
    public Evidence recognise(Head head) {
        for (int line = 1; line <= 2; line++) {
            String first = head.line(line);
            String second = head.line(line + 1);
            boolean isPair =
                    first.startsWith("1 ")
                            && second.startsWith("2 ")
                            && first.length() >= COLUMNS
                            && second.length() >= COLUMNS
                            && number(first).equals(number(second));
            if (isPair) {
                String seen =
                        "lines " + line + " and " + (line + 1) + ": lines 1 and 2 of one satellite";
                return sum(first) == first.charAt(CHECKED_COLUMNS) - '0'
                        ? Evidence.certain(seen, "line " + line + ": its check sum")
                        : Evidence.likely(seen);
            }
        }
        return Evidence.none("lines 1 to 3: no pair of lines of one satellite");
    }

    private static String number(String line) {
        return line.substring(FIRST_OF_NUMBER - 1, LAST_OF_NUMBER);
    }

    /** The last digit of the sum of all digits, where a minus sign counts 1. */
    private static int sum(String line) {
        int sum = 0;
        for (int i = 0; i < Math.min(CHECKED_COLUMNS, line.length()); i++) {
            char c = line.charAt(i);
            if (c >= '0' && c <= '9') {
                sum += c - '0';
            } else if (c == '-') {
                sum++;
            }
        }
        return sum % RADIX;
    }

    @Override
    protected void read(RecordReader records) throws IOException {
        Lines lines = records.lines();
        records.declare(NAMES, ELEMENTS);
        boolean isStrict = !records.options().isLenient();
        String name = "";
        while (lines.next()) {
            if (!isLine(lines, '1')) {
                if (isStrict && isLine(lines, '2')) {
                    throw lines.fault(IoStatus.BAD_STRUCTURE, 1, 1, "line 1 of a pair, or a name");
                }
                name = lines.text().strip();
                records.readHere(NAMES);
                continue;
            }
            String number = lines.columns(FIRST_OF_NUMBER, LAST_OF_NUMBER);
            if (isStrict) {
                check(lines);
            }
            records.readHere(ELEMENTS, name);
            if (!isLine(lines, '2')) {
                throw lines.fault(IoStatus.BAD_STRUCTURE, 1, 1, "2, for the second line of a pair");
            }
            if (!lines.columns(FIRST_OF_NUMBER, LAST_OF_NUMBER).equals(number)) {
                throw lines.fault(
                        IoStatus.BAD_STRUCTURE,
                        FIRST_OF_NUMBER,
                        LAST_OF_NUMBER,
                        "satellite \"" + number + "\", as the line before has it");
            }
            if (isStrict) {
                check(lines);
            }
            name = "";
        }
    }

    private static boolean isLine(Lines lines, char digit) {
        return lines.to() - lines.from() > 1
                && lines.bytes()[lines.from()] == digit
                && lines.bytes()[lines.from() + 1] == ' ';
    }

    private static void check(Lines lines) {
        int sum = sum(lines.text());
        String found = lines.columns(COLUMNS, COLUMNS);
        if (!found.equals(Integer.toString(sum))) {
            throw lines.fault(
                    IoStatus.BAD_STRUCTURE,
                    COLUMNS,
                    COLUMNS,
                    sum + ", the check sum of columns 1-" + CHECKED_COLUMNS);
        }
    }
}
