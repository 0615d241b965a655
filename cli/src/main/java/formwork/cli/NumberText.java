package formwork.cli;

import formwork.convert.DecimalDigits;
import java.nio.charset.StandardCharsets;

/**
 * Numbers as this command shows them: the fewest digits that read back to the same number, as
 * decimals or with an exponent, whichever is shorter.
 *
 * <p>What comes out is a number of JSON, CSV readers and Fortran alike; infinities and NaNs are
 * {@code Infinity}, {@code -Infinity} and {@code NaN}. Not for two threads at once.
 */
final class NumberText {
    /** No text is longer. */
    static final int MOST_BYTES = 32;

    private static final byte[] NAN = ascii("NaN");
    private static final byte[] INFINITY = ascii("Infinity");
    private static final byte[] NEGATIVE_INFINITY = ascii("-Infinity");
    private static final byte[] ZERO = ascii("0");
    // With a point, as many readers take -0 for the integer 0.
    private static final byte[] NEGATIVE_ZERO = ascii("-0.0");

    private final DecimalDigits digits = new DecimalDigits();

    /** Writes {@code value} at {@code offset} and returns the offset just past it. */
    int put(byte[] out, int offset, double value) {
        if (!(Math.abs(value) <= Double.MAX_VALUE) || value == 0) {
            return putSpecial(out, offset, value, 1 / value < 0);
        }
        digits.shortest(value);
        return putDigits(out, offset, value < 0);
    }

    /** Writes {@code value} at {@code offset} and returns the offset just past it. */
    int put(byte[] out, int offset, float value) {
        if (!(Math.abs(value) <= Float.MAX_VALUE) || value == 0) {
            return putSpecial(out, offset, value, 1 / value < 0);
        }
        digits.shortest(value);
        return putDigits(out, offset, value < 0);
    }

    /** The text of {@code value}. */
    String of(double value) {
        byte[] text = new byte[MOST_BYTES];
        return new String(text, 0, put(text, 0, value), StandardCharsets.US_ASCII);
    }

    /** The text of {@code value}. */
    String of(float value) {
        byte[] text = new byte[MOST_BYTES];
        return new String(text, 0, put(text, 0, value), StandardCharsets.US_ASCII);
    }

    private static int putSpecial(byte[] out, int offset, double value, boolean isNegative) {
        if (value == 0) {
            return putBytes(out, offset, isNegative ? NEGATIVE_ZERO : ZERO);
        }
        if (Double.isNaN(value)) {
            return putBytes(out, offset, NAN);
        }
        return putBytes(out, offset, value < 0 ? NEGATIVE_INFINITY : INFINITY);
    }

    private int putDigits(byte[] out, int offset, boolean isNegative) {
        int at = offset;
        if (isNegative) {
            out[at++] = '-';
        }
        int count = digits.length();
        int point = digits.pointPosition();
        int exponent = point - 1;
        int decimal = point <= 0 ? 2 - point + count : point < count ? count + 1 : point;
        int scientific = count + (count > 1 ? 2 : 1) + exponentLength(exponent);
        return scientific < decimal
                ? putScientific(out, at, count, exponent)
                : putDecimal(out, at, count, point);
    }

    private static int exponentLength(int exponent) {
        int magnitude = Math.abs(exponent);
        return (exponent < 0 ? 1 : 0) + (magnitude < 10 ? 1 : magnitude < 100 ? 2 : 3);
    }

    private int putScientific(byte[] out, int offset, int count, int exponent) {
        byte[] source = digits.bytes();
        int from = digits.offset();
        int at = offset;
        out[at++] = source[from];
        if (count > 1) {
            out[at++] = '.';
            System.arraycopy(source, from + 1, out, at, count - 1);
            at += count - 1;
        }
        out[at++] = 'e';
        if (exponent < 0) {
            out[at++] = '-';
        }
        int magnitude = Math.abs(exponent);
        if (magnitude >= 100) {
            out[at++] = (byte) ('0' + magnitude / 100);
        }
        if (magnitude >= 10) {
            out[at++] = (byte) ('0' + magnitude / 10 % 10);
        }
        out[at++] = (byte) ('0' + magnitude % 10);
        return at;
    }

    private int putDecimal(byte[] out, int offset, int count, int point) {
        byte[] source = digits.bytes();
        int from = digits.offset();
        int at = offset;
        if (point <= 0) {
            out[at++] = '0';
            out[at++] = '.';
            at = putZeros(out, at, -point);
            System.arraycopy(source, from, out, at, count);
            return at + count;
        }
        int whole = Math.min(point, count);
        System.arraycopy(source, from, out, at, whole);
        at = putZeros(out, at + whole, point - whole);
        if (count > whole) {
            out[at++] = '.';
            System.arraycopy(source, from + whole, out, at, count - whole);
            at += count - whole;
        }
        return at;
    }

    private static int putZeros(byte[] out, int offset, int count) {
        for (int i = 0; i < count; i++) {
            out[offset + i] = '0';
        }
        return offset + count;
    }

    private static int putBytes(byte[] out, int offset, byte[] text) {
        System.arraycopy(text, 0, out, offset, text.length);
        return offset + text.length;
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
