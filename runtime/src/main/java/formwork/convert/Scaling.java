package formwork.convert;

/**
 * Unrounded scaling, the one primitive beneath both directions (Cox, "Floating-Point Printing and
 * Parsing Can Be Simple And Fast", January 2026): {@code x * 2^e * 10^p}, times four, rounded down,
 * with its low bit set if anything was lost.
 *
 * <p>Letters: x is a 64-bit significand with its top bit set; e and p are the exponents; s is the
 * shift that aligns the product's upper word with the result; T is the exact product {@code x *
 * 10^p}, scaled so that one unit of its upper word is 2^128.
 *
 * <p>Right for any x of 64 bits where s is 8 or more, which is how numbers are read, and for any of
 * 55 bits where s is 1 or more, which is how they are written. {@code ScalingTest} proves that for
 * all powers: it looks for every x whose T comes too close to a multiple of 2^(128 + s).
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
        assert x < 0 && s >= 1 : "outside the proof";
        if (s > 63) {
            return 1;
        }
        long upper = product(x, p);
        if ((upper & ((1L << s) - 1)) != 0) {
            return upper >>> s | 1;
        }
        return decidedByLowerWord(x, p, s, upper, x * PowersOfTen.high(p));
    }

    /** The upper word of x times the upper word of the power. */
    static long product(long x, int p) {
        long high = PowersOfTen.high(p);
        // Both factors have their top bit set: two corrections turn the signed product unsigned.
        return Math.multiplyHigh(x, high) + x + high;
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
            // The power is not rounded: middle - x * low / 2^64 is all there is.
            if (difference == 0 && x * low == 0) {
                return upper >>> s;
            }
            return (difference == 0 ? upper - 1 : upper) >>> s | 1;
        }
        // T / 2^(128 + s) is a fraction with denominator 5^-p * 2^j, 5^-p < 2^62.7 and j <= s; were
        // it no integer, it would be at least 2^(-62.7 - s) away from all of them, and it is not.
        assert p < 0 && p >= -MAX_FACTORS_OF_FIVE : "closer than any number comes";
        return upper >>> s;
    }

    /** The upper word of the unsigned product; the JDK has its own from 18 on. */
    static long unsignedMultiplyHigh(long a, long b) {
        return Math.multiplyHigh(a, b) + ((a >> 63) & b) + ((b >> 63) & a);
    }
}
