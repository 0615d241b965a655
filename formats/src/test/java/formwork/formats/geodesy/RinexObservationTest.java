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

final class RinexObservationTest {
    private static final String NAME = "rinex-obs";

    @Test
    void readsSatellitesOfAnEpochAndItsContinuation() throws IOException {
        Tables tables = RecordFaults.read(NAME, ObservationFiles.SECOND, ReadOptions.STRICT);
        Table table = tables.table("observations");
        assertEquals(14, table.rowCount());
        assertEquals("G07", table.strings("satellite")[3]);
        assertEquals("G21", table.strings("satellite")[11]);
        assertEquals("S24", table.strings("satellite")[13]);
        assertEquals(121367582.205, table.doubles("L1")[0]);
        assertEquals(0, table.ints("L1 lli")[0]);
        assertEquals(8, table.ints("L1 ssi")[0]);
        assertTrue(table.isNull("P1", 0) && table.isNull("C1 lli", 0));
        assertTrue(table.isNull("D2", 0), "0 stands for no value");
        assertEquals(0.125, table.doubles("L5")[0]);
        assertArrayEquals(new int[] {0, 4, 1, 6, 2}, tables.table("epochs").ints("flag"));
        assertTrue(tables.table("epochs").isNull("year", 4));
        assertEquals(-0.123456789, tables.table("epochs").doubles("clock offset")[0]);
    }

    @Test
    void followsHeadersAmongTheData() throws IOException {
        Tables tables = RecordFaults.read(NAME, ObservationFiles.SECOND, ReadOptions.STRICT);
        assertEquals(3, tables.table("events").rowCount());
        Table later = tables.table("observations from line 53");
        assertEquals(-94572134.492, later.doubles("C1")[0]);
        assertEquals(2, later.ints("epoch")[0]);
        assertEquals(1, tables.table("slips from line 53").rowCount());
    }

    @Test
    void readsTypesOfEachSystem() throws IOException {
        Tables tables = RecordFaults.read(NAME, ObservationFiles.THIRD, ReadOptions.STRICT);
        assertEquals(2, tables.table("observations G").rowCount());
        assertEquals(23095489.677, tables.table("observations G").doubles("L2L")[0]);
        assertEquals(20607600.189, tables.table("observations R").doubles("C1C")[0]);
        assertEquals(-756349.4305, tables.table("observations R").doubles("L1C")[0]);
        assertEquals(20742800.324, tables.table("observations E").doubles("C1C")[0]);
        assertEquals(1.5, tables.table("observations R from line 18").doubles("L2P")[0]);
        assertEquals(36.5, tables.table("epochs").doubles("second")[1]);
        assertTrue(tables.table("epochs").isNull("clock offset", 1));
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "  0  3  ", "  0  4  ", "a, line 15, column 1: found \">\"; expected a sy"),
                Arguments.of(
                        "  0  3  ", "  0  2  ", "a, line 14, column 1: found \"E\"; expected \">"),
                Arguments.of("G   14", "G   15", "a, line 3, columns 4-6: found 15 types of obs"),
                Arguments.of("G   14", "G   -1", "a, line 3, columns 4-6: found -1 types of obs"),
                Arguments.of("E11", "X11", "a, line 14, column 1: found \"X\"; expected a system"),
                Arguments.of("-756349", "-75#349", "a, record 13, columns 20-33: found \"  -75#34"),
                Arguments.of("  3  1\n", "  3  9\n", "a, line 25: found its end; expected line 2"),
                Arguments.of(
                        " C2W L2W", " C2W C2W", "a, line 3, columns 28-30: found \"C2W\"; exp"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        RecordFaults.check(NAME, ObservationFiles.THIRD, part, changed, message);
    }

    @Test
    void saysThatASatelliteIsNone() {
        RecordFaults.check(
                NAME,
                ObservationFiles.SECOND,
                "G 7R23",
                "G 7R2x",
                "a, line 7, columns 45-47: found \"R2x\"; expected a satellite");
    }
}
