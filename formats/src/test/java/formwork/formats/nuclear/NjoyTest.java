package formwork.formats.nuclear;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.formats.ReadOptions;
import formwork.formats.RecordFaults;
import formwork.formats.Table;
import formwork.formats.Tables;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class NjoyTest {
    @Test
    void readsIntegersAndRealsOfAnAceTable() throws IOException {
        Tables tables = RecordFaults.read("ace", NjoyFiles.ACE, ReadOptions.STRICT);
        Table values = tables.table("xss");
        double[] xss = values.doubles("value");
        assertEquals(1.1551e-117, xss[1]);
        assertArrayEquals(
                new double[] {1e-4, 1.1551e-117, 1, -238, -0.785, 2},
                java.util.Arrays.copyOf(xss, 6));
        assertTrue(values.isNull("value", 6));
        assertEquals(28836, tables.table("sizes").ints("size")[37]);
        assertEquals(0.999167, tables.table("pairs").doubles("aw")[12]);
        assertEquals(2.989032, tables.table("headers").doubles("atomic weight ratio")[0]);
    }

    @Test
    void readsTablesOneBehindTheOther() throws IOException {
        Tables tables = RecordFaults.read("ace", NjoyFiles.ACE + NjoyFiles.ACE, ReadOptions.STRICT);
        assertEquals(2, tables.table("headers").rowCount());
        assertEquals(4, tables.table("xss").rowCount());
    }

    @Test
    void readsCurvesUpToTheirEmptyRecords() throws IOException {
        Table points =
                RecordFaults.read("njoy-plot", NjoyFiles.PLOT, ReadOptions.STRICT).table("points");
        assertArrayEquals(new int[] {1, 1, 2, 3}, points.ints("curve"));
        assertArrayEquals(
                new double[] {1.1551e-117, 6.199665e8, 0.2113531, 0.2017752}, points.doubles("y"));
        assertEquals(0.01, points.doubles("error below")[3]);
        assertTrue(points.isNull("error below", 0));
    }

    static Stream<Arguments> faults() {
        String ace = NjoyFiles.ACE;
        String plot = NjoyFiles.PLOT;
        return Stream.of(
                Arguments.of(
                        "ace", ace, "   2.989032", "   2.98x032", "a, record 1, columns 11-22"),
                Arguments.of(
                        "ace",
                        ace,
                        "        6     2003",
                        "        9     2003",
                        "a, line 14, columns 41-60: found \"\"; expected a value, as a, line 7, columns 1-9 says"),
                Arguments.of(
                        "ace",
                        ace,
                        "        6     2003",
                        "        5     2003",
                        "a, line 14, columns 21-40: found \"                   2\"; expected the end"),
                Arguments.of(
                        "ace",
                        ace,
                        "        6     2003",
                        "999999999     2003",
                        "a, line 7, columns 1-9: found 999999999 values; expected at most"),
                Arguments.of(
                        "ace",
                        ace,
                        "                -238",
                        "                -2x8",
                        "a, record 13, columns 61-80"),
                Arguments.of(
                        "njoy-plot",
                        plot,
                        "6.199665E+08/",
                        "6.199665E+08",
                        "a, line 11: found \"  1.200000E-04  6.199665E+08\"; expected a record that"),
                Arguments.of("njoy-plot", plot, "1  3/", "1  3", "a, line 2: found \"1  3\""));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String kind, String text, String part, String changed, String message) {
        RecordFaults.check(kind, text, part, changed, message);
    }
}
