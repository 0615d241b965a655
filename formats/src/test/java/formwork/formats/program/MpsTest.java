package formwork.formats.program;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Target;
import formwork.formats.matrix.CompressedMatrix;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Symmetry;
import formwork.formats.matrix.Values;
import formwork.formats.program.LinearProgram.RowVector;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class MpsTest {
    private static final double INF = Double.POSITIVE_INFINITY;

    private static LinearProgram read(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return new Mps().read(Source.of("a.mps", bytes), ReadOptions.STRICT);
    }

    private static String written(LinearProgram program) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Target target = Target.of("text", out)) {
            new Mps().write(program, target);
        }
        return out.toString(StandardCharsets.ISO_8859_1);
    }

    /**
     * The numbers as gfortran 12.2 reads the lines by {@code
     * (1X,A2,1X,A8,2X,A8,2X,F12.0,3X,A8,2X,F12.0)}, printed by Z16.16.
     */
    @Test
    void readsNumbersAsACompilerDoesByTheFormat() throws IOException {
        LinearProgram program = read(ProgramFiles.FIXED);
        String[] entries = {
            "3FF0000000000000", "3FF0000000000000", "BFD47AE147AE147B", "4000000000000000",
            "3F589374BC6A7EFA", "C029000000000000", "BFF0000000000000", "3FB999999999999A"
        };
        assertArrayEquals(entries, bits(program.matrix().values()));
        assertArrayEquals(
                new String[] {
                    "4010000000000000", "3FF0000000000000", "401C000000000000", "C025000000000000"
                },
                bits(program.rightHandSides().get(0).values()));
        assertArrayEquals(
                new String[] {"4004000000000000", "C008000000000000"},
                bits(program.ranges().get(0).values()));
    }

    private static String[] bits(Values values) {
        String[] bits = new String[(int) values.length()];
        for (int i = 0; i < bits.length; i++) {
            bits[i] = String.format("%016X", Double.doubleToRawLongBits(values.real(i)));
        }
        return bits;
    }

    @Test
    void readsNamesWithBlanksAndWhatTheyCallTogether() throws IOException {
        LinearProgram program = read(ProgramFiles.FIXED);
        assertEquals("MADE", program.name());
        assertTrue(program.isMaximized());
        assertEquals(List.of("COST", "LIM 1", "LIM2", "MY EQN"), program.rowNames());
        assertEquals(List.of("X", "Y ONE", "Z"), program.columnNames());
        assertEquals("{1}", program.integers().toString());
        int[] rows = program.matrix().indices().numbers().toInts();
        assertArrayEquals(new int[] {0, 1, 2, 0, 1, 3, 0, 3}, rows);
        assertEquals(10.5, program.objectiveOffset());
        assertArrayEquals(new double[] {-INF, 1.5, 1, 4}, program.leastOfRows());
        assertArrayEquals(new double[] {INF, 4, INF, 7}, program.mostOfRows());
        assertArrayEquals(new double[] {0, -1, -INF}, program.leastOfColumns());
        assertArrayEquals(new double[] {4, 1, INF}, program.mostOfColumns());
    }

    /** Bounds of a column, and its least and largest value. */
    static Stream<Arguments> bounds() {
        return Stream.of(
                Arguments.of(" UP B         X                   -1\n", -INF, -1.0),
                Arguments.of(
                        " LO B         X                   -3\n UP B         X                   -1\n",
                        -3.0,
                        -1.0),
                Arguments.of(" FX B         X                    2\n", 2.0, 2.0),
                Arguments.of(" MI B         X\n", -INF, INF),
                Arguments.of(" PL           X\n", 0.0, INF),
                Arguments.of(" BV B         X\n", 0.0, 1.0),
                Arguments.of(" LI B         X                    3\n", 3.0, INF),
                Arguments.of(" UI B         X                    3\n", 0.0, 3.0),
                Arguments.of(" SC B         X                    3\n", 0.0, 3.0),
                Arguments.of(" UP B         X             Infinity\n", 0.0, INF),
                Arguments.of(
                        " UP B         X                    9\n UP C         X                    1\n",
                        0.0,
                        9.0));
    }

    @ParameterizedTest
    @MethodSource("bounds")
    void boundsSayWhatValuesAColumnMayHave(String lines, double least, double most)
            throws IOException {
        String text =
                "ROWS\n N  C\nCOLUMNS\n    X         C                    1\nBOUNDS\n"
                        + lines
                        + "ENDATA\n";
        LinearProgram program = read(text);
        assertEquals(least, program.leastOfColumns()[0]);
        assertEquals(most, program.mostOfColumns()[0]);
        assertTrue(program.form().isFixed());
        assertEquals(text.replace("Infinity", "     Inf"), written(program));
    }

    @Test
    void readsFreeLinesIfOneDoesNotKeepToTheColumns() throws IOException {
        LinearProgram program = read(ProgramFiles.FREE);
        assertEquals("", program.rightHandSides().get(0).name());
        assertEquals(2.5, program.matrix().values().real(1));
        assertArrayEquals(new double[] {-INF, 0}, program.leastOfColumns());
        assertEquals(1e30, program.mostOfColumns()[1]);
    }

    @Test
    void writesAProgramThatWasNotInAFile() throws IOException {
        assertEquals(
                """
                NAME          P
                OBJSENSE MAX
                ROWS
                 N  C
                 G  R
                COLUMNS
                    M0        'MARKER'                 'INTORG'
                    X         C                    1   R                  0.5
                    M1        'MARKER'                 'INTEND'
                    Y         R                   -2
                RHS
                    B         R                1e-20
                ENDATA
                """,
                written(program("X", 0.5)));
        assertTrue(written(program("X", 0.1234567890123)).contains("\n X C 1 R 0.1234567890123\n"));
        assertTrue(written(program("a_longer_one", 0.5)).contains("\n a_longer_one C 1 R 0.5\n"));
        FormworkException e =
                assertThrows(FormworkException.class, () -> written(program("a longer one", 1)));
        assertEquals(
                "text: found the name \"a longer one\"; expected no blanks in it, or fixed columns",
                e.getMessage());
    }

    private static LinearProgram program(String column, double value) {
        BitSet integers = new BitSet();
        integers.set(0);
        return new LinearProgram(
                "P",
                true,
                List.of("C", "R"),
                List.of(RowType.N, RowType.G),
                List.of(column, "Y"),
                integers,
                new CompressedMatrix(
                        2,
                        2,
                        Symmetry.RECTANGULAR,
                        true,
                        Indices.of(0, 2, 3),
                        Indices.of(0, 1, 1),
                        new Values.Reals(new double[] {1, value, -2})),
                List.of(new RowVector("B", Indices.of(1), new Values.Reals(new double[] {1e-20}))),
                List.of(),
                List.of(),
                null);
    }

    static Stream<Arguments> faults() {
        String fixed = ProgramFiles.FIXED;
        return Stream.of(
                Arguments.of(
                        fixed.replace("-.32", "-.3x"),
                        ", line 12, columns 33-36: found \"-.3x\"; expected a finite number"),
                Arguments.of(
                        fixed.replace("-.32", " nan"),
                        ", line 12, columns 34-36: found \"nan\"; expected a finite number"),
                Arguments.of(
                        fixed.replace("   -.32", "1e999  "),
                        ", line 12, columns 30-34: found \"1e999\"; expected a finite number"),
                Arguments.of(
                        fixed.replace("    X         LIM2 ", "    X         LIM3 "),
                        ", line 12, columns 15-18: found \"LIM3\"; expected the name of a row"),
                Arguments.of(
                        fixed.replace("    X         LIM2 ", "    X         COST "),
                        ", line 12, columns 15-18: found \"COST\"; expected a row that this column"),
                Arguments.of(
                        fixed.replace("    Z  ", "    X  "),
                        ", line 17, column 5: found \"X\"; expected a column that was not there"),
                Arguments.of(
                        fixed.replace(" G  LIM2", " G  COST"),
                        ", line 8, columns 5-8: found \"COST\"; expected a name that no other row"),
                Arguments.of(
                        fixed.replace(" G  LIM2", " Q  LIM2"),
                        ", line 8, column 2: found \"Q\"; expected N, L, G or E"),
                Arguments.of(
                        fixed.replace(" FR BND       Z", " FR BND       Q"),
                        ", line 27, column 15: found \"Q\"; expected the name of a column"),
                Arguments.of(
                        fixed.replace(" FR BND ", " XX BND "),
                        ", line 27, columns 2-3: found \"XX\"; expected one of [LO, UP, FX, FR"),
                Arguments.of(
                        fixed.replace("RANGES", "QUADOBJ"),
                        ", line 21: found \"QUADOBJ\"; expected a section: NAME, OBJSENSE, ROWS"),
                Arguments.of(
                        fixed.replace("RANGES", "COLUMNS"),
                        ", line 21: found \"COLUMNS\"; expected a section that comes behind RHS"),
                Arguments.of(
                        fixed.replace("ENDATA\n", ""), ", line 28: found its end; expected ENDATA"),
                Arguments.of(
                        fixed.replace("    MAX", "    BIG"),
                        ", line 4: found \"    BIG\"; expected MIN or MAX"),
                Arguments.of(
                        fixed.replace("'INTEND'", "'INTFIN'"),
                        ", line 16: found \"    M2                 'MARKER'"),
                Arguments.of(
                        fixed + "more\n",
                        ", line 29: found \"more\"; expected nothing behind ENDATA"),
                Arguments.of(
                        ProgramFiles.FREE.replace("row 2.5", "row"),
                        ", line 6, column 30: found nothing; expected a finite number"),
                Arguments.of(
                        ProgramFiles.FREE.replace("row 2.5", "row 2.5 obj 1"),
                        ", line 6: found \" x obj 1 a_long_name_of_a_row 2.5 obj 1\"; expected fewer"),
                Arguments.of("NAME\n", ", line 2: found its end; expected ENDATA"),
                Arguments.of(
                        "  x\n",
                        ", line 1: found \"  x\"; expected a section, which begins in column 1"),
                Arguments.of(
                        "ROWS\nENDATA\n",
                        ", line 2: found \"ENDATA\"; expected the section COLUMNS before it"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String text, String message) {
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        assertTrue(e.getMessage().startsWith("a.mps" + message), e.getMessage());
    }
}
