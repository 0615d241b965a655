package formwork.formats;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.formats.PolicyUse.Event;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class GrammarTest {
    private static final RowLayout SIZES =
            RowLayout.of("sizes", "(A10,I5)", Column.text("title"), Column.integer("points"));

    private static final RowLayout POINTS =
            RowLayout.of(
                    "points",
                    "(I3,2F6.2)",
                    Column.integer("number"),
                    Column.real("x", "m"),
                    Column.real("y", "m"));

    private static final RowLayout MONTHS =
            RowLayout.of("months", "(2X,I2,3(I5,A1))", Column.integer("month"))
                    .times(
                            3,
                            Column.real("value", "mm")
                                    .with(Policy.STRICT.sentinel(-9999, Outcome.NULL).scale(0.1)),
                            Column.text("flag"));

    private static final Grammar GRAMMAR =
            Grammar.begin()
                    .one(SIZES)
                    .counted("sizes", "points", POINTS)
                    .skip(1, "a comment")
                    .rest(Choice.by(1, 2).when("M", MONTHS).skipping("#"));

    private static final String TEXT =
            """
            a survey      2
              1  1.50  2.25
              2 -1.00
            # that was that
            M  1   12a  230 -9999
            #  nothing
            M  2    1b    2c    3d
            """;

    private static Tables read(String text, ReadOptions options) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        try (Lines lines = Source.of("survey", bytes).lines()) {
            return GRAMMAR.read(lines, options);
        }
    }

    private static final ReadOptions BLANK_IS_NULL =
            ReadOptions.STRICT.withPolicies(
                    policies -> policies.forColumn("y", policy -> policy.blank(Outcome.NULL)));

    @Test
    void readsHeaderCountedRecordsAndRecordsByTheirDiscriminator() throws IOException {
        Tables tables = read(TEXT, BLANK_IS_NULL);
        Table points = tables.table("points");
        assertArrayEquals(new int[] {1, 2}, points.ints("number"));
        assertArrayEquals(new double[] {1.5, -1}, points.doubles("x"));
        assertEquals(2.25, points.doubles("y")[0]);
        assertTrue(points.isNull("y", 1));
        assertFalse(points.isNull("y", 0));
        Table months = tables.table("months");
        assertEquals(3, months.perRow("value"));
        assertArrayEquals(
                new double[] {1.2, 23, Double.NaN, 0.1, 0.2, 0.3}, months.doubles("value"));
        assertArrayEquals(new String[] {"a", " ", " ", "b", "c", "d"}, months.strings("flag"));
        assertEquals(7, months.line(1));
        assertArrayEquals(new Object[] {1, 1.2, 23.0, null, "a", " ", " "}, months.row(0));
    }

    @Test
    void countsAndListsWhatPoliciesDid() throws IOException {
        Tables tables = read(TEXT, BLANK_IS_NULL);
        PolicyLog points = tables.table("points").uses();
        assertEquals(1, points.countOf("y", Event.BLANK));
        assertEquals(3, points.uses().get(0).place().line());
        PolicyLog months = tables.table("months").uses();
        assertEquals(1, months.countOf("value", Event.SENTINEL));
        assertEquals("survey, line 5, columns 17-21", months.uses().get(0).place().toString());
    }

    @Test
    void saysWhereAValueIsMissing() {
        FormworkException e =
                assertThrows(FormworkException.class, () -> read(TEXT, ReadOptions.STRICT));
        assertEquals(
                "survey, line 3, column 10: found blanks; expected a value for \"y\"",
                e.getMessage());
    }

    @Test
    void saysWhatStandsWhereNoRecordBegins() {
        String text = TEXT.replace("M  2", "N  2");
        FormworkException e =
                assertThrows(FormworkException.class, () -> read(text, BLANK_IS_NULL));
        assertEquals(
                "survey, line 7, columns 1-2: found \"N \"; expected one of M, #", e.getMessage());
    }

    @Test
    void saysThatRecordsAreMissing() {
        String text = "a survey      4\n  1  1.00  1.00\n";
        FormworkException e =
                assertThrows(FormworkException.class, () -> read(text, ReadOptions.STRICT));
        assertEquals(
                "survey, line 3: found its end; expected record 2 of 4, as survey, line 1 says",
                e.getMessage());
        FormworkException large =
                assertThrows(
                        FormworkException.class,
                        () -> read(text.replace("    4", "99999"), ReadOptions.STRICT));
        assertTrue(large.getMessage().contains("expected at most 16, as 16 bytes are left"));
    }

    @Test
    void takesUnreadableFieldsForNothingWhenLenient() throws IOException {
        String text = TEXT.replace("  1.50", "******").replace("  230 ", "***** ");
        Tables tables = read(text, ReadOptions.LENIENT);
        assertTrue(Double.isNaN(tables.table("points").doubles("x")[0]));
        assertEquals(1, tables.table("points").uses().countOf("x", Event.UNREADABLE));
        assertTrue(Double.isNaN(tables.table("months").doubles("value")[1]));
    }

    /** A row as Java has it. */
    private record Point(int number, double x, Double y) {}

    @Test
    void givesRowsAsJavaRecords() throws IOException {
        List<Point> points =
                read(TEXT, BLANK_IS_NULL).table("points").records(Point.class).toList();
        assertEquals(List.of(new Point(1, 1.5, 2.25), new Point(2, -1, null)), points);
    }

    /** Wider than the columns are, and several values a row. */
    @SuppressWarnings("ArrayRecordComponent") // as rows have them
    private record Month(long month, double[] value, String[] flag) {}

    private record Strange(int number, String where) {}

    private record Whole(int x) {}

    private record Full(double y) {}

    private static String refusal(String table, Class<? extends Record> type) throws IOException {
        Table found = read(TEXT, BLANK_IS_NULL).table(table);
        return assertThrows(FormworkException.class, () -> found.records(type).toList())
                .getMessage();
    }

    @Test
    void javaRecordsMayBeWiderAndHaveArrays() throws IOException {
        Month month =
                read(TEXT, BLANK_IS_NULL).table("months").records(Month.class).toList().get(1);
        assertEquals(2, month.month());
        assertArrayEquals(new double[] {0.1, 0.2, 0.3}, month.value());
        assertArrayEquals(new String[] {"b", "c", "d"}, month.flag());
    }

    @Test
    void saysWhichComponentHasNoColumnOrAnotherType() throws IOException {
        assertEquals(
                "record Strange, component where: found no column of its name; expected one of"
                        + " number, x, y in table points",
                refusal("points", Strange.class));
        assertEquals(
                "record Whole, component x: found int; expected double or Double, as column x has"
                        + " a REAL*8",
                refusal("points", Whole.class));
        assertEquals(
                "survey, line 3: found no value in column y; expected one for component y of Full,"
                        + " which is double",
                refusal("points", Full.class));
    }

    @Test
    void readsAnotherPointAndMarkers() throws IOException {
        RowLayout masses =
                RowLayout.of(
                        "masses",
                        "(F10.3,F8.2)",
                        Column.real("mass", "keV")
                                .with(Policy.STRICT.point('#').marker("*", Outcome.NULL)),
                        Column.real("error", "keV"));
        byte[] text =
                "   12#5000    1.25\n      *       0.50\n".getBytes(StandardCharsets.ISO_8859_1);
        try (Lines lines = Source.of("masses", text).lines()) {
            Table table =
                    Grammar.begin().rest(masses).read(lines, ReadOptions.STRICT).table("masses");
            assertEquals(12.5, table.doubles("mass")[0]);
            assertTrue(table.isNull("mass", 1));
            assertEquals(1, table.uses().countOf("mass", Event.POINT));
            assertEquals(1, table.uses().countOf("mass", Event.MARKER));
        }
    }

    @Test
    void readsMoreFieldsInAllThanOneRecordMayHave() throws IOException {
        RowLayout layout = RowLayout.of("digits", "(500I1)").times(500, Column.integer("digit"));
        byte[] text = ("7".repeat(500) + "\n").repeat(2200).getBytes(StandardCharsets.ISO_8859_1);
        try (Lines lines = Source.of("digits", text).lines()) {
            RecordReader records = new RecordReader(lines, ReadOptions.STRICT);
            while (lines.next()) {
                records.readHere(layout);
            }
            assertEquals(1_100_000, records.tables().table("digits").ints("digit").length);
        }
    }

    @Test
    void refusesALayoutWhoseFormatHasOtherFields() {
        RowLayout layout = RowLayout.of("x", "(3I5)", Column.integer("a"));
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> Grammar.begin().rest(layout));
        assertTrue(e.getMessage().startsWith("rows of x: found more than 1 fields in (3I5)"));
    }
}
