package formwork.convert;

/**
 * Binary to decimal in numbers: the decimal exponent of a value, and its significand as an integer
 * of up to 18 digits. Static, without allocation, for loops over arrays; {@link DecimalDigits}
 * gives text of any length.
 *
 * <p>To get {@code n} significant digits of a positive {@code value}:
 *
 * <pre>{@code
 * int exponent = Decimal.exponent(value);
 * long digits = Decimal.significand(value, exponent, n, rounding);
 * if (digits == Decimal.powerOfTen(n)) { // rounded up to the next decade
 *     digits = Decimal.powerOfTen(n - 1);
 *     exponent++;
 * }
 * }</pre>
 *
 * Signs are ignored; zeros, infinities and NaNs have no digits and must not come here.
 */
public final class Decimal {
    /** The most digits that a {@code long} here holds. */
    public static final int MAX_DIGITS = 18;

    private static final long TOP = 1L << 63;
    private static final long DOUBLE_FRACTION = (1L << 52) - 1;
    private static final int FLOAT_FRACTION = (1 << 23) - 1;

    private static final int MIN_BINARY_EXPONENT = -1074;
    private static final int MAX_BINARY_EXPONENT = 1023;

    // One entry for each binary exponent e: in the lower 11 bits the decimal exponent of 2^e; in
    // the 53 upper bits the last left-justified significand before the next decade begins.
    private static final int SPARE_BITS = 11;
    private static final long SPARE_MASK = (1L << SPARE_BITS) - 1;
    private static final int DECADE_BIAS = 512;
    private static final long[] DECADES = new long[MAX_BINARY_EXPONENT - MIN_BINARY_EXPONENT + 1];

    static {
        for (int e = MIN_BINARY_EXPONENT; e <= MAX_BINARY_EXPONENT; e++) {
            DECADES[e - MIN_BINARY_EXPONENT] = decadeEntry(e);
        }
    }

    private Decimal() {}

    private static long decadeEntry(int e) {
        int decade = PowersOfTen.log10OfPowerOfTwo(e);
        int next = decade + 1;
        boolean reachesNext = PowersOfTen.log2(next) == e;
        // 10^next in 53 bits, rounded up, less one; or all bits set.
        long last = (reachesNext ? PowersOfTen.high(next) - 1 : -1L) >>> SPARE_BITS;
        return last << SPARE_BITS | (decade + DECADE_BIAS);
    }

    /** The greatest k with {@code 10^k <= magnitude}: floor(log10), exactly. */
    public static int exponent(double magnitude) {
        long bits = Double.doubleToRawLongBits(magnitude);
        int biased = (int) (bits >>> 52) & 0x7ff;
        return biased == 0
                ? exponentOf(bits & DOUBLE_FRACTION, -1074)
                : exponent(bits << 11 | TOP, biased - 1023);
    }

    /** The greatest k with {@code 10^k <= magnitude}: floor(log10), exactly. */
    public static int exponent(float magnitude) {
        int bits = Float.floatToRawIntBits(magnitude);
        int biased = (bits >>> 23) & 0xff;
        return biased == 0
                ? exponentOf(bits & FLOAT_FRACTION, -149)
                : exponent((long) bits << 40 | TOP, biased - 127);
    }

    /**
     * The integer {@code magnitude * 10^(digitCount - 1 - exponent)}, rounded.
     *
     * <p><b>Shape.</b> At least 10^(digitCount - 1); 10^digitCount when it rounds up to the next
     * decade.
     *
     * <p><b>Units.</b> {@code exponent} is that of {@link #exponent(double)}; {@code digitCount} is
     * 1 to 18.
     */
    public static long significand(
            double magnitude, int exponent, int digitCount, Rounding rounding) {
        return scaled(magnitude, digitCount - 1 - exponent, rounding);
    }

    /** The same for a {@code float}. */
    public static long significand(
            float magnitude, int exponent, int digitCount, Rounding rounding) {
        return scaled(magnitude, digitCount - 1 - exponent, rounding);
    }

    /**
     * The integer {@code magnitude * 10^power}, rounded; the exact product must be below 10^18, and
     * {@code power} from -348 to 347.
     */
    public static long scaled(double magnitude, int power, Rounding rounding) {
        long bits = Double.doubleToRawLongBits(magnitude);
        int biased = (int) (bits >>> 52) & 0x7ff;
        long unrounded =
                biased == 0
                        ? unrounded(bits & DOUBLE_FRACTION, -1074, power)
                        : Scaling.unrounded(
                                bits << 11 | TOP, power, Scaling.shift(biased - 1086, power));
        return rounding.round(unrounded);
    }

    /** The same for a {@code float}. */
    public static long scaled(float magnitude, int power, Rounding rounding) {
        int bits = Float.floatToRawIntBits(magnitude);
        int biased = (bits >>> 23) & 0xff;
        long unrounded =
                biased == 0
                        ? unrounded(bits & FLOAT_FRACTION, -149, power)
                        : Scaling.unrounded(
                                (long) bits << 40 | TOP, power, Scaling.shift(biased - 190, power));
        return rounding.round(unrounded);
    }

    /** 10^power, for 0 to 18. */
    public static long powerOfTen(int power) {
        return PowersOfTen.LONGS[power];
    }

    /** The decimal exponent of {@code m * 2^e}. */
    static int exponentOf(long m, int e) {
        int zeros = Long.numberOfLeadingZeros(m);
        return exponent(m << zeros, 63 - zeros + e);
    }

    /** The decimal exponent of {@code x * 2^(leadingBit - 63)}, where x has its top bit set. */
    private static int exponent(long x, int leadingBit) {
        long entry = DECADES[leadingBit - MIN_BINARY_EXPONENT];
        // Both have their top bit set: their difference cannot overflow.
        return (int) (entry & SPARE_MASK) - DECADE_BIAS + (int) ((entry - x) >>> 63);
    }

    /** Four times {@code significand * 2^binaryExponent * 10^power}, unrounded. */
    static long unrounded(long significand, int binaryExponent, int power) {
        int zeros = Long.numberOfLeadingZeros(significand);
        int s = Scaling.shift(binaryExponent - zeros, power);
        return Scaling.unrounded(significand << zeros, power, s);
    }

    /** The integer m of {@code magnitude = m * 2^e}. */
    static long significand(double magnitude) {
        long bits = Double.doubleToRawLongBits(magnitude);
        long fraction = bits & DOUBLE_FRACTION;
        return (bits & 0x7ff0_0000_0000_0000L) == 0 ? fraction : fraction | 1L << 52;
    }

    /** The e of {@code magnitude = m * 2^e}. */
    static int binaryExponent(double magnitude) {
        int biased = (int) (Double.doubleToRawLongBits(magnitude) >>> 52) & 0x7ff;
        return Math.max(1, biased) - 1075;
    }

    /** The integer m of {@code magnitude = m * 2^e}. */
    static long significand(float magnitude) {
        int bits = Float.floatToRawIntBits(magnitude);
        int fraction = bits & FLOAT_FRACTION;
        return (bits & 0x7f80_0000) == 0 ? fraction : fraction | 1 << 23;
    }

    /** The e of {@code magnitude = m * 2^e}. */
    static int binaryExponent(float magnitude) {
        int biased = (Float.floatToRawIntBits(magnitude) >>> 23) & 0xff;
        return Math.max(1, biased) - 150;
    }
}
