package formwork.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Checks eight bytes at once against one at a time. */
class ByteLanesTest {
    private static final long SEED = 19730101;

    @Test
    void findsDigitsAndBytesExactly() {
        SplittableRandom random = new SplittableRandom(SEED);
        byte[] text = new byte[8];
        for (int i = 0; i < 200_000; i++) {
            for (int k = 0; k < 8; k++) {
                text[k] =
                        (byte)
                                (random.nextInt(4) == 0
                                        ? random.nextInt()
                                        : 45 + random.nextInt(16));
            }
            byte wanted = text[random.nextInt(8)];
            long digits = 0;
            long equal = 0;
            int leading = 0;
            for (int k = 0; k < 8; k++) {
                boolean isDigit = text[k] >= '0' && text[k] <= '9';
                digits |= isDigit ? 0x80L << (8 * k) : 0;
                equal |= text[k] == wanted ? 0x80L << (8 * k) : 0;
                leading += isDigit && leading == k ? 1 : 0;
            }
            long eight = ByteLanes.get8(text, 0);
            assertEquals(digits, ByteLanes.digitMask(eight), () -> "seed " + SEED);
            assertEquals(equal, ByteLanes.mask(eight, wanted), () -> "seed " + SEED);
            assertEquals(leading, ByteLanes.leadingDigits(eight), () -> "seed " + SEED);
            assertEquals(leading == 8, ByteLanes.areDigits(eight), () -> "seed " + SEED);
        }
        assertEquals(8, ByteLanes.first(0));
    }

    @Test
    void readsEveryByteBesideDigits() {
        for (int b = -128; b < 128; b++) {
            boolean isDigit = b >= '0' && b <= '9';
            long eight = ByteLanes.eightOf((byte) b);
            assertEquals(isDigit ? 0x8080_8080_8080_8080L : 0, ByteLanes.digitMask(eight));
        }
    }

    @Test
    void readsEveryCountOfDigits() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 100_000; i++) {
            int count = random.nextInt(20);
            StringBuilder text = new StringBuilder("12345678");
            for (int k = 0; k < count; k++) {
                text.append((char) ('0' + random.nextInt(10)));
            }
            byte[] bytes = text.append("87654321").toString().getBytes(StandardCharsets.US_ASCII);
            String digits = text.substring(8, 8 + count);
            long expected = count == 0 ? 0 : Long.parseUnsignedLong(digits);
            assertEquals(expected, ByteLanes.number(bytes, 8, count), digits);
            if (count <= 8) {
                assertEquals(expected, ByteLanes.number(ByteLanes.get8(bytes, 8), count), digits);
            }
            if (count == 8) {
                assertEquals(expected, ByteLanes.number8(ByteLanes.get8(bytes, 8)), digits);
            }
            if (count == 16) {
                long first = ByteLanes.get8(bytes, 8);
                long last = ByteLanes.get8(bytes, 16);
                assertEquals(expected, ByteLanes.number16(first, last), digits);
            }
        }
    }

    @Test
    void keepsBytesInTheOrderOfText() {
        byte[] text = "....abcdefgh".getBytes(StandardCharsets.US_ASCII);
        assertEquals('a', (byte) ByteLanes.get8(text, 4));
        assertEquals('e', (byte) ByteLanes.get4(text, 8));
        ByteLanes.put4(text, 0, ByteLanes.get4(text, 4));
        ByteLanes.put8(text, 4, ByteLanes.eightOf((byte) '*'));
        assertEquals("abcd********", new String(text, StandardCharsets.US_ASCII));
    }
}
