package formwork.field;

import formwork.mode.Blank;
import formwork.mode.DecimalSymbol;

/**
 * Any field of a real at all, a byte at a time by the tables of {@link RealSyntax}; those that are
 * not decimal are left to {@link SpecialReal}.
 */
final class AnyReal {
    /** Another digit may not fit a {@code long} beyond this. */
    private static final long LAST_EASY_SIGNIFICAND = Long.MAX_VALUE / 10 - 1;

    /** Beyond all reals; a larger exponent changes nothing. */
    private static final int EXPONENT_CAP = 100_000_000;

    private AnyReal() {}

    /** The number in any field, or the error. */
    static double read(
            byte[] bytes, int from, int to, int fractionDigits, EditState state, boolean isFloat) {
        byte[] classes = state.classes();
        byte[] steps = state.steps();
        int at = RealSyntax.LEADING;
        long significand = 0;
        boolean fits = true;
        int fraction = fractionDigits;
        long exponent = 0;
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
                if (exponent <= Integer.MAX_VALUE) {
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
                    throw RealInput.badReal(bytes, from, to, to);
            default -> {}
        }
        if (isOnlyOneCompilersTwice(bytes, from, to, state)) {
            throw RealInput.badReal(bytes, from, to, from);
        }
        int power = -fraction;
        if (at == RealSyntax.EXPONENT) {
            boolean endsBlank = state.blank() == Blank.ZERO && bytes[to - 1] <= ' ';
            if (exponent > Integer.MAX_VALUE && endsBlank) {
                throw RealInput.overflow(bytes, from, to); // trailing blanks that became zeros
            }
            int cut = (int) Math.min(exponent, EXPONENT_CAP);
            power += isExponentNegative ? -cut : cut;
        } else {
            power -= state.scaleFactor();
        }
        double value =
                fits
                        ? RealInput.number(significand, power, isNegative ? 1 : 0, state, isFloat)
                        : longNumber(bytes, from, to, power, isNegative, state, isFloat);
        return RealInput.checked(value, power, bytes, from, to, state);
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
        return RealInput.number(digits, count, power, isNegative, state, isFloat);
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

    static boolean contains(byte[] bytes, int from, int to, char wanted) {
        for (int i = from; i < to; i++) {
            if (bytes[i] == wanted) {
                return true;
            }
        }
        return false;
    }
}
