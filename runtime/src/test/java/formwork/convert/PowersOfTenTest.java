package formwork.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Checks the table and the three logarithms against their definitions. */
class PowersOfTenTest {
    @Test
    void roundsPowersUpToBits() {
        BigInteger word = BigInteger.ONE.shiftLeft(64);
        for (int p = PowersOfTen.MIN; p <= PowersOfTen.MAX; p++) {
            BigInteger high = unsigned(PowersOfTen.HIGH[p - PowersOfTen.MIN]);
            BigInteger low = unsigned(PowersOfTen.LOW[p - PowersOfTen.MIN]);
            BigInteger significand = high.multiply(word).subtract(low);
            assertEquals(128, significand.bitLength(), "p = " + p);
            BigDecimal unit = powerOfTwo(PowersOfTen.log2(p) - 127);
            BigDecimal power = BigDecimal.ONE.scaleByPowerOfTen(p);
            BigDecimal above = new BigDecimal(significand).multiply(unit).subtract(power);
            assertTrue(above.signum() >= 0 && above.compareTo(unit) < 0, "p = " + p);
            boolean isExact = p >= 0 && p <= PowersOfTen.MAX_EXACT;
            assertEquals(isExact, above.signum() == 0, "p = " + p);
        }
    }

    @Test
    void knowsLogarithms() {
        for (int p = -1233; p <= 1233; p++) {
            BigDecimal power = BigDecimal.ONE.scaleByPowerOfTen(p);
            assertTrue(powerOfTwo(PowersOfTen.log2(p)).compareTo(power) <= 0, "p = " + p);
            assertTrue(powerOfTwo(PowersOfTen.log2(p) + 1).compareTo(power) > 0, "p = " + p);
        }
        BigDecimal threeQuarters = new BigDecimal("0.75");
        for (int e = -1200; e <= 1200; e++) {
            BigDecimal power = powerOfTwo(e);
            assertEquals(decade(power), PowersOfTen.log10OfPowerOfTwo(e), "e = " + e);
            BigDecimal part = power.multiply(threeQuarters);
            assertEquals(decade(part), PowersOfTen.log10OfThreeQuarters(e), "e = " + e);
        }
    }

    private static int decade(BigDecimal value) {
        return value.precision() - value.scale() - 1;
    }

    private static BigInteger unsigned(long bits) {
        return new BigInteger(Long.toUnsignedString(bits));
    }

    private static BigDecimal powerOfTwo(int e) {
        return e >= 0
                ? new BigDecimal(BigInteger.ONE.shiftLeft(e))
                : new BigDecimal(BigInteger.valueOf(5).pow(-e), -e);
    }
}
