package formwork.formats.chemistry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Tables;
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

final class GaussianCubeTest {
    private static Cube read(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return new GaussianCube().read(Source.of("cube", bytes), ReadOptions.STRICT);
    }

    private static String written(Cube cube) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Target target = Target.of("text", out)) {
            new GaussianCube().write(cube, target);
        }
        return out.toString(StandardCharsets.ISO_8859_1);
    }

    @Test
    void readsTheGridAndTheAtomsByColumns() throws IOException {
        Cube cube = read(CubeFiles.DENSITY);
        assertEquals(new GridAxis(7, 0, 0, 0.1), cube.axes().get(2));
        assertEquals(new CubeAtom(1, 1, -0.5, -1234.56789, 0.22), cube.atoms().get(1));
        assertArrayEquals(new double[] {-1.5, -2, 0}, cube.origin());
        assertTrue(cube.isInBohrs());
        assertEquals(14, cube.values().length);
        assertEquals(0.33004e-101, cube.value(0, 0, 3));
        assertEquals(-0.15e102, cube.value(1, 0, 4));
        assertEquals(17, cube.value(1, 0, 6));
    }

    @Test
    void readsSeveralOrbitalsOfEachPoint() throws IOException {
        Cube cube = read(CubeFiles.ORBITALS);
        assertArrayEquals(new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, cube.orbitals());
        assertFalse(cube.isInBohrs());
        assertEquals(12, cube.valuesPerPoint());
        assertEquals(312.5, cube.value(0, 0, 2));
        assertEquals(-0.25, cube.values()[7]);
        Tables tables = cube.tables();
        assertEquals(36, tables.table("values").perRow("value"));
        assertEquals(1, tables.table("values").rowCount());
    }

    @Test
    void readsRowsThatGoOnInTheSameLine() throws IOException {
        Cube cube = read(CubeFiles.CONTINUED);
        assertEquals(-1.1e-5, cube.value(1, 0, 0));
        assertEquals(20, cube.value(1, 1, 4));
        assertEquals(4, cube.tables().table("values").rowCount());
    }

    /** Programs that write numbers of any width. */
    @Test
    void readsValuesBetweenBlanks() throws IOException {
        String head = CubeFiles.DENSITY.substring(0, CubeFiles.DENSITY.indexOf("  0.10000E+01"));
        Cube cube = read(head + "1 2 3.5 4e-3\n\n  5. 6 7\n1 2 3 4 5 6 -7.25D+2\n");
        assertEquals(0.004, cube.value(0, 0, 3));
        assertEquals(-725, cube.value(1, 0, 6));
    }

    /** What is changed in the file, and what is said of it. */
    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "    2   -1.500000",
                        "    x   -1.500000",
                        "cube, line 3, columns 1-5: found \"    x\"; expected an integer"),
                Arguments.of(
                        "    7    0.000000",
                        "    0    0.000000",
                        "cube, line 6: found \"    0    0.000000    0.000000    0.10000...\";"
                                + " expected a number of points other than 0"),
                Arguments.of(
                        "    7    0.000000",
                        "99999    0.000000",
                        "cube, lines 4-6: found 199998 values; expected at most"),
                Arguments.of(
                        "    7    0.000000",
                        "    8    0.000000",
                        "cube, lines 9-12: found 14 values; expected 16, as cube, lines 4-6 says"),
                Arguments.of(
                        "    7    0.000000",
                        "    6    0.000000",
                        "cube, lines 9-11: found 12 values in 3 lines; expected 2 lines"),
                Arguments.of(
                        " -0.15000+102", "*************", "cube, record 11, columns 53-65: found"),
                Arguments.of(
                        "    2   -1.500000",
                        "    3   -1.500000",
                        "cube, line 9, columns 3-13: found \"0.10000E+01\"; expected an integer"),
                Arguments.of(
                        "  0.17000E+02\n",
                        "  0.17000E+02  0.18000E+02\n",
                        "cube, line 12: found more than 1 values; expected 14 in all, as cube,"
                                + " lines 4-6 says"),
                Arguments.of(
                        "  0.70000E+00\n",
                        "  0.70000E+00  0.80000E+00\n",
                        "cube, line 11: found more than 2 values; expected 14 in all"),
                Arguments.of(
                        "  0.17000E+02\n",
                        "  0.17000E+02\n  0.18000E+02\n",
                        "cube, line 13: found \"  0.18000E+02\"; expected the end behind 14"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        assertTrue(CubeFiles.DENSITY.contains(part), part);
        String text = CubeFiles.DENSITY.replace(part, changed);
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        int length = Math.min(e.getMessage().length(), message.length());
        assertEquals(message, e.getMessage().substring(0, length));
    }

    @Test
    void writesWhatWasMadeAsGaussianDoes() throws IOException {
        Cube read = read(CubeFiles.DENSITY);
        Cube made =
                Cube.of(
                        read.titles(),
                        read.origin(),
                        read.axes(),
                        read.atoms(),
                        new int[0],
                        read.values());
        assertEquals(CubeFiles.DENSITY, written(made));
    }

    @Test
    void refusesToWriteTooFewValues() {
        List<GridAxis> axes = List.of(new GridAxis(2, 1, 0, 0));
        Cube cube =
                Cube.of(List.of("", ""), new double[3], axes, List.of(), new int[0], new double[1]);
        FormworkException e = assertThrows(FormworkException.class, () -> written(cube));
        assertEquals(
                "text: found 2 titles, 1 axes and 1 values; expected 2, 3 and 2", e.getMessage());
    }
}
