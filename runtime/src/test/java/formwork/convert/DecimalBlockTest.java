package formwork.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks blocks of numbers written against {@link Decimal}, which has its own tests. */
class DecimalBlockTest {
    private static final long SEED = 20261130;
    private static final int SIZE = DecimalBlock.MOST;

    private final DecimalBlock block = new DecimalBlock();
    private final double[] values = new double[SIZE + 3];
    private final long[] numbers = new long[SIZE];
    private final long[] exponents = new long[SIZE];
    private final long[] signs = new long[SIZE];
    private final long[] odd = new long[SIZE];

    @Test
    void writesBlocksAsSingleNumbers() {
        check(SEED, 4_000);
    }

    @Test
    @Tag("slow")
    void writesManyBlocksAsSingleNumbers() {
        check(SEED + 1, 200_000);
    }

    private void check(long seed, int blocks) {
        SplittableRandom random = new SplittableRandom(seed);
        HardNumbers hard = new HardNumbers(seed);
        for (int b = 0; b < blocks; b++) {
            int shape = random.nextInt(6);
            int count = 1 + random.nextInt(SIZE);
            for (int i = 0; i < count; i++) {
                values[3 + i] = value(random, hard, shape);
            }
            Rounding rounding =
                    shape == 5 ? ExactConversion.ROUNDINGS[random.nextInt(4)] : Rounding.HALF_EVEN;
            checkSignificands(1 + random.nextInt(18), rounding, count, seed);
            checkScaled(random.nextInt(18), rounding, count, seed);
        }
    }

    private static double value(SplittableRandom random, HardNumbers hard, int shape) {
        double sign = random.nextBoolean() ? 1 : -1;
        return switch (shape) {
            case 0 -> (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(-20, 21));
            case 1 -> sign * random.nextInt(-100_000, 100_000) / 64.0; // ties
            case 2 -> sign * random.nextInt(1, 1000) * Math.pow(10, random.nextInt(-6, 14));
            case 3 -> sign * (float) random.nextDouble(1e-30, 1e9);
            case 4 -> hard.nextDouble();
            default -> Double.longBitsToDouble(random.nextLong());
        };
    }

    private void checkSignificands(int digits, Rounding rounding, int count, long seed) {
        block.significands(values, 3, digits, rounding, numbers, exponents, signs, odd, count);
        for (int i = 0; i < count; i++) {
            double magnitude = Math.abs(values[3 + i]);
            String at = "seed " + seed + ": " + values[3 + i] + " in " + digits + " digits";
            boolean isPlain = magnitude >= 1e-200 && magnitude <= 1e200;
            if (isPlain) {
                assertEquals(0, odd[i], at);
            }
            if (!(magnitude > 0) || magnitude > Double.MAX_VALUE) {
                assertTrue(odd[i] != 0, at);
            }
            if (odd[i] == 0) {
                int exponent = Decimal.exponent(magnitude);
                long number = Decimal.significand(magnitude, exponent, digits, rounding);
                boolean carries = number == Decimal.powerOfTen(digits);
                assertEquals(carries ? number / 10 : number, numbers[i], at);
                assertEquals(carries ? exponent + 1 : exponent, exponents[i], at);
                assertEquals(values[3 + i] < 0 ? -1 : 0, signs[i], at);
            }
        }
    }

    private void checkScaled(int power, Rounding rounding, int count, long seed) {
        double limit = Decimal.powerOfTen(17) / (double) Decimal.powerOfTen(power);
        block.scaled(values, 3, power, limit, rounding, numbers, signs, odd, count);
        for (int i = 0; i < count; i++) {
            double magnitude = Math.abs(values[3 + i]);
            String at = "seed " + seed + ": " + values[3 + i] + " times 10^" + power;
            assertEquals(magnitude < limit, odd[i] == 0, at);
            if (odd[i] == 0) {
                long number = magnitude == 0 ? 0 : Decimal.scaled(magnitude, power, rounding);
                assertEquals(number, numbers[i], at);
                long sign = Double.doubleToRawLongBits(values[3 + i]) >> 63;
                assertEquals(sign, signs[i], at);
            }
        }
    }
}
