package formwork.formats.matrix;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Target;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class HarwellBoeingTest {
    private static final String REAL = BoeingFiles.REAL;

    private static BoeingMatrix read(String text, ReadOptions options) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return new HarwellBoeing().read(Source.of("a.rua", bytes), options);
    }

    @Test
    void readsColumnsByTheFormatsOfTheHeader() throws IOException {
        BoeingMatrix file = read(REAL, ReadOptions.STRICT);
        assertEquals("MADE1", file.key());
        CompressedMatrix matrix = (CompressedMatrix) file.matrix();
        assertArrayEquals(new int[] {0, 2, 4, 6, 8}, matrix.offsets().numbers().toInts());
        assertArrayEquals(new int[] {0, 1, 1, 2, 2, 3, 0, 3}, matrix.indices().numbers().toInts());
        assertEquals(1e10, matrix.values().real(3));
        StringBuilder entries = new StringBuilder();
        matrix.forEach((row, column, real, imaginary) -> entries.append(row).append(column));
        assertEquals("0010112122320333", entries.toString());
    }

    /** As (A72,A8) and (2A16,2A20) of a Fortran program write them: no blank is left out. */
    @Test
    void writesRecordsOfEightyColumns() throws IOException {
        Matrix matrix = read(REAL, ReadOptions.STRICT).matrix();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Target target = Target.of("made", out)) {
            new HarwellBoeing().write(BoeingMatrix.of("", "", matrix, null), target);
        }
        List<String> lines = out.toString(StandardCharsets.ISO_8859_1).lines().toList();
        assertEquals(" ".repeat(80), lines.get(0));
        assertEquals(72, lines.get(3).length());
        BoeingMatrix wrong = BoeingMatrix.of("a".repeat(73), "", matrix, null);
        String message =
                assertThrows(
                                FormworkException.class,
                                () -> new HarwellBoeing().write(wrong, Target.of("made", out)))
                        .getMessage();
        assertEquals("made: found a title of 73 characters; expected at most 72", message);
    }

    /** What is changed in the file above, and what is said of it. */
    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "RUA ", "RXA ", ", line 3, columns 1-3: found \"RXA\"; expected a type"),
                Arguments.of(
                        "    9\n",
                        "    8\n",
                        ", line 5: found a last pointer of 8; expected 9, as a.rua, line 3, columns"
                                + " 43-56 says"),
                Arguments.of(
                        "3    5    7",
                        "5    3    7",
                        ", line 5: found pointer 3 to be 3; expected 5 or more"),
                Arguments.of(
                        "4    1    4",
                        "5    1    4",
                        ", line 6: found index 5; expected 1 to 4, which are all rows"),
                Arguments.of(
                        "4    1    4", "4    0    4", ", line 6: found index 0; expected 1 to 4"),
                Arguments.of(
                        "    1    4\n",
                        "    1\n    4\n",
                        ", lines 6-7: found 8 row indices in 2 lines; expected 16 in each"),
                Arguments.of(
                        "    1    4\n",
                        "    1    4    4\n",
                        ", line 6: found more row indices; expected 8, as"),
                Arguments.of(
                        "    0.7000000000000000E+00\n",
                        "\n",
                        ", lines 7-9: found 7 values; expected 8, as a.rua, line 3"),
                Arguments.of(
                        "         8             0",
                        "2147483647             0",
                        ", line 3, columns 43-56: found 2147483647 row indices; expected at most"),
                Arguments.of(
                        "(3E26.16)",
                        "(3Y26.16)",
                        ", line 4, columns 33-52: found \"(3Y26.16)\"; expected a format"),
                Arguments.of( // which is a format, of three repeat counts
                        "(3E26.16)",
                        "( 1 4  7)",
                        ", line 4, columns 33-52: found \"( 1 4  7)\"; expected a format with a"
                                + " data edit descriptor"),
                Arguments.of("-0.25000", "-0.25x00", ", record 7, columns 27-52: found \""),
                Arguments.of(
                        "5             1",
                        "6             1",
                        ", line 2, columns 1-14: found 6 lines; expected 5, which its parts"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        String text = REAL.replace(part, changed);
        FormworkException e =
                assertThrows(FormworkException.class, () -> read(text, ReadOptions.STRICT));
        assertTrue(e.getMessage().startsWith("a.rua" + message), e.getMessage());
    }

    @Test
    void letsPassWhatDoesNotChangeTheValuesWhenLenient() throws IOException {
        String text =
                REAL.replace("5             1", "6             1")
                        .replace("1    4\n", "1    4    4\n");
        assertEquals(8, read(text, ReadOptions.LENIENT).matrix().entryCount());
    }
}
