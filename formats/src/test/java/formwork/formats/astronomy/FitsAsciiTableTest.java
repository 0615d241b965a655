package formwork.formats.astronomy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
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

final class FitsAsciiTableTest {
    private static Table read(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return new FitsAsciiTable()
                .read(Source.of("fits", bytes), ReadOptions.STRICT)
                .table("STARS");
    }

    @Test
    void readsColumnsByTheFormatsOfTheHeader() throws IOException {
        Table stars = read(FitsAsciiFiles.STARS);
        assertArrayEquals(new String[] {"ab  ", "cd  ", "e   "}, stars.strings("name"));
        assertEquals(15, stars.doubles("flux")[0]);
        assertTrue(stars.isNull("flux", 1));
        assertEquals(0.0025, stars.doubles("flux")[2]); // D10.3: three digits behind the point
        assertEquals(12, stars.ints("count")[0]);
        assertTrue(stars.isNull("count", 1));
        assertEquals(0, stars.ints("count")[2]); // blank, which is 0
        assertArrayEquals(new double[] {3, 4, 1}, stars.doubles("tenths"));
        assertEquals("mJy", stars.columns().get(1).unit());
    }

    /** What is changed in the file, and what is said of it. */
    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "'D10.3   '", "'Q10.3   '", "fits, line 88, columns 11-80: found TFORM2 ="),
                Arguments.of(
                        "'I4      '", "'I14     '", "fits, line 92, columns 11-80: found I14 in"),
                Arguments.of(
                        "  12    4", " 1x2    4", "fits, STARS, record 1, columns 16-19: found"),
                Arguments.of(
                        "'A4      '", "'A       '", "fits, line 84, columns 11-80: found TFORM1"),
                Arguments.of(
                        "   24 / bytes",
                        "99999 / bytes",
                        "fits, line 77, columns 11-80: found 299997 bytes"),
                Arguments.of("XTENSION=", "XTENSIO =", "fits, line 73: found \"XTENSIO ="));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        String text = FitsAsciiFiles.STARS.replace(part, changed);
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        int length = Math.min(e.getMessage().length(), message.length());
        assertEquals(message, e.getMessage().substring(0, length));
    }
}
