package formwork.formats.nuclear;

import formwork.Format;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.RealText;
import java.nio.charset.StandardCharsets;

/**
 * Reals in fields of eleven columns, as {@code E11.0} reads them: a blank is nothing, and an
 * exponent needs no letter. They are written as {@code 1.234567+5}, or in the style that they had.
 */
final class EndfReal {
    static final int WIDTH = 11;

    private static final String BLANKS = " ".repeat(WIDTH);
    private static final Format FIELD = Format.of("(E11.0)");
    private static final int BLANKS_BEHIND_SHIFT = 25; // above what RealText has
    private static final int MOST_BLANKS_BEHIND = 15;
    private static final int BLANK_IN_EXPONENT = 1 << 29; // 1.23456+ 5
    private static final int RESTING = (1 << BLANKS_BEHIND_SHIFT) - 1;

    /** In the order in which they are tried: an exponent of one digit, of two, of three. */
    private static final int[] EXPONENTIAL = styles("1.234567+5", "1.23456+15", "1.2345+115");

    /** With 1 to 9 digits before the point. */
    private static final int[] FIXED =
            styles(
                    "1.12345678",
                    "1.1234567",
                    "1.123456",
                    "1.12345",
                    "1.1234",
                    "1.123",
                    "1.12",
                    "1.1",
                    "1.");

    private static final double BELOW_FIXED = 0.1;
    private static final double BEYOND_FIXED = 1e9;

    private final RealText text = new RealText();
    private final byte[] field = new byte[WIDTH];
    private final StringBuilder written = new StringBuilder();
    private int style;
    private boolean isOdd;

    private static int[] styles(String... numbers) {
        int[] styles = new int[numbers.length];
        RealText text = new RealText();
        for (int i = 0; i < styles.length; i++) {
            byte[] number = numbers[i].getBytes(StandardCharsets.ISO_8859_1);
            text.read(number, 0, number.length);
            styles[i] = text.style();
        }
        return styles;
    }

    // ---- reading ----

    /**
     * The value of the field that begins at {@code from}; {@link #style} says how it is written.
     *
     * @throws FormworkException if {@code E11.0} does not take it; without its place
     */
    double read(byte[] bytes, int from) {
        int begin = from;
        int end = from + WIDTH;
        while (begin < end && bytes[begin] == ' ') {
            begin++;
        }
        if (begin == end) {
            style = EndfStyles.BLANK;
            isOdd = false;
            return 0;
        }
        while (bytes[end - 1] == ' ') {
            end--;
        }
        int behind = from + WIDTH - end;
        int length = 0;
        int blank = -1;
        int blanks = 0;
        for (int i = begin; i < end; i++) {
            if (bytes[i] == ' ') {
                blanks++;
                blank = length;
            } else {
                field[length++] = bytes[i];
            }
        }
        if (!text.read(field, 0, length) || Double.isInfinite(text.value())) {
            style = EndfStyles.PLAIN;
            isOdd = true;
            return otherReal(string(bytes, from));
        }
        boolean isInExponent = blanks == 1 && blank == length - 1 && isSign(field[length - 2]);
        style = text.style() | behind << BLANKS_BEHIND_SHIFT;
        style |= isInExponent ? BLANK_IN_EXPONENT : 0;
        isOdd =
                text.style() == RealText.FREE
                        || behind > MOST_BLANKS_BEHIND
                        || blanks > 0 && !isInExponent;
        return text.value();
    }

    /** What is no usual number: a runtime knows what is a real at all. */
    private static double otherReal(String field) {
        if (field.indexOf(',') >= 0) { // would end the field, and 1,5 be 1
            throw new FormworkException(IoStatus.BAD_REAL, field);
        }
        return (Double) FIELD.read(field)[0];
    }

    private static boolean isSign(byte b) {
        return b == '+' || b == '-';
    }

    static String string(byte[] bytes, int from) {
        return new String(bytes, from, WIDTH, StandardCharsets.ISO_8859_1);
    }

    /** How the field that was read last is written. */
    int style() {
        return style;
    }

    /** Whether no style writes it so. */
    boolean isOdd() {
        return isOdd;
    }

    // ---- writing ----

    /** Appends eleven columns in a style, or in another one where that would change the value. */
    void append(StringBuilder out, double value, int wanted, String odd) {
        if (odd != null && bringsBack(odd, value)) {
            out.append(odd);
            return;
        }
        if (wanted == EndfStyles.BLANK && Double.doubleToRawLongBits(value) == 0) {
            out.append(BLANKS);
            return;
        }
        if (wanted < 0 || !isWritten(value, wanted)) {
            plain(value);
        }
        out.append(written);
    }

    private static boolean isSame(double value, double other) {
        return Double.compare(value, other) == 0; // NaN is NaN
    }

    private boolean bringsBack(String odd, double value) {
        try {
            return isSame(read(odd.getBytes(StandardCharsets.ISO_8859_1), 0), value);
        } catch (FormworkException e) {
            return false;
        }
    }

    /** Makes {@link #written} what a style makes of a value, if that fits and is the value. */
    private boolean isWritten(double value, int wanted) {
        written.setLength(0);
        text.append(written, value, wanted & RESTING);
        int last = written.length() - 1;
        if ((wanted & BLANK_IN_EXPONENT) != 0 && isSign((byte) written.charAt(last - 1))) {
            written.insert(last, ' ');
        }
        int behind = wanted >> BLANKS_BEHIND_SHIFT & MOST_BLANKS_BEHIND;
        int before = WIDTH - behind - written.length();
        if (before < 0) {
            return false;
        }
        written.insert(0, " ".repeat(before)).append(" ".repeat(behind));
        return isSame(read(written.toString().getBytes(StandardCharsets.ISO_8859_1), 0), value);
    }

    /** Makes {@link #written} a value with an exponent, or without where that is nearer to it. */
    private void plain(double value) {
        int room = value < 0 || 1 / value < 0 ? WIDTH : WIDTH - 1;
        int fits = -1;
        for (int i = 0; i < EXPONENTIAL.length && fits < 0; i++) {
            written.setLength(0);
            text.append(written, value, EXPONENTIAL[i]);
            fits = written.length() <= room ? i : -1;
        }
        String exponential = written.toString();
        double magnitude = Math.abs(value);
        if (magnitude >= BELOW_FIXED && magnitude < BEYOND_FIXED && valueOf(exponential) != value) {
            int digits = 1;
            for (double limit = 10; limit <= magnitude; limit *= 10) {
                digits++;
            }
            written.setLength(0);
            text.append(written, value, FIXED[digits - 1]);
            boolean isNearer =
                    written.length() <= room
                            && Math.abs(valueOf(written.toString()) - value)
                                    < Math.abs(valueOf(exponential) - value);
            exponential = isNearer ? written.toString() : exponential;
        }
        written.setLength(0);
        written.append(" ".repeat(Math.max(0, WIDTH - exponential.length()))).append(exponential);
    }

    private double valueOf(String number) {
        byte[] bytes = number.getBytes(StandardCharsets.ISO_8859_1);
        return text.read(bytes, 0, bytes.length) ? text.value() : Double.NaN;
    }
}
