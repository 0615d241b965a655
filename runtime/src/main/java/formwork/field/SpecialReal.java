package formwork.field;

import formwork.convert.IntegerText;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;

/**
 * The fields of a real that are not decimal: infinities and NaNs (F2018 13.7.2.3.2), and
 * hexadecimal significands (13.7.2.3.6). They are rare; this is small, not fast.
 */
final class SpecialReal {
    /** Beyond the reals both ways, with 15 digits. */
    private static final int BINARY_EXPONENT_LIMIT = 2000;

    /** Beyond what the digits of any field make up for. */
    private static final long LAST_POWER = 1L << 40;

    private static final int HEXADECIMAL_DIGIT_BITS = 4;
    private static final int BITS_BEFORE_LAST_DIGIT = 56;

    private static final double NEGATIVE_NAN = Double.longBitsToDouble(0xfff8_0000_0000_0000L);

    private SpecialReal() {}

    /** The number in a field that is not decimal from the byte {@code fault} on. */
    static double read(
            byte[] bytes, int from, int to, int fault, EditState state, boolean isFloat) {
        int at = skipBlanks(bytes, from, to);
        byte sign = bytes[at];
        if (sign == '-' || sign == '+') {
            at = skipBlanks(bytes, at + 1, to);
        }
        int end = to;
        while (end > at && isBlank(bytes[end - 1])) {
            end--;
        }
        String word = new String(bytes, at, end - at, StandardCharsets.ISO_8859_1);
        boolean isNegative = sign == '-';
        if (word.equalsIgnoreCase("inf") || word.equalsIgnoreCase("infinity")) {
            return isNegative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        if (isNan(word)) {
            return isNegative ? NEGATIVE_NAN : Double.NaN;
        }
        if (word.regionMatches(true, 0, "0x", 0, 2)) {
            return hexadecimal(bytes, from, to, at + 2, end, isNegative, state, isFloat);
        }
        throw RealInput.badReal(bytes, from, to, fault);
    }

    /** {@code NaN} or {@code NaN(...)}, whatever stands between balanced parentheses. */
    private static boolean isNan(String word) {
        if (!word.regionMatches(true, 0, "nan", 0, 3)) {
            return false;
        }
        int depth = 0;
        for (int i = 3; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c == '(') {
                depth++;
            } else if (depth == 0 || c == ')' && --depth == 0 && i + 1 < word.length()) {
                return false;
            }
        }
        return depth == 0;
    }

    /** {@code hh.hhP[sign]dd}, without blanks; the exponent is required. */
    private static double hexadecimal(
            byte[] bytes,
            int from,
            int to,
            int start,
            int end,
            boolean isNegative,
            EditState state,
            boolean isFloat) {
        // 15 digits are more than a double holds; of those after them only whether any is not zero.
        long significand = 0;
        boolean hasMore = false;
        long exponent = 0;
        int at = start;
        boolean inFraction = false;
        for (; at < end; at++) {
            int digit = IntegerText.digit(bytes[at]);
            if (digit >= 0) {
                boolean fits = significand >>> BITS_BEFORE_LAST_DIGIT == 0;
                if (fits) {
                    significand = significand << HEXADECIMAL_DIGIT_BITS | digit;
                }
                hasMore |= !fits && digit != 0;
                exponent +=
                        (fits ? 0 : HEXADECIMAL_DIGIT_BITS)
                                - (inFraction ? HEXADECIMAL_DIGIT_BITS : 0);
            } else if (!inFraction && bytes[at] == state.decimalByte()) {
                inFraction = true;
            } else {
                break;
            }
        }
        significand |= hasMore ? 1 : 0;
        if (at == end || (bytes[at] | 0x20) != 'p') {
            throw RealInput.badReal(bytes, from, to, at);
        }
        at++;
        boolean isExponentNegative = at < end && bytes[at] == '-';
        if (at < end && (bytes[at] == '-' || bytes[at] == '+')) {
            at++;
        }
        if (at == end) {
            throw RealInput.badReal(bytes, from, to, at);
        }
        long power = 0;
        for (; at < end; at++) {
            int digit = bytes[at] - '0';
            if (digit < 0 || digit > 9) {
                throw RealInput.badReal(bytes, from, to, at);
            }
            power = Math.min(LAST_POWER, 10 * power + digit);
        }
        exponent += isExponentNegative ? -power : power;
        int binaryExponent =
                (int) Math.max(-BINARY_EXPONENT_LIMIT, Math.min(BINARY_EXPONENT_LIMIT, exponent));
        double value =
                scaled(BigInteger.valueOf(significand), binaryExponent, isNegative, state, isFloat);
        // Neither compiler gives infinity for these.
        return RealInput.checked(value, Integer.MAX_VALUE, bytes, from, to, state);
    }

    /** The exact decimal digits of {@code significand * 2^exponent}, read as any others. */
    private static double scaled(
            BigInteger significand,
            int exponent,
            boolean isNegative,
            EditState state,
            boolean isFloat) {
        BigInteger digits =
                exponent >= 0
                        ? significand.shiftLeft(exponent)
                        : significand.multiply(BigInteger.valueOf(5).pow(-exponent));
        byte[] text = digits.toString().getBytes(StandardCharsets.ISO_8859_1);
        int power = Math.min(0, exponent);
        return RealInput.number(text, text.length, power, isNegative, state, isFloat);
    }

    private static int skipBlanks(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to && isBlank(bytes[at])) {
            at++;
        }
        return at;
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\t';
    }
}
