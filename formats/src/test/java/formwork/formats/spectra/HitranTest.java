package formwork.formats.spectra;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.formats.ReadOptions;
import formwork.formats.RecordFaults;
import formwork.formats.Table;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class HitranTest {
    @Test
    void readsFieldsThatTouch() throws IOException {
        Table lines =
                RecordFaults.read("hitran", HitranFiles.LINES, ReadOptions.STRICT).table("lines");
        assertArrayEquals(new int[] {1, 2, 2, 47, 5}, lines.ints("molecule"));
        assertArrayEquals(new int[] {1, 10, 11, 1, 3}, lines.ints("isotopologue"));
        assertEquals(0.072049, lines.doubles("wavenumber")[0]);
        assertEquals(1.165e-32, lines.doubles("intensity")[0]);
        assertEquals(0.0919, lines.doubles("air width")[0]);
        assertEquals(-0.0023, lines.doubles("air shift")[1]);
        assertEquals("          5  1  5", "  " + lines.strings("lower local quanta")[0]);
        assertEquals(6, lines.perRow("reference"));
        assertTrue(lines.isNull("upper weight", 4));
        assertEquals("1/cm", lines.columns().get(2).unit());
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "1.165E-32", "1.165X-32", "a, record 1, columns 16-25: found \" 1.165X"),
                Arguments.of(" 11   ", " 1C   ", "a, record 1, column 3: found \"C\""),
                Arguments.of("12345.6\n", "1234\n", "a, line 4, columns 154-160: found \"1234\""),
                Arguments.of("12345.6\n", "12345.67\n", "a, line 4, column 161: found \"7\""));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        RecordFaults.check("hitran", HitranFiles.LINES, part, changed, message);
    }
}
