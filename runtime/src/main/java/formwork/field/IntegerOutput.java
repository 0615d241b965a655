package formwork.field;

import formwork.convert.IntegerText;
import formwork.mode.SignMode;

/** One integer or string of bits to one field, by I, B, O or Z (F2018 13.7.2.2 and 13.7.2.4). */
final class IntegerOutput {
    private static final byte[] DIGITS = {
        '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F'
    };

    private IntegerOutput() {}

    /** {@code Iw.m}; a width of 0 is as few columns as it takes. */
    static int writeDecimal(
            byte[] target, int offset, long value, int width, int minimumDigits, SignMode mode) {
        if (value == 0 && minimumDigits == 0) {
            return RealParts.blanks(target, offset, Math.max(width, 1)) - offset;
        }
        byte sign = RealOutput.signOf(value < 0, mode);
        long magnitude = IntegerText.magnitude(value);
        int digits = IntegerText.digitCount(magnitude);
        int zeros = Math.max(0, minimumDigits - digits);
        int length = (sign == 0 ? 0 : 1) + zeros + digits;
        if (width > 0 && length > width) {
            return RealParts.asterisks(target, offset, width);
        }
        int at = RealParts.blanks(target, offset, Math.max(0, width - length));
        if (sign != 0) {
            target[at++] = sign;
        }
        at = zeros(target, at, zeros);
        IntegerText.put(target, at, magnitude, digits);
        return at + digits - offset;
    }

    /**
     * {@code Bw.m}, {@code Ow.m} and {@code Zw.m} of an item of up to 8 bytes, its bits given
     * without a sign.
     */
    static int writeBits(
            byte[] target, int offset, long bits, int bitsPerDigit, int width, int minimumDigits) {
        if (bits == 0 && minimumDigits == 0) {
            return RealParts.blanks(target, offset, Math.max(width, 1)) - offset;
        }
        int digits = IntegerText.digitCount(bits, bitsPerDigit);
        int zeros = Math.max(0, minimumDigits - digits);
        int length = zeros + digits;
        if (width > 0 && length > width) {
            return RealParts.asterisks(target, offset, width);
        }
        int at = RealParts.blanks(target, offset, Math.max(0, width - length));
        at = zeros(target, at, zeros);
        IntegerText.put(target, at, bits, digits, bitsPerDigit);
        return at + digits - offset;
    }

    /** The bits of the bytes {@code from} to {@code to}, the first byte the lowest. */
    static int writeBits(
            byte[] target,
            int offset,
            byte[] item,
            int from,
            int to,
            int bitsPerDigit,
            int width,
            int minimumDigits) {
        int last = to - 1;
        while (last > from && item[last] == 0) {
            last--;
        }
        if (last - from < Long.BYTES) {
            long bits = 0;
            for (int i = last; i >= from; i--) {
                bits = bits << 8 | item[i] & 0xff;
            }
            return writeBits(target, offset, bits, bitsPerDigit, width, minimumDigits);
        }
        int used =
                (last - from) * 8 + Integer.SIZE - Integer.numberOfLeadingZeros(item[last] & 0xff);
        int digits = (used + bitsPerDigit - 1) / bitsPerDigit;
        int zeros = Math.max(0, minimumDigits - digits);
        if (width > 0 && zeros + digits > width) {
            return RealParts.asterisks(target, offset, width);
        }
        int at = RealParts.blanks(target, offset, Math.max(0, width - zeros - digits));
        at = zeros(target, at, zeros);
        for (int digit = digits - 1; digit >= 0; digit--) {
            int value = 0;
            for (int bit = bitsPerDigit - 1; bit >= 0; bit--) {
                int index = digit * bitsPerDigit + bit;
                int position = from + index / 8;
                value = value << 1 | (position > last ? 0 : item[position] >> index % 8 & 1);
            }
            target[at++] = DIGITS[value];
        }
        return at - offset;
    }

    static byte digit(int value) {
        return DIGITS[value];
    }

    private static int zeros(byte[] target, int offset, int count) {
        for (int i = 0; i < count; i++) {
            target[offset + i] = '0';
        }
        return offset + count;
    }
}
