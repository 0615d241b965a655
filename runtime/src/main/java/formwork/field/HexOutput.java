package formwork.field;

import formwork.convert.Rounding;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.EditDescriptor;
import formwork.mode.DecimalSymbol;

/**
 * One real value to one field by {@code EXw.dEe} (F2018 13.7.2.3.6): the significand in
 * hexadecimal, its first digit 8 to F, the exponent a power of two in decimal.
 */
final class HexOutput {
    /**
     * The first digit holds the four highest bits, as flang has it; the standard leaves it open.
     */
    private static final int BITS_BEFORE_POINT = 4;

    private static final int DIGITS_IN_LONG = 16;

    private HexOutput() {}

    /** A finite value; {@code magnitude} is exact for REAL*4 too. */
    static int write(byte[] target, int offset, RealEdit edit, double value, EditState state) {
        boolean negative = Double.doubleToRawLongBits(value) < 0;
        double magnitude = Math.abs(value);
        byte sign = RealOutput.signOf(negative, state.sign());
        long significand = 0; // the highest bit is the first of the first digit
        int exponent = 0;
        if (magnitude != 0) {
            long bits = Double.doubleToRawLongBits(magnitude);
            int biased = (int) (bits >>> 52);
            long fraction = bits & 0xfffffffffffffL;
            long whole = biased == 0 ? fraction : fraction | 1L << 52;
            int shift = Long.numberOfLeadingZeros(whole);
            significand = whole << shift;
            // value = significand * 2^(max(biased,1) - 1075 - shift), and 60 bits follow digit one
            exponent = Math.max(biased, 1) - 1075 - shift + 64 - BITS_BEFORE_POINT;
        }
        int digits = edit.fractionDigits();
        if (digits == EditDescriptor.ABSENT || digits == 0) {
            digits = significantDigits(significand);
        } else if (digits < DIGITS_IN_LONG - 1) {
            long rounded =
                    round(significand, digits, RealOutput.roundingOf(state.round(), negative));
            if (significand != 0 && rounded >= 0) {
                // rounded up to 10: again an 8, and the exponent one more
                rounded = 1L << 63;
                exponent++;
            }
            significand = rounded;
        }
        return emit(target, offset, edit, sign, significand, digits, exponent, state);
    }

    private static int significantDigits(long significand) {
        long afterFirst = significand << BITS_BEFORE_POINT;
        return afterFirst == 0 ? 0 : DIGITS_IN_LONG - Long.numberOfTrailingZeros(afterFirst) / 4;
    }

    /** The first digit and {@code digits} more; a carry out of the top leaves the top bit clear. */
    private static long round(long significand, int digits, Rounding rounding) {
        int dropped = Long.SIZE - BITS_BEFORE_POINT * (digits + 1);
        long unit = 1L << dropped;
        long rest = significand & unit - 1;
        long kept = significand - rest;
        long half = unit >>> 1;
        boolean up =
                switch (rounding) {
                    case HALF_EVEN -> rest > half || rest == half && (kept & unit) != 0;
                    case HALF_AWAY -> rest >= half;
                    case AWAY -> rest != 0;
                    case TOWARD_ZERO -> false;
                };
        return up ? kept + unit : kept;
    }

    private static int emit(
            byte[] target,
            int offset,
            RealEdit edit,
            byte sign,
            long significand,
            int digits,
            int exponent,
            EditState state) {
        int width = Math.max(edit.width(), 0);
        int needed = RealParts.decimalDigits(Math.abs(exponent));
        int exponentDigits = edit.exponentDigits() > 0 ? edit.exponentDigits() : needed;
        int length = (sign == 0 ? 0 : 1) + 2 + 1 + 1 + digits + 2 + exponentDigits;
        if (needed > exponentDigits || width > 0 && length > width) {
            return RealParts.asterisks(target, offset, width);
        }
        int at = RealParts.blanks(target, offset, Math.max(0, width - length));
        if (sign != 0) {
            target[at++] = sign;
        }
        target[at++] = '0';
        target[at++] = 'X';
        target[at++] = IntegerOutput.digit((int) (significand >>> 60));
        target[at++] = (byte) (state.decimal() == DecimalSymbol.COMMA ? ',' : '.');
        for (int i = 1; i <= digits; i++) {
            int shift = 60 - 4 * i;
            target[at++] =
                    shift < 0
                            ? (byte) '0'
                            : IntegerOutput.digit((int) (significand >>> shift) & 15);
        }
        target[at++] = 'P';
        return RealParts.putExponent(target, at, exponent, exponentDigits) - offset;
    }
}
