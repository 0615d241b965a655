package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NumberTextTest {
    private static final int RANDOM_VALUES = 3_000;

    private final NumberText numbers = new NumberText();

    @ParameterizedTest
    @CsvSource({
        "1.0, 1",
        "-1.5, -1.5",
        "0.1, 0.1",
        "0.01, 0.01",
        "0.001, 1e-3",
        "0.0015, 0.0015",
        "100.0, 100",
        "1000.0, 1e3",
        "1200.0, 1200",
        "123456.75, 123456.75",
        "1e22, 1e22",
        "5e-324, 5e-324",
        "1.7976931348623157e308, 1.7976931348623157e308",
        "2e23, 2e23",
        "9007199254740993.0, 9007199254740992",
        "0.0, 0",
        "-0.0, -0.0",
        "NaN, NaN",
        "Infinity, Infinity",
        "-Infinity, -Infinity",
    })
    void writesTheShorterOfDecimalAndExponent(double value, String expected) {
        assertEquals(expected, numbers.of(value));
    }

    @ParameterizedTest
    @CsvSource({"0.1, 0.1", "16777216, 16777216", "1e-45, 1e-45", "3.4028235e38, 3.4028235e38"})
    void takesTheDigitsOfAFloatFromTheFloat(float value, String expected) {
        assertEquals(expected, numbers.of(value));
    }

    @Test
    void readsBackToTheSameNumberWithNoDigitTooMany() {
        long seed = 20260101;
        Random random = new Random(seed);
        for (int i = 0; i < RANDOM_VALUES; i++) {
            double value = Double.longBitsToDouble(random.nextLong());
            if (!Double.isFinite(value) || value == 0) {
                continue;
            }
            String text = numbers.of(value);
            String failure = "seed " + seed + ", value " + i + ", " + text;
            assertEquals(value, Double.parseDouble(text), failure);
            assertTrue(text.length() <= NumberText.MOST_BYTES, failure);
            assertTrue(isShortest(value, text), failure);
        }
    }

    /** Whether both numbers of a digit less that are next to the value read back as another one. */
    private static boolean isShortest(double value, String text) {
        BigDecimal shown = new BigDecimal(text).stripTrailingZeros();
        if (shown.precision() == 1) {
            return true;
        }
        BigDecimal step = BigDecimal.ONE.movePointLeft(shown.scale() - 1);
        BigDecimal below = new BigDecimal(value).divideToIntegralValue(step).multiply(step);
        return below.doubleValue() != value
                && below.add(step).doubleValue() != value
                && below.subtract(step).doubleValue() != value;
    }
}
