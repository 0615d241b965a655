package formwork.formats.geodesy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

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

final class GrgsGravityTest {
    private static final String FIELD = GrgsFiles.FIELD;

    @Test
    void readsConstantsThatAbutAndCoefficients() throws IOException {
        Tables tables = RecordFaults.read("grgs-gravity", FIELD, ReadOptions.STRICT);
        Table constants = tables.table("constants");
        assertEquals(6378136.46, constants.doubles("radius")[0]);
        assertEquals(298.25765, constants.doubles("inverse flattening")[0]);
        Table coefficients = tables.table("coefficients");
        assertEquals("DOT", coefficients.strings("mark")[0]);
        assertArrayEquals(
                new double[] {0.13637590952454e-10, .9999999998886, -.123991076217e-6},
                coefficients.doubles("c"));
        assertEquals(.5375e-9, coefficients.doubles("sigma s")[2]);
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of("AE ", "AF ", "a, line 2: found \"         AF  "),
                Arguments.of(
                        " L  M DOT", " L  M TOD", "a, line 9: found its end; expected the titles"),
                Arguments.of("  8  8   ", "  8  9   ", "a, line 8, columns 1-6: found \"  8  9\""),
                Arguments.of("-.123991", "-.123x91", "a, record 8, columns 10-30: found"),
                Arguments.of(" .537500E-09", "", "a, line 8, column 65: found"),
                Arguments.of(" .537500E-09", " .537500E-09 1", "a, line 8, columns 78-79: found"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        RecordFaults.check("grgs-gravity", FIELD, part, changed, message);
    }
}
