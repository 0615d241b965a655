package formwork.convert;

/** Integers of a known number of digits as ASCII text, with leading zeros. */
public final class DigitText {
    // "0000" to "9999", each in the byte order of ByteLanes. The length is a power of two so that
    // the compiler sees from a masked index that it is inside.
    private static final int[] FOUR = new int[1 << 14];
    private static final int FOUR_MASK = FOUR.length - 1;

    static {
        int next = 0;
        for (int a = 0; a < 10; a++) {
            for (int b = 0; b < 10; b++) {
                for (int c = 0; c < 10; c++) {
                    int three = (a | b << 8 | c << 16) + 0x3030_3030;
                    for (int d = 0; d < 10; d++) {
                        FOUR[next++] = three + (d << 24);
                    }
                }
            }
        }
    }

    // Reciprocals, rounded up: shorter than the division by a constant, which minds the sign.
    private static final long TEN_THOUSANDTH = 109_951_163; // 2^40 / 10^4
    private static final int TEN_THOUSANDTH_BITS = 40;
    private static final long HUNDRED_MILLIONTH = 0x2a_f31d_c461_1874L; // 2^80 / 10^8
    private static final int HUNDRED_MILLIONTH_BITS = 80 - 64;

    // By the leading zeros of a number: the digits of the least such number, and the greatest
    // number
    // of so many digits.
    private static final int[] LEAST_COUNTS = new int[64];
    private static final long[] LAST_OF_COUNTS = new long[64];

    static {
        for (int zeros = 63; zeros > 0; zeros--) {
            int digits = Long.toString(1L << 63 - zeros).length();
            LEAST_COUNTS[zeros] = digits;
            LAST_OF_COUNTS[zeros] = digits == 19 ? Long.MAX_VALUE : PowersOfTen.LONGS[digits] - 1;
        }
    }

    private DigitText() {}

    /** The text of four digits; {@code value} is below 10,000. */
    public static int four(int value) {
        return FOUR[value & FOUR_MASK];
    }

    /** The text of eight digits; {@code value} is below 10^8. */
    public static long eight(long value) {
        long upper = (value * TEN_THOUSANDTH) >>> TEN_THOUSANDTH_BITS;
        return (four((int) upper) & 0xffff_ffffL)
                | (long) four((int) (value - upper * 10_000)) << 32;
    }

    /** {@code value / 10^8}, for {@code value} below 10^16: what stands before the last eight. */
    public static long beforeLastEight(long value) {
        return Math.multiplyHigh(value, HUNDRED_MILLIONTH) >>> HUNDRED_MILLIONTH_BITS;
    }

    /** Writes 16 digits; {@code value} is below 10^16. */
    public static void put16(byte[] out, int offset, long value) {
        long upper = beforeLastEight(value);
        ByteLanes.put8(out, offset, eight(upper));
        ByteLanes.put8(out, offset + 8, eight(value - upper * 100_000_000));
    }

    /** Writes 20 digits; {@code value} is any unsigned number. */
    public static void put20(byte[] out, int offset, long value) {
        // Halved first, as the division is signed.
        long upper = (value >>> 1) / 5_000_000_000_000_000L;
        ByteLanes.put4(out, offset, FOUR[(int) upper]);
        put16(out, offset + 4, value - upper * 10_000_000_000_000_000L);
    }

    /** Writes {@code count} digits, 0 to 20; {@code value} is below 10^count, unsigned. */
    public static void put(byte[] out, int offset, long value, int count) {
        long rest = value;
        int end = offset + count;
        while (end - offset >= 8) {
            long upper = (rest >>> 1) / 50_000_000;
            end -= 8;
            ByteLanes.put8(out, end, eight(rest - upper * 100_000_000));
            rest = upper;
        }
        int small = (int) rest;
        if (end - offset >= 4) {
            end -= 4;
            ByteLanes.put4(out, end, FOUR[small % 10_000]);
            small /= 10_000;
        }
        while (end > offset) {
            out[--end] = (byte) ('0' + small % 10);
            small /= 10;
        }
    }

    /** The number of decimal digits of an unsigned number; 1 for zero. */
    public static int count(long value) {
        if (value < 0) {
            return Long.compareUnsigned(value, PowersOfTen.LONGS[19]) < 0 ? 19 : 20;
        }
        int zeros = Long.numberOfLeadingZeros(value | 1) & 63;
        return LEAST_COUNTS[zeros] + (int) (LAST_OF_COUNTS[zeros] - value >>> 63);
    }
}
