package formwork.convert;

import java.math.BigInteger;

/**
 * Unrounded scaling, the one primitive beneath both directions (Cox, "Floating-Point Printing and
 * Parsing Can Be Simple And Fast", January 2026): {@code x * 2^e * 10^p}, times four, rounded down,
 * with its low bit set if anything was lost.
 *
 * <p>Letters: x is a 64-bit significand with its top bit set; e and p are the exponents; s is the
 * shift that aligns the product's upper word with the result; T is the exact product {@code x *
 * 10^p}, scaled so that one unit of its upper word is 2^128.
 */
final class Scaling {
    /** The greatest q for which a 64-bit x can be a multiple of 5^q. */
    private static final int MAX_FACTORS_OF_FIVE = 27;

    private Scaling() {}

    /** The shift for a result of {@code x * 2^e * 10^p}; over 63 where the result is below 1/4. */
    static int shift(int e, int p) {
        return -(e + PowersOfTen.log2(p) + 3);
    }

    /**
     * Four times {@code x * 2^e * 10^p} rounded down, its low bit set if anything was lost.
     *
     * <p>The product with the upper word of the power is greater than T by less than one unit of
     * its own upper word; so, unless all bits that the shift takes away are zero, neither the
     * result nor the sticky bit can be wrong.
     */
    static long unrounded(long x, int p, int s) {
        assert x < 0 && s >= 0 : "x has its top bit set";
        if (s > 63) {
            return 1;
        }
        long high = PowersOfTen.HIGH[p - PowersOfTen.MIN];
        // Both factors have their top bit set: two corrections turn the signed product unsigned.
        long upper = Math.multiplyHigh(x, high) + x + high;
        if ((upper & ((1L << s) - 1)) != 0) {
            return upper >>> s | 1;
        }
        return decidedByLowerWord(x, p, s, upper, x * high);
    }

    /** The rare way: T is close to a multiple of 2^(128 + s), above, upon or below it. */
    private static long decidedByLowerWord(long x, int p, int s, long upper, long middle) {
        long low = PowersOfTen.LOW[p - PowersOfTen.MIN];
        long borrowed = unsignedMultiplyHigh(x, low);
        long difference = middle - borrowed;
        if (Long.compareUnsigned(difference, 1) > 0) {
            long floor = Long.compareUnsigned(middle, borrowed) < 0 ? upper - 1 : upper;
            return floor >>> s | 1;
        }
        // T is within 2^65 of the multiple: as close as the rounding of the power reaches.
        if (p >= 0 && p <= PowersOfTen.MAX_EXACT) {
            boolean isExact = difference == 0 && x * low == 0;
            if (isExact) {
                return upper >>> s;
            }
            return (difference == 0 ? upper - 1 : upper) >>> s | 1;
        }
        if (p < 0 && p >= -MAX_FACTORS_OF_FIVE) {
            // T / 2^(128 + s) is a fraction with denominator 5^-p * 2^j, where 5^-p < 2^62.7 and
            // j <= s; were it no integer, it would be 2^(-62.7 - s) away from all, and it is not.
            return upper >>> s;
        }
        return exactly(x, p, s);
    }

    /** The same from big integers; of 2^64 x some few for all p come here. */
    static long exactly(long x, int p, int s) {
        int e = -s - PowersOfTen.log2(p) - 3;
        BigInteger numerator =
                new BigInteger(Long.toUnsignedString(x)).shiftLeft(Math.max(0, e + 2));
        BigInteger denominator = BigInteger.ONE.shiftLeft(Math.max(0, -e - 2));
        BigInteger power = BigInteger.TEN.pow(Math.abs(p));
        if (p >= 0) {
            numerator = numerator.multiply(power);
        } else {
            denominator = denominator.multiply(power);
        }
        BigInteger[] parts = numerator.divideAndRemainder(denominator);
        return parts[0].longValue() | (parts[1].signum() == 0 ? 0 : 1);
    }

    /** The upper word of the unsigned product; the JDK has its own from 18 on. */
    static long unsignedMultiplyHigh(long a, long b) {
        return Math.multiplyHigh(a, b) + ((a >> 63) & b) + ((b >> 63) & a);
    }
}
