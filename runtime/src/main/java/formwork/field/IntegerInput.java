package formwork.field;

import formwork.convert.ByteLanes;
import formwork.error.FieldException;
import formwork.error.IoStatus;
import formwork.mode.Blank;

/** A field to an integer: I editing, and G editing of an integer (F2018 13.7.2.2). */
public final class IntegerInput {
    private static final long EIGHT_DIGITS = 100_000_000;

    private IntegerInput() {}

    /**
     * The integer in the field {@code bytes[from, to)}.
     *
     * <p><b>Shape.</b> A sign or none and then digits; a blank field is zero, and so is one with
     * nothing but a sign. A comma that ends the field early is none of it, see {@link FieldEnd}.
     *
     * <p><b>Errors.</b> {@link IoStatus#BAD_INTEGER}, {@link IoStatus#INTEGER_OVERFLOW}.
     *
     * @param kindBytes 1, 2, 4 or 8
     * @throws FieldException if the field is no integer of that kind
     */
    public static long read(byte[] bytes, int from, int to, EditState state, int kindBytes) {
        // From its end, eight bytes at a time, as an integer stands at the end of its field.
        long magnitude = 0;
        long unit = 1;
        int end = to;
        long mask = FieldLanes.mask(end - from);
        if (end < Long.BYTES) {
            return readAny(bytes, from, to, state, kindBytes);
        }
        long eight = FieldLanes.before(bytes, end, mask);
        int bits = FieldLanes.digitBits(eight);
        while (bits == Long.SIZE) {
            magnitude += unit * ByteLanes.number8(eight);
            unit *= EIGHT_DIGITS;
            end -= Long.BYTES;
            if (end < Long.BYTES || unit > EIGHT_DIGITS) {
                return readAny(bytes, from, to, state, kindBytes);
            }
            mask = FieldLanes.mask(end - from);
            eight = FieldLanes.before(bytes, end, mask);
            bits = FieldLanes.digitBits(eight);
        }
        magnitude += unit * FieldLanes.number(eight, bits);
        long isNegative = FieldLanes.isMinus(FieldLanes.mark(eight, bits));
        long value = (magnitude ^ -isNegative) + isNegative;
        int spare = Long.SIZE - (kindBytes << 3);
        if (!FieldLanes.isHead(eight, mask, bits)
                || (bits == 0 && end == to)
                || value << spare >> spare != value
                || !FieldLanes.isBlank(bytes, from, end - Long.BYTES)) {
            return readAny(bytes, from, to, state, kindBytes);
        }
        return value;
    }

    /** Any field at all, a byte at a time. */
    static long readAny(byte[] bytes, int from, int to, EditState state, int kindBytes) {
        boolean blanksAreZeros = state.blank() == Blank.ZERO;
        boolean hasSign = false;
        boolean hasDigit = false;
        boolean isNegative = false;
        boolean fits = true;
        long magnitude = 0; // unsigned
        for (int i = from; i < to; i++) {
            byte b = bytes[i];
            int digit = b - '0';
            if (b == ' ' || b == '\t') {
                if (!hasDigit || !blanksAreZeros) {
                    continue;
                }
                digit = 0;
            } else if ((b == '-' || b == '+') && !hasSign && !hasDigit) {
                hasSign = true;
                isNegative = b == '-';
                continue;
            } else if (digit < 0 || digit > 9) {
                throw badInteger(bytes, from, to, i);
            }
            hasDigit = true;
            fits &= Long.compareUnsigned(magnitude, Long.MAX_VALUE / 10) <= 0;
            magnitude = 10 * magnitude + digit;
        }
        long greatest = Long.MAX_VALUE >>> (Long.SIZE - (kindBytes << 3));
        long limit = isNegative ? greatest + 1 : greatest;
        if (!fits || Long.compareUnsigned(magnitude, limit) > 0) {
            throw overflow(bytes, from, to, greatest);
        }
        return isNegative ? -magnitude : magnitude;
    }

    private static FieldException badInteger(byte[] bytes, int from, int to, int at) {
        return new FieldException(
                IoStatus.BAD_INTEGER, bytes, from, to, at - from, "an integer", "");
    }

    private static FieldException overflow(byte[] bytes, int from, int to, long greatest) {
        String expected = "an integer from " + (-greatest - 1) + " to " + greatest;
        return new FieldException(IoStatus.INTEGER_OVERFLOW, bytes, from, to, 0, expected, "");
    }
}
