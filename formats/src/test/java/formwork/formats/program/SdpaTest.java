package formwork.formats.program;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Target;
import formwork.formats.matrix.CoordinateMatrix;
import formwork.formats.matrix.Indices;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class SdpaTest {
    private static Source source(String text) {
        return Source.of("a.dat-s", text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static SemidefiniteProgram read(String text, ReadOptions options) throws IOException {
        return new Sdpa().read(source(text), options);
    }

    private static int[] ints(Indices indices) {
        return indices.numbers().toInts();
    }

    @Test
    void readsTheObjectiveAndTheEntriesOfAllBlocks() throws IOException {
        SemidefiniteProgram program = read(ProgramFiles.SDPA, ReadOptions.STRICT);
        assertArrayEquals(new double[] {48, -8, 20.5}, program.objective().array());
        assertArrayEquals(new int[] {2, -2}, ints(program.blockSizes()));
        assertArrayEquals(new int[] {0, 0, 1, 1, 2, 3, 3}, ints(program.constraints()));
        assertArrayEquals(new int[] {0, 0, 0, 0, 0, 1, 1}, ints(program.blocks()));
        assertArrayEquals(
                new double[] {-11, 23, 10, 4.25, -0.0, 0.0015, 1e5}, program.values().array());
        CoordinateMatrix first = program.matrix(1, 0);
        assertArrayEquals(new int[] {0, 1}, ints(first.rowIndices()));
        assertArrayEquals(new int[] {0, 0}, ints(first.columnIndices()));
        StringBuilder seen = new StringBuilder();
        new Sdpa()
                .stream(
                        source(ProgramFiles.SDPA_BRACES),
                        ReadOptions.STRICT,
                        (constraint, block, row, column, value) ->
                                seen.append(constraint).append(block).append(row).append(column));
        assertEquals("00011011", seen.toString());
    }

    @Test
    void writesAProgramThatWasNotInAFile() throws IOException {
        SemidefiniteProgram read = read(ProgramFiles.SDPA_BRACES, ReadOptions.STRICT);
        SemidefiniteProgram made =
                new SemidefiniteProgram(
                        read.objective(),
                        read.blockSizes(),
                        read.constraints(),
                        read.blocks(),
                        read.rows(),
                        read.columns(),
                        read.values(),
                        SemidefiniteProgram.Form.none());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new Sdpa().write(made, Target.of("text", out));
        assertEquals(
                "1\n1\n2\n1\n0 1 1 2 1\n1 1 2 2 -0.25\n",
                out.toString(StandardCharsets.ISO_8859_1));
    }

    static Stream<Arguments> faults() {
        String text = ProgramFiles.SDPA;
        return Stream.of(
                Arguments.of(
                        text.replace("1 1 1 2 4.25", "4 1 1 2 4.25"),
                        ", line 10, column 1: found \"4\"; expected a constraint from 0 to 3"),
                Arguments.of(
                        text.replace("1 1 1 2 4.25", "1 3 1 2 4.25"),
                        ", line 10, column 3: found \"3\"; expected a block from 1 to 2"),
                Arguments.of(
                        text.replace("1 1 1 2 4.25", "1 1 1 3 4.25"),
                        ", line 10, column 7: found \"3\"; expected a column from 1 to 2"),
                Arguments.of(
                        text.replace("1 1 1 2 4.25", "1 1 2 1 4.25"),
                        ", line 10, column 7: found \"1\"; expected 2, the row, or more"),
                Arguments.of(
                        text.replace("1 1 1 2 4.25", "1 2 1 2 4.25"),
                        ", line 10, column 7: found \"2\"; expected 1, the row, as the block has a"),
                Arguments.of(
                        text.replace("1 1 1 2 4.25", "1 1 1 2"),
                        ", line 10, column 8: found the end of the line; expected a finite value"),
                Arguments.of(
                        text.replace("1 1 1 2 4.25", "1 1 1 2 4.25 1"),
                        ", line 10, column 14: found \"1\"; expected five numbers in a line"),
                Arguments.of(
                        text.replace("4.25", "nan"),
                        ", line 10, columns 9-11: found \"nan\"; expected a finite value"),
                Arguments.of(
                        text.replace("4.25", "4-25"),
                        ", line 10, columns 9-12: found \"4-25\"; expected a finite value"),
                Arguments.of(
                        text.replace("   3  =", "   0  ="),
                        ", line 2, column 4: found 0 constraints; expected 1 or more"),
                Arguments.of(
                        text.replace("   3  =", "2147483647 ="),
                        ", line 2, columns 1-10: found 2147483647 constraints; expected at most"),
                Arguments.of(
                        text.replace("   2  =", "2147483647 ="),
                        ", line 3, columns 1-10: found 2147483647 blocks; expected at most"),
                Arguments.of(
                        text.replace("(2, -2)", "(0, -2)"),
                        ", line 4, column 4: found \"0\"; expected the size of a block, which is"),
                Arguments.of(
                        text.replace("(2, -2)", "(2, -2, 3)"),
                        ", line 4, column 11: found \"3\"; expected no more numbers in this line"),
                Arguments.of(
                        text.replace("{48, -8, 20.5}", "{48, -8, x}"),
                        ", line 5, column 10: found \"x\"; expected a finite value of the objective"),
                Arguments.of(
                        "1\n1\n      \n", ", line 4: found its end; expected the size of block 1"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String text, String message) {
        FormworkException e =
                assertThrows(FormworkException.class, () -> read(text, ReadOptions.STRICT));
        assertTrue(e.getMessage().startsWith("a.dat-s" + message), e.getMessage());
    }

    @Test
    void takesTheLowerTriangleWhenLenient() throws IOException {
        String text = ProgramFiles.SDPA.replace("1 1 1 2 4.25", "1 1 2 1 4.25");
        CoordinateMatrix matrix = read(text, ReadOptions.LENIENT).matrix(1, 0);
        assertArrayEquals(new int[] {0, 1}, ints(matrix.rowIndices()));
    }
}
