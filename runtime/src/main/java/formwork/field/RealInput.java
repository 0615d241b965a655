package formwork.field;

import formwork.convert.Binary;
import formwork.convert.ByteLanes;
import formwork.convert.Decimal;
import formwork.convert.Rounding;
import formwork.error.FieldException;
import formwork.error.IoStatus;

/**
 * A field to a real: F, E, D, EN, ES, EX and G editing, which are the same on input (F2018
 * 13.7.2.3).
 *
 * <p>There are three ways to the same number, each for all that the one before does not take: a
 * field as its own descriptor would write it is read here, eight bytes at a time and without a
 * branch that depends on its digits; {@link WellFormedReal} reads any number without blanks inside;
 * {@link AnyReal} reads whatever else, a byte at a time by the tables of {@link RealSyntax}.
 */
public final class RealInput {
    /** So many digits fit a {@code long}. */
    static final int EASY_DIGITS = 18;

    /** A number made infinite by an exponent beyond this is an error in both compilers. */
    static final int LAST_EXPONENT = 9999;

    private static final int USUAL_EXPONENT_LENGTH = 4;
    private static final int NO_EXPONENT = Integer.MIN_VALUE;

    private RealInput() {}

    /**
     * The number in the field {@code bytes[from, to)}, rounded once as the state says.
     *
     * <p><b>Shape.</b> Without a decimal symbol in the field, its last {@code fractionDigits}
     * digits are the fraction; without an exponent, the number is divided by 10^k of kP. A blank
     * field is zero. A comma that ends the field early is none of it, see {@link FieldEnd}.
     *
     * <p><b>Errors.</b> {@link IoStatus#BAD_REAL}, {@link IoStatus#REAL_OVERFLOW}.
     *
     * @throws FieldException if the field is no real
     */
    public static double readDouble(
            byte[] bytes, int from, int to, int fractionDigits, EditState state) {
        return read(bytes, from, to, fractionDigits, state, false);
    }

    /** The same for REAL(4), rounded to it directly. */
    public static float readFloat(
            byte[] bytes, int from, int to, int fractionDigits, EditState state) {
        return (float) read(bytes, from, to, fractionDigits, state, true);
    }

    /**
     * Blanks, a sign or none, whole digits or none, the symbol, {@code d} digits, and a letter, a
     * sign and two digits or none of these. Small enough for the compiler to inline it in a loop.
     */
    @SuppressWarnings("ShortCircuitBoolean") // one branch for all conditions
    private static double read(
            byte[] bytes, int from, int to, int d, EditState state, boolean isFloat) {
        // Eight bytes before the symbol are looked at, and sixteen digits fit two looks.
        if (to - d < USUAL_EXPONENT_LENGTH + 1 + Long.BYTES || d == 0 || d > 2 * Long.BYTES) {
            return WellFormedReal.read(bytes, from, to, d, state, isFloat);
        }
        int tail = ByteLanes.get4(bytes, to - USUAL_EXPONENT_LENGTH);
        boolean hasExponent = state.classes()[tail & 0xff] == RealSyntax.LETTER;
        int exponent = hasExponent ? exponent(tail) : -state.scaleFactor();
        int end = hasExponent ? to - USUAL_EXPONENT_LENGTH : to;
        int symbol = end - d - 1;
        long fraction = FieldLanes.number(bytes, end, d);
        long mask = FieldLanes.mask(symbol - from);
        long head = FieldLanes.before(bytes, symbol, mask);
        int bits = FieldLanes.digitBits(head);
        boolean isAsWritten =
                symbol >= from
                        & bytes[symbol] == state.decimalByte()
                        & fraction >= 0
                        & exponent != NO_EXPONENT
                        & d + (bits >>> 3) <= EASY_DIGITS
                        & FieldLanes.isHead(head, mask, bits);
        if (!isAsWritten || !FieldLanes.isBlank(bytes, from, symbol - Long.BYTES)) {
            return WellFormedReal.read(bytes, from, to, d, state, isFloat);
        }
        long significand = fraction + Decimal.powerOfTen(d) * FieldLanes.number(head, bits);
        int isNegative = FieldLanes.isMinus(FieldLanes.mark(head, bits));
        double value = number(significand, exponent - d, isNegative, state, isFloat);
        return checked(value, exponent - d, bytes, from, to, state);
    }

    /** The exponent in a letter, a sign and two digits; or {@link #NO_EXPONENT}. */
    @SuppressWarnings("ShortCircuitBoolean") // as above
    private static int exponent(int tail) {
        byte sign = (byte) (tail >>> 8);
        int tens = (tail >>> 16 & 0xff) - '0';
        int units = (tail >>> 24) - '0';
        boolean areDigits = (tens | units | 9 - tens | 9 - units) >= 0;
        int isNegative = FieldLanes.isMinus(sign);
        int exponent = (10 * tens + units ^ -isNegative) + isNegative;
        return areDigits & FieldLanes.isSign(sign) ? exponent : NO_EXPONENT;
    }

    /** {@code significand * 10^power}, negative for 1 and not for 0. */
    static double number(
            long significand, int power, int isNegative, EditState state, boolean isFloat) {
        Rounding rounding = state.rounding(isNegative);
        double magnitude =
                isFloat
                        ? Binary.toFloat(significand, power, rounding)
                        : Binary.toDouble(significand, power, rounding);
        long bits = Double.doubleToRawLongBits(magnitude) | (long) isNegative << 63;
        return Double.longBitsToDouble(bits);
    }

    /** The same for a significand of {@code count} digits, however many. */
    static double number(
            byte[] digits,
            int count,
            int power,
            boolean isNegative,
            EditState state,
            boolean isFloat) {
        Rounding rounding = state.rounding(isNegative ? 1 : 0);
        double magnitude =
                isFloat
                        ? Binary.toFloat(digits, 0, count, power, rounding)
                        : Binary.toDouble(digits, 0, count, power, rounding);
        return isNegative ? -magnitude : magnitude;
    }

    /** The value, unless it is infinite and that is an error. */
    static double checked(
            double value, int power, byte[] bytes, int from, int to, EditState state) {
        if (Double.isInfinite(value)
                && (state.dialect().realOverflowIsError()
                        || power > LAST_EXPONENT
                        || AnyReal.contains(bytes, from, to, '\t'))) {
            throw overflow(bytes, from, to);
        }
        return value;
    }

    static FieldException overflow(byte[] bytes, int from, int to) {
        String expected = "a real within range";
        return new FieldException(IoStatus.REAL_OVERFLOW, bytes, from, to, 0, expected, "");
    }

    /** The error of a field that is wrong at the byte {@code at}. */
    static FieldException badReal(byte[] bytes, int from, int to, int at) {
        byte wrong = at < to ? bytes[at] : 0;
        String hint =
                switch (wrong) {
                    case ',' -> "',' needs DC editing";
                    case '.' -> "'.' needs DP editing";
                    default -> "";
                };
        return new FieldException(IoStatus.BAD_REAL, bytes, from, to, at - from, "a real", hint);
    }
}
