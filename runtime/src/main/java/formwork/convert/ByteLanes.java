package formwork.convert;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Eight bytes of text at once in a {@code long}: the first byte of the text is the lowest.
 *
 * <p>A <em>mask</em> has the top bit of each byte set for which something holds, and no other bit.
 */
public final class ByteLanes {
    private static final VarHandle LONG =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long ONES = 0x0101_0101_0101_0101L;
    private static final long TOPS = 0x8080_8080_8080_8080L;
    private static final long ZEROS = 0x3030_3030_3030_3030L;

    private ByteLanes() {}

    /** The eight bytes at {@code offset}. */
    public static long get8(byte[] text, int offset) {
        return (long) LONG.get(text, offset);
    }

    /** Writes eight bytes. */
    public static void put8(byte[] text, int offset, long eight) {
        LONG.set(text, offset, eight);
    }

    /** The four bytes at {@code offset}. */
    public static int get4(byte[] text, int offset) {
        return (int) INT.get(text, offset);
    }

    /** Writes four bytes. */
    public static void put4(byte[] text, int offset, int four) {
        INT.set(text, offset, four);
    }

    /** The given byte, eight times. */
    public static long eightOf(byte value) {
        return (value & 0xff) * ONES;
    }

    /** The mask of the bytes that equal {@code value}, exactly. */
    public static long mask(long eight, byte value) {
        long difference = eight ^ eightOf(value);
        // A byte is zero if neither its lower seven bits carry into the top bit nor that is set.
        return ~((difference & ~TOPS) + ~TOPS | difference) & TOPS;
    }

    /** The mask of the ASCII digits, exactly. */
    public static long digitMask(long eight) {
        long lower = eight ^ ZEROS; // a digit becomes 0 to 9, no other byte does
        return ~((lower & ~TOPS) + 0x7676_7676_7676_7676L | lower) & TOPS;
    }

    /** Whether all eight bytes are ASCII digits. */
    public static boolean areDigits(long eight) {
        return digitMask(eight) == TOPS;
    }

    /** The index, 0 to 7, of the first byte in the mask; 8 if it is empty. */
    public static int first(long mask) {
        return Long.numberOfTrailingZeros(mask) >>> 3;
    }

    /** How many ASCII digits the text begins with, 0 to 8. */
    public static int leadingDigits(long eight) {
        return first(digitMask(eight) ^ TOPS);
    }

    /** The number that eight ASCII digits stand for. */
    public static int number8(long eightDigits) {
        return (int) (folded(eightDigits) >>> 32);
    }

    /**
     * Eight digits folded into pairs, fours and all eight, the number in the upper half: each
     * multiplication adds to every second lane its lower neighbour, which comes first in the text,
     * times 10, 100 and 10,000.
     */
    private static long folded(long eightDigits) {
        long pairs = ((eightDigits & 0x0f0f_0f0f_0f0f_0f0fL) * (1 + (10 << 8))) >>> 8;
        long fours = ((pairs & 0x00ff_00ff_00ff_00ffL) * (1 + (100 << 16))) >>> 16;
        return (fours & 0x0000_ffff_0000_ffffL) * (1 + (10_000L << 32));
    }

    /** The number that the first {@code count} bytes, 0 to 8 ASCII digits, stand for. */
    public static int number(long digits, int count) {
        // Shifted to the end, with zeros before them; in two steps, as 64 would be no shift.
        int half = 4 * (8 - count);
        return number8((digits ^ ZEROS) << half << half);
    }

    /** The number that sixteen ASCII digits stand for. */
    public static long number16(long firstEight, long lastEight) {
        return (folded(firstEight) >>> 32) * 100_000_000L + (folded(lastEight) >>> 32);
    }

    /** The unsigned number that {@code count} ASCII digits, 0 to 19, stand for. */
    public static long number(byte[] digits, int offset, int count) {
        long number = 0;
        int end = offset + count;
        int i = offset;
        for (; i + 8 <= end; i += 8) {
            number = number * 100_000_000 + number8(get8(digits, i));
        }
        int rest = end - i;
        if (count >= 8) {
            // The last eight again: those that are counted already are shifted out.
            int half = 4 * (8 - rest);
            long last = get8(digits, end - 8) >>> half >>> half;
            return number * PowersOfTen.LONGS[rest] + number(last, rest);
        }
        for (; i < end; i++) {
            number = 10 * number + (digits[i] - '0');
        }
        return number;
    }
}
