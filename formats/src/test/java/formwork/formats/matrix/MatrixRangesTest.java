package formwork.formats.matrix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.formats.Kinds;
import formwork.formats.Made;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Some of the entries of a matrix are those of all that stand there. */
final class MatrixRangesTest {
    static Stream<Made> files() {
        return Stream.concat(BoeingFiles.ALL.stream(), MarketFiles.ALL.stream());
    }

    private static Matrix matrix(Made made) throws IOException {
        Object file =
                Kinds.named(made.kind())
                        .orElseThrow()
                        .read(Source.of("text", made.bytes()), ReadOptions.STRICT);
        return file instanceof BoeingMatrix boeing
                ? boeing.matrix()
                : ((MarketMatrix) file).matrix();
    }

    private static List<String> entries(Matrix matrix, long from, long to) {
        List<String> entries = new ArrayList<>();
        matrix.forEach(
                from,
                to,
                (row, column, real, imaginary) ->
                        entries.add(row + " " + column + " " + real + " " + imaginary));
        return entries;
    }

    private static void assertRanges(Matrix matrix, int count, String what) {
        List<String> all = entries(matrix, 0, matrix.entryCount());
        assertEquals(count, all.size(), what);
        assertEquals(count, matrix.entryCount(), what);
        for (int from = 0; from <= count; from++) {
            for (int to = from; to <= count; to++) {
                assertEquals(all.subList(from, to), entries(matrix, from, to), what);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void goesOverSomeEntriesAsOverAll(Made made) throws IOException {
        Matrix matrix = matrix(made);
        List<String> all = new ArrayList<>();
        matrix.forEach((row, column, real, imaginary) -> all.add(row + " " + column));
        assertRanges(matrix, all.size(), made.toString());
    }

    @Test
    void passesOverColumnsWithoutEntries() {
        Matrix matrix =
                new CompressedMatrix(
                        3,
                        7,
                        Symmetry.RECTANGULAR,
                        true,
                        Indices.of(0, 0, 2, 2, 2, 5, 5, 6),
                        Indices.of(0, 2, 0, 1, 2, 1),
                        new Values.Pattern(6));
        assertRanges(matrix, 6, "columns");
        assertEquals(List.of("1 6 1.0 0.0"), entries(matrix, 5, 6));
        Matrix skew =
                new FullMatrix(
                        4, 4, Symmetry.SKEW, new Values.Reals(new double[] {1, 2, 3, 4, 5, 6}));
        assertRanges(skew, 6, "skew");
        assertEquals(List.of("3 2 6.0 0.0"), entries(skew, 5, 6));
        Matrix none =
                new FullMatrix(0, 1L << 40, Symmetry.RECTANGULAR, new Values.Reals(new double[0]));
        assertRanges(none, 0, "no rows");
    }
}
