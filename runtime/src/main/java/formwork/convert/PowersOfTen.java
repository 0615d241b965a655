package formwork.convert;

import java.math.BigInteger;

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

    static {
        BigInteger power = BigInteger.ONE;
        for (int p = 0; p <= -MIN; p++) {
            int log2 = power.bitLength() - 1;
            if (p <= MAX) {
                put(p, ceilingOfQuotient(power.shiftLeft(127), BigInteger.ONE.shiftLeft(log2)));
            }
            if (p > 0) {
                put(-p, ceilingOfQuotient(BigInteger.ONE.shiftLeft(128 + log2), power));
            }
            if (p < LONGS.length) {
                LONGS[p] = power.longValue();
            }
            power = power.multiply(BigInteger.TEN);
        }
    }

    private PowersOfTen() {}

    private static BigInteger ceilingOfQuotient(BigInteger dividend, BigInteger divisor) {
        return dividend.add(divisor).subtract(BigInteger.ONE).divide(divisor);
    }

    private static void put(int p, BigInteger significand) {
        BigInteger low = significand.negate();
        HIGH[p - MIN] = low.shiftRight(64).negate().longValue();
        LOW[p - MIN] = low.longValue();
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
