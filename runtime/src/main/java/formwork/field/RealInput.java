package formwork.field;

import formwork.convert.Binary;
import formwork.convert.ByteLanes;
import formwork.convert.Decimal;
import formwork.convert.Rounding;
import formwork.error.FieldException;
import formwork.error.IoStatus;
import formwork.mode.Blank;
import formwork.mode.DecimalSymbol;

/**
 * A field to a real: F, E, D, EN, ES, EX and G editing, which are the same on input (F2018
 * 13.7.2.3).
 *
 * <p>A well-formed field, blanks and then one number to its end, is read eight bytes at a time.
 * Whatever else a field holds is read a byte at a time by the tables of {@link RealSyntax}; the two
 * ways give the same numbers.
 */
public final class RealInput {
    private static final long BLANKS = ByteLanes.eightOf((byte) ' ');

    /** So many digits fit a {@code long}. */
    private static final int EASY_DIGITS = 18;

    /** Another digit may not fit a {@code long} beyond this. */
    private static final long LAST_EASY_SIGNIFICAND = Long.MAX_VALUE / 10 - 1;

    /** Beyond all reals; the digits of an exponent after it change nothing. */
    private static final int EXPONENT_CAP = 100_000_000;

    /** A number made infinite by an exponent beyond this is an error in both compilers. */
    private static final int LAST_EXPONENT = 9999;

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

    private static double read(
            byte[] bytes, int from, int to, int fractionDigits, EditState state, boolean isFloat) {
        int last = to - Long.BYTES;
        if (last < 0) {
            return readAny(bytes, from, to, fractionDigits, state, isFloat);
        }
        int at = from;
        long eight = BLANKS;
        while (at < to && (eight = rest(bytes, at, last)) == BLANKS) {
            at += Long.BYTES;
        }
        at += Long.numberOfTrailingZeros(eight ^ BLANKS) >>> 3;
        if (at >= to) {
            return readAny(bytes, from, to, fractionDigits, state, isFloat);
        }
        byte first = bytes[at];
        at += isSign(first) ? 1 : 0;

        long significand = 0;
        int begin = at;
        int count = Long.BYTES;
        while (count == Long.BYTES && at < to) {
            eight = rest(bytes, at, last);
            count = ByteLanes.leadingDigits(eight);
            significand = significand * Decimal.powerOfTen(count) + ByteLanes.number(eight, count);
            at += count;
        }
        int digits = at - begin;
        int fraction = fractionDigits;
        if (at < to && bytes[at] == state.decimalByte()) {
            begin = ++at;
            count = Long.BYTES;
            while (count == Long.BYTES && at < to) {
                eight = rest(bytes, at, last);
                count = ByteLanes.leadingDigits(eight);
                significand =
                        significand * Decimal.powerOfTen(count) + ByteLanes.number(eight, count);
                at += count;
            }
            fraction = at - begin;
            digits += fraction;
        }
        if (digits == 0 || digits > EASY_DIGITS) {
            return readAny(bytes, from, to, fractionDigits, state, isFloat);
        }
        if (at == to) {
            int power = -fraction - state.scaleFactor();
            double value = number(significand, power, first == '-', state, isFloat);
            return checked(value, power, bytes, from, to, state);
        }
        if (at < last) {
            return readAny(bytes, from, to, fractionDigits, state, isFloat);
        }
        eight = rest(bytes, at, last);
        int hasLetter = state.classes()[(int) eight & 0xff] == RealSyntax.LETTER ? 1 : 0;
        eight >>>= hasLetter << 3;
        byte sign = (byte) eight;
        int hasSign = isSign(sign) ? 1 : 0;
        eight >>>= hasSign << 3;
        count = ByteLanes.leadingDigits(eight);
        int marks = hasLetter + hasSign;
        if (marks == 0 || count == 0 || at + marks + count != to) {
            return readAny(bytes, from, to, fractionDigits, state, isFloat);
        }
        int exponent = ByteLanes.number(eight, count);
        int power = (sign == '-' ? -exponent : exponent) - fraction;
        double value = number(significand, power, first == '-', state, isFloat);
        return checked(value, power, bytes, from, to, state);
    }

    /**
     * The eight bytes at {@code at}, those from {@code last + 8} on as NUL; {@code at} must be
     * before that.
     */
    private static long rest(byte[] bytes, int at, int last) {
        int start = Math.min(at, last);
        return ByteLanes.get8(bytes, start) >>> ((at - start) << 3);
    }

    private static boolean isSign(byte b) {
        return ((b - '+') & ~2) == 0; // '+' and '-' are two apart
    }

    /** Any field at all, a byte at a time. */
    static double readAny(
            byte[] bytes, int from, int to, int fractionDigits, EditState state, boolean isFloat) {
        byte[] classes = state.classes();
        byte[] steps = state.steps();
        int at = RealSyntax.LEADING;
        long significand = 0;
        boolean fits = true;
        int fraction = fractionDigits;
        int exponent = 0;
        boolean isNegative = false;
        boolean isExponentNegative = false;
        for (int i = from; i < to; i++) {
            byte b = bytes[i];
            int kind = classes[b & 0xff];
            int step = steps[at + kind];
            at = step & RealSyntax.STATE_MASK;
            if ((step & RealSyntax.SIGNIFICAND_DIGIT) != 0) {
                fraction += at == RealSyntax.FRACTION ? 1 : 0;
                if (significand <= LAST_EASY_SIGNIFICAND) {
                    significand = 10 * significand + RealSyntax.digit(b);
                } else {
                    fits = false;
                }
            } else if ((step & RealSyntax.EXPONENT_DIGIT) != 0) {
                if (exponent < EXPONENT_CAP) {
                    exponent = 10 * exponent + RealSyntax.digit(b);
                }
            } else if (at == RealSyntax.FAULT) {
                return SpecialReal.read(bytes, from, to, i, state, isFloat);
            } else if (kind == RealSyntax.POINT) {
                fraction = 0;
            } else if (at == RealSyntax.SIGNED) {
                isNegative |= b == '-';
            } else if (at == RealSyntax.EXPONENT_SIGNED) {
                isExponentNegative |= b == '-';
            }
        }
        switch (at) {
            case RealSyntax.LEADING -> {
                return 0;
            }
            case RealSyntax.SIGNED -> {
                return isNegative && state.dialect().loneMinusIsNegativeZero() ? -0.0 : 0.0;
            }
            case RealSyntax.LETTER_SEEN, RealSyntax.EXPONENT_SIGNED ->
                    throw badReal(bytes, from, to, to);
            default -> {}
        }
        if (isOnlyOneCompilersTwice(bytes, from, to, state)) {
            throw badReal(bytes, from, to, from);
        }
        int power = -fraction;
        if (at == RealSyntax.EXPONENT) {
            if (exponent > LAST_EXPONENT && state.blank() == Blank.ZERO && bytes[to - 1] <= ' ') {
                throw overflow(bytes, from, to); // trailing blanks that became zeros
            }
            power += isExponentNegative ? -exponent : exponent;
        } else {
            power -= state.scaleFactor();
        }
        double value =
                fits
                        ? number(significand, power, isNegative, state, isFloat)
                        : longNumber(bytes, from, to, power, isNegative, state, isFloat);
        return checked(value, power, bytes, from, to, state);
    }

    private static double number(
            long significand, int power, boolean isNegative, EditState state, boolean isFloat) {
        Rounding rounding = state.rounding(isNegative);
        double magnitude =
                isFloat
                        ? Binary.toFloat(significand, power, rounding)
                        : Binary.toDouble(significand, power, rounding);
        return isNegative ? -magnitude : magnitude;
    }

    /** A number of more digits than a {@code long} has. */
    private static double longNumber(
            byte[] bytes,
            int from,
            int to,
            int power,
            boolean isNegative,
            EditState state,
            boolean isFloat) {
        byte[] digits = new byte[to - from];
        int count = 0;
        int at = RealSyntax.LEADING;
        for (int i = from; i < to; i++) {
            int step = state.steps()[at + state.classes()[bytes[i] & 0xff]];
            at = step & RealSyntax.STATE_MASK;
            if ((step & RealSyntax.SIGNIFICAND_DIGIT) != 0) {
                digits[count++] = (byte) ('0' + RealSyntax.digit(bytes[i]));
            }
        }
        return longNumber(digits, count, power, isNegative, state, isFloat);
    }

    /** A number of any count of digits. */
    static double longNumber(
            byte[] digits,
            int count,
            int power,
            boolean isNegative,
            EditState state,
            boolean isFloat) {
        Rounding rounding = state.rounding(isNegative);
        double magnitude =
                isFloat
                        ? Binary.toFloat(digits, 0, count, power, rounding)
                        : Binary.toDouble(digits, 0, count, power, rounding);
        return isNegative ? -magnitude : magnitude;
    }

    /**
     * Whether the field has a tab, which only flang takes, and a point under DC, which only
     * gfortran takes: neither takes both.
     */
    private static boolean isOnlyOneCompilersTwice(
            byte[] bytes, int from, int to, EditState state) {
        return state.decimal() == DecimalSymbol.COMMA
                && contains(bytes, from, to, '.')
                && contains(bytes, from, to, '\t');
    }

    private static boolean contains(byte[] bytes, int from, int to, char wanted) {
        for (int i = from; i < to; i++) {
            if (bytes[i] == wanted) {
                return true;
            }
        }
        return false;
    }

    /** The value, unless it is infinite and that is an error. */
    static double checked(
            double value, int power, byte[] bytes, int from, int to, EditState state) {
        if (Double.isInfinite(value)
                && (state.dialect().realOverflowIsError()
                        || power > LAST_EXPONENT
                        || contains(bytes, from, to, '\t'))) {
            throw overflow(bytes, from, to);
        }
        return value;
    }

    private static FieldException overflow(byte[] bytes, int from, int to) {
        String expected = "a real within range";
        return new FieldException(IoStatus.REAL_OVERFLOW, bytes, from, to, 0, expected, "");
    }

    /** The error of a field that is wrong at the byte {@code at}. */
    static FieldException badReal(byte[] bytes, int from, int to, int at) {
        byte wrong = at < to ? bytes[at] : 0;
        String hint =
                wrong == ',' ? "',' needs DC editing" : wrong == '.' ? "'.' needs DP editing" : "";
        return new FieldException(IoStatus.BAD_REAL, bytes, from, to, at - from, "a real", hint);
    }
}
