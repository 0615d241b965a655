package formwork.formats.nuclear;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EndfRealTest {
    private static final int TIMES = 20_000;

    private final EndfReal reals = new EndfReal();

    private static List<String> answers() throws IOException {
        try (InputStream stream = EndfRealTest.class.getResourceAsStream("endf-fields.tsv")) {
            assertNotNull(stream);
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private String read(String field) {
        try {
            byte[] bytes = ("?" + field + "?").getBytes(StandardCharsets.ISO_8859_1);
            long bits = Double.doubleToRawLongBits(reals.read(bytes, 1));
            return String.format("%016X", bits);
        } catch (FormworkException e) {
            return "error";
        }
    }

    /** GNU Fortran 12.2, asked by {@code src/test/oracle/endf.py}. */
    @Test
    void readsFieldsAsGfortranDoes() throws IOException {
        for (String answer : answers()) {
            String[] cells = answer.split("\t", -1);
            assertEquals(cells[1], read(cells[0]), "\"" + cells[0] + "\"");
        }
    }

    @Test
    void writesEveryFieldAgainAsItStood() throws IOException {
        for (String answer : answers()) {
            String[] cells = answer.split("\t", -1);
            if (!cells[1].equals("error")) {
                read(cells[0]);
                String odd = reals.isOdd() ? cells[0] : null;
                StringBuilder out = new StringBuilder();
                double value = Double.longBitsToDouble(Long.parseUnsignedLong(cells[1], 16));
                reals.append(out, value, reals.style(), odd);
                assertEquals(cells[0], out.toString());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, ' 0.000000+0'",
        "-0.0, '-0.000000+0'",
        "1, ' 1.000000+0'",
        "-123456, '-1.234560+5'",
        "1.5e10, ' 1.50000+10'",
        "9.9999999e9, ' 1.00000+10'", // too long without an exponent
        "-1e-100, '-1.0000-100'",
        "4.9e-324, ' 4.9407-324'",
        "1.7976931348623157e308, ' 1.7977+308'",
        "123456.789, ' 123456.789'",
        "-999999.99, '-999999.990'",
        "0.123456789, ' 0.12345679'",
        "0.0123456789, ' 1.234568-2'",
        "123456789, ' 123456789.'",
        "1234567890, ' 1.234568+9'"
    })
    void writesValuesAsTheManualShowsOrNearer(double value, String field) {
        StringBuilder out = new StringBuilder();
        reals.append(out, value, EndfStyles.PLAIN, null);
        assertEquals(field, out.toString());
    }

    /** Against all that eleven columns have room for, rounded from the exact value. */
    @Test
    void writesNothingThatIsFartherFromTheValueThanItNeedBe() {
        for (int seed = 0; seed < TIMES; seed++) {
            Random random = new Random(seed);
            int power = random.nextInt(30) - 15;
            double value = (random.nextDouble() - 0.5) * Math.pow(10, power);
            StringBuilder out = new StringBuilder();
            reals.append(out, value, EndfStyles.PLAIN, null);
            assertEquals(EndfReal.WIDTH, out.length(), "seed " + seed);
            BigDecimal error = error(value, decimal(out.toString()));
            BigDecimal exponential = rounded(value, 7);
            int exponent = exponential.precision() - exponential.scale() - 1;
            if (Math.abs(exponent) > 9) {
                exponential = rounded(value, 6); // its exponent has two digits
            }
            assertTrue(
                    error.compareTo(error(value, exponential)) <= 0,
                    "seed " + seed + ": " + value + " as \"" + out + "\"");
        }
    }

    private static BigDecimal rounded(double value, int digits) {
        return new BigDecimal(value).round(new MathContext(digits, RoundingMode.HALF_EVEN));
    }

    private static BigDecimal error(double value, BigDecimal written) {
        return new BigDecimal(value).subtract(written).abs();
    }

    private static BigDecimal decimal(String field) {
        return new BigDecimal(
                field.strip().replaceAll("(?<=.)([-+])", "E$1").replaceAll("\\.$", ""));
    }
}
