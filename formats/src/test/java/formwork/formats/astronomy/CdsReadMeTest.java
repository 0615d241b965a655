package formwork.formats.astronomy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.formats.PolicyUse.Event;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Table;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class CdsReadMeTest {
    private static CdsCatalogue read(String text) throws IOException {
        return new CdsReadMe().read(source(text), ReadOptions.STRICT);
    }

    private static Source source(String text) {
        return Source.of("cds", text.getBytes(StandardCharsets.ISO_8859_1));
    }

    @Test
    void readsTheRowsBelowTheirDescription() throws IOException {
        CdsCatalogue catalogue = read(CdsReadMeFiles.TABLE);
        assertEquals(
                "(T1,A4,T6,I3,T10,F6.2,T17,A1,T18,E9.2)", catalogue.descriptions().get(0).format());
        Table stars = catalogue.tables().table("stars.txt");
        assertArrayEquals(new String[] {"ab  ", "cd  "}, stars.strings("Name"));
        assertEquals(12, stars.ints("Num")[0]);
        assertTrue(stars.isNull("Num", 1));
        assertEquals(1.5, stars.doubles("Flux")[0]);
        assertTrue(stars.isNull("Flux", 1));
        assertEquals(25, stars.doubles("Mag")[0]);
        assertTrue(stars.isNull("Mag", 1));
        assertEquals(1, stars.uses().countOf("Num", Event.MARKER));
        assertEquals(1, stars.uses().countOf("Mag", Event.MARKER));
        assertEquals("mJy", stars.columns().get(2).unit());
        assertEquals(17, stars.line(0));
    }

    /** A14.9 is no format; it is taken for A14, as what has A in it is text. */
    @Test
    void readsRowsInAFileOfTheirOwn() throws IOException {
        CdsDescription spectrum = read(CdsReadMeFiles.README).description("b.dat");
        assertEquals(List.of("a.dat", "b.dat", "c.dat"), spectrum.files());
        Table rows = spectrum.read(source("     6476.09      0.383329\n"), ReadOptions.STRICT);
        assertEquals(6476.09, rows.doubles("Lambda")[0]);
        assertEquals("      0.383329", rows.strings("Fnu")[0]);
        assertThrows(
                FormworkException.class, () -> read(CdsReadMeFiles.README).description("e.dat"));
    }

    /** What is changed in the table, and what is said of it. */
    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "F6.2 ",
                        "F7.2 ",
                        "cds, line 11, columns 10-13: found \"F7.2\"; expected a"),
                Arguments.of(
                        "F6.2 ",
                        "Y6.2 ",
                        "cds, line 11, columns 10-13: found \"(Y6.2)\"; expected"),
                Arguments.of(
                        "Flag ", "Name ", "cds, line 12, columns 24-27: found \"Name\"; expected"),
                Arguments.of("   Bytes Format", "   Bites Format", "cds, line 6: found \"   Bites"),
                Arguments.of(
                        "   12   1.50",
                        "  1x2   1.50",
                        "cds, record 17, columns 6-8: found \"1x2\""),
                Arguments.of(
                        "in some band.\n---",
                        "in some band.\n**-",
                        "cds, record 15, columns 6-8: found"),
                Arguments.of(" stars.txt", " ", "cds, line 5: found"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        String text = CdsReadMeFiles.TABLE.replace(part, changed);
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        int length = Math.min(e.getMessage().length(), message.length());
        assertEquals(message, e.getMessage().substring(0, length));
    }
}
