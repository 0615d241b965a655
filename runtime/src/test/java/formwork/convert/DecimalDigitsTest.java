package formwork.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks digits against {@link ExactConversion}, and what no checker would come upon. */
class DecimalDigitsTest {
    private static final long SEED = 20260119;
    private final DecimalDigits digits = new DecimalDigits();

    @Test
    void roundsRandomDoublesExactly() {
        checkDoubles(SEED, 15_000);
    }

    @Test
    void roundsRandomFloatsExactly() {
        checkFloats(SEED, 12_000);
    }

    @Test
    void findsShortestDigitsOfRandomNumbers() {
        checkShortest(SEED, 6_000);
    }

    @Test
    @Tag("slow")
    void roundsMillionsExactly() {
        checkDoubles(SEED + 1, 2_000_000);
        checkFloats(SEED + 2, 1_000_000);
        checkShortest(SEED + 3, 1_000_000);
    }

    @Test
    @Tag("slow")
    void roundsEveryBinadeToEveryCount() {
        HardNumbers numbers = new HardNumbers(SEED + 4);
        for (int e = -1074; e < 1024; e++) {
            double d = Math.scalb(1 + numbers.nextDouble() % 1, e);
            for (int count = 1; count <= 40; count++) {
                checkCount(d, count, SEED + 4);
            }
            for (int fraction = -310; fraction <= 1080; fraction += 1 + numbers.below(40)) {
                checkFraction(d, fraction, SEED + 4);
            }
        }
    }

    private void checkDoubles(long seed, int count) {
        HardNumbers numbers = new HardNumbers(seed);
        for (int i = 0; i < count; i++) {
            double d = numbers.nextDouble();
            boolean isLong = numbers.below(10) == 0;
            checkCount(d, 1 + numbers.below(isLong ? 800 : 20), seed);
            int decade = Decimal.exponent(d);
            checkFraction(d, numbers.below(isLong ? 1100 : 24) - decade - 3, seed);
        }
    }

    private void checkFloats(long seed, int count) {
        HardNumbers numbers = new HardNumbers(seed);
        for (int i = 0; i < count; i++) {
            float f = numbers.nextFloat();
            boolean isLong = numbers.below(10) == 0;
            checkCount(f, 1 + numbers.below(isLong ? 120 : 20), seed);
            int decade = Decimal.exponent(f);
            checkFraction(f, numbers.below(isLong ? 160 : 24) - decade - 3, seed);
        }
    }

    private void checkShortest(long seed, int count) {
        HardNumbers numbers = new HardNumbers(seed);
        for (int i = 0; i < count; i++) {
            double d = numbers.nextDouble();
            digits.shortest(d);
            check(ExactConversion.shortest(d), "shortest of double " + d, seed);
            float f = numbers.nextFloat();
            digits.shortest(f);
            check(ExactConversion.shortest(f), "shortest of float " + f, seed);
            checkInMiddle(d, seed);
            checkInMiddle(f, seed);
        }
    }

    private void checkInMiddle(double d, long seed) {
        double magnitude = Math.abs(d);
        if (magnitude == 0 || magnitude == Double.MAX_VALUE) {
            return;
        }
        digits.shortestInMiddle(d);
        BigDecimal expected =
                ExactConversion.shortestInMiddle(
                        new BigDecimal(magnitude),
                        new BigDecimal(Math.nextDown(magnitude)),
                        new BigDecimal(Math.nextUp(magnitude)));
        check(expected, "shortest in the middle of double " + d, seed);
    }

    private void checkInMiddle(float f, long seed) {
        float magnitude = Math.abs(f);
        if (magnitude == 0 || magnitude == Float.MAX_VALUE) {
            return;
        }
        digits.shortestInMiddle(f);
        BigDecimal expected =
                ExactConversion.shortestInMiddle(
                        new BigDecimal(magnitude),
                        new BigDecimal(Math.nextDown(magnitude)),
                        new BigDecimal(Math.nextUp(magnitude)));
        check(expected, "shortest in the middle of float " + f, seed);
    }

    private void checkCount(double d, int count, long seed) {
        BigDecimal exact = new BigDecimal(d);
        for (Rounding rounding : ExactConversion.ROUNDINGS) {
            digits.roundToCount(d, count, rounding);
            BigDecimal expected = ExactConversion.rounded(exact, count, rounding);
            check(expected, d + " to " + count + " digits, " + rounding, seed);
            assertTrue(digits.length() <= count, () -> "digits of " + d);
        }
    }

    private void checkCount(float f, int count, long seed) {
        BigDecimal exact = new BigDecimal(f);
        for (Rounding rounding : ExactConversion.ROUNDINGS) {
            digits.roundToCount(f, count, rounding);
            BigDecimal expected = ExactConversion.rounded(exact, count, rounding);
            check(expected, "float " + f + " to " + count + " digits, " + rounding, seed);
        }
    }

    private void checkFraction(double d, int fraction, long seed) {
        BigDecimal exact = new BigDecimal(d);
        for (Rounding rounding : ExactConversion.ROUNDINGS) {
            digits.roundToFraction(d, fraction, rounding);
            BigDecimal expected = ExactConversion.roundedToFraction(exact, fraction, rounding);
            check(expected, d + " to 10^-" + fraction + ", " + rounding, seed);
        }
    }

    private void checkFraction(float f, int fraction, long seed) {
        BigDecimal exact = new BigDecimal(f);
        for (Rounding rounding : ExactConversion.ROUNDINGS) {
            digits.roundToFraction(f, fraction, rounding);
            BigDecimal expected = ExactConversion.roundedToFraction(exact, fraction, rounding);
            check(expected, "float " + f + " to 10^-" + fraction + ", " + rounding, seed);
        }
    }

    private void check(BigDecimal expected, String what, long seed) {
        if (value().compareTo(expected) != 0 || text().startsWith("0")) {
            fail(what + ": got " + value() + ", expected " + expected + "; seed " + seed);
        }
    }

    private BigDecimal value() {
        if (digits.length() == 0) {
            return BigDecimal.ZERO;
        }
        return new BigDecimal(new BigInteger(text()), digits.length() - digits.pointPosition());
    }

    private String text() {
        return new String(
                digits.bytes(), digits.offset(), digits.length(), StandardCharsets.ISO_8859_1);
    }

    @Test
    void hasNoDigitsOfZero() {
        digits.roundToCount(0.0, 5, Rounding.AWAY);
        assertEquals("", text());
        digits.roundToFraction(-0.0f, 5, Rounding.AWAY);
        assertEquals("", text());
        digits.shortest(0.0);
        assertEquals("", text());
        assertEquals(0, digits.pointPosition());
    }

    @Test
    void ignoresTheSign() {
        digits.roundToCount(-1.5, 2, Rounding.HALF_EVEN);
        assertEquals("15", text());
        digits.shortest(-0.25f);
        assertEquals("25", text());
    }

    @Test
    void takesAnyNumberOfFractionDigits() {
        digits.roundToFraction(1.5, Integer.MAX_VALUE, Rounding.HALF_EVEN);
        assertEquals(0, new BigDecimal("1.5").compareTo(value()));
        digits.roundToFraction(1.5, Integer.MIN_VALUE, Rounding.HALF_EVEN);
        assertEquals("", text());
        digits.roundToFraction(1.5, -Integer.MAX_VALUE, Rounding.AWAY);
        assertEquals("1", text());
        assertEquals(Integer.MAX_VALUE, digits.pointPosition());
        digits.roundToCount(1.5f, Integer.MAX_VALUE, Rounding.AWAY);
        assertEquals(0, new BigDecimal("1.5").compareTo(value()));
    }

    @Test
    void carriesThroughNines() {
        digits.roundToCount(9.5, 1, Rounding.HALF_EVEN);
        assertEquals(0, BigDecimal.TEN.compareTo(value()));
        double d = Math.nextDown(1.0);
        digits.roundToFraction(d, 30, Rounding.AWAY);
        assertEquals(0, new BigDecimal("0.999999999999999888977697537485").compareTo(value()));
        digits.roundToCount(Math.nextDown(1e22), 19, Rounding.AWAY);
        assertEquals(0, new BigDecimal("9.999999999999997903e21").compareTo(value()));
    }

    @Test
    void expandsTheSmallestSubnormal() {
        digits.roundToFraction(Double.MIN_VALUE, 330, Rounding.HALF_EVEN);
        assertEquals("4940656", text());
        assertEquals(-323, digits.pointPosition());
        digits.roundToFraction(Double.MIN_VALUE, 1074, Rounding.HALF_EVEN);
        assertEquals(0, new BigDecimal(Double.MIN_VALUE).compareTo(value()));
        digits.roundToFraction(Double.MAX_VALUE, 0, Rounding.HALF_EVEN);
        assertEquals(0, new BigDecimal(Double.MAX_VALUE).compareTo(value()));
    }

    @Test
    void findsDecimalExponentsAtAllPowersOfTen() {
        for (int k = -323; k <= 308; k++) {
            double d = Double.parseDouble("1e" + k);
            for (double near : new double[] {Math.nextDown(d), d, Math.nextUp(d)}) {
                if (near > 0) {
                    BigDecimal exact = new BigDecimal(near);
                    int expected = exact.precision() - exact.scale() - 1;
                    assertEquals(expected, Decimal.exponent(near), () -> "exponent of " + near);
                }
            }
        }
        for (int e = -1074; e < 1024; e++) {
            double d = Math.scalb(1.0, e);
            BigDecimal exact = new BigDecimal(d);
            assertEquals(exact.precision() - exact.scale() - 1, Decimal.exponent(d));
            double last = Math.nextDown(Math.scalb(2.0, e));
            if (last <= Double.MAX_VALUE && last > 0) {
                BigDecimal exactLast = new BigDecimal(last);
                assertEquals(exactLast.precision() - exactLast.scale() - 1, Decimal.exponent(last));
            }
        }
    }
}
