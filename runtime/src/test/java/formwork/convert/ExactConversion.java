package formwork.convert;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The slow oracle: conversions from their definitions, with {@code BigDecimal}. */
final class ExactConversion {
    static final Rounding[] ROUNDINGS = Rounding.values();

    private static final Map<Integer, BigDecimal> POWERS_OF_TWO = new ConcurrentHashMap<>();

    private ExactConversion() {}

    static RoundingMode mode(Rounding rounding) {
        return switch (rounding) {
            case HALF_EVEN -> RoundingMode.HALF_EVEN;
            case HALF_AWAY -> RoundingMode.HALF_UP;
            case AWAY -> RoundingMode.UP;
            case TOWARD_ZERO -> RoundingMode.DOWN;
        };
    }

    static BigDecimal rounded(BigDecimal value, int digitCount, Rounding rounding) {
        return value.round(new MathContext(digitCount, mode(rounding)));
    }

    static BigDecimal roundedToFraction(BigDecimal value, int fractionDigits, Rounding rounding) {
        return value.setScale(fractionDigits, mode(rounding));
    }

    static double toDouble(BigDecimal value, Rounding rounding) {
        return toBinary(value, rounding, 53, -1074, Double.MAX_VALUE, Double.POSITIVE_INFINITY);
    }

    static float toFloat(BigDecimal value, Rounding rounding) {
        return (float)
                toBinary(value, rounding, 24, -149, Float.MAX_VALUE, Double.POSITIVE_INFINITY);
    }

    private static double toBinary(
            BigDecimal value, Rounding rounding, int bits, int least, double max, double beyond) {
        if (value.signum() == 0) {
            return 0;
        }
        long decade = (long) value.precision() - value.scale();
        if (decade < -400) {
            return rounding == Rounding.AWAY ? Math.scalb(1.0, least) : 0;
        }
        if (decade > 400) {
            return rounding == Rounding.TOWARD_ZERO ? max : beyond;
        }
        // The integer and the rest of value / 2^e, with e such that the integer has the bits
        // wanted.
        int e = Math.max(least, (int) Math.floor((decade - 1) * 3.321928) - bits);
        BigDecimal quotient = value.multiply(powerOfTwo(-e));
        BigInteger integer = quotient.toBigInteger();
        int excess = Math.max(0, integer.bitLength() - bits);
        e += excess;
        if (excess > 0) {
            quotient = value.multiply(powerOfTwo(-e));
        }
        BigInteger m = quotient.setScale(0, mode(rounding)).toBigInteger();
        if (m.bitLength() + e > (bits == 53 ? 1024 : 128)) {
            return rounding == Rounding.TOWARD_ZERO ? max : beyond;
        }
        return Math.scalb((double) m.longValueExact(), e); // exact: m has 53 bits at most, or 2^53
    }

    private static BigDecimal powerOfTwo(int e) {
        return POWERS_OF_TWO.computeIfAbsent(
                e,
                k ->
                        k >= 0
                                ? new BigDecimal(BigInteger.ONE.shiftLeft(k))
                                : new BigDecimal(BigInteger.valueOf(5).pow(-k), -k));
    }

    /** Of the decimals with the fewest digits that read back as the value, the closest. */
    static BigDecimal shortest(double value) {
        BigDecimal exact = new BigDecimal(value);
        for (int n = 1; ; n++) {
            BigDecimal low = exact.round(new MathContext(n, RoundingMode.DOWN));
            BigDecimal high = exact.round(new MathContext(n, RoundingMode.UP));
            boolean isLow = low.doubleValue() == value;
            boolean isHigh = high.doubleValue() == value;
            if (isLow || isHigh) {
                return !isHigh ? low : !isLow ? high : closer(exact, low, high, n);
            }
        }
    }

    static BigDecimal shortest(float value) {
        BigDecimal exact = new BigDecimal(value);
        for (int n = 1; ; n++) {
            BigDecimal low = exact.round(new MathContext(n, RoundingMode.DOWN));
            BigDecimal high = exact.round(new MathContext(n, RoundingMode.UP));
            boolean isLow = Float.parseFloat(low.toString()) == value;
            boolean isHigh = Float.parseFloat(high.toString()) == value;
            if (isLow || isHigh) {
                return !isHigh ? low : !isLow ? high : closer(exact, low, high, n);
            }
        }
    }

    /**
     * Of the decimals with the fewest digits that are closer to the value than to {@code below} and
     * {@code above}, its neighbours, the one in the middle.
     */
    static BigDecimal shortestInMiddle(BigDecimal value, BigDecimal below, BigDecimal above) {
        BigDecimal half = new BigDecimal("0.5");
        BigDecimal low = value.add(below).multiply(half);
        BigDecimal high = value.add(above).multiply(half);
        int exponent = value.precision() - value.scale() - 1;
        for (int n = 1; ; n++) {
            BigDecimal scaledLow = low.scaleByPowerOfTen(n - 1 - exponent);
            BigDecimal scaledHigh = high.scaleByPowerOfTen(n - 1 - exponent);
            BigInteger least =
                    scaledLow.setScale(0, RoundingMode.FLOOR).toBigInteger().add(BigInteger.ONE);
            BigInteger greatest =
                    scaledHigh
                            .setScale(0, RoundingMode.CEILING)
                            .toBigInteger()
                            .subtract(BigInteger.ONE);
            if (least.compareTo(greatest) <= 0) {
                BigInteger middle = least.add(greatest).shiftRight(1);
                return new BigDecimal(middle).scaleByPowerOfTen(exponent - n + 1);
            }
        }
    }

    private static BigDecimal closer(BigDecimal exact, BigDecimal low, BigDecimal high, int n) {
        int order = exact.subtract(low).compareTo(high.subtract(exact));
        return order < 0
                ? low
                : order > 0 ? high : exact.round(new MathContext(n, RoundingMode.HALF_EVEN));
    }
}
