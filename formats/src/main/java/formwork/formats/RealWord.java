package formwork.formats;

import formwork.convert.Binary;
import formwork.convert.ByteLanes;
import formwork.convert.Rounding;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A real as people and programs write it between blanks: with E, D or Q for its exponent letter or
 * none, infinite or NaN; rounded once.
 */
final class RealWord {
    private static final int MOST_EXPONENT = 99_999;
    private static final long[] POWERS = powers();

    private long significand;
    private int digits; // of it, or more
    private boolean isLong; // more digits than a significand has
    private double value;

    private static long[] powers() {
        long[] powers = new long[Long.BYTES + 1];
        powers[0] = 1;
        for (int i = 1; i < powers.length; i++) {
            powers[i] = 10 * powers[i - 1];
        }
        return powers;
    }

    /** The number that was read last. */
    double value() {
        return value;
    }

    /**
     * Reads the number that begins at {@code from} and returns where it ends, which is at a blank
     * or at {@code to}; -1 if there is none.
     */
    int read(byte[] text, int from, int to) {
        boolean isNegative = from < to && text[from] == '-';
        int begin = isNegative || from < to && text[from] == '+' ? from + 1 : from;
        significand = 0;
        digits = 0;
        isLong = false;
        int end = digits(text, begin, to);
        int count = end - begin;
        int fraction = 0;
        if (end < to && text[end] == '.') {
            int point = end;
            end = digits(text, point + 1, to);
            fraction = end - point - 1;
            count += fraction;
        }
        if (count == 0) {
            return notFinite(text, from, to);
        }
        int exponent = 0;
        int digitsEnd = end;
        if (end < to && !isBlank(text[end])) {
            end = exponentEnd(text, end, to);
            if (end < 0) {
                return -1;
            }
            exponent = exponent(text, digitsEnd, end);
        }
        double magnitude =
                isLong
                        ? longReal(text, begin, digitsEnd, exponent - fraction)
                        : Binary.toDouble(significand, exponent - fraction, Rounding.HALF_EVEN);
        value = isNegative ? -magnitude : magnitude;
        return end;
    }

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\t' || b == '\r';
    }

    /** Passes over digits, which become the last of the significand as long as it has room. */
    private int digits(byte[] text, int from, int to) {
        int at = from;
        while (at + Long.BYTES <= text.length) {
            long eight = ByteLanes.get8(text, at);
            int count = Math.min(ByteLanes.leadingDigits(eight), to - at);
            if (count <= 0) {
                return at;
            }
            add(ByteLanes.number(eight, count), count);
            at += count;
            if (count < Long.BYTES) {
                return at;
            }
        }
        while (at < to && isDigit(text[at])) {
            add(text[at] - '0', 1);
            at++;
        }
        return at;
    }

    private void add(int number, int count) {
        if (digits + count > Binary.MAX_DIGITS) {
            isLong = true;
            return;
        }
        significand = significand * POWERS[count] + number;
        digits = significand == 0 ? 0 : digits + count;
    }

    /** Where the exponent ends that begins at {@code from}; -1 if it is none. */
    private static int exponentEnd(byte[] text, int from, int to) {
        int letter = text[from] | 0x20;
        boolean hasLetter = letter == 'e' || letter == 'd' || letter == 'q';
        int at = hasLetter ? from + 1 : from;
        boolean hasSign = at < to && (text[at] == '-' || text[at] == '+');
        int begin = hasSign ? at + 1 : at;
        int end = begin;
        while (end < to && isDigit(text[end])) {
            end++;
        }
        boolean isExponent = (hasLetter || hasSign) && end > begin;
        return isExponent && (end == to || isBlank(text[end])) ? end : -1;
    }

    private static int exponent(byte[] text, int from, int end) {
        int exponent = 0;
        boolean isNegative = false;
        for (int at = from; at < end; at++) {
            if (isDigit(text[at])) {
                exponent = Math.min(MOST_EXPONENT, 10 * exponent + text[at] - '0');
            } else {
                isNegative |= text[at] == '-';
            }
        }
        return isNegative ? -exponent : exponent;
    }

    /** A magnitude of more digits than a long has. */
    private static double longReal(byte[] text, int from, int end, int exponent) {
        byte[] digits = new byte[end - from];
        int count = 0;
        for (int i = from; i < end; i++) {
            if (isDigit(text[i])) {
                digits[count++] = text[i];
            }
        }
        return Binary.toDouble(digits, 0, count, exponent, Rounding.HALF_EVEN);
    }

    private int notFinite(byte[] text, int from, int to) {
        int end = from;
        while (end < to && !isBlank(text[end])) {
            end++;
        }
        String word =
                new String(text, from, end - from, StandardCharsets.ISO_8859_1)
                        .toLowerCase(Locale.ROOT);
        boolean isNegative = word.startsWith("-");
        switch (isNegative || word.startsWith("+") ? word.substring(1) : word) {
            case "inf", "infinity" ->
                    value = isNegative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
            case "nan" -> value = Double.NaN;
            default -> {
                return -1;
            }
        }
        return end;
    }
}
