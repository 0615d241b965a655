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

final class RinexClockTest {
    @Test
    void readsClocksAndTheirRates() throws IOException {
        Tables tables = RecordFaults.read("rinex-clk", ClockFiles.SHORT, ReadOptions.STRICT);
        Table clocks = tables.table("clocks");
        assertArrayEquals(new int[] {2, 1, 6}, clocks.ints("values"));
        assertEquals(-0.123456789012e-7, clocks.doubles("bias")[0]);
        assertTrue(clocks.isNull("bias sigma", 1));
        assertEquals(30, clocks.doubles("second")[1]);
        assertEquals(0.123456789012e+5, tables.table("rates").doubles("acceleration sigma")[0]);
    }

    @Test
    void readsTheLongNamesOfLaterVersions() throws IOException {
        Table clocks =
                RecordFaults.read("rinex-clk", ClockFiles.LONG, ReadOptions.STRICT).table("clocks");
        assertEquals("ABMF00GLP", clocks.strings("name")[1].strip());
        assertEquals(2.202776632854e-4, clocks.doubles("bias")[0]);
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "AS G01", "AX G01", "a, line 6, columns 1-2: found \"AX\"; expected one"),
                Arguments.of("  2   -0.1", "  3   -0.1", "a, line 6, columns 17-18: found"),
                Arguments.of(" 30.000000  1 ", " 30.000000  2 ", "a, line 6: found \"AS G01"),
                Arguments.of(" 0.123456789012E-03", "", "a, line 6: found \"AS G01"),
                Arguments.of("  0.000000  6 ", "  0.000000  7 ", "a, line 7: found \"AR WTZR"),
                Arguments.of(" -0.123456789012E+04  0.123456789012E+05", "", "a, line 8: found"),
                Arguments.of("0.123456789012E-03", "0.12345x789012E-03", "a, record 6, columns"),
                Arguments.of(
                        "END OF HEADER",
                        "END OF HEATER",
                        "a, line 9: found its end; expected END OF"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        RecordFaults.check("rinex-clk", ClockFiles.SHORT, part, changed, message);
    }
}
