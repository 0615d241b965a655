package formwork.formats.geodesy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.formats.Column;
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

final class RinexNavigationTest {
    private static final String NAME = "rinex-nav";

    @Test
    void readsEphemeridesOfVersion2() throws IOException {
        Table table = RecordFaults.read(NAME, NavigationFiles.GPS, ReadOptions.STRICT).table("GPS");
        assertArrayEquals(new int[] {6, 13}, table.ints("satellite"));
        assertArrayEquals(new int[] {99, 5}, table.ints("year"));
        assertEquals(-0.839701388031e-3, table.doubles("clock bias")[0]);
        assertEquals(5153.65489006, table.doubles("sqrt a")[0]);
        assertEquals(-4, table.doubles("fit interval")[1]);
        assertTrue(table.isNull("spare 1", 0));
        Column sqrt =
                table.columns().stream()
                        .filter(column -> column.name().equals("sqrt a"))
                        .findFirst()
                        .orElseThrow();
        assertEquals("m^0.5", sqrt.unit());
    }

    @Test
    void readsEachSystemOfVersion3IntoItsTable() throws IOException {
        Tables tables = RecordFaults.read(NAME, NavigationFiles.MIXED, ReadOptions.STRICT);
        for (String system : "GPS GLONASS Galileo BeiDou QZSS IRNSS SBAS".split(" ", -1)) {
            assertEquals(1, tables.table(system).rowCount(), system);
        }
        assertEquals("E12", tables.table("Galileo").strings("satellite")[0]);
        assertEquals(11438.9570312, tables.table("GLONASS").doubles("y")[0]);
        Tables fifth = RecordFaults.read(NAME, NavigationFiles.FIFTH_LINE, ReadOptions.STRICT);
        assertEquals(2, fifth.table("GLONASS").doubles("accuracy index")[0]);
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "     3.04", "     4.00", "a, line 1, columns 1-9: found \"     4.00\""),
                Arguments.of(
                        "     3.04", "    x3.04", "a, line 1, columns 1-9: found \"    x3.04\""),
                Arguments.of("END OF HEADER", "END OF HEADE", "a, line 53: found its end; expecte"),
                Arguments.of(
                        "R05 2026", "X05 2026", "a, line 13, column 1: found \"X\"; expected o"),
                Arguments.of("23 45 00", "23 4x 00", "a, record 13, columns 19-20: found \"4x\""),
                Arguments.of("TYPE\n", "TYPO\n", "a, line 1, columns 61-80: found \"RINEX VERS"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        RecordFaults.check(NAME, NavigationFiles.MIXED, part, changed, message);
    }
}
