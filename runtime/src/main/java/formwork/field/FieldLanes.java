package formwork.field;

import formwork.convert.ByteLanes;
import formwork.convert.Decimal;

/**
 * A field eight bytes at a time from its end, where its digits are: the first of the eight is the
 * lowest in the {@code long}, and what is before the field is NUL.
 *
 * <p>{@code bits} is eight times a count of bytes at the end of the eight.
 */
final class FieldLanes {
    private static final long BLANKS = ByteLanes.eightOf((byte) ' ');
    private static final long ZEROS = ByteLanes.eightOf((byte) '0');
    private static final long TOPS = ByteLanes.eightOf((byte) 0x80);

    private FieldLanes() {}

    /** The mask of the last {@code count} bytes, of all eight if there are more. */
    static long mask(int count) {
        return count >= Long.BYTES ? -1L : -2L << (63 - (count << 3)); // 64 would be no shift
    }

    /** The eight bytes before {@code end}, which is 8 at least, those in the mask. */
    static long before(byte[] bytes, int end, long mask) {
        return ByteLanes.get8(bytes, end - Long.BYTES) & mask;
    }

    /** The top bits of the bytes that are no digits. */
    private static long others(long eight) {
        long lower = eight ^ ZEROS; // a digit becomes 0 to 9, no other byte does
        return ((lower & ~TOPS) + 0x7676_7676_7676_7676L | lower) & TOPS;
    }

    /** The bits of the digits that the eight bytes end with; 64 if all are digits. */
    static int digitBits(long eight) {
        return Long.numberOfLeadingZeros(others(eight));
    }

    /** The number of the last digits, which are not all eight. */
    static int number(long eight, int bits) {
        return ByteLanes.number8(eight & ~(-1L >>> bits));
    }

    /** The last byte before the digits, which are not all eight. */
    static byte mark(long eight, int bits) {
        return (byte) (eight << bits >>> 56);
    }

    /** Whether before the digits there is nothing but blanks and then a sign, or nothing. */
    @SuppressWarnings("ShortCircuitBoolean") // signs come and go: no branch for each
    static boolean isHead(long eight, long mask, int bits) {
        long others = (eight ^ (BLANKS & mask)) << bits;
        byte mark = mark(eight, bits);
        return bits < Long.SIZE
                & others << 8 == 0
                & (mark == ' ' | isSign(mark) | mask << bits == 0);
    }

    /** The number of the {@code d} digits before {@code end}, 1 to 16; -1 if not all are digits. */
    static long number(byte[] bytes, int end, int d) {
        long last = ByteLanes.get8(bytes, end - Long.BYTES);
        int spare = 64 - (d << 3);
        if (d <= Long.BYTES) {
            long digits = -1L << spare;
            return (others(last) & digits) == 0 ? ByteLanes.number8(last & digits) : -1;
        }
        long first = ByteLanes.get8(bytes, end - d);
        long significand =
                ByteLanes.number8(first) * Decimal.powerOfTen(d - 8)
                        + ByteLanes.number8(last & -1L << spare);
        return (others(last) | others(first)) == 0 ? significand : -1;
    }

    /** Whether there are only blanks from {@code from} to {@code to}; eight bytes more are read. */
    static boolean isBlank(byte[] bytes, int from, int to) {
        for (int i = from; i < to; i += Long.BYTES) {
            int beyond = Math.max(0, i + Long.BYTES - to) << 3;
            if ((ByteLanes.get8(bytes, i) ^ BLANKS) << beyond != 0) {
                return false;
            }
        }
        return true;
    }

    /** 1 if the byte, a blank, a sign or NUL, is a minus; 0 if not. */
    static int isMinus(byte sign) {
        return sign >>> 2 & 1; // the bit that only '-' has
    }

    /** Whether the byte is a plus or a minus, which are two apart. */
    static boolean isSign(byte b) {
        return ((b - '+') & ~2) == 0;
    }
}
