package formwork.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Checks integers and bit patterns against the JDK's. */
class IntegerTextTest {
    private static final long SEED = 19570415;

    @Test
    void readsWhatItWrites() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 100_000; i++) {
            long magnitude = random.nextLong() >>> (1 + random.nextInt(63));
            String text = Long.toString(magnitude);
            assertEquals(text.length(), IntegerText.digitCount(magnitude));
            int count = text.length() + random.nextInt(30);
            byte[] out = new byte[count + 2];
            IntegerText.put(out, 1, magnitude, count);
            assertEquals(
                    "\0" + "0".repeat(count - text.length()) + text + "\0",
                    text(out),
                    "seed " + SEED);
            assertEquals(magnitude, IntegerText.parse(out, 1, 1 + count), text);
        }
    }

    @Test
    void readsUpTo2To63() {
        assertEquals(Long.MIN_VALUE, parse("9223372036854775808"));
        assertEquals(Long.MIN_VALUE, parse("0009223372036854775808"));
        assertEquals(Long.MAX_VALUE, parse("9223372036854775807"));
        assertEquals(-1, parse("9223372036854775809"));
        assertEquals(-1, parse("9999999999999999999"));
        assertEquals(-1, parse("18446744073709551617"));
        assertEquals(-1, parse("1".repeat(400)));
        assertEquals(0, parse("0".repeat(400)));
        assertEquals(0, parse(""));
        assertEquals(Long.MIN_VALUE, IntegerText.magnitude(Long.MIN_VALUE));
        assertEquals(5, IntegerText.magnitude(-5));
    }

    @Test
    void readsAndWritesBitPatterns() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int bitsPerDigit : new int[] {1, 3, 4}) {
            for (int i = 0; i < 20_000; i++) {
                long bits = random.nextLong() >>> random.nextInt(64);
                String text = digits(bits, bitsPerDigit);
                assertEquals(text.length(), IntegerText.digitCount(bits, bitsPerDigit));
                int count = text.length() + random.nextInt(5);
                byte[] out = new byte[count + 2];
                IntegerText.put(out, 1, bits, count, bitsPerDigit);
                assertEquals("\0" + "0".repeat(count - text.length()) + text + "\0", text(out));
                int to = 1 + count;
                assertEquals(to, IntegerText.firstNonDigit(out, 1, to, bitsPerDigit));
                assertEquals(to, IntegerText.firstNonDigit(out, 1, to + 1, bitsPerDigit));
                assertEquals(bits, IntegerText.bits(out, 1, to, bitsPerDigit));
                assertEquals(
                        64 - Long.numberOfLeadingZeros(bits),
                        IntegerText.bitCount(out, 1, to, bitsPerDigit));
            }
        }
        byte[] many = bytes("0FFFFFFFFFFFFFFFFF");
        assertEquals(68, IntegerText.bitCount(many, 0, many.length, 4));
        assertEquals(-1, IntegerText.bits(many, 0, many.length, 4));
    }

    @Test
    void knowsDigitsOfEveryBase() {
        for (int b = -128; b < 128; b++) {
            int expected = b < 0 ? -1 : Character.digit(b, 16);
            assertEquals(expected, IntegerText.digit((byte) b), "byte " + b);
        }
        assertEquals(2, IntegerText.firstNonDigit(bytes("0123"), 0, 4, 1));
        assertEquals(1, IntegerText.firstNonDigit(bytes("789"), 0, 3, 3));
        assertEquals(2, IntegerText.firstNonDigit(bytes("fFg"), 0, 3, 4));
    }

    private static String digits(long bits, int bitsPerDigit) {
        return switch (bitsPerDigit) {
            case 1 -> Long.toBinaryString(bits);
            case 3 -> Long.toOctalString(bits);
            default -> Long.toHexString(bits).toUpperCase(Locale.ROOT);
        };
    }

    private static long parse(String text) {
        byte[] bytes = bytes("7" + text + "7");
        return IntegerText.parse(bytes, 1, bytes.length - 1);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }
}
