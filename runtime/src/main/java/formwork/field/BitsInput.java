package formwork.field;

import formwork.convert.IntegerText;
import formwork.edit.DataEdit.Radix;
import formwork.error.FieldException;
import formwork.error.IoStatus;
import formwork.mode.Blank;

/** A field to the bits of an item of any type: B, O and Z editing (F2018 13.7.2.4). */
public final class BitsInput {
    private BitsInput() {}

    /**
     * The bits that the digits in the field {@code bytes[from, to)} stand for, in the lowest {@code
     * kindBytes} bytes, the highest of them repeated above.
     *
     * <p><b>Shape.</b> Digits; a blank field is zero. With a sign, where the dialect takes one, the
     * two's complement. A comma that ends the field early is none of it, see {@link FieldEnd}.
     *
     * <p><b>Errors.</b> {@link IoStatus#BAD_BITS}, {@link IoStatus#INTEGER_OVERFLOW}.
     *
     * @param kindBytes of the item: 1, 2, 4 or 8
     * @throws FieldException if the field is no string of such digits, or of more bits than the
     *     item has
     */
    public static long read(
            byte[] bytes, int from, int to, Radix radix, EditState state, int kindBytes) {
        int bitsPerDigit = radix.bitsPerDigit();
        boolean mayHaveSign = state.dialect().signedBits();
        boolean hasDigit = false;
        boolean hasSign = false;
        boolean hasTab = false;
        boolean isNegative = false;
        boolean fits = true;
        long bits = 0;
        for (int i = from; i < to; i++) {
            byte b = bytes[i];
            int digit = IntegerText.digit(b);
            if (b == ' ' || b == '\t') {
                hasTab |= b == '\t';
                if (!hasDigit || state.blank() == Blank.NULL) {
                    continue;
                }
                digit = 0;
            } else if ((b == '-' || b == '+') && mayHaveSign && !hasDigit) {
                mayHaveSign = false;
                hasSign = true;
                isNegative = b == '-';
                continue;
            } else if (digit < 0 || digit >> bitsPerDigit != 0) {
                throw badBits(bytes, from, to, i, radix);
            }
            hasDigit = true;
            fits &= bits >>> (Long.SIZE - bitsPerDigit) == 0;
            bits = bits << bitsPerDigit | digit;
        }
        if (to > from && (bytes[to - 1] == '-' || bytes[to - 1] == '+')) {
            throw badBits(bytes, from, to, to, radix); // but blanks after it make it zero
        }
        if (hasSign && hasTab) {
            throw badBits(bytes, from, to, from, radix); // one compiler takes signs, the other tabs
        }
        int spare = Long.SIZE - (kindBytes << 3);
        if (!fits || bits << spare >>> spare != bits) {
            throw overflow(bytes, from, to, kindBytes << 3);
        }
        return (isNegative ? -bits : bits) << spare >> spare;
    }

    private static FieldException badBits(byte[] bytes, int from, int to, int at, Radix radix) {
        String expected =
                switch (radix) {
                    case BINARY -> "binary digits";
                    case OCTAL -> "octal digits";
                    case HEXADECIMAL -> "hexadecimal digits";
                };
        return new FieldException(IoStatus.BAD_BITS, bytes, from, to, at - from, expected, "");
    }

    private static FieldException overflow(byte[] bytes, int from, int to, int bits) {
        String expected = "at most " + bits + " bits";
        return new FieldException(IoStatus.INTEGER_OVERFLOW, bytes, from, to, 0, expected, "");
    }
}
