package formwork.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks blocks of numbers read against {@link Binary}, which has its own tests. */
class BinaryBlockTest {
    private static final long SEED = 20261130;
    private static final int SIZE = BinaryBlock.MOST;

    @Test
    void sumOfTwoDoublesIsThePower() {
        BigDecimal most = BigDecimal.ONE.scaleByPowerOfTen(-31); // 2^-104 is 4.9e-32
        BigDecimal least = BigDecimal.ONE.scaleByPowerOfTen(-21); // above 2^-70
        for (int power = -DoublePowers.MOST; power < DoublePowers.MOST; power++) {
            int index = 2 * (power + DoublePowers.MOST);
            double upper = DoublePowers.UPPER[index];
            double lower = DoublePowers.LOWER[index];
            BigDecimal exact = new BigDecimal(BigInteger.ONE, -power);
            BigDecimal rest = exact.subtract(new BigDecimal(upper)).subtract(new BigDecimal(lower));
            assertTrue(rest.abs().compareTo(exact.multiply(most)) < 0, "10^" + power);
            assertEquals(-upper, DoublePowers.UPPER[index + 1]);
            assertEquals(-lower, DoublePowers.LOWER[index + 1]);
            if (power >= 0 && power <= 22) {
                assertEquals(0, lower, "10^" + power);
                assertEquals(0, rest.signum(), "10^" + power);
            } else {
                // What the bounds in BinaryBlock rest on.
                BigDecimal share = new BigDecimal(lower).abs().divide(exact, MathContext.DECIMAL64);
                assertTrue(share.compareTo(least) > 0, "10^" + power + " lower " + lower);
            }
        }
    }

    @Test
    void powersThatSurroundAProductAreExactOrApart() {
        long factor = (1L << DoublePowers.EXACT_FACTOR_BITS) - 1;
        for (int power = -DoublePowers.MOST; power < DoublePowers.MOST; power++) {
            int index = 2 * (power + DoublePowers.MOST);
            BigDecimal product = new BigDecimal(BigInteger.valueOf(factor), -power);
            int greater = new BigDecimal(factor * DoublePowers.GREATER[index]).compareTo(product);
            int less = new BigDecimal(factor * DoublePowers.LESS[index]).compareTo(product);
            boolean isExact = power >= 0 && power <= 10;
            assertEquals(isExact ? 0 : 1, greater, "10^" + power);
            assertEquals(isExact ? 0 : -1, less, "10^" + power);
            assertEquals(-DoublePowers.GREATER[index], DoublePowers.GREATER[index + 1]);
            assertEquals(-DoublePowers.LESS[index], DoublePowers.LESS[index + 1]);
        }
    }

    @Test
    void readsBlocksAsSingleNumbers() {
        check(SEED, 3_000);
    }

    @Test
    @Tag("slow")
    void readsManyBlocksAsSingleNumbers() {
        check(SEED + 1, 500_000);
    }

    private static void check(long seed, int blocks) {
        SplittableRandom random = new SplittableRandom(seed);
        BinaryBlock block = new BinaryBlock();
        long[] significands = new long[SIZE];
        long[] signedPowers = new long[SIZE];
        double[] doubles = new double[SIZE + 3];
        float[] floats = new float[SIZE + 3];
        for (int b = 0; b < blocks; b++) {
            int shape = random.nextInt(10);
            int count = 1 + random.nextInt(SIZE);
            for (int i = 0; i < count; i++) {
                significands[i] = significand(random, shape);
                signedPowers[i] = 2L * power(random, shape) + random.nextInt(2);
            }
            Rounding rounding =
                    shape == 7 ? ExactConversion.ROUNDINGS[random.nextInt(4)] : Rounding.HALF_EVEN;
            block.toDoubles(significands, signedPowers, rounding, doubles, 3, count);
            block.toFloats(significands, signedPowers, rounding, floats, 3, count);
            for (int i = 0; i < count; i++) {
                int power = (int) (signedPowers[i] >> 1);
                double sign = (signedPowers[i] & 1) == 0 ? 1 : -1;
                String at = "seed " + seed + ": " + significands[i] + "e" + power;
                double d = sign * Binary.toDouble(significands[i], power, rounding);
                float f = (float) sign * Binary.toFloat(significands[i], power, rounding);
                assertEquals(
                        Double.doubleToRawLongBits(d),
                        Double.doubleToRawLongBits(doubles[3 + i]),
                        at);
                assertEquals(
                        Float.floatToRawIntBits(f), Float.floatToRawIntBits(floats[3 + i]), at);
            }
        }
    }

    private static long significand(SplittableRandom random, int shape) {
        return switch (shape) {
            case 0 -> random.nextLong(100_000_000_000_000L, 1_000_000_000_000_000L); // D24.15
            case 1 -> random.nextLong(10_000_000); // E16.7
            case 2 -> (random.nextLong(1L << 24) << 1 | 1) << random.nextInt(28); // near ties
            case 3 -> random.nextInt(50) == 0 ? 0 : random.nextLong(1L << 29); // exact in floats
            case 4 -> random.nextLong() >>> random.nextInt(3); // sometimes too many bits
            case 8 -> random.nextLong() >>> 1 + random.nextInt(60); // long ones and short ones
            case 9 -> (random.nextLong(1L << 53) << 1 | 1) << random.nextInt(1, 10); // long ties
            default -> random.nextLong() >>> 12 + random.nextInt(52);
        };
    }

    private static int power(SplittableRandom random, int shape) {
        return switch (shape) {
            case 0, 1 -> random.nextInt(-40, 25);
            case 2, 9 -> random.nextInt(-3, 4);
            case 3 -> random.nextInt(-2, 13);
            case 5 -> random.nextInt(-256, 256);
            case 6 -> random.nextInt(100) == 0 ? random.nextInt(-2000, 2000) : 0;
            default -> random.nextInt(-60, 45);
        };
    }
}
