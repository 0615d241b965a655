package formwork.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Proves that the rounding of the powers of ten never matters: no x there is, but those listed,
 * comes so close to the point where scaling turns.
 */
class ScalingTest {
    private static final BigInteger WORD = BigInteger.ONE.shiftLeft(64);

    @Test
    void noNumberReadIsTooCloseToDecide() {
        List<String> close = new ArrayList<>();
        for (int p = PowersOfTen.MIN; p <= PowersOfTen.MAX; p++) {
            addCloseNumbers(64, p, 8, close);
        }
        // The table's lower word decides this one, as the next test shows.
        assertEquals(List.of("17520334089668519934e-93"), close);
    }

    @Test
    void decidesTheClosestOfAllRight() {
        long x = Long.parseUnsignedLong("17520334089668519934");
        for (int s = 8; s < 64; s++) {
            assertEquals(exact(x, -93, s), Scaling.unrounded(x, -93, s), "s = " + s);
        }
    }

    @Test
    void noNumberWrittenIsTooCloseToDecide() {
        List<String> close = new ArrayList<>();
        for (int p = PowersOfTen.MIN; p <= PowersOfTen.MAX; p++) {
            addCloseNumbers(55, p, 1, close);
        }
        assertEquals(List.of(), close);
    }

    @Test
    void decidesMultiplesAndTheirNeighbours() {
        for (int p = -27; p <= PowersOfTen.MAX_EXACT; p++) {
            BigInteger five = BigInteger.valueOf(5).pow(Math.abs(p));
            for (int k = 0; k < 64; k++) {
                // Close to a power of two, in the product or in its quotient by the power.
                BigInteger near =
                        p < 0 ? five.shiftLeft(k) : BigInteger.ONE.shiftLeft(200).divide(five);
                int excess = near.bitLength() - 64;
                long x = near.shiftRight(excess).longValue();
                for (int away = -2; away <= 2; away++) {
                    long y = x + away;
                    for (int s = 8; y < 0 && s < 64; s += 5) {
                        assertEquals(exact(y, p, s), Scaling.unrounded(y, p, s), y + "e" + p);
                    }
                }
            }
        }
    }

    /** Four times x * 2^e * 10^p, from its definition. */
    private static long exact(long x, int p, int s) {
        int e = -s - PowersOfTen.log2(p) - 3;
        BigInteger numerator = unsigned(x).shiftLeft(Math.max(0, e + 2));
        BigInteger denominator = BigInteger.ONE.shiftLeft(Math.max(0, -e - 2));
        BigInteger power = BigInteger.TEN.pow(Math.abs(p));
        BigInteger[] parts =
                p >= 0
                        ? numerator.multiply(power).divideAndRemainder(denominator)
                        : numerator.divideAndRemainder(denominator.multiply(power));
        return parts[0].longValue() | (parts[1].signum() == 0 ? 0 : 1);
    }

    /**
     * Adds all x of so many bits for which x times the rounded power is from 2^64 below to 2^65
     * above a multiple of 2^(128 + s): further away, the two products decide. A greater s has fewer
     * multiples.
     */
    private static void addCloseNumbers(int bits, int p, int s, List<String> found) {
        if (p >= -27 && p <= PowersOfTen.MAX_EXACT) {
            return; // decided by divisibility
        }
        BigInteger high = unsigned(PowersOfTen.HIGH[p - PowersOfTen.MIN]);
        BigInteger low = unsigned(PowersOfTen.LOW[p - PowersOfTen.MIN]);
        BigInteger modulus = BigInteger.ONE.shiftLeft(128 + s);
        BigInteger step = high.multiply(WORD).subtract(low).shiftLeft(64 - bits).mod(modulus);
        BigInteger x = BigInteger.ONE.shiftLeft(bits - 1);
        BigInteger end = BigInteger.ONE.shiftLeft(bits);
        while (x.compareTo(end) < 0) {
            BigInteger here = step.multiply(x).mod(modulus);
            BigInteger from = WORD.negate().subtract(here).mod(modulus);
            BigInteger to = WORD.shiftLeft(1).subtract(here).mod(modulus);
            BigInteger ahead =
                    from.compareTo(to) > 0
                            ? BigInteger.ZERO
                            : firstMultiple(step, modulus, from, to);
            if (ahead == null || x.add(ahead).compareTo(end) >= 0) {
                return;
            }
            x = x.add(ahead);
            found.add(x + "e" + p);
            x = x.add(BigInteger.ONE);
        }
    }

    /** The least n for which {@code a * n mod m} is in {@code from..to}, by Euclid's steps. */
    private static BigInteger firstMultiple(
            BigInteger a, BigInteger m, BigInteger from, BigInteger to) {
        if (from.signum() == 0) {
            return BigInteger.ZERO;
        }
        if (a.signum() == 0) {
            return null;
        }
        if (a.shiftLeft(1).compareTo(m) > 0) {
            return firstMultiple(m.subtract(a), m, m.subtract(to), m.subtract(from));
        }
        BigInteger n = from.add(a).subtract(BigInteger.ONE).divide(a);
        if (n.multiply(a).compareTo(to) <= 0) {
            return n;
        }
        BigInteger turns = firstMultiple(m.negate().mod(a), a, from.mod(a), to.mod(a));
        if (turns == null) {
            return null;
        }
        return from.add(m.multiply(turns)).add(a).subtract(BigInteger.ONE).divide(a);
    }

    private static BigInteger unsigned(long bits) {
        return new BigInteger(Long.toUnsignedString(bits));
    }
}
