package formwork.formats.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.formats.ReadOptions;
import formwork.formats.RecordFaults;
import formwork.formats.Table;
import formwork.formats.Tables;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class ReferenceDataTest {
    @Test
    void readsDataAndWhatIsCertified() throws IOException {
        Tables tables =
                RecordFaults.read("nist-strd", ReferenceFiles.NONLINEAR, ReadOptions.STRICT);
        Table data = tables.table("data");
        assertArrayEquals(new double[] {10.07, -1.5, 14}, data.doubles("y"));
        assertArrayEquals(new double[] {77.6, 0.1, 0}, data.doubles("x"));
        Table parameters = tables.table("parameters");
        assertEquals("b2 =", parameters.strings("name")[1].strip());
        assertArrayEquals(new double[] {250, 0.0005}, parameters.doubles("start 2"));
        assertEquals(2.3894212918e2, parameters.doubles("certified")[0]);
        assertArrayEquals(
                new double[] {1.2455138894e-1, 12},
                tables.table("statistics").doubles("certified"));
    }

    @Test
    void readsEstimatesAndTheAnalysisOfVariance() throws IOException {
        Tables tables = RecordFaults.read("nist-strd", ReferenceFiles.LINEAR, ReadOptions.STRICT);
        assertEquals(-0.262323073774029, tables.table("estimates").doubles("certified")[0]);
        Table variance = tables.table("variance");
        assertArrayEquals(new double[] {1, 34, 8}, variance.doubles("degrees of freedom"));
        assertTrue(variance.isNull("f statistic", 1));
        assertEquals("Between Treatment", variance.strings("source")[2].strip());
        assertEquals(1000000000000.3, tables.table("data").doubles("Response")[1]);
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "NIST/ITL", "NIST-ITL", "a, line 1: found \"NIST-ITL StRD\"; expected"),
                Arguments.of("10.07 ", "10.x7 ", "a, record 16, columns 1-11: found"),
                Arguments.of("      -1.5          .1", "      -1.5", "a, line 17: found"),
                Arguments.of(
                        "      -1.5          .1", "  -1.5  .1 7", "a, line 17, column 12: found"),
                Arguments.of(
                        "lines 16 to 18",
                        "lines 16 to 19",
                        "a, line 6, columns 47-48: found 19 the last line; expected at most 18"),
                Arguments.of(
                        "lines 16 to 18", "lines 14 to 18", "a, line 14: found \"\"; expected"),
                Arguments.of("lines 16 to 18", "lines 5 to 18", "a, line 6, columns 41-47: found"),
                Arguments.of(
                        "Data              (", "Date              (", "a, line 19: found its end"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        RecordFaults.check("nist-strd", ReferenceFiles.NONLINEAR, part, changed, message);
    }
}
