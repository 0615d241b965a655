package formwork.formats.structure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.PolicyUse.Event;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Table;
import formwork.formats.Target;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class NastranBulkTest {
    private static BulkData read(String text) throws IOException {
        return read(text, ReadOptions.STRICT);
    }

    private static BulkData read(String text, ReadOptions options) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return new NastranBulk().read(Source.of("a", bytes), options);
    }

    private static String written(BulkData data) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Target target = Target.of("text", out)) {
            new NastranBulk().write(data, target);
        }
        return out.toString(StandardCharsets.ISO_8859_1);
    }

    @Test
    void readsSmallLargeAndFreeFieldsIntoTheSameColumns() throws IOException {
        Table grid = read(NastranFiles.MIXED).tables().table("GRID");
        assertArrayEquals(new int[] {1, 2, 3, 4}, grid.ints("id"));
        assertArrayEquals(new double[] {0.7, -0.5, 0.7, 12.345678901}, grid.doubles("x1"));
        assertArrayEquals(new double[] {7, 0.225, 0.7, -3.14159265}, grid.doubles("x2"));
        assertArrayEquals(new double[] {1000, 0, 1, 2.71828182845904}, grid.doubles("x3"));
        assertEquals(123456, grid.ints("ps")[0]);
        assertTrue(grid.isNull("cp", 0));
        assertFalse(grid.isNull("cp", 1));
        assertEquals(1, grid.uses().countOf("x3", Event.BLANK));
        assertEquals(11, grid.line(3));
    }

    @Test
    void joinsLinesThatNameEachOtherWhereverTheyAre() throws IOException {
        BulkData data = read(NastranFiles.MIXED);
        Table material = data.tables().table("MAT1");
        assertEquals(1e4, material.doubles("st")[0]);
        assertEquals(1e4, material.doubles("sc")[0]);
        assertEquals(4, data.tables().table("CHEXA").ints("g8")[0]);
        Card composite = data.cards("pbcomp").get(0);
        assertEquals(21, composite.fieldCount());
        assertEquals("YES", composite.text(21));
        assertEquals(2.82843, composite.real(18));
        assertEquals(2, composite.integer(20));
    }

    @Test
    void readsListsAsRanges() throws IOException {
        Table spc = read(NastranFiles.MIXED).tables().table("SPC1");
        assertArrayEquals(new int[] {1, 1, 3, 4}, spc.ints("first"));
        assertArrayEquals(new int[] {4, 1, 3, 4}, spc.ints("last"));
        assertArrayEquals(new int[] {123456, 12, 12, 12}, spc.ints("c"));
    }

    @Test
    void listsCardsThatAreNotDeclaredFieldByField() throws IOException {
        BulkData data = read(NastranFiles.MIXED);
        Table others = data.tables().table(BulkData.OTHERS);
        assertEquals("PBCOMP", others.strings("name")[0]);
        assertArrayEquals(
                new String[] {"2", "2", "36.", "500."},
                List.of(others.strings("text")).subList(0, 4).toArray());
        assertEquals(List.of("INCLUDE 'more.bdf'"), data.includes());
        assertEquals(6, data.controlLines());
        Map<String, Long> counts = data.counts();
        assertEquals(4, counts.get("GRID"));
        assertEquals(2, counts.get("SPC1"));
        assertFalse(counts.containsKey("SOL"));
    }

    @Test
    void expandsTabsToColumnsOfEight() throws IOException {
        Table grid = read(NastranFiles.ALONE).tables().table("GRID");
        assertArrayEquals(new double[] {2, 2.5}, grid.doubles("x3"));
        assertArrayEquals(new double[] {1, 1}, grid.doubles("x2"));
    }

    @Test
    void writesWhatWasPutIntoFields() throws IOException {
        BulkData data = read(NastranFiles.MIXED);
        data.cards("GRID").get(0).set(3, -1.23456789e-11);
        data.cards("GRID").get(1).set(5, 4L);
        data.cards("GRID").get(2).set(7, "12");
        data.cards("GRID").get(3).set(4, Math.PI);
        assertEquals(-1.23e-11, data.cards("GRID").get(0).real(3));
        assertThrows(FormworkException.class, () -> data.cards("GRID").get(0).set(1, "123456789"));
        assertThrows(FormworkException.class, () -> data.cards("GRID").get(0).set(9, "1"));
        String expected =
                NastranFiles.MIXED
                        .replace("7.-1    .7+1", "-1.23-11.7+1")
                        .replace("+2.25E-1\n", "+2.25E-14\n")
                        .replace("0.7+0,1.0\n", "0.7+0,1.0,,12\n")
                        .replace("     -3.14159265", "3.14159265358979");
        assertEquals(expected, written(data));
    }

    static Stream<Arguments> faults() {
        String quad = "CQUAD4  11      1 ";
        return Stream.of(
                Arguments.of(
                        "GRID    1  ",
                        "GRID    x  ",
                        IoStatus.BAD_INTEGER,
                        "a, line 8, columns 9-16: found \"x\"; expected an integer, up to"),
                Arguments.of(
                        "7.-1 ",
                        "7-1  ",
                        IoStatus.BAD_REAL,
                        "a, line 8, columns 25-32: found \"7-1\"; expected a real, with a point"),
                Arguments.of(
                        "7.-1 ",
                        "7 .-1",
                        IoStatus.BAD_REAL,
                        "a, line 8, columns 25-32: found \"7 .-1\"; expected a real"),
                Arguments.of(
                        "7.-1 ",
                        "1.+999",
                        IoStatus.BAD_REAL,
                        "a, line 8, columns 25-32: found \"1.+999\"; expected a real"),
                Arguments.of(
                        "1.2345678901D+01",
                        "1.2345678901X+01",
                        IoStatus.BAD_REAL,
                        "a, line 11, columns 41-56: found \"1.2345678901X+01\"; expected a real"),
                Arguments.of(
                        "0.7+0",
                        "0.7q0",
                        IoStatus.BAD_REAL,
                        "a, line 10, columns 16-20: found \"0.7q0\"; expected a real"),
                Arguments.of(
                        quad,
                        "CQUAD4          1 ",
                        IoStatus.BAD_INTEGER,
                        "a, line 13, columns 9-16: found blanks; expected a value for \"eid\""),
                Arguments.of(
                        "PM1\n",
                        "PM2\n",
                        IoStatus.BAD_STRUCTURE,
                        "a, line 20: found \"+m1     1.+4    1.+4\"; expected a line that another"),
                Arguments.of(
                        "BEGIN BULK\n",
                        "BEGIN BULK\n+A      1\n",
                        IoStatus.BAD_STRUCTURE,
                        "a, line 7: found \"+A      1\"; expected a line that another one names"),
                Arguments.of(
                        "BEGIN BULK\n",
                        "BEGIN BULK\n        1\n",
                        IoStatus.BAD_STRUCTURE,
                        "a, line 7: found \"        1\"; expected a card before the line"),
                Arguments.of(
                        quad,
                        "=(3)    11      1 ",
                        IoStatus.BAD_STRUCTURE,
                        "a, line 13: found \"=(3)    11"),
                Arguments.of(
                        "CTETRA,13,2,1,2,3,4",
                        "CTETRA,13,2,1,2,3,4,5,6,+,7",
                        IoStatus.BAD_COUNT,
                        "a, line 16, column 27: found field 11; expected at most 10 fields"),
                Arguments.of(
                        "THRU    4",
                        "THRU    ",
                        IoStatus.BAD_INTEGER,
                        "a, line 21, columns 33-40: found \"THRU\"; expected an integer"),
                Arguments.of(
                        "FORCE   2       3       0       1.5             -1.",
                        "FORCE   2       3       0       1.5             -1.             1",
                        IoStatus.BAD_COUNT,
                        "a, line 19, columns 65-72: found \"1\"; expected the end of the card"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, IoStatus status, String message) {
        assertTrue(NastranFiles.MIXED.contains(part), part);
        String wrong = NastranFiles.MIXED.replace(part, changed);
        FormworkException e = assertThrows(FormworkException.class, () -> read(wrong));
        String found = e.getMessage();
        assertEquals(message, found.substring(0, Math.min(found.length(), message.length())));
        assertEquals(status, e.status());
    }

    @Test
    void leavesUnreadableFieldsOutWhereThatIsWanted() throws IOException {
        String text = NastranFiles.MIXED.replace("7.-1 ", "7-1  ");
        Table grid = read(text, ReadOptions.LENIENT).tables().table("GRID");
        assertTrue(Double.isNaN(grid.doubles("x1")[0]));
        assertEquals(1, grid.uses().countOf("x1", Event.UNREADABLE));
    }

    @Test
    void linesThatNameEachOtherInACircleBelongToNoCard() {
        String text = "BEGIN BULK\n+A      1%63s+B\n+B      1%63s+A\n".formatted("", "");
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        assertTrue(e.getMessage().endsWith("expected a line that another one names"));
    }

    @ParameterizedTest
    @CsvSource({
        "1.0, 8, 1.",
        "0.0, 8, 0.",
        "-0.5, 8, -.5",
        "0.1, 16, .1",
        "1e6, 8, 1.+6",
        "1e-3, 8, .001",
        "1.5e-7, 8, 1.5-7",
        "123456789, 8, 1.2346+8",
        "-123456789, 8, -1.235+8",
        "3.141592653589793, 8, 3.141593",
        "3.141592653589793, 16, 3.14159265358979",
        "-1.7976931348623157e308, 8, -1.8+308",
        "4.9e-324, 8, 4.94-324",
        "1e100, 8, 1.+100"
    })
    void putsAsManyDigitsIntoAFieldAsItHasRoomFor(double value, int width, String text) {
        assertEquals(text, NastranReal.text(value, width));
    }

    /** What gfortran reads by F16.0; {@code src/test/oracle/nastran.py} has asked it. */
    @Test
    void realsAreWhatACompilerReads() throws IOException {
        int compared = 0;
        try (InputStream stream =
                NastranBulkTest.class.getResourceAsStream("nastran-numbers.tsv")) {
            String all = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            for (String line : all.lines().filter(row -> !row.startsWith("#")).toList()) {
                String[] cells = line.split("\t", -1);
                Card card = read("BEGIN BULK\nX*      %16s\n".formatted(cells[0])).card(0);
                long bits = Double.doubleToRawLongBits(card.real(1));
                assertEquals(cells[1], "%016X".formatted(bits), cells[0]);
                compared++;
            }
        }
        assertTrue(compared > 400);
    }

    @Test
    void noOtherTextOfItsWidthIsNearer() {
        for (long seed = 0; seed < 2000; seed++) {
            Random random = new Random(seed);
            double value = Double.longBitsToDouble(random.nextLong());
            value = seed % 2 == 0 ? random.nextGaussian() * 1000 : value;
            if (!Double.isFinite(value) || Math.abs(value) < Double.MIN_NORMAL) {
                continue;
            }
            int width = seed % 3 == 0 ? 16 : 8;
            String text = NastranReal.text(value, width);
            assertTrue(text.length() <= width && text.contains("."), text);
            double error = error(value, plain(text));
            for (int digits = 1; digits <= 17; digits++) {
                String[] parts = String.format("%." + (digits - 1) + "e", value).split("e", -1);
                String whole = parts[0].replace(".", "").replaceAll("(?<=.)0+$", "");
                int exponent = Integer.parseInt(parts[1]);
                for (String other : spelled(whole, exponent)) {
                    String what = "seed " + seed + ": " + text + " " + other;
                    boolean isNearer = error(value, plain(other)) < error;
                    assertFalse(other.length() <= width && isNearer, what);
                }
            }
        }
    }

    /** Digits with a sign, the first of which stands before the point, in some ways. */
    private static List<String> spelled(String digits, int exponent) {
        String sign = digits.startsWith("-") ? "-" : "";
        String all = digits.substring(sign.length());
        String scientific =
                sign + all.charAt(0) + "." + all.substring(1) + "%+d".formatted(exponent);
        String integer = sign + all + "." + "%+d".formatted(exponent - all.length() + 1);
        String plain =
                new BigDecimal(sign + all)
                        .scaleByPowerOfTen(exponent - all.length() + 1)
                        .toPlainString()
                        .replaceFirst("^(-?)0\\.", "$1.");
        return List.of(scientific, integer, plain.contains(".") ? plain : plain + ".");
    }

    private static BigDecimal plain(String text) {
        String number = text.replaceFirst("(?<=[.\\d])([-+]\\d+)$", "E$1");
        return new BigDecimal(number);
    }

    private static double error(double value, BigDecimal text) {
        return new BigDecimal(value).subtract(text).abs().doubleValue() / Math.abs(value);
    }
}
