package formwork.formats.nuclear;

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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class NubaseTest {
    private static Table read(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return new Nubase().read(Source.of("nubase", bytes), ReadOptions.STRICT).table();
    }

    /** The half-life is F9.4 in the header, and text here, since words stand there. */
    @Test
    void readsRowsByTheColumnsOfTheHeader() throws IOException {
        Table nuclides = read(NubaseFiles.NUCLIDES);
        assertArrayEquals(new String[] {"0000", "0030", "0030"}, nuclides.strings("ZZZi"));
        assertEquals(8071.5, nuclides.doubles("Mass")[0]);
        assertEquals(28670, nuclides.doubles("Mass")[1]);
        assertTrue(nuclides.isNull("Mass", 2));
        assertEquals(1, nuclides.uses().countOf("Mass", Event.POINT));
        assertEquals("p-unst", nuclides.strings("T")[1].strip());
        assertEquals("keV", nuclides.columns().get(2).unit());
        assertEquals(11, nuclides.line(0));
    }

    /** What is changed in the file, and what is said of it. */
    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of("f13.6", "f12.6", "nubase, line 7, columns 7-31: found"),
                Arguments.of("AAA    ", "ZZZi   ", "nubase, line 5, columns 9-31: found"),
                Arguments.of("8071.5", "8071x5", "nubase, record 11, columns 19-31: found"),
                Arguments.of(": ", "; ", "nubase, line"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        String text = NubaseFiles.NUCLIDES.replace(part, changed);
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        int length = Math.min(e.getMessage().length(), message.length());
        assertEquals(message, e.getMessage().substring(0, length));
    }
}
