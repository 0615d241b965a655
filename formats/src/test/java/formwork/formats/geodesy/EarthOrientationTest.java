package formwork.formats.geodesy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.error.FormworkException;
import formwork.formats.FormattedTable;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Table;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class EarthOrientationTest {
    private static FormattedTable read(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return new EarthOrientation().read(Source.of("eop", bytes), ReadOptions.STRICT);
    }

    @Test
    void readsDaysByTheFormatOfTheHeader() throws IOException {
        FormattedTable file = read(EarthOrientationFiles.DAYS);
        Table days = file.table();
        assertEquals(8, file.header().size());
        assertArrayEquals(new int[] {51910, 51911}, days.ints("MJD"));
        assertArrayEquals(new double[] {0.1, -0.100001}, days.doubles("x"));
        assertArrayEquals(new double[] {-0.3000001, -0.3000003}, days.doubles("UT1-UTC"));
        assertArrayEquals(new double[] {0.000006, 0.000006}, days.doubles("dY error"));
        assertEquals(9, days.line(0));
        assertEquals("arcsec", days.columns().get(4).unit());
    }

    /** What is changed in the file, and what is said of it. */
    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "2F12.6)",
                        "F12.6)",
                        "eop, line 4, columns 1-76: found 15 fields in"
                                + " FORMAT(3(I4),I7,2(F11.6),2(F12.7),2(F11.6),2(F11.6),2(F11.7),"
                                + "F12.6); expected 16, one for each column of days"),
                Arguments.of(
                        "FORMAT(3(I4)",
                        "FORMAT(3(Y4)",
                        "eop, line 4, columns 1-77: found \"FORMAT(3(Y4),I7,2(F11.6),2(F12.7)"),
                Arguments.of(
                        "  0.0004000",
                        "  *********",
                        "eop, record 9, columns 54-65: found \"   *********\"; expected a real for"),
                Arguments.of(
                        "2001   1   2",
                        "2001       2",
                        "eop, line 10, columns 5-8: found blanks; expected a value for \"month\""),
                Arguments.of("FORMAT(", "format ", "eop, line 11: found its end; expected the"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        String text = EarthOrientationFiles.DAYS.replace(part, changed);
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        assertEquals(message, cut(e.getMessage(), message.length()));
    }

    private static String cut(String message, int length) {
        return message.substring(0, Math.min(length, message.length()));
    }
}
