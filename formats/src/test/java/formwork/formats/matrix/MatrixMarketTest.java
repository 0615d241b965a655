package formwork.formats.matrix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class MatrixMarketTest {
    private static Source source(String text) {
        return Source.of("a.mtx", text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static Matrix read(String text) throws IOException {
        return new MatrixMarket().read(source(text), ReadOptions.STRICT).matrix();
    }

    private static String entries(Matrix matrix) {
        StringBuilder text = new StringBuilder();
        matrix.forEachExpanded(
                (row, column, real, imaginary) ->
                        text.append(row + " " + column + " " + real + " " + imaginary + ", "));
        return text.toString();
    }

    @Test
    void expandsWhatSymmetryImplies() throws IOException {
        String head = "%%MatrixMarket matrix coordinate complex ";
        assertEquals(
                "1 0 1.0 2.0, 0 1 1.0 -2.0, 1 1 3.0 0.0, ",
                entries(read(head + "hermitian\n2 2 2\n2 1 1 2\n2 2 3 0\n")));
        assertEquals(
                "1 0 1.0 2.0, 0 1 -1.0 -2.0, ",
                entries(read(head + "skew-symmetric\n2 2 1\n2 1 1 2\n")));
        assertEquals(
                "0 0 1.0 0.0, 1 0 2.0 0.0, 0 1 2.0 0.0, 1 1 3.0 0.0, ",
                entries(read("%%MatrixMarket matrix array real symmetric\n2 2\n1\n2 3\n")));
    }

    @Test
    void readsExponentsOfFortran() throws IOException {
        String text =
                """
                %%MatrixMarket MATRIX Coordinate Real General
                1 5 5
                1 1 1.5D+02
                1 2 -2.5-3
                1 3 inf
                1 4 .5
                1 5 123456789012345678901234567890
                """;
        assertEquals(
                "0 0 150.0 0.0, 0 1 -0.0025 0.0, 0 2 Infinity 0.0, 0 3 0.5 0.0, 0 4"
                        + " 1.2345678901234568E29 0.0, ",
                entries(read(text)));
    }

    @Test
    void goesOverEntriesWithoutKeepingThem() throws IOException {
        double[] sum = {0};
        Matrix sizes =
                new MatrixMarket()
                        .forEach(
                                source(MarketFiles.REAL),
                                (row, column, real, imaginary) -> sum[0] += real);
        assertEquals(12346.428 + 1.5e-7, sum[0], 1e-9);
        assertEquals(4, sizes.columns());
    }

    /** What is changed in {@link MarketFiles#REAL}, and what is said of it. */
    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "real", "rael", ", line 1, columns 34-37: found \"rael\"; expected one"),
                Arguments.of(
                        "3 4 5",
                        "3 4",
                        ", line 4, column 4: found the end of the line; expected how many"),
                Arguments.of(
                        "3 4 5", "3 4 6", ", line 10: found its end after 5 entries; expected 6"),
                Arguments.of(
                        "3 4 5", "3 4 4", ", line 9: found \"2 4 12345.678\"; expected the end"),
                Arguments.of(
                        "3 4 5", "3 4 -5", ", line 4, columns 5-6: found -5 entries; expected 0"),
                Arguments.of(
                        "3 4 5",
                        "3 4 2147483647",
                        ", line 4, columns 5-14: found 2147483647 entries; expected at most"),
                Arguments.of(
                        "3 3 -0",
                        "4 3 -0",
                        ", line 8, column 1: found \"4\"; expected a row from 1 to 3"),
                Arguments.of(
                        "3 3 -0",
                        "3 0 -0",
                        ", line 8, column 3: found \"0\"; expected a column from 1 to 4"),
                Arguments.of(
                        "3 3 -0",
                        "3 3",
                        ", line 8, column 4: found the end of the line; expected a real"),
                Arguments.of(
                        "3 3 -0", "3 3 1 2", ", line 8, column 7: found \"2\"; expected the end"),
                Arguments.of(
                        "3 3 -0", "3 3.5 1", ", line 8, columns 3-5: found \"3.5\"; expected a"),
                Arguments.of(
                        "-0.25", "0x25", ", line 6, columns 5-8: found \"0x25\"; expected a real"),
                Arguments.of(
                        "general",
                        "symmetric",
                        ", line 4: found \"3 4 5\"; expected as many rows"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        String text = MarketFiles.REAL.replace(part, changed);
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        assertTrue(e.getMessage().startsWith("a.mtx" + message), e.getMessage());
    }

    @Test
    void refusesTheUpperTriangleOfASymmetricMatrix() {
        String text = "%%MatrixMarket matrix coordinate pattern symmetric\n2 2 1\n1 2\n";
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        assertEquals(
                "a.mtx, line 3: found row 1 in column 2; expected entries of the lower triangle"
                        + " only, as the matrix is symmetric",
                e.getMessage());
    }
}
