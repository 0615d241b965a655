package formwork.convert;

/**
 * Decimal to binary: the double or float that a decimal number rounds to, once and exactly.
 *
 * <p>The number is a magnitude. One too great gives infinity, or the greatest finite value where
 * the rounding is {@link Rounding#TOWARD_ZERO}; one too small gives zero, or the least positive
 * value where it is {@link Rounding#AWAY}: as IEEE 754 has it for each direction.
 */
public final class Binary {
    /** The most digits that an unsigned {@code long} surely holds. */
    public static final int MAX_DIGITS = 19;

    /** Far beyond all that matters, and far from int overflow. */
    private static final int EXPONENT_LIMIT = 100_000_000;

    private static final int DOUBLE_PRECISION = 53;
    private static final int DOUBLE_MAX_SCALE = 1074;
    private static final int DOUBLE_MIN_SCALE = -971;

    /** A product of 63 bits has this many bits more than a significand with its two extra bits. */
    private static final int DOUBLE_SHIFT = 8;

    private static final int FLOAT_SHIFT = 37;

    private static final int FLOAT_PRECISION = 24;
    private static final int FLOAT_MAX_SCALE = 149;
    private static final int FLOAT_MIN_SCALE = -104;

    private Binary() {}

    /** The {@code double} of {@code significand * 10^exponent}; the significand is unsigned. */
    public static double toDouble(long significand, int exponent, Rounding rounding) {
        if (significand == 0 || PowersOfTen.isOutside(exponent)) {
            return farDouble(significand, exponent, rounding);
        }
        int zeros = Long.numberOfLeadingZeros(significand);
        long product = Scaling.product(significand << zeros, exponent);
        int carry = (int) (product >>> 63);
        // The exponent field less one: the significand's top bit will count it up.
        int biased = 1085 - zeros + PowersOfTen.log2(exponent) + carry;
        int s = DOUBLE_SHIFT + carry;
        if (product << -DOUBLE_SHIFT == 0 || biased < 0 || biased > 2045) {
            return unusualDouble(significand, exponent, rounding);
        }
        long bits = ((long) biased << 52) + rounding.round(product >>> s | 1);
        return Double.longBitsToDouble(bits);
    }

    /** Subnormals, overflow, and where all bits that are shifted away are zero. */
    private static double unusualDouble(long significand, int exponent, Rounding rounding) {
        int e = scale(significand, exponent, DOUBLE_PRECISION, DOUBLE_MAX_SCALE);
        return assembleDouble(unrounded(significand, e, exponent), e, rounding);
    }

    private static double farDouble(long significand, int exponent, Rounding rounding) {
        if (significand == 0) {
            return 0;
        }
        return exponent < 0
                ? assembleDouble(1, DOUBLE_MAX_SCALE, rounding)
                : overflowDouble(rounding);
    }

    /** The {@code float} of {@code significand * 10^exponent}; the significand is unsigned. */
    public static float toFloat(long significand, int exponent, Rounding rounding) {
        if (significand == 0 || PowersOfTen.isOutside(exponent)) {
            return farFloat(significand, exponent, rounding);
        }
        int zeros = Long.numberOfLeadingZeros(significand);
        long product = Scaling.product(significand << zeros, exponent);
        int carry = (int) (product >>> 63);
        int biased = 189 - zeros + PowersOfTen.log2(exponent) + carry;
        int s = FLOAT_SHIFT + carry;
        if (product << -FLOAT_SHIFT == 0 || biased < 0 || biased > 253) {
            return unusualFloat(significand, exponent, rounding);
        }
        return Float.intBitsToFloat((biased << 23) + (int) rounding.round(product >>> s | 1));
    }

    private static float unusualFloat(long significand, int exponent, Rounding rounding) {
        int e = scale(significand, exponent, FLOAT_PRECISION, FLOAT_MAX_SCALE);
        return assembleFloat(unrounded(significand, e, exponent), e, rounding);
    }

    private static float farFloat(long significand, int exponent, Rounding rounding) {
        if (significand == 0) {
            return 0;
        }
        return exponent < 0 ? assembleFloat(1, FLOAT_MAX_SCALE, rounding) : overflowFloat(rounding);
    }

    /**
     * The {@code double} of {@code digits * 10^exponent}, where the digits are the ASCII digits
     * from {@code from} to {@code to}, any number of them.
     */
    public static double toDouble(
            byte[] digits, int from, int to, int exponent, Rounding rounding) {
        int start = skipZeros(digits, from, to);
        int count = Math.min(MAX_DIGITS, to - start);
        long significand = ByteLanes.number(digits, start, count);
        int power = power(exponent, to - start - count);
        if (skipZeros(digits, start + count, to) == to || PowersOfTen.isOutside(power)) {
            return toDouble(significand, power, rounding);
        }
        int e = scale(significand, power, DOUBLE_PRECISION, DOUBLE_MAX_SCALE);
        long u = unroundedBetween(significand, e, power, digits, start, to);
        return assembleDouble(u, e, rounding);
    }

    /**
     * The {@code float} of {@code digits * 10^exponent}, where the digits are the ASCII digits from
     * {@code from} to {@code to}, any number of them.
     */
    public static float toFloat(byte[] digits, int from, int to, int exponent, Rounding rounding) {
        int start = skipZeros(digits, from, to);
        int count = Math.min(MAX_DIGITS, to - start);
        long significand = ByteLanes.number(digits, start, count);
        int power = power(exponent, to - start - count);
        if (skipZeros(digits, start + count, to) == to || PowersOfTen.isOutside(power)) {
            return toFloat(significand, power, rounding);
        }
        int e = scale(significand, power, FLOAT_PRECISION, FLOAT_MAX_SCALE);
        long u = unroundedBetween(significand, e, power, digits, start, to);
        return assembleFloat(u, e, rounding);
    }

    /**
     * The e at which {@code significand * 2^e * 10^exponent} has {@code precision} bits or one bit
     * more, or fewer for a subnormal.
     */
    private static int scale(long significand, int exponent, int precision, int maxScale) {
        int bits = 64 - Long.numberOfLeadingZeros(significand);
        return Math.min(maxScale, precision - bits - PowersOfTen.log2(exponent));
    }

    private static long unrounded(long significand, int e, int p) {
        int zeros = Long.numberOfLeadingZeros(significand);
        return Scaling.unrounded(significand << zeros, p, Scaling.shift(e - zeros, p));
    }

    /**
     * The unrounded number of more than 19 digits, which lies between its first 19 digits and the
     * next number up (Lemire, "Number Parsing at a Gigabyte per Second", SPE 2021). Half units are
     * the points that rounding turns on; those two numbers are less than one apart.
     */
    private static long unroundedBetween(
            long significand, int e, int p, byte[] digits, int start, int to) {
        long below = unrounded(significand, e, p) | 1;
        long above = unrounded(significand + 1, e, p) - 1 | 1;
        if (below == above) {
            return below;
        }
        // Between them is one half unit: all the digits decide on which side the number is.
        long halves = above >>> 1;
        DecimalExpansion turningPoint = new DecimalExpansion();
        turningPoint.set(halves, -e - 1);
        int exponent = p - (to - start - MAX_DIGITS);
        int order = turningPoint.compare(digits, start, to, exponent);
        return order > 0 ? below : order == 0 ? halves << 1 : above;
    }

    /** Rounds {@code unrounded * 2^-e} to 53 bits and packs it. */
    private static double assembleDouble(long unrounded, int e, Rounding rounding) {
        int extra = (int) (unrounded >>> (DOUBLE_PRECISION + 2)); // 1 where there are 54 bits
        long u = (unrounded >>> extra) | (unrounded & extra);
        int scale = e - extra;
        if (scale < DOUBLE_MIN_SCALE) {
            return overflowDouble(rounding);
        }
        // The top bit of a normal significand, and a carry out of it, count the exponent up.
        long exponentBits = (long) (DOUBLE_MAX_SCALE - scale) << (DOUBLE_PRECISION - 1);
        return Double.longBitsToDouble(exponentBits + rounding.round(u));
    }

    /** Rounds {@code unrounded * 2^-e} to 24 bits and packs it. */
    private static float assembleFloat(long unrounded, int e, Rounding rounding) {
        int extra = (int) (unrounded >>> (FLOAT_PRECISION + 2));
        long u = (unrounded >>> extra) | (unrounded & extra);
        int scale = e - extra;
        if (scale < FLOAT_MIN_SCALE) {
            return overflowFloat(rounding);
        }
        int exponentBits = (FLOAT_MAX_SCALE - scale) << (FLOAT_PRECISION - 1);
        return Float.intBitsToFloat(exponentBits + (int) rounding.round(u));
    }

    private static double overflowDouble(Rounding rounding) {
        return rounding == Rounding.TOWARD_ZERO ? Double.MAX_VALUE : Double.POSITIVE_INFINITY;
    }

    private static float overflowFloat(Rounding rounding) {
        return rounding == Rounding.TOWARD_ZERO ? Float.MAX_VALUE : Float.POSITIVE_INFINITY;
    }

    private static int skipZeros(byte[] digits, int from, int to) {
        int i = from;
        while (i < to && digits[i] == '0') {
            i++;
        }
        return i;
    }

    private static int power(int exponent, int moreDigits) {
        long power = (long) exponent + moreDigits;
        return (int) Math.max(-EXPONENT_LIMIT, Math.min(EXPONENT_LIMIT, power));
    }
}
