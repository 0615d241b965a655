package formwork.formats.geodesy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.formats.ReadOptions;
import formwork.formats.RecordFaults;
import formwork.formats.Table;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class TwoLineElementsTest {
    @Test
    void impliesPointsAndExponents() throws IOException {
        Table table =
                RecordFaults.read("tle", TwoLineFiles.PAIRS, ReadOptions.STRICT).table("elements");
        assertArrayEquals(new String[] {"MADE 1 (TEST)", "0 MADE 2", ""}, table.strings("name"));
        assertArrayEquals(new double[] {0.23456e-4, -0.11606e-4, 9.9999}, table.doubles("drag"));
        assertArrayEquals(
                new double[] {0, 0, 0.12345e-3}, table.doubles("mean motion second derivative"));
        assertArrayEquals(
                new double[] {0.1859667, 0.0006703, 0.0000001}, table.doubles("eccentricity"));
        assertEquals(4.00000001, table.doubles("epoch day")[1]);
        assertEquals("A0073", table.strings("satellite")[2]);
        assertEquals(15.72125391, table.doubles("mean motion")[1]);
        assertEquals(56353, table.ints("revolution")[1]);
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "  9993\n", "  9994\n", "a, line 2, column 69: found \"4\"; expected 3,"),
                Arguments.of("2 00071", "2 00072", "a, line 3, columns 3-7: found \"00072\"; expe"),
                Arguments.of("2 00071", "3 00071", "a, line 3, column 1: found \"3\"; expected 2,"),
                Arguments.of(
                        "1 00071U", "2 00071U", "a, line 2, column 1: found \"2\"; expected l"),
                Arguments.of("34.2682", "34.26x2", "a, record 3, columns 9-16: found \" 34.26x2\""),
                Arguments.of("23456-4", "23456-x", "a, line 2, column 69: found"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        RecordFaults.check("tle", TwoLineFiles.PAIRS, part, changed, message);
    }

    @Test
    void letsWrongCheckSumsPassWhenLenient() throws IOException {
        String text = TwoLineFiles.PAIRS.replace("  9993\n", "  9994\n");
        assertEquals(
                3,
                RecordFaults.read("tle", text, ReadOptions.LENIENT).table("elements").rowCount());
    }
}
