package formwork.field;

import formwork.convert.ByteLanes;
import formwork.convert.Decimal;
import formwork.mode.Blank;

/**
 * A field of a real that holds blanks, then one number without blanks inside, then blanks that do
 * not count: read eight bytes at a time from its end, where its digits are.
 */
final class WellFormedReal {
    private static final long EIGHT_DIGITS = 100_000_000;

    private WellFormedReal() {}

    /** The number in such a field; any other is left to {@link AnyReal}. */
    static double read(
            byte[] bytes, int from, int to, int fractionDigits, EditState state, boolean isFloat) {
        int end = endOfNumber(bytes, from, to, state);
        if (end < Long.BYTES) {
            return AnyReal.read(bytes, from, to, fractionDigits, state, isFloat);
        }
        long mask = FieldLanes.mask(end - from);
        long eight = FieldLanes.before(bytes, end, mask);
        int bits = FieldLanes.digitBits(eight);
        int exponent = -state.scaleFactor();
        int length = exponentLength(eight, bits, state);
        if (length > 0) {
            exponent = FieldLanes.number(eight, bits);
            exponent = FieldLanes.mark(eight, bits) == '-' ? -exponent : exponent;
            end -= length;
            if (bits == 0 || end < Long.BYTES) {
                return AnyReal.read(bytes, from, to, fractionDigits, state, isFloat);
            }
            mask = FieldLanes.mask(end - from);
            eight = FieldLanes.before(bytes, end, mask);
            bits = FieldLanes.digitBits(eight);
        }
        long significand = 0;
        long unit = 1;
        int digits = 0;
        while (bits == Long.SIZE) {
            significand += unit * ByteLanes.number8(eight);
            unit *= EIGHT_DIGITS;
            digits += Long.BYTES;
            end -= Long.BYTES;
            if (end < Long.BYTES || digits > RealInput.EASY_DIGITS) {
                return AnyReal.read(bytes, from, to, fractionDigits, state, isFloat);
            }
            mask = FieldLanes.mask(end - from);
            eight = FieldLanes.before(bytes, end, mask);
            bits = FieldLanes.digitBits(eight);
        }
        significand += unit * FieldLanes.number(eight, bits);
        digits += bits >>> 3;
        int fraction = fractionDigits;
        if (FieldLanes.mark(eight, bits) == state.decimalByte()) {
            end -= (bits >>> 3) + 1;
            if (end < Long.BYTES || digits > RealInput.EASY_DIGITS) {
                return AnyReal.read(bytes, from, to, fractionDigits, state, isFloat);
            }
            fraction = digits;
            mask = FieldLanes.mask(end - from);
            eight = FieldLanes.before(bytes, end, mask);
            bits = FieldLanes.digitBits(eight);
            if (bits == Long.SIZE) {
                return AnyReal.read(bytes, from, to, fractionDigits, state, isFloat);
            }
            significand += Decimal.powerOfTen(fraction) * FieldLanes.number(eight, bits);
            digits += bits >>> 3;
        }
        if (digits == 0
                || digits > RealInput.EASY_DIGITS
                || !FieldLanes.isHead(eight, mask, bits)
                || !FieldLanes.isBlank(bytes, from, end - Long.BYTES)) {
            return AnyReal.read(bytes, from, to, fractionDigits, state, isFloat);
        }
        int isNegative = FieldLanes.isMinus(FieldLanes.mark(eight, bits));
        int power = exponent - fraction;
        double value = RealInput.number(significand, power, isNegative, state, isFloat);
        return RealInput.checked(value, power, bytes, from, to, state);
    }

    /** The end of the field without the blanks there, where they are no zeros. */
    private static int endOfNumber(byte[] bytes, int from, int to, EditState state) {
        int end = to;
        if (state.blank() == Blank.NULL) {
            while (end > from && bytes[end - 1] == ' ') {
                end--;
            }
        }
        return end;
    }

    /** How many of the eight bytes are an exponent at their end; 0 if there is none. */
    private static int exponentLength(long eight, int digitBits, EditState state) {
        if (digitBits == Long.SIZE) {
            return 0;
        }
        byte[] classes = state.classes();
        byte mark = FieldLanes.mark(eight, digitBits);
        int marked = classes[mark & 0xff];
        int length = (digitBits >>> 3) + 1;
        if (marked == RealSyntax.LETTER) {
            return length;
        }
        if (marked != RealSyntax.SIGN) {
            return 0;
        }
        int before = classes[FieldLanes.mark(eight << 8, digitBits) & 0xff];
        if (before == RealSyntax.LETTER) {
            return length + 1;
        }
        return before == RealSyntax.DIGIT || before == RealSyntax.POINT ? length : 0;
    }
}
