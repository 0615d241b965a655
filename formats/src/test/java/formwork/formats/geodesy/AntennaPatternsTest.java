package formwork.formats.geodesy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.error.FormworkException;
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

final class AntennaPatternsTest {
    @Test
    void readsPatternsByTheAnglesOfTheirAntennas() throws IOException {
        Tables tables = RecordFaults.read("antex", AntennaFiles.ANTEX, ReadOptions.STRICT);
        assertArrayEquals(
                new double[] {-0.8, -0.9, -0.9, -0.0}, tables.table("noazi 4").doubles("value"));
        Table azimuth = tables.table("azimuth 3");
        assertArrayEquals(new double[] {0, 90}, azimuth.doubles("azimuth"));
        assertEquals(-1000.66, azimuth.doubles("value")[5]);
        assertEquals("G02", azimuth.strings("frequency")[0]);
        assertEquals(2, azimuth.ints("antenna")[1]);
        assertEquals(2319.5, tables.table("offsets").doubles("up")[0]);
        assertEquals("G01", tables.table("antennas").strings("serial number")[0].strip());
        assertEquals(1992, tables.table("valid").ints("year")[0]);
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "ANTEX VER", "ANNEX VER", "a, line 1, columns 61-80: found \"ANNEX VER"),
                Arguments.of("   -0.29  -10.13", "   -0.2x  -10.13", "a, record 23, columns 17-24"),
                Arguments.of("  -10.13", "  -10.13    0.00", "a, line 23, columns 33-40: found"),
                Arguments.of("   -0.29  -10.13", "   -0.29", "a, line 23, column 25: found"),
                Arguments.of("  10.0   5.0", "  10.0   0.0", "a, line 20, columns 1-20: found"),
                Arguments.of("  10.0   5.0", "9999.0   0.1", "a, line 20, columns 1-20: found"),
                Arguments.of(
                        "   G02                                                      END",
                        "   G01                                                      END",
                        "a, line 26, columns 61-80: found \"END OF FREQUENCY\"; expected START"),
                Arguments.of(
                        "START OF ANTENNA\nAER",
                        "START OF NOTHING\nAER",
                        "a, line 21, columns 61-80: found \"START OF FREQUENCY\""));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        RecordFaults.check("antex", AntennaFiles.ANTEX, part, changed, message);
    }

    @Test
    void anAntennaThatDoesNotEndIsAnError() {
        String text = AntennaFiles.ANTEX;
        String cut = text.substring(0, text.lastIndexOf('\n', text.length() - 2) + 1);
        FormworkException e =
                assertThrows(
                        FormworkException.class,
                        () -> RecordFaults.read("antex", cut, ReadOptions.STRICT));
        assertEquals("a, line 27: found its end; expected END OF ANTENNA", e.getMessage());
    }
}
