package formwork.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Checks digits of integers against the JDK's. */
class DigitTextTest {
    private static final long SEED = 20190711;

    @Test
    void writesEveryCountOfDigits() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 200_000; i++) {
            long value = random.nextLong() >>> random.nextInt(64);
            String text = Long.toUnsignedString(value);
            assertEquals(text.length(), DigitText.count(value), text);
            int count = text.length() + random.nextInt(21 - text.length());
            byte[] out = new byte[24];
            DigitText.put(out, 2, value, count);
            String expected = "\0\0" + "0".repeat(count - text.length()) + text;
            expected += "\0".repeat(24 - expected.length());
            assertEquals(expected, text(out), () -> "seed " + SEED);
            DigitText.put20(out, 2, value);
            assertEquals("0".repeat(20 - text.length()) + text, text(out).substring(2, 22));
        }
    }

    @Test
    void dividesRightWhereReciprocalsAreRounded() {
        for (long upper = 0; upper < 100_000_000; upper += 1 + upper / 1000) {
            long value = upper * 100_000_000;
            assertEquals(upper, DigitText.beforeLastEight(value));
            assertEquals(upper, DigitText.beforeLastEight(value + 99_999_999));
        }
        for (int upper = 0; upper < 10_000; upper++) {
            for (int lower : new int[] {0, 1, 9999}) {
                byte[] out = new byte[8];
                ByteLanes.put8(out, 0, DigitText.eight(upper * 10_000L + lower));
                assertEquals(String.format("%04d%04d", upper, lower), text(out));
            }
        }
        byte[] out = new byte[16];
        DigitText.put16(out, 0, 9_999_999_999_999_999L);
        assertEquals("9999999999999999", text(out));
    }

    @Test
    void countsDigitsAtPowersOfTen() {
        for (int k = 1; k < 20; k++) {
            assertEquals(k, DigitText.count(PowersOfTen.LONGS[k] - 1));
            assertEquals(k + 1, DigitText.count(PowersOfTen.LONGS[k]));
        }
        assertEquals(1, DigitText.count(0));
        assertEquals(20, DigitText.count(-1));
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }
}
