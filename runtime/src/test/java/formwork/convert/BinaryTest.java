package formwork.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks numbers read against {@link ExactConversion} and the JDK. */
class BinaryTest {
    private static final long SEED = 20210311;

    @Test
    void readsHardDecimalsExactly() {
        checkHard(SEED, 5_000);
    }

    @Test
    void readsRandomSignificandsAndExponentsExactly() {
        checkRandom(SEED, 8_000);
    }

    @Test
    void readsBackWhatTheJdkWrites() {
        HardNumbers numbers = new HardNumbers(SEED);
        for (int i = 0; i < 20_000; i++) {
            double d = numbers.nextDouble();
            BigDecimal decimal = new BigDecimal(Double.toString(d));
            byte[] digits =
                    decimal.unscaledValue().toString().getBytes(StandardCharsets.ISO_8859_1);
            double back =
                    Binary.toDouble(digits, 0, digits.length, -decimal.scale(), Rounding.HALF_EVEN);
            expect(d, back, decimal, Rounding.HALF_EVEN, SEED);
        }
    }

    @Test
    @Tag("slow")
    void readsMillionsExactly() {
        checkHard(SEED + 1, 300_000);
        checkRandom(SEED + 2, 1_000_000);
    }

    private static void checkHard(long seed, int count) {
        HardNumbers numbers = new HardNumbers(seed);
        for (int i = 0; i < count; i++) {
            check(numbers.nextDecimal(numbers.nextDouble()), seed);
            check(numbers.nextDecimal(numbers.nextFloat()), seed);
        }
    }

    private static void checkRandom(long seed, int count) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < count; i++) {
            long significand = random.nextLong() >>> random.nextInt(64);
            int exponent = random.nextInt(720) - 365;
            if (random.nextBoolean()) {
                exponent = random.nextInt(60) - 35;
            }
            BigInteger integer = new BigInteger(Long.toUnsignedString(significand));
            check(new BigDecimal(integer, -exponent), seed);
        }
    }

    private static void check(BigDecimal decimal, long seed) {
        String text = decimal.unscaledValue().toString();
        int exponent = -decimal.scale();
        byte[] bytes = ("x00" + text + "9").getBytes(StandardCharsets.ISO_8859_1);
        int to = bytes.length - 1;
        boolean isLong = decimal.unscaledValue().bitLength() > 64;
        long significand = decimal.unscaledValue().longValue();
        for (Rounding rounding : ExactConversion.ROUNDINGS) {
            double d = ExactConversion.toDouble(decimal, rounding);
            float f = ExactConversion.toFloat(decimal, rounding);
            expect(d, Binary.toDouble(bytes, 1, to, exponent, rounding), decimal, rounding, seed);
            expect(f, Binary.toFloat(bytes, 1, to, exponent, rounding), decimal, rounding, seed);
            if (!isLong) {
                double dl = Binary.toDouble(significand, exponent, rounding);
                float fl = Binary.toFloat(significand, exponent, rounding);
                expect(d, dl, decimal, rounding, seed);
                expect(f, fl, decimal, rounding, seed);
            }
            if (rounding == Rounding.HALF_EVEN) {
                String jdk = text + "e" + exponent;
                expect(d, Double.parseDouble(jdk), decimal, rounding, seed);
                expect(f, Float.parseFloat(jdk), decimal, rounding, seed);
            }
        }
    }

    private static void expect(
            double expected, double actual, BigDecimal decimal, Rounding rounding, long seed) {
        if (expected != actual) {
            fail(
                    decimal
                            + " "
                            + rounding
                            + ": "
                            + actual
                            + " is not "
                            + expected
                            + "; seed "
                            + seed);
        }
    }

    @Test
    void overflowsAndUnderflowsInTheDirectionOfRounding() {
        for (int exponent : new int[] {400, Integer.MAX_VALUE}) {
            assertEquals(Double.MAX_VALUE, Binary.toDouble(1, exponent, Rounding.TOWARD_ZERO));
            assertEquals(Float.MAX_VALUE, Binary.toFloat(1, exponent, Rounding.TOWARD_ZERO));
            for (int i = 0; i < 3; i++) {
                Rounding rounding = ExactConversion.ROUNDINGS[i];
                assertEquals(Double.POSITIVE_INFINITY, Binary.toDouble(1, exponent, rounding));
                assertEquals(Float.POSITIVE_INFINITY, Binary.toFloat(1, exponent, rounding));
            }
        }
        for (int exponent : new int[] {-400, Integer.MIN_VALUE}) {
            assertEquals(Double.MIN_VALUE, Binary.toDouble(-1, exponent, Rounding.AWAY));
            assertEquals(Float.MIN_VALUE, Binary.toFloat(-1, exponent, Rounding.AWAY));
            for (Rounding rounding : ExactConversion.ROUNDINGS) {
                if (rounding != Rounding.AWAY) {
                    assertEquals(0.0, Binary.toDouble(-1, exponent, rounding));
                    assertEquals(0.0f, Binary.toFloat(-1, exponent, rounding));
                }
            }
        }
        for (Rounding rounding : ExactConversion.ROUNDINGS) {
            assertEquals(0.0, Binary.toDouble(0, Integer.MAX_VALUE, rounding));
            assertEquals(0.0f, Binary.toFloat(0, Integer.MIN_VALUE, rounding));
        }
    }

    @Test
    void takesManyDigitsAndAnyExponent() {
        byte[] digits = "1".repeat(3000).getBytes(StandardCharsets.ISO_8859_1);
        assertEquals(
                Double.parseDouble("1.1111111111111111111111"),
                Binary.toDouble(digits, 0, 3000, -2999, Rounding.HALF_EVEN));
        assertEquals(
                Double.POSITIVE_INFINITY,
                Binary.toDouble(digits, 0, 3000, Integer.MAX_VALUE, Rounding.HALF_EVEN));
        assertEquals(
                Double.MIN_VALUE,
                Binary.toDouble(digits, 0, 3000, Integer.MIN_VALUE, Rounding.AWAY));
        assertEquals(0.0f, Binary.toFloat(digits, 7, 7, 5, Rounding.AWAY));
    }
}
