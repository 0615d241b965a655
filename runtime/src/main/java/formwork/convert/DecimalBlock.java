package formwork.convert;

import java.util.Arrays;

/**
 * Binary to decimal, many numbers at once: the same digits as {@link Decimal}, in half the time.
 *
 * <p>The product with a power of ten is a sum of two doubles, which is rounded to an integer in two
 * steps: the greater one first, then what is left. That is off by less than 2^-50 before the last
 * rounding, so where it is not nearly half way between two integers the result is right; there, and
 * for numbers that are not made for this, {@link Decimal} does it. The loops are so short that the
 * compiler makes vector instructions of them.
 */
public final class DecimalBlock {
    private static final double TWO_52 = 0x1p52;

    /** Added and taken away, it leaves the nearest integer of a number that is near 0. */
    private static final double TO_INTEGER = 0x1.8p52;

    private static final double NEARLY_HALF = 0.5 - 0x1p-40;
    private static final long FRACTION_BITS = (1L << 52) - 1;

    /** A product of so many digits, and a half, is below 2^51. */
    private static final int MOST_DIGITS = 15;

    private static final double MOST_PRODUCT = 0x1p51;

    // Of the numbers from 2^-800 to 2^850 each has its power in the table.
    private static final int LEAST_BIASED = 1023 - 800;
    private static final int MOST_BIASED = 1023 + 849;

    // By the bits of the exponent: the bits of the last double before the next power of ten.
    private static final long[] LAST_OF_DECADES = new long[2048];

    static {
        for (int biased = LEAST_BIASED; biased <= MOST_BIASED; biased++) {
            int next = PowersOfTen.log10OfPowerOfTwo(biased - 1023) + 1;
            long upper = PowersOfTen.high(next) - 1 >>> 11; // below the power, its first bit set
            long exponent = PowersOfTen.log2(next) + 1022L;
            LAST_OF_DECADES[biased] = (exponent << 52) + upper;
        }
    }

    /** At most so many numbers. */
    public static final int MOST = BinaryBlock.MOST;

    private final double[] upper = new double[MOST];
    private final double[] lower = new double[MOST];
    private final double[] sums = new double[MOST]; // the values themselves at first

    /**
     * Sets the significands of {@code digits} digits and the decimal exponents of {@code count}
     * values from {@code from} on, and all bits of a sign where it is negative. Marks as odd, with
     * anything for digits, what is zero, infinite or no number, and may so mark the least and the
     * greatest numbers.
     */
    public void significands(
            double[] values,
            int from,
            int digits,
            Rounding rounding,
            long[] numbers,
            long[] exponents,
            long[] signs,
            long[] odd,
            int count) {
        if (rounding == Rounding.HALF_EVEN
                && digits <= MOST_DIGITS
                && FusedMultiply.IS_INSTRUCTION) {
            lookUp(values, from, digits, exponents, signs, odd, count);
            System.arraycopy(values, from, sums, 0, count);
            multiply(sums, upper, lower, count);
            round(upper, lower, sums, count);
            toNumbers(sums, numbers, count);
            if (BinaryBlock.isAnyNotZero(upper, lower)) {
                repeat(values, from, digits, exponents, odd, numbers, count);
            }
        } else {
            convert(values, from, digits, rounding, numbers, exponents, signs, odd, count);
        }
        takeCarries(numbers, exponents, digits, count);
    }

    /**
     * Sets {@code count} integers to the magnitudes of values from {@code from} on times 10^{@code
     * power}, rounded, and all bits of a sign where it is negative. Marks as odd, with anything for
     * digits, what is not below {@code limit}, which is 10^(18 - power).
     */
    public void scaled(
            double[] values,
            int from,
            int power,
            double limit,
            Rounding rounding,
            long[] numbers,
            long[] signs,
            long[] odd,
            int count) {
        setSigns(values, from, signs, count);
        checkLimit(values, from, limit, odd, count);
        if (rounding == Rounding.HALF_EVEN && FusedMultiply.IS_INSTRUCTION) {
            int index = 2 * (power + DoublePowers.MOST);
            Arrays.fill(upper, 0, count, DoublePowers.UPPER[index]);
            Arrays.fill(lower, 0, count, DoublePowers.LOWER[index]);
            System.arraycopy(values, from, sums, 0, count);
            multiply(sums, upper, lower, count);
            round(upper, lower, sums, count);
            toNumbers(sums, numbers, count);
            if (!BinaryBlock.isAnyNotZero(upper, lower)) {
                return;
            }
        } else {
            Arrays.fill(upper, 0, count, 1);
        }
        for (int i = 0; i < count; i++) {
            double value = values[from + i];
            if (upper[i] != 0 && odd[i] == 0) {
                numbers[i] = value == 0 ? 0 : Decimal.scaled(value, power, rounding);
            }
        }
    }

    /** Decimal exponents, and the powers that shift the digits before the point. */
    private void lookUp(
            double[] values,
            int from,
            int digits,
            long[] exponents,
            long[] signs,
            long[] odd,
            int count) {
        for (int i = 0; i < count; i++) {
            long bits = Double.doubleToRawLongBits(values[from + i]);
            signs[i] = bits >> 63;
            bits &= Long.MAX_VALUE;
            long biased = bits >>> 52;
            odd[i] = biased - LEAST_BIASED >>> 63 | MOST_BIASED - biased >>> 63;
            int above = (int) (LAST_OF_DECADES[(int) biased & 0x7ff] - bits >>> 63);
            int exponent = PowersOfTen.log10OfPowerOfTwo((int) biased - 1023) + above;
            exponents[i] = exponent;
            int index = 2 * (digits - 1 - exponent + DoublePowers.MOST) & DoublePowers.MASK;
            upper[i] = DoublePowers.UPPER[index];
            lower[i] = DoublePowers.LOWER[index];
        }
    }

    /**
     * Products in the place of the values, and in that of the lower part of the power what is to be
     * added to them. All begin at 0: where one does not, the compiler makes no vectors.
     */
    private static void multiply(double[] values, double[] upper, double[] lower, int count) {
        for (int i = 0; i < count; i++) {
            double value = Math.abs(values[i]);
            double product = value * upper[i];
            values[i] = product;
            lower[i] = Math.fma(value, upper[i], -product) + value * lower[i];
        }
    }

    /**
     * Leaves 2^52 plus the rounded sum in the place of the product, and in that of the power 0 if
     * it is sure to be right.
     */
    private static void round(double[] doubts, double[] rests, double[] products, int count) {
        for (int i = 0; i < count; i++) {
            double product = products[i];
            double whole = product + TWO_52;
            double rest = product - (whole - TWO_52) + rests[i];
            double up = rest + TO_INTEGER - TO_INTEGER;
            products[i] = whole + up;
            rests[i] = Math.abs(rest - up) - NEARLY_HALF;
            doubts[i] = product - MOST_PRODUCT;
        }
        for (int i = 0; i < count; i++) {
            doubts[i] = Math.max(0, Math.max(doubts[i], rests[i]));
        }
    }

    private static void toNumbers(double[] sums, long[] numbers, int count) {
        for (int i = 0; i < count; i++) {
            numbers[i] = Double.doubleToRawLongBits(sums[i]) & FRACTION_BITS;
        }
    }

    private void repeat(
            double[] values,
            int from,
            int digits,
            long[] exponents,
            long[] odd,
            long[] numbers,
            int count) {
        for (int i = 0; i < count; i++) {
            if (upper[i] != 0 && odd[i] == 0) {
                double value = values[from + i];
                int exponent = (int) exponents[i];
                numbers[i] = Decimal.significand(value, exponent, digits, Rounding.HALF_EVEN);
            }
        }
    }

    private static void convert(
            double[] values,
            int from,
            int digits,
            Rounding rounding,
            long[] numbers,
            long[] exponents,
            long[] signs,
            long[] odd,
            int count) {
        for (int i = 0; i < count; i++) {
            double value = values[from + i];
            long bits = Double.doubleToRawLongBits(value);
            int biased = (int) (bits >>> 52) & 0x7ff;
            signs[i] = bits >> 63;
            odd[i] = 0;
            if (biased - 1 >= 0x7fe || biased == 0) {
                odd[i] = 1;
                value = 1; // in place of what has no digits
            }
            int exponent = Decimal.exponent(value);
            numbers[i] = Decimal.significand(value, exponent, digits, rounding);
            exponents[i] = exponent;
        }
    }

    /** Numbers that were rounded up to the next decade. */
    private static void takeCarries(long[] numbers, long[] exponents, int digits, int count) {
        long most = Decimal.powerOfTen(digits) - 1;
        long down = Decimal.powerOfTen(digits) - Decimal.powerOfTen(digits - 1);
        for (int i = 0; i < count; i++) {
            long carry = most - numbers[i] >> 63;
            numbers[i] -= down & carry;
            exponents[i] -= carry;
        }
    }

    private static void setSigns(double[] values, int from, long[] signs, int count) {
        for (int i = 0; i < count; i++) {
            signs[i] = Double.doubleToRawLongBits(values[from + i]) >> 63;
        }
    }

    private static void checkLimit(double[] values, int from, double limit, long[] odd, int count) {
        for (int i = 0; i < count; i++) {
            odd[i] = Math.abs(values[from + i]) < limit ? 0 : 1;
        }
    }
}
