package formwork.convert;

/**
 * The powers of ten that scaling multiplies by: 10^p as a significand of 128 bits with its top bit
 * set, rounded up, and kept as {@code HIGH * 2^64 - LOW}, both unsigned.
 */
final class PowersOfTen {
    /** The least p: below it, 2^64 * 10^p is less than half the smallest subnormal double. */
    static final int MIN = -348;

    /** The greatest p: a subnormal double times 10^341 has 18 digits; 10^309 has no double. */
    static final int MAX = 347;

    /** From 0 to this, 10^p needs no rounding: 5^55 < 2^128 < 5^56. */
    static final int MAX_EXACT = 55;

    static final long[] HIGH = new long[MAX - MIN + 1];
    static final long[] LOW = new long[MAX - MIN + 1];

    /** 10^0 to 10^18, and 10^19 as an unsigned number. */
    static final long[] LONGS = new long[20];

    // The table is made when the class is, in plain arithmetic, as BigInteger would take 20 ms: a
    // power in 256 bits, next after next, rounded down. 348 steps lose 14 bits of the 128 to spare;
    // the test compares each entry with the exact power.
    private static final int WORDS = 8;
    private static final long WORD_MASK = 0xffff_ffffL;

    static {
        long[] power = one();
        for (int p = 0; p <= MAX; p++) {
            put(p, power);
            multiplyByTen(power);
        }
        power = one();
        for (int p = 0; p >= MIN; p--) {
            put(p, power);
            divideByTen(power);
        }
        LONGS[0] = 1;
        for (int p = 1; p < LONGS.length; p++) {
            LONGS[p] = 10 * LONGS[p - 1];
        }
    }

    private PowersOfTen() {}

    /** 2^255 in words of 32 bits, the upper first. */
    private static long[] one() {
        long[] words = new long[WORDS];
        words[0] = 1L << 31;
        return words;
    }

    private static void multiplyByTen(long[] words) {
        long carry = 0;
        for (int i = WORDS - 1; i >= 0; i--) {
            long product = words[i] * 10 + carry;
            words[i] = product & WORD_MASK;
            carry = product >>> 32;
        }
        int shift = 64 - Long.numberOfLeadingZeros(carry);
        for (int i = 0; i < WORDS; i++) {
            long pair = carry << 32 | words[i];
            carry = words[i];
            words[i] = (pair >>> shift) & WORD_MASK;
        }
    }

    private static void divideByTen(long[] words) {
        long remainder = 0;
        for (int i = 0; i < WORDS; i++) {
            long dividend = remainder << 32 | words[i];
            words[i] = dividend / 10;
            remainder = dividend % 10;
        }
        int shift = Long.numberOfLeadingZeros(words[0]) - 32;
        long carry = 0;
        for (int i = WORDS - 1; i >= 0; i--) {
            long shifted = words[i] << shift | carry;
            words[i] = shifted & WORD_MASK;
            carry = shifted >>> 32;
        }
    }

    private static void put(int p, long[] words) {
        boolean isExact = p >= 0 && p <= MAX_EXACT;
        long upper = words[0] << 32 | words[1];
        long lower = (words[2] << 32 | words[3]) + (isExact ? 0 : 1);
        HIGH[p - MIN] = lower == 0 ? upper : upper + 1;
        LOW[p - MIN] = -lower;
    }

    /** The upper word of 10^p; as its lower word is taken from it, it is itself rounded up. */
    static long high(int p) {
        return HIGH[p - MIN];
    }

    /** The binary exponent of 10^p: floor(p * log2(10)), right for |p| up to 1233. */
    static int log2(int p) {
        return (p * 1741647) >> 19;
    }

    /** The decimal exponent of 2^e: floor(e * log10(2)), right for |e| up to 1200 and more. */
    static int log10OfPowerOfTwo(int e) {
        return (e * 315653) >> 20;
    }

    /** The decimal exponent of 3/4 * 2^e, right for |e| up to 1200. */
    static int log10OfThreeQuarters(int e) {
        return (e * 315653 - 131_008) >> 20;
    }

    static boolean isOutside(int p) {
        return p < MIN || p > MAX;
    }
}
