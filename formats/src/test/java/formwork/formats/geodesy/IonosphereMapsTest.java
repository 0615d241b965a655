package formwork.formats.geodesy;

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

final class IonosphereMapsTest {
    @Test
    void readsValuesThatAbutAndScalesThem() throws IOException {
        Tables tables = RecordFaults.read("ionex", AntennaFiles.IONEX, ReadOptions.STRICT);
        Table tec = tables.table("tec");
        assertEquals(19, tec.perRow("value"));
        double[] values = tec.doubles("value");
        assertEquals(9.2, values[0]);
        assertTrue(tec.isNull("value", 17));
        assertEquals(-0.3, values[18]);
        assertEquals(1015.7, values[19]);
        assertEquals(1016.7, values[20]);
        assertEquals(85, tables.table("rows").doubles("latitude")[1]);
        assertEquals(15, tables.table("rms").doubles("value")[1]); // exponent 0
        assertEquals("TEC", tables.table("epochs").strings("kind")[0]);
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "IONEX VER", "IONOX VER", "a, line 1, columns 61-80: found \"IONOX VER"),
                Arguments.of(" 9999   -3", " 9999   -x", "a, record 10, columns 11-15"),
                Arguments.of(" 9999   -3", " 9999", "a, line 10, column 11: found"),
                Arguments.of(" 9999   -3", " 9999   -3    1", "a, line 10, columns 16-20"),
                Arguments.of(
                        "    85.0 -90.0  90.0  10.0",
                        "    85.0 -90.0  90.0   0.0",
                        "a, line 11, columns 9-26: found"),
                Arguments.of(
                        "    85.0 -90.0  90.0  10.0",
                        "    85.0 -90.0  90.0  20.0",
                        "a, line 12: found \"10157"),
                Arguments.of("END OF TEC", "END OF RMS", "a, line 14, columns 61-80: found"),
                Arguments.of(
                        "    -1          ", "   -99          ", "a, line 4, columns 1-6: found"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        RecordFaults.check("ionex", AntennaFiles.IONEX, part, changed, message);
    }
}
