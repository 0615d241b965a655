package formwork.convert;

import java.math.BigDecimal;
import java.util.SplittableRandom;

/** Magnitudes at which conversions go wrong, and random ones. */
final class HardNumbers {
    private final SplittableRandom random;

    HardNumbers(long seed) {
        random = new SplittableRandom(seed);
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    /** A finite, positive double: any bits, or everyday numbers, or next to a hard one. */
    double nextDouble() {
        double d =
                switch (random.nextInt(8)) {
                    case 0, 1 -> Double.longBitsToDouble(random.nextLong());
                    case 2 -> random.nextDouble();
                    case 3 -> random.nextInt(1_000_000) / Math.pow(10, random.nextInt(7));
                    case 4 -> near(Math.scalb(1.0, random.nextInt(2098) - 1074));
                    case 5 -> near(Double.parseDouble("1e" + (random.nextInt(632) - 323)));
                    case 6 -> random.nextLong(1L << 52 >>> random.nextInt(52)) * Double.MIN_VALUE;
                    default -> dyadic();
                };
        d = Math.abs(d);
        return d > 0 && d <= Double.MAX_VALUE ? d : nextDouble();
    }

    /** A finite, positive float, as {@link #nextDouble}. */
    float nextFloat() {
        float f =
                switch (random.nextInt(8)) {
                    case 0, 1 -> Float.intBitsToFloat(random.nextInt());
                    case 2 -> (float) random.nextDouble();
                    case 3 -> random.nextInt(100_000) / (float) Math.pow(10, random.nextInt(6));
                    case 4 -> near(Math.scalb(1.0f, random.nextInt(277) - 149));
                    case 5 -> near(Float.parseFloat("1e" + (random.nextInt(84) - 45)));
                    case 6 -> random.nextInt(1 << 23 >>> random.nextInt(23)) * Float.MIN_VALUE;
                    default -> (float) dyadic();
                };
        f = Math.abs(f);
        return f > 0 && f <= Float.MAX_VALUE ? f : nextFloat();
    }

    private double near(double d) {
        return Double.longBitsToDouble(Double.doubleToLongBits(d) + random.nextInt(5) - 2);
    }

    private float near(float f) {
        return Float.intBitsToFloat(Float.floatToIntBits(f) + random.nextInt(5) - 2);
    }

    /** A number with a short fraction in binary, which decimal rounding finds to be a tie. */
    private double dyadic() {
        return random.nextInt(1 << random.nextInt(1, 24)) / (double) (1 << random.nextInt(20));
    }

    /**
     * A decimal close to or upon the middle of two doubles, or a double itself: from 1 digit to
     * about 800.
     */
    BigDecimal nextDecimal(double d) {
        BigDecimal low = new BigDecimal(d);
        BigDecimal high = new BigDecimal(d == Double.MAX_VALUE ? d : Math.nextUp(d));
        return nextDecimal(low, high);
    }

    BigDecimal nextDecimal(float f) {
        BigDecimal low = new BigDecimal(f);
        BigDecimal high = new BigDecimal(f == Float.MAX_VALUE ? f : Math.nextUp(f));
        return nextDecimal(low, high);
    }

    private BigDecimal nextDecimal(BigDecimal low, BigDecimal high) {
        BigDecimal middle = low.add(high).divide(BigDecimal.valueOf(2));
        BigDecimal exact =
                switch (random.nextInt(3)) {
                    case 0 -> low;
                    case 1 -> high;
                    default -> middle;
                };
        int digits = random.nextInt(4) == 0 ? random.nextInt(1, 800) : random.nextInt(1, 24);
        Rounding rounding = ExactConversion.ROUNDINGS[random.nextInt(4)];
        BigDecimal cut = ExactConversion.rounded(exact, digits, rounding);
        if (random.nextInt(3) == 0) {
            int more = random.nextInt(40);
            BigDecimal one = BigDecimal.ONE.movePointLeft(cut.scale() + more);
            return random.nextBoolean() || cut.compareTo(one) <= 0
                    ? cut.add(one)
                    : cut.subtract(one);
        }
        return cut;
    }
}
