package formwork.formats.nuclear;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.formats.Place;
import formwork.formats.nuclear.EndfRecord.Cont;
import formwork.formats.nuclear.EndfRecord.Directory;
import formwork.formats.nuclear.EndfRecord.Listed;
import formwork.formats.nuclear.EndfRecord.Tab1;
import formwork.formats.nuclear.EndfRecord.Tab2;
import formwork.formats.nuclear.EndfRecord.Text;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The records of a section one after the other, each read as what the caller asks for: nothing in a
 * line says what it is.
 *
 * <pre>{@code
 * EndfCursor records = tape.section(228, 3, 2).cursor();
 * EndfRecord.Cont head = records.cont();
 * EndfRecord.Tab1 crossSection = records.tab1();
 * }</pre>
 *
 * <p><b>Errors.</b> A field that is no number, a count that is not what is there, and a record
 * where the section has ended are each a {@link FormworkException} with line and columns.
 */
public final class EndfCursor {
    /** The columns of the data; behind them stand MAT, MF, MT and NS. */
    static final int COLUMNS = 66;

    private static final int WIDTH = EndfReal.WIDTH;
    private static final String REAL = "a real for E11.0";
    private static final String INTEGER = "an integer for I11";

    private final String file;
    private final byte[] text;
    private final int lineCount;
    private final long firstLine;
    private final EndfStyles styles; // null if nobody asks how fields are written
    private final EndfReal reals = new EndfReal();
    private int line;
    private int field;

    /** The lines of a section, of 66 columns each, the first of which is {@code firstLine}. */
    EndfCursor(String file, byte[] text, int lineCount, long firstLine, EndfStyles styles) {
        this.file = file;
        this.text = text;
        this.lineCount = lineCount;
        this.firstLine = firstLine;
        this.styles = styles;
    }

    /** Whether there is another record. */
    public boolean hasNext() {
        return line < lineCount;
    }

    /** How many lines were not read yet. */
    public int linesLeft() {
        return lineCount - line;
    }

    /** The place of the line that the next record begins with. */
    public Place place() {
        return Place.of(file, firstLine + line);
    }

    // ---- records ----

    /** Reads a CONT or HEAD record. */
    public Cont cont() {
        return cont("a CONT record");
    }

    private Cont cont(String what) {
        begin(what);
        Cont cont = new Cont(real(), real(), integer(), integer(), integer(), integer());
        line++;
        return cont;
    }

    /** Reads a line of the directory of MF=1, MT=451. */
    public Directory directory() {
        begin("a line of the directory");
        double first = real();
        double second = real();
        if (first != 0 || second != 0) {
            throw place().fault(IoStatus.BAD_STRUCTURE, quoted(0, 2 * WIDTH), "22 blanks");
        }
        Directory entry = new Directory(integer(), integer(), integer(), integer());
        line++;
        return entry;
    }

    /** Reads a TEXT record. */
    public Text text() {
        begin("a TEXT record");
        int from = line * COLUMNS;
        for (int i = 0; styles != null && i < EndfRecord.PER_LINE; i++) {
            styles.add(EndfStyles.PLAIN);
        }
        line++;
        return new Text(new String(text, from, COLUMNS, StandardCharsets.ISO_8859_1));
    }

    /** Reads a LIST record. */
    public Listed list() {
        Cont head = cont("a LIST record");
        int count = count(head.n1(), EndfRecord.PER_LINE, "values (NPL)", 5);
        double[] values = new double[count];
        openLine();
        for (int i = 0; i < count; i++) {
            values[i] = nextReal();
        }
        endLine("values (NPL)", count);
        return new Listed(head, values);
    }

    /** Reads a TAB2 record, without the records that it announces. */
    public Tab2 tab2() {
        Cont head = cont("a TAB2 record");
        int count = count(head.n1(), EndfRecord.PAIRS_PER_LINE, "ranges (NR)", 5);
        int[] ends = new int[count];
        int[] laws = new int[count];
        ranges(ends, laws, head.n2(), "records (NZ)");
        return new Tab2(head, ends, laws);
    }

    /** Reads a TAB1 record. */
    public Tab1 tab1() {
        Cont head = cont("a TAB1 record");
        int rangeCount = count(head.n1(), EndfRecord.PAIRS_PER_LINE, "ranges (NR)", 5);
        int[] ends = new int[rangeCount];
        int[] laws = new int[rangeCount];
        long headLine = line - 1L;
        ranges(ends, laws, head.n2(), "points (NP)");
        int count = head.n2();
        if (count < 0 || count > (long) linesLeft() * EndfRecord.PAIRS_PER_LINE) {
            throw badCount(headLine, "points (NP)", 6, count, EndfRecord.PAIRS_PER_LINE);
        }
        double[] x = new double[count];
        double[] y = new double[count];
        openLine();
        for (int i = 0; i < count; i++) {
            x[i] = nextReal();
            y[i] = nextReal();
        }
        endLine("points (NP)", count);
        return new Tab1(head, ends, laws, x, y);
    }

    private void ranges(int[] ends, int[] laws, int points, String what) {
        long headLine = line - 1L;
        int before = 0;
        openLine();
        for (int i = 0; i < ends.length; i++) {
            ends[i] = nextInteger();
            if (ends[i] <= before || ends[i] > points) {
                throw fieldPlace(field - 1)
                        .fault(
                                IoStatus.BAD_COUNT,
                                "a range up to " + ends[i],
                                before + 1 + " to " + points + ", the number of " + what);
            }
            before = ends[i];
            laws[i] = nextInteger();
        }
        if (ends.length > 0 && before != points) {
            throw Place.of(file, firstLine + headLine)
                    .fault(
                            IoStatus.BAD_COUNT,
                            points + " " + what,
                            before + ", where the last range ends");
        }
        endLine("ranges (NR)", ends.length);
    }

    private int count(int count, int perLine, String what, int fieldNumber) {
        if (count < 0 || count > (long) linesLeft() * perLine) {
            throw badCount(line - 1L, what, fieldNumber, count, perLine);
        }
        return count;
    }

    /** Makes the next value the first of the line. */
    private void openLine() {
        field = EndfRecord.PER_LINE;
        line--;
    }

    private FormworkException badCount(
            long headLine, String what, int fieldNumber, int count, int perLine) {
        long most = (long) linesLeft() * perLine;
        int first = (fieldNumber - 1) * WIDTH + 1;
        return Place.of(file, firstLine + headLine, first, first + WIDTH - 1)
                .fault(
                        IoStatus.BAD_COUNT,
                        count + " " + what,
                        "0 to " + most + ", which the lines up to SEND have room for");
    }

    // ---- fields ----

    private void begin(String what) {
        if (!hasNext()) {
            throw place().fault(IoStatus.BAD_STRUCTURE, "the end of the section", what);
        }
        field = 0;
    }

    private double nextReal() {
        nextField();
        return real();
    }

    private int nextInteger() {
        nextField();
        return integer();
    }

    private void nextField() {
        if (field == EndfRecord.PER_LINE) {
            field = 0;
            line++;
        }
    }

    /** Checks that nothing stands behind the last value of a line, and goes to the next line. */
    private void endLine(String what, int count) {
        while (field < EndfRecord.PER_LINE) {
            int from = line * COLUMNS + field * WIDTH;
            if (real() != 0) {
                throw fieldPlace(field - 1)
                        .fault(
                                IoStatus.BAD_COUNT,
                                Quoted.text(EndfReal.string(text, from)),
                                "blanks behind " + count + " " + what);
            }
        }
        line++;
    }

    private double real() {
        int from = line * COLUMNS + field * WIDTH;
        double value;
        try {
            value = reals.read(text, from);
        } catch (FormworkException e) {
            throw badField(IoStatus.BAD_REAL, from, REAL);
        }
        field++;
        if (styles != null) {
            if (reals.isOdd()) {
                styles.addOdd(EndfReal.string(text, from));
            } else {
                styles.add(reals.style());
            }
        }
        return value;
    }

    private int integer() {
        int from = line * COLUMNS + field * WIDTH;
        int end = from + WIDTH;
        int at = from;
        while (at < end && text[at] == ' ') {
            at++;
        }
        boolean isBlank = at == end;
        boolean isPlain = !isBlank;
        boolean isNegative = !isBlank && text[at] == '-';
        if (!isBlank && (isNegative || text[at] == '+')) {
            isPlain = isNegative;
            at++;
        }
        isPlain &= at == end - 1 || at < end && text[at] != '0';
        long value = 0;
        int digits = 0;
        for (; at < end; at++) {
            if (text[at] == ' ') {
                isPlain = false;
            } else if (text[at] >= '0' && text[at] <= '9') {
                value = 10 * value + text[at] - '0';
                digits++;
            } else {
                throw badField(IoStatus.BAD_INTEGER, from, INTEGER);
            }
        }
        value = isNegative ? -value : value;
        if (digits == 0 && !isBlank || value != (int) value) {
            throw badField(IoStatus.BAD_INTEGER, from, INTEGER + ", of 4 bytes");
        }
        isPlain &= !isNegative || value != 0;
        field++;
        if (styles != null) {
            if (isBlank || isPlain) {
                styles.add(isBlank ? EndfStyles.BLANK : EndfStyles.PLAIN);
            } else {
                styles.addOdd(EndfReal.string(text, from));
            }
        }
        return (int) value;
    }

    // ---- errors ----

    private FormworkException badField(IoStatus status, int from, String expected) {
        return fieldPlace(field).fault(status, Quoted.text(EndfReal.string(text, from)), expected);
    }

    private Place fieldPlace(int number) {
        return Place.of(file, firstLine + line, number * WIDTH + 1, (number + 1) * WIDTH);
    }

    private String quoted(int from, int to) {
        byte[] columns = Arrays.copyOfRange(text, line * COLUMNS + from, line * COLUMNS + to);
        return Quoted.bytes(columns, 0, columns.length);
    }
}
