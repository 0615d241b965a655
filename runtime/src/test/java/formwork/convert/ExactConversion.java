package formwork.convert;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** The slow oracle: conversions from their definitions, with {@code BigDecimal}. */
final class ExactConversion {
    static final Rounding[] ROUNDINGS = Rounding.values();

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
        // value / 2^e, with e such that the quotient has the bits wanted
        int e = (int) Math.floor((decade - 1) * 3.321928) - bits - 4;
        BigDecimal limit = new BigDecimal(BigInteger.ONE.shiftLeft(bits));
        while (e < least || quotient(value, e).compareTo(limit) >= 0) {
            e++;
        }
        BigInteger m = quotient(value, e).setScale(0, mode(rounding)).toBigInteger();
        BigDecimal result = new BigDecimal(m).multiply(powerOfTwo(e));
        if (result.compareTo(new BigDecimal(max)) > 0) {
            return rounding == Rounding.TOWARD_ZERO ? max : beyond;
        }
        double d = result.doubleValue();
        assert new BigDecimal(d).compareTo(result) == 0;
        return d;
    }

    private static BigDecimal quotient(BigDecimal value, int e) {
        return value.multiply(powerOfTwo(-e));
    }

    private static BigDecimal powerOfTwo(int e) {
        return e >= 0
                ? new BigDecimal(BigInteger.ONE.shiftLeft(e))
                : new BigDecimal(BigInteger.valueOf(5).pow(-e), -e);
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

    private static BigDecimal closer(BigDecimal exact, BigDecimal low, BigDecimal high, int n) {
        int order = exact.subtract(low).compareTo(high.subtract(exact));
        return order < 0
                ? low
                : order > 0 ? high : exact.round(new MathContext(n, RoundingMode.HALF_EVEN));
    }
}
