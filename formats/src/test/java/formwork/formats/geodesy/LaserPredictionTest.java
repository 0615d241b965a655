package formwork.formats.geodesy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.formats.ReadOptions;
import formwork.formats.RecordFaults;
import formwork.formats.Tables;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class LaserPredictionTest {
    @Test
    void readsFieldsWhereverTheyStand() throws IOException {
        Tables tables =
                RecordFaults.read("ilrs-cpf", LaserPredictionFiles.POSITIONS, ReadOptions.STRICT);
        assertArrayEquals(
                new double[] {-3442706.377, -3443218.148, -3409716.011},
                tables.table("positions").doubles("x"));
        assertEquals(1782, tables.table("positions").doubles("second of day")[2]);
        assertEquals(1e-6, tables.table("velocities").doubles("z velocity")[0]);
        assertEquals(4, tables.table("others").rowCount());
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "H1 CPF", "H3 CPF", "a, line 1, columns 1-2: found \"H3\"; expected H1"),
                Arguments.of("99\n", "", "a, line 8: found its end; expected 99, the end"),
                Arguments.of("       489466.784", "", "a, line 5: found \"10 0 61374    882.0"),
                Arguments.of("489466.784", "489466.784 1", "a, line 5, column"),
                Arguments.of("20 0", "2x 0", "a, line 6, columns 1-2: found \"2x\"; expected H"),
                Arguments.of("61373", "6137x", "a, record 4, columns 5-10: found \" 6137x\""));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        RecordFaults.check("ilrs-cpf", LaserPredictionFiles.POSITIONS, part, changed, message);
    }
}
