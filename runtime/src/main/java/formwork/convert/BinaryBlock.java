package formwork.convert;

/**
 * Decimal to binary, many numbers at once: the same values as {@link Binary}, in half the time.
 *
 * <p>The product with a power of ten is a sum of two doubles, and what that may be off by is added
 * to it and taken from it: where both round to the same value, that is it (Ziv, "Fast Evaluation of
 * Elementary Mathematical Functions with Correctly Rounded Last Bit", TOMS 1991). Where they do
 * not, which is at ties and next to them, and for numbers that are not made for this, {@link
 * Binary} does it. The loops are so short that the compiler makes vector instructions of them.
 *
 * <p>A number is {@code significand * 10^power}, and {@code signedPower} is {@code 2 * power}, or
 * one more if it is negative.
 */
public final class BinaryBlock {
    /** So many bits a factor has room for. */
    private static final int FACTOR_BITS = 52;

    private static final double TWO_52 = 0x1p52;
    private static final long TWO_52_BITS = 0x4330_0000_0000_0000L;

    private static final double FLOAT_SLACK = DoublePowers.PRODUCT_SLACK;

    /**
     * Of the product with the lower double of a power. That has a half bit of error in 53, and the
     * sum of all that is below the product another one in at most 53 + 17: no power but the exact
     * ones has a lower double so small that this would be too little; the test looks at each.
     */
    private static final double DOUBLE_SLACK = 0x1p-30;

    /**
     * Of the product with what a number of 63 bits is besides a double. It has 2^-63 of the whole
     * at least where it is anything, and the error of adding it to what is below the product is
     * less than 2^-104 of the whole.
     */
    private static final double LOWER_SLACK = 0x1p-40;

    private static final int HALF = 32;
    private static final long LOWER_HALF = (1L << HALF) - 1;

    /** At most so many numbers; their arrays stay in the nearest cache. */
    public static final int MOST = 256;

    private static final int QUARTER = MOST / 4;

    private final long[] checks = new long[MOST];
    private final double[] factors = new double[MOST];
    private final double[] upper = new double[MOST];
    private final double[] lower = new double[MOST];
    private final double[] products = new double[MOST];
    private final double[] others = new double[MOST];

    /** Sets {@code count} elements from {@code at} on to the doubles of the numbers. */
    public void toDoubles(
            long[] significands,
            long[] signedPowers,
            Rounding rounding,
            double[] target,
            int at,
            int count) {
        boolean hasLoops = rounding == Rounding.HALF_EVEN && FusedMultiply.IS_INSTRUCTION;
        boolean arePlain = hasLoops && arePlain(significands, signedPowers, count);
        if (!arePlain
                && (!hasLoops
                        || bits(significands, count) > 63
                        || !haveEntries(signedPowers, count))) {
            for (int i = 0; i < count; i++) {
                target[at + i] = toDouble(significands[i], signedPowers[i], rounding);
            }
            return;
        }
        lookUp(signedPowers, DoublePowers.UPPER, DoublePowers.LOWER, upper, lower, count);
        if (arePlain || bits(significands, count) <= FACTOR_BITS) {
            setFactors(significands, factors, count);
            multiply(factors, upper, lower, products, count);
        } else {
            setFactors(significands, factors, others, count);
            multiply(factors, others, upper, lower, products, count);
        }
        round(products, upper, lower, count);
        System.arraycopy(products, 0, target, at, count);
        if (isAnyNotZero(upper, others)) {
            for (int i = 0; i < count; i++) {
                if (upper[i] != 0) {
                    target[at + i] = toDouble(significands[i], signedPowers[i], rounding);
                }
            }
        }
        if (!arePlain) {
            setZeros(significands, signedPowers, target, at, count);
        }
    }

    /** Sets {@code count} elements from {@code at} on to the floats of the numbers. */
    public void toFloats(
            long[] significands,
            long[] signedPowers,
            Rounding rounding,
            float[] target,
            int at,
            int count) {
        boolean areShort = areShort(significands, signedPowers, count);
        if (rounding != Rounding.HALF_EVEN
                || !areShort
                        && (bits(significands, count) > FACTOR_BITS
                                || !haveEntries(signedPowers, count))) {
            for (int i = 0; i < count; i++) {
                target[at + i] = toFloat(significands[i], signedPowers[i], rounding);
            }
            return;
        }
        setFactors(significands, factors, count);
        if (areShort) {
            lookUp(signedPowers, DoublePowers.GREATER, DoublePowers.LESS, upper, lower, count);
            surroundByPowers(factors, upper, lower, products, others, count);
        } else {
            lookUp(signedPowers, DoublePowers.UPPER, upper, count);
            surround(factors, upper, products, others, count);
        }
        if (round(products, others, target, at, count) != 0) {
            for (int i = 0; i < count; i++) {
                if ((float) products[i] != (float) others[i]) {
                    target[at + i] = toFloat(significands[i], signedPowers[i], rounding);
                }
            }
        }
    }

    /** Whether all are numbers as most are: not 0, without a second factor, their powers known. */
    private boolean arePlain(long[] significands, long[] signedPowers, int count) {
        for (int i = 0; i < count; i++) {
            long significand = significands[i];
            long power = signedPowers[i];
            checks[i] =
                    significand >>> FACTOR_BITS
                            | significand - 1 >>> 63
                            | (power ^ power >> 63) >>> DoublePowers.INDEX_BITS;
        }
        return bits(checks, count) == 0;
    }

    /** Whether all have so few bits that there are exact products, and their powers are known. */
    private boolean areShort(long[] significands, long[] signedPowers, int count) {
        for (int i = 0; i < count; i++) {
            long power = signedPowers[i];
            checks[i] =
                    significands[i] >>> DoublePowers.EXACT_FACTOR_BITS
                            | (power ^ power >> 63) >>> DoublePowers.INDEX_BITS;
        }
        return bits(checks, count) == 0;
    }

    private static double toDouble(long significand, long signedPower, Rounding rounding) {
        double magnitude = Binary.toDouble(significand, (int) (signedPower >> 1), rounding);
        long bits = Double.doubleToRawLongBits(magnitude) | signedPower << 63;
        return Double.longBitsToDouble(bits);
    }

    private static float toFloat(long significand, long signedPower, Rounding rounding) {
        float magnitude = Binary.toFloat(significand, (int) (signedPower >> 1), rounding);
        return Float.intBitsToFloat(Float.floatToRawIntBits(magnitude) | (int) signedPower << 31);
    }

    /** The bits of the longest one. */
    private static int bits(long[] numbers, int count) {
        long any = 0;
        for (int i = 0; i < count; i++) {
            any |= numbers[i];
        }
        return 64 - Long.numberOfLeadingZeros(any);
    }

    /** The sum of the products of a zero has lost its sign. */
    private static void setZeros(
            long[] significands, long[] signedPowers, double[] target, int at, int count) {
        for (int i = 0; i < count; i++) {
            if (significands[i] == 0) {
                target[at + i] = Double.longBitsToDouble(signedPowers[i] << 63);
            }
        }
    }

    private static boolean haveEntries(long[] signedPowers, int count) {
        long any = 0;
        for (int i = 0; i < count; i++) {
            any |= signedPowers[i] ^ signedPowers[i] >> 63;
        }
        return any >>> DoublePowers.INDEX_BITS == 0;
    }

    /** The numbers as doubles, 2^52 too great: their bits stand in its last ones. */
    private static void setFactors(long[] significands, double[] factors, int count) {
        for (int i = 0; i < count; i++) {
            factors[i] = Double.longBitsToDouble(significands[i] | TWO_52_BITS);
        }
    }

    /** The same for numbers of 63 bits, in two halves. */
    private static void setFactors(
            long[] significands, double[] upperHalves, double[] lowerHalves, int count) {
        for (int i = 0; i < count; i++) {
            upperHalves[i] = Double.longBitsToDouble(significands[i] >>> HALF | TWO_52_BITS);
        }
        for (int i = 0; i < count; i++) {
            lowerHalves[i] = Double.longBitsToDouble(significands[i] & LOWER_HALF | TWO_52_BITS);
        }
    }

    private static void lookUp(
            long[] signedPowers,
            double[] table,
            double[] lowerTable,
            double[] upper,
            double[] lower,
            int count) {
        for (int i = 0; i < count; i++) {
            int index = (int) signedPowers[i] + 2 * DoublePowers.MOST & DoublePowers.MASK;
            upper[i] = table[index];
            lower[i] = lowerTable[index];
        }
    }

    private static void lookUp(long[] signedPowers, double[] table, double[] upper, int count) {
        for (int i = 0; i < count; i++) {
            upper[i] = table[(int) signedPowers[i] + 2 * DoublePowers.MOST & DoublePowers.MASK];
        }
    }

    /** Products, and in the place of the power what is below them and what that may be off by. */
    private static void multiply(
            double[] factors, double[] upper, double[] lower, double[] products, int count) {
        for (int i = 0; i < count; i++) {
            double factor = factors[i] - TWO_52;
            double product = factor * upper[i];
            double small = factor * lower[i];
            products[i] = product;
            upper[i] = Math.fma(factor, upper[i], -product) + small;
            lower[i] = small * DOUBLE_SLACK;
        }
    }

    /** The same for numbers of 63 bits. */
    private static void multiply(
            double[] factors,
            double[] lowerFactors,
            double[] upper,
            double[] lower,
            double[] products,
            int count) {
        for (int i = 0; i < count; i++) {
            double upperHalf = (factors[i] - TWO_52) * (LOWER_HALF + 1);
            double lowerHalf = lowerFactors[i] - TWO_52;
            double factor = upperHalf + lowerHalf;
            factors[i] = factor;
            lowerFactors[i] = lowerHalf - (factor - upperHalf); // what the sum has lost
        }
        for (int i = 0; i < count; i++) {
            lowerFactors[i] *= upper[i];
            lower[i] *= factors[i];
        }
        for (int i = 0; i < count; i++) {
            double factor = factors[i];
            double product = factor * upper[i];
            products[i] = product;
            upper[i] = Math.fma(factor, upper[i], -product) + (lower[i] + lowerFactors[i]);
        }
        for (int i = 0; i < count; i++) {
            lower[i] = Math.abs(lower[i]) * DOUBLE_SLACK + Math.abs(lowerFactors[i]) * LOWER_SLACK;
        }
    }

    /** Rounded sums, and in the place of the rests how far the two apart are that surround them. */
    private static void round(double[] products, double[] rests, double[] slacks, int count) {
        for (int i = 0; i < count; i++) {
            double product = products[i];
            double one = product + (rests[i] + slacks[i]);
            double other = product + (rests[i] - slacks[i]);
            products[i] = one;
            rests[i] = one - other;
        }
    }

    /** Products as much too great as they may be off, and as much too small. */
    private static void surround(
            double[] factors, double[] powers, double[] ones, double[] others, int count) {
        for (int i = 0; i < count; i++) {
            double product = (factors[i] - TWO_52) * powers[i];
            ones[i] = product * (1 + FLOAT_SLACK);
            others[i] = product * (1 - FLOAT_SLACK);
        }
    }

    /** The same of powers that are so much too great and too small, or exact. */
    private static void surroundByPowers(
            double[] factors,
            double[] greater,
            double[] less,
            double[] ones,
            double[] others,
            int count) {
        for (int i = 0; i < count; i++) {
            double factor = factors[i] - TWO_52;
            ones[i] = factor * greater[i];
            others[i] = factor * less[i];
        }
    }

    private static int round(double[] ones, double[] others, float[] target, int at, int count) {
        int any = 0;
        for (int i = 0; i < count; i++) {
            float one = (float) ones[i];
            target[at + i] = one;
            any |= Float.floatToRawIntBits(one) ^ Float.floatToRawIntBits((float) others[i]);
        }
        return any;
    }

    /** NaN is not zero. Looks at all {@link #MOST}: what is left from before may be seen too. */
    static boolean isAnyNotZero(double[] numbers, double[] scratch) {
        for (int i = 0; i < QUARTER; i++) {
            double sum = Math.abs(numbers[i]) + Math.abs(numbers[QUARTER + i]);
            double other = Math.abs(numbers[2 * QUARTER + i]) + Math.abs(numbers[3 * QUARTER + i]);
            scratch[i] = sum + other;
        }
        double first = 0;
        double second = 0;
        for (int i = 0; i < QUARTER; i += 2) {
            first += scratch[i]; // one addition does not wait for the other
            second += scratch[i + 1];
        }
        return first + second != 0;
    }
}
