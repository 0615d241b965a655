package formwork.formats.geodesy;

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

final class PreciseOrbitTest {
    @Test
    void readsPositionsWithTheirEpochs() throws IOException {
        Table positions =
                RecordFaults.read("sp3", PreciseOrbitFiles.POSITIONS, ReadOptions.STRICT)
                        .table("positions");
        assertArrayEquals(new int[] {0, 0, 0, 1, 1, 1}, positions.ints("epoch"));
        assertEquals("R24", positions.strings("satellite")[5]);
        assertEquals(-12593.5935, positions.doubles("x")[1]);
        assertTrue(positions.isNull("clock", 1) && positions.isNull("z", 2));
        assertTrue(positions.isNull("clock deviation", 1));
        assertEquals(219, positions.ints("clock deviation")[0]);
        assertEquals("E", positions.strings("clock event")[0]);
        assertEquals("M", positions.strings("maneuver")[0]);
    }

    @Test
    void readsVelocitiesAndCorrelations() throws IOException {
        Tables tables = RecordFaults.read("sp3", PreciseOrbitFiles.VELOCITIES, ReadOptions.STRICT);
        assertEquals(20298.880364, tables.table("velocities").doubles("x velocity")[0]);
        assertEquals(-1234567, tables.table("position correlations").ints("xz")[0]);
        assertEquals(1, tables.table("velocity correlations").rowCount());
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "       2 ORBIT", "       3 ORBIT", "a, line 1, columns 33-39: found 3 e"),
                Arguments.of(
                        "#cP", "#eP", "a, line 1, columns 1-2: found \"#e\"; expected # and a ve"),
                Arguments.of("EOF\n", "", "a, line 31: found its end; expected EOF"),
                Arguments.of(
                        "PG02", "QG02", "a, line 25, columns 1-2: found \"QG\"; expected one of"),
                Arguments.of("-10475.672350", "-10475,672350", "a, line 24, columns 19-32: found"),
                Arguments.of(
                        "*  2026", "PG01", "a, line 23, column 1: found \"P\"; expected *, the"),
                Arguments.of(
                        "EOF\n", "EOF\nX\n", "a, line 32: found \"X\"; expected nothing after"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        RecordFaults.check("sp3", PreciseOrbitFiles.POSITIONS, part, changed, message);
    }
}
