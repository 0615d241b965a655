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

final class AtomicMassesTest {
    private static Table read(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return new AtomicMasses().read(Source.of("masses", bytes), ReadOptions.STRICT).table();
    }

    @Test
    void takesTheMarksOfEstimatedAndMissingValues() throws IOException {
        Table nuclides = read(AtomicMassesFiles.NUCLIDES);
        assertArrayEquals(new double[] {8071.25, 28667}, nuclides.doubles("mass excess"));
        assertArrayEquals(new double[] {0, -2267}, nuclides.doubles("binding energy per nucleon"));
        assertTrue(nuclides.isNull("beta decay energy", 1));
        assertTrue(nuclides.isNull("beta decay energy uncertainty", 1));
        assertEquals(782.5, nuclides.doubles("beta decay energy")[0]);
        assertArrayEquals(new int[] {1, 3}, nuclides.ints("atomic mass units"));
        assertEquals(1, nuclides.uses().countOf("mass excess", Event.POINT));
        assertEquals(1, nuclides.uses().countOf("beta decay energy", Event.MARKER));
        assertEquals(
                "masses, line 9, columns 29-42", nuclides.uses().uses().get(0).place().toString());
    }

    /** What is changed in the file, and what is said of it. */
    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "f13.6,f12.6\n",
                        "f13.6\n",
                        "masses, line 3, columns 15-102: found 16 fields in a1,i3"),
                Arguments.of("i3,i5", "i3,q*", "masses, line 3, columns 15-108: found \"a1,i3,q*"),
                Arguments.of(
                        "28667# ",
                        "28667? ",
                        "masses, record 9, columns 29-42: found \"  28667?  "),
                Arguments.of(
                        "   2    3    3",
                        "   2         3",
                        "masses, line 9, columns 10-14: found blanks"),
                Arguments.of(
                        "(micro-u)", "(u)", "masses, line 10: found its end; expected the line"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        String text = AtomicMassesFiles.NUCLIDES.replace(part, changed);
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        int length = Math.min(e.getMessage().length(), message.length());
        assertEquals(message, e.getMessage().substring(0, length));
    }
}
