package formwork.formats.hydrology;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.formats.Lines;
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

final class ModflowTest {
    private static Source source(String text) {
        return Source.of("a", text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static ModflowFile read(String text) throws IOException {
        return new Modflow().read(source(text), ReadOptions.STRICT);
    }

    private static ModflowArray array(String text, int rows, int columns) throws IOException {
        return array(text, rows, columns, ReadOptions.STRICT);
    }

    private static ModflowArray array(String text, int rows, int columns, ReadOptions options)
            throws IOException {
        try (Lines lines = source(text).lines()) {
            return new ArrayReader(lines, rows, columns, options).read();
        }
    }

    @Test
    void readsArraysByTheFormatsOfTheirControlRecords() throws IOException {
        ModflowFile file = read(ModflowFiles.BASIC);
        Table active = file.tables().table("IBOUND Layer   1");
        assertEquals(3, active.rowCount());
        assertEquals(7, active.perRow("value"));
        assertEquals(0, active.ints("value")[9]);
        assertEquals(-1, active.ints("value")[17]);
        ModflowArray heads = file.arrays().get(1);
        assertEquals(3, heads.rows());
        assertEquals(7, heads.columns());
        double[] values = (double[]) heads.values();
        assertEquals(90, values[9]);
        assertEquals(33.8, values[11]);
        assertEquals(2 * 1.61e-12, values[20]);
        assertArrayEquals(
                new String[] {"# made for a test", "FREE", " 999.000000", "        -1"},
                file.tables().table("other lines").strings("text"));
    }

    @Test
    void takesTheSizesOfADiscretizationForItsArrays() throws IOException {
        ModflowFile file = read(ModflowFiles.DISCRETIZATION);
        assertArrayEquals(
                new double[] {250, 250, 250, 250}, file.tables().table("delr").doubles("value"));
        assertArrayEquals(new double[] {10, 20, 30}, file.tables().table("delc").doubles("value"));
        Table top = file.tables().table("top");
        assertEquals(3, top.rowCount());
        assertEquals(10.5, top.doubles("value")[9]);
        assertEquals(11, top.doubles("value")[11]);
        ModflowArray bottom = file.arrays().get(3);
        assertFalse(bottom.hasValues());
        assertEquals("botm 1.ref", bottom.control().file());
        assertEquals(ControlRecord.Source.BINARY, file.arrays().get(4).control().source());
        assertEquals(1e-3, file.tables().table("constants").doubles("value")[0]);
    }

    @Test
    void takesALineOfAListForARow() throws IOException {
        ModflowFile file = read(ModflowFiles.FREE);
        assertArrayEquals(new int[] {-1, 1, 1, -1, 1, 1}, (int[]) file.arrays().get(0).values());
        ModflowArray heads = file.arrays().get(1);
        assertEquals(2, heads.rows());
        assertEquals(3, heads.columns());
        assertArrayEquals(new double[] {54.9, 55.5, 30, 7, 7, 8}, (double[]) heads.values());
    }

    @Test
    void saysWhatIsConstant() throws IOException {
        Table constants = read(ModflowFiles.FLOW).tables().table("constants");
        assertArrayEquals(new double[] {1, 0.001, 0.02}, constants.doubles("value"));
        assertEquals("Item 6:  HY-1", constants.strings("name")[1]);
    }

    @Test
    void doesNotGuessHowManyColumnsFullLinesAre() throws IOException {
        String text = "INTERNAL 1 (4F5.0) 0 # a\n   1.   2.   3.   4.\n   5.   6.   7.   8.\n";
        ModflowArray array = read(text).arrays().get(0);
        assertEquals(0, array.columns());
        assertEquals(8, array.length());
        assertEquals(1, read(text).tables().table("a").rowCount());
        assertEquals(8, read(text).tables().table("a").perRow("value"));
    }

    @Test
    void readsArraysOfKnownSizesRowByRow() throws IOException {
        String text =
                "INTERNAL 1 (4F5.0) 0\n   1.   2.   3.   4.\n   5.\n   6.   7.   8.   9.\n  10.\n";
        double[] values = (double[]) array(text, 2, 5).values();
        assertArrayEquals(new double[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, values);
        assertArrayEquals(
                new double[] {2.5, 2.5, 2.5, 2.5},
                (double[]) array("         0       2.5\n", 2, 2).values());
        assertArrayEquals(
                new int[] {2, 4, 6, 8},
                (int[]) array("INTERNAL 2 (FREE) 1\n1 2\n3,4\n", 2, 2).values());
        assertArrayEquals(
                new double[] {1, 0, 3, 0}, // blanks are 0, as for MODFLOW itself
                (double[])
                        array("INTERNAL 1 (2F5.0) 1\n   1.\n   3.\n", 2, 2, ReadOptions.LENIENT)
                                .values());
    }

    static Stream<Arguments> arrayFaults() {
        String format = "INTERNAL 1 (2F5.0) 1\n";
        return Stream.of(
                Arguments.of(
                        "nothing\n", "a, line 1: found \"nothing\"; expected a control record"),
                Arguments.of("", "a, line 1: found its end; expected a control record of an array"),
                Arguments.of(
                        "         7        1.(BINARY)\n",
                        "a, line 1: found \"         7        1.(BINARY)\"; expected an array in the"
                                + " lines that follow, not in an unformatted unit"),
                Arguments.of(
                        "OPEN/CLOSE x.ref 1. (FREE)\n",
                        "a, line 1: found \"OPEN/CLOSE x.ref 1. (FREE)\"; expected an array in the"
                                + " lines that follow, not in an other file"),
                Arguments.of(
                        format + "   1.\n   3.   4.\n",
                        "a, line 2: found \"   1.\"; expected" + " 2 values of row 1, not 1"),
                Arguments.of(format + "   1.   2.\n   3.****\n", "a, record 3, columns 6-9: found"),
                Arguments.of(format + "   1.   2.   3.\n", "a, line 2, columns 11-15: found"),
                Arguments.of(format + "     \t   2.\n", "a, line 2, columns 1-5: found"),
                Arguments.of(
                        format + "        2.\n   1.   3.\n",
                        "a, line 2, columns 1-5: found \"     \"; expected a number, as others"),
                Arguments.of(
                        "INTERNAL 1 (F5.0/F5.0)\n   1.\n",
                        "a, line 1: found the format (F5.0/F5.0); expected one that has fields"),
                Arguments.of(
                        "INTERNAL 1 (2F5.0\n   1.\n", "a, line 1: found \"INTERNAL 1 (2F5.0\""),
                Arguments.of("INTERNAL 1 (2Q5.0)\n   1.\n", "a, line 1: found \"(2Q5.0)\""),
                Arguments.of("INTERNAL 1 (FREE)\n 1 2 3\n", "a, line 2, column 6: found \"3\""),
                Arguments.of("INTERNAL 1 (FREE)\n 1 x\n", "a, line 2, column 4: found \"x\""),
                Arguments.of("INTERNAL 1 (FREE)\n 1 0*2\n", "a, line 2, columns 4-6: found"),
                Arguments.of(
                        "INTERNAL 1 (FREE)\n 1 2\n3\n", "a, line 4: found its end; expected row"));
    }

    @ParameterizedTest
    @MethodSource("arrayFaults")
    void saysWhereAnArrayOfKnownSizeIsWrong(String text, String message) {
        FormworkException e = assertThrows(FormworkException.class, () -> array(text, 2, 2));
        String found = e.getMessage();
        assertEquals(message, found.substring(0, Math.min(found.length(), message.length())));
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of("  1  1  0 -1", "  1  x  0 -1", "a, record 5, columns 4-6: found"),
                Arguments.of("  1  1  0 -1", "  1  ** 0 -1", "a, record 5, columns 4-6: found"),
                Arguments.of("  1  1  0 -1", "  1     0 -1", "a, line 5, columns 4-6: found"),
                Arguments.of(
                        "  1.6400E+01   1.6100-12\n",
                        "",
                        "a, line 14: found \"        -1\"; expected 2 values, as the rows before"),
                Arguments.of(
                        "  1.6400E+01   1.6100-12\n        -1\n",
                        "",
                        "a, line 8: found an array of 19 values, then line 14; expected whole rows"),
                Arguments.of(
                        "  1  1  0 -1  1  1  1\n",
                        "",
                        "a, line 7: found 3 rows; expected 2, as a, line 3 has"),
                Arguments.of("4.5000D+01", "4.5000x+01", "a, record 11, columns 13-24: found"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereAFileIsWrong(String part, String changed, String message) {
        assertTrue(ModflowFiles.BASIC.contains(part), part);
        String text = ModflowFiles.BASIC.replace(part, changed);
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        String found = e.getMessage();
        assertEquals(message, found.substring(0, Math.min(found.length(), message.length())));
    }
}
