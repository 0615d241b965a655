package formwork.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RealTextTest {
    private final RealText real = new RealText();

    private boolean read(String text) {
        byte[] bytes = ("x" + text + "1").getBytes(StandardCharsets.ISO_8859_1);
        return real.read(bytes, 1, bytes.length - 1);
    }

    private String again() {
        StringBuilder out = new StringBuilder();
        real.append(out, real.value(), real.style());
        return out.toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1",
                "0",
                "-1",
                "+1",
                "80.",
                "80.0",
                "0.5",
                ".5",
                "-.32",
                "-0.0",
                "0.000",
                "100",
                "1.5E+01",
                "1.5e1",
                "0.5D-03",
                ".5E00",
                "12.25E-2",
                "1E5",
                "1.E5",
                "1.5-3",
                "1.5+300",
                "0.0E+00",
                "0.33333333333333331",
                "3.141592653589793",
                "+1.000000000000000e+00",
                "1.7976931348623157E308",
                "4.9E-324",
                "123456789012345",
                "0.1234567890123456789",
                "0.001",
                "9.99",
                "-9.995",
                "1.0D0"
            })
    void isWrittenAsItWas(String text) {
        assertTrue(read(text), text);
        if (text.length() < 21) {
            assertEquals(text, again());
        } else {
            assertEquals(Double.parseDouble(text), Double.parseDouble(again()), text);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1.5D-03, 1.5e-3",
        "1.5-3, 1.5e-3",
        "-2.225002+6, -2.225002e6",
        "1.d2, 100",
        "007, 7",
        "0.05E1, 0.5",
        "1e999, Infinity",
        "1E-999, 0",
        "00.50, 0.5"
    })
    void readsExponentsAsFortranDoes(String text, double expected) {
        assertTrue(read(text));
        assertEquals(expected, real.value());
        if (Double.isFinite(expected) && expected != 0) {
            String written = again().replaceAll("(?i)d", "e").replaceAll("(\\d)([+-]\\d)", "$1e$2");
            assertEquals(expected, Double.parseDouble(written));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", ".", "+", "-.", "E5", "1E", "1E+", "1.5f", "0x1p3", "nan", "Inf", "1,5", "1 2",
                "1..2", "--1", "1e5.0", "1.5q2"
            })
    void refusesWhatIsNoNumber(String text) {
        assertFalse(read(text), text);
    }

    @Test
    void saysThatAnExponentHasNoLetter() {
        assertTrue(read("1.5-3") && real.hasBareExponent());
        assertFalse(read("1.5E-3") && real.hasBareExponent());
    }

    @Test
    void readsAndWritesRandomNumbersAsBigDecimalHasThem() {
        long seed = 7;
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            int scale = random.nextInt(12);
            BigDecimal number =
                    BigDecimal.valueOf(random.nextLong() >> 16 + random.nextInt(48), scale);
            String text = number.toPlainString();
            assertTrue(read(text), text);
            assertEquals(number.doubleValue(), real.value(), "seed " + seed);
            assertEquals(text, again(), "seed " + seed);
            double any = Double.longBitsToDouble(random.nextLong());
            if (Double.isFinite(any)) {
                StringBuilder out = new StringBuilder();
                real.append(out, any, RealText.FREE);
                assertEquals(any, Double.parseDouble(out.toString()), "seed " + seed);
            }
        }
    }

    @Test
    void stylesBeyondThoseThatAByteTellsApartAreFree() {
        RealStyles styles = new RealStyles();
        for (int i = 0; i < 300; i++) {
            styles.add(i);
        }
        assertEquals(254, styles.at(254));
        assertEquals(RealText.FREE, styles.at(299));
        assertEquals(RealText.FREE, styles.at(300));
        assertNotEquals(RealText.FREE, styles.at(0));
    }
}
