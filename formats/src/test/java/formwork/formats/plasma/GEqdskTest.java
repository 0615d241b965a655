package formwork.formats.plasma;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.error.FormworkException;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Tables;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class GEqdskTest {
    private static Tables read(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return new GEqdsk().read(Source.of("g", bytes), ReadOptions.STRICT).tables();
    }

    @Test
    void readsTheGridByTheSizesOfTheHeader() throws IOException {
        Tables tables = read(GEqdskFiles.SMALL);
        assertEquals(1.1e6, tables.table("sizes").doubles("current")[0]);
        assertEquals(-7, tables.table("sizes").doubles("zmaxis")[0]);
        assertArrayEquals(new double[] {5, 5.1}, tables.table("profiles").doubles("qpsi"));
        assertEquals(3, tables.table("psirz").rowCount());
        assertEquals(2, tables.table("psirz").perRow("psirz"));
        assertArrayEquals(
                new double[] {0.1, -0.2, 0.3, 0.4, 0.5, 0.6},
                tables.table("psirz").doubles("psirz"));
        assertArrayEquals(new double[] {0, 1, 2}, tables.table("boundary").doubles("z"));
        assertArrayEquals(new double[] {-9}, tables.table("limiter").doubles("z"));
    }

    /** Some programs do not keep to (6A8,3I4) and (2I5). */
    @Test
    void findsSizesThatStandElsewhere() throws IOException {
        String text = GEqdskFiles.SMALL.replace("          3   2   3", " 3 2 3");
        assertEquals(3, read(text.replace("    3    1\n", "3 1\n")).table("psirz").rowCount());
    }

    /** What is changed in the file, and what is said of it. */
    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of("   2   3\n", "   0   3\n", "g, line 1, columns 53-60: found"),
                Arguments.of("   2   3\n", "  xx   3\n", "g, line 1: found"),
                Arguments.of("   2   3\n", "9999   3\n", "g, line 1, columns 53-56: found 9999"),
                Arguments.of("-0.200000000E+00", "****************", "g, record 10, columns 17-32"),
                Arguments.of(" 0.600000000E+00\n", "\n", "g, lines 10-12: found"),
                Arguments.of("    3    1\n", "    4    1\n", "g, line"),
                Arguments.of("    3    1\n", "    3    x\n", "g, line 13: found \"    3    x\""));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        String text = GEqdskFiles.SMALL.replace(part, changed);
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        int length = Math.min(e.getMessage().length(), message.length());
        assertEquals(message, e.getMessage().substring(0, length));
    }
}
