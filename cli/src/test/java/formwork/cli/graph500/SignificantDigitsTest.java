package formwork.cli.graph500;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SignificantDigitsTest {
    /** What printf of glibc 2.36 writes for {@code %.6g}. */
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "1, 1",
        "0.1, 0.1",
        "-2.5, -2.5",
        "123456, 123456",
        "1234567, 1.23457e+06",
        "999999.4, 999999",
        "999999.5, 1e+06",
        "1e6, 1e+06",
        "100000, 100000",
        "0.0001, 0.0001",
        "0.00012345678, 0.000123457",
        "0.00009999994, 9.99999e-05",
        "0.00009999999, 0.0001",
        "1.5e-9, 1.5e-09",
        "2.5e300, 2.5e+300",
        "0.5000005, 0.5",
        "2.500005, 2.5",
        "3.0000025, 3",
        "NaN, nan",
        "Infinity, inf",
        "-Infinity, -inf"
    })
    void writesNumbersAsPrintfDoes(double value, String text) {
        assertEquals(text, SignificantDigits.of(value, 6));
    }

    @ParameterizedTest
    @CsvSource({"4194304, 4194304", "68719476736, 68719476736", "687194767360, 6.8719476736e+11"})
    void writesElevenDigits(double value, String text) {
        assertEquals(text, SignificantDigits.of(value, 11));
    }
}
