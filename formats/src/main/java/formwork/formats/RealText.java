package formwork.formats;

import formwork.convert.Binary;
import formwork.convert.DecimalDigits;
import formwork.convert.Rounding;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Reals as text in files that no FORMAT is given for: read with the exponents that Fortran has, and
 * written again in the way in which they were written, which is a number of its own, the style.
 */
public final class RealText {
    /** The style of a number that is written with as few digits as bring it back. */
    public static final int FREE = -1;

    private static final int FRACTION = 0xff;
    private static final int POINT = 1 << 8;
    private static final int ZERO = 1 << 9; // 0 before the point where nothing else stands there
    private static final int PLUS = 1 << 10;
    private static final int LETTER_SHIFT = 11;
    private static final int LETTER = 7 << LETTER_SHIFT;
    private static final int EXPONENT_PLUS = 1 << 14;
    private static final int EXPONENT_SHIFT = 15;
    private static final int INTEGER_SHIFT = 19;
    private static final String LETTERS = " EeDd"; // and 5: a sign alone
    private static final int NO_LETTER = 5;

    private static final int MOST_DIGITS = 15; // so many always come back
    private static final int MOST_LONG_DIGITS = 18;
    private static final int MOST_FRACTION = 200;
    private static final int MOST_INTEGER = 31;
    private static final int MOST_EXPONENT_DIGITS = 15;
    private static final int FAR = 100_000; // beyond every double

    private final DecimalDigits decimal = new DecimalDigits();
    private byte[] digits = new byte[32];
    private int count;
    private double value;
    private int style;

    /** The value of the number that was read last; infinite if it is too large. */
    public double value() {
        return value;
    }

    /** The style of the number that was read last. */
    public int style() {
        return style;
    }

    /** Whether the number that was read last has an exponent without a letter, as 1.5-3 has. */
    public boolean hasBareExponent() {
        return style != FREE && (style & LETTER) >> LETTER_SHIFT == NO_LETTER;
    }

    /** Reads the bytes as a number, or returns false if they are none. */
    public boolean read(byte[] text, int from, int to) {
        int at = from;
        boolean isNegative = at < to && text[at] == '-';
        boolean hasPlus = at < to && text[at] == '+';
        if (isNegative || hasPlus) {
            at++;
        }
        count = 0;
        int begin = at;
        at = takeDigits(text, at, to);
        int integerDigits = at - begin;
        int written = hasPlus ? PLUS : 0;
        int fraction = 0;
        if (at < to && text[at] == '.') {
            written |= POINT;
            begin = at + 1;
            at = takeDigits(text, begin, to);
            fraction = at - begin;
        }
        if (count == 0) {
            return false;
        }
        int exponent = 0;
        boolean isMinusZero = false; // 1E-0, which no style writes
        if (at < to) {
            int letter = LETTERS.indexOf(text[at], 1);
            if (letter > 0) {
                at++;
            } else if (text[at] == '+' || text[at] == '-') {
                letter = NO_LETTER;
            } else {
                return false;
            }
            boolean isBelow = at < to && text[at] == '-';
            if (at < to && (isBelow || text[at] == '+')) {
                written |= isBelow ? 0 : EXPONENT_PLUS;
                at++;
            }
            begin = at;
            while (at < to && isDigit(text[at])) {
                exponent = Math.min(FAR, 10 * exponent + text[at] - '0');
                at++;
            }
            if (at == begin || at < to) {
                return false;
            }
            isMinusZero = isBelow && exponent == 0;
            exponent = isBelow ? -exponent : exponent;
            written |= letter << LETTER_SHIFT;
            written |= Math.min(at - begin, MOST_EXPONENT_DIGITS) << EXPONENT_SHIFT;
        }
        setValue(isNegative, exponent - fraction);
        setStyle(text, from, to, written, integerDigits, fraction);
        style = isMinusZero ? FREE : style;
        return true;
    }

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    private int takeDigits(byte[] text, int from, int to) {
        int at = from;
        while (at < to && isDigit(text[at])) {
            if (count == digits.length) {
                digits = Arrays.copyOf(digits, 2 * count);
            }
            digits[count++] = text[at++];
        }
        return at;
    }

    private void setValue(boolean isNegative, int exponent) {
        double magnitude;
        if (count <= MOST_LONG_DIGITS) {
            long significand = 0;
            for (int i = 0; i < count; i++) {
                significand = 10 * significand + digits[i] - '0';
            }
            magnitude = Binary.toDouble(significand, exponent, Rounding.HALF_EVEN);
        } else {
            magnitude = Binary.toDouble(digits, 0, count, exponent, Rounding.HALF_EVEN);
        }
        value = isNegative ? -magnitude : magnitude;
    }

    // ---- style ----

    private void setStyle(
            byte[] text, int from, int to, int written, int integerDigits, int fraction) {
        boolean isZeroBefore = integerDigits == 1 && digits[0] == '0';
        int integers = isZeroBefore ? 0 : integerDigits;
        boolean hasExponent = (written & LETTER) != 0;
        style =
                written
                        | Math.min(fraction, MOST_FRACTION)
                        | (integerDigits > 0 ? ZERO : 0)
                        | (hasExponent ? Math.min(integers, MOST_INTEGER) << INTEGER_SHIFT : 0);
        int zeros = 0;
        while (zeros < count && digits[zeros] == '0') {
            zeros++;
        }
        boolean isUsual =
                count - zeros <= MOST_DIGITS
                        && zeros < count
                        && integerDigits <= MOST_INTEGER
                        && fraction <= MOST_FRACTION
                        && zeros <= (hasExponent || integers > 0 ? integerDigits - integers : count)
                        && Double.isFinite(value)
                        && Math.abs(value) >= Double.MIN_NORMAL;
        if (!isUsual && !isWrittenAgain(text, from, to)) {
            style = FREE;
        }
    }

    private boolean isWrittenAgain(byte[] text, int from, int to) {
        if (!Double.isFinite(value)) {
            return false;
        }
        StringBuilder again = new StringBuilder();
        append(again, value, style);
        boolean isSame = again.length() == to - from;
        for (int i = 0; isSame && i < again.length(); i++) {
            isSame = again.charAt(i) == text[from + i];
        }
        return isSame;
    }

    // ---- writing ----

    /** Appends a number in a style. */
    public void append(StringBuilder out, double number, int style) {
        if (!Double.isFinite(number)) {
            out.append(Double.isNaN(number) ? "NaN" : number < 0 ? "-Inf" : "Inf");
            return;
        }
        double magnitude = Math.abs(number);
        boolean isNegative = Double.doubleToRawLongBits(number) < 0;
        if (style == FREE) {
            out.append(isNegative ? "-" : "");
            appendShortest(out, magnitude);
            return;
        }
        if (isNegative || (style & PLUS) != 0) {
            out.append(isNegative ? '-' : '+');
        }
        int fraction = style & FRACTION;
        if ((style & LETTER) == 0) {
            decimal.roundToFraction(magnitude, fraction, Rounding.HALF_EVEN);
            appendFixed(out, decimal.pointPosition(), fraction, style);
        } else {
            int integers = style >> INTEGER_SHIFT;
            if (magnitude == 0) {
                decimal.roundToFraction(0, 0, Rounding.HALF_EVEN);
            } else {
                decimal.roundToCount(
                        magnitude, Math.max(1, integers + fraction), Rounding.HALF_EVEN);
            }
            int exponent = magnitude == 0 ? 0 : decimal.pointPosition() - integers;
            appendFixed(out, integers, fraction, style);
            appendExponent(out, exponent, style);
        }
    }

    /** Appends a number in a style, or with as many digits as it needs if that loses some. */
    public void appendExactly(StringBuilder out, double number, int style) {
        int from = out.length();
        append(out, number, style);
        if (style != FREE) {
            byte[] written = out.substring(from).getBytes(StandardCharsets.ISO_8859_1);
            if (!read(written, 0, written.length) || value != number) {
                out.setLength(from);
                append(out, number, FREE);
            }
        }
    }

    /** Appends the digits, of which {@code integers} stand before the point. */
    private void appendFixed(StringBuilder out, int integers, int fraction, int style) {
        for (int i = 0; i < integers; i++) {
            out.append(digit(i));
        }
        if (integers <= 0 && (style & ZERO) != 0) {
            out.append('0');
        }
        if ((style & POINT) != 0) {
            out.append('.');
        }
        for (int i = 0; i < fraction; i++) {
            out.append(digit(integers + i));
        }
    }

    private char digit(int index) {
        return index < 0 || index >= decimal.length()
                ? '0'
                : (char) decimal.bytes()[decimal.offset() + index];
    }

    private static void appendExponent(StringBuilder out, int exponent, int style) {
        int letter = (style & LETTER) >> LETTER_SHIFT;
        if (letter != NO_LETTER) {
            out.append(LETTERS.charAt(letter));
        }
        if (exponent < 0) {
            out.append('-');
        } else if ((style & EXPONENT_PLUS) != 0 || letter == NO_LETTER) {
            out.append('+');
        }
        String text = Integer.toString(Math.abs(exponent));
        int width = style >> EXPONENT_SHIFT & MOST_EXPONENT_DIGITS;
        out.append("0".repeat(Math.max(0, width - text.length()))).append(text);
    }

    private void appendShortest(StringBuilder out, double magnitude) {
        if (magnitude == 0) {
            out.append('0');
            return;
        }
        decimal.shortest(magnitude);
        int point = decimal.pointPosition();
        int length = decimal.length();
        if (point > -3 && point <= MOST_DIGITS + 1) {
            int fraction = Math.max(0, length - point);
            appendFixed(out, point, fraction, ZERO | (fraction > 0 ? POINT : 0));
        } else {
            appendFixed(out, 1, length - 1, length > 1 ? POINT : 0);
            out.append('e').append(point - 1);
        }
    }
}
