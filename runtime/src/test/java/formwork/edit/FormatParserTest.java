package formwork.edit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.edit.FormatItem.Edit;
import formwork.edit.FormatItem.GroupStart;
import formwork.error.FormatException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormatParserTest {

    static List<String> rows() throws IOException {
        try (BufferedReader table =
                new BufferedReader(
                        new InputStreamReader(
                                FormatParserTest.class.getResourceAsStream("formats.tsv"),
                                UTF_8))) {
            return table.lines().filter(line -> !line.startsWith("#")).toList();
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void takesWhatEitherCompilerTakes(String row) {
        String[] columns = row.split("\t", -1);
        assertEquals(columns[1], answer(FormatParser::parse, columns[0]));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void keepsFaultForLaterAsFlang(String row) {
        String[] columns = row.split("\t", -1);
        String expected = columns[2].equals("=") ? columns[1] : columns[2];
        assertEquals(expected, answer(FormatParser::parseLate, columns[0]));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void refusesWhatTheStandardDoesNotAllow(String row) {
        String[] columns = row.split("\t", -1);
        String expected = columns[3].equals("=") ? columns[1] : columns[3];
        assertEquals(expected, answer(FormatParser::parseStrict, columns[0]));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void parsesCanonicalTextToTheSameItems(String row) {
        String text = row.split("\t", -1)[0];
        if (answer(FormatParser::parse, text).startsWith("!")) {
            return;
        }
        FormatList list = FormatParser.parse(text);
        FormatList again = FormatParser.parse(list.canonical());
        assertEquals(withoutOffsets(list), withoutOffsets(again), list.canonical());
        assertEquals(list.reversion(), again.reversion());
        assertEquals(list.depth(), again.depth());
        assertEquals(list.canonical(), again.canonical());
    }

    // F2018 13.4: to the last group of the top level, else to the start.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(I3)              | 0",
                "(I3,F5.1)         | 0",
                "((I3))            | 0",
                "(I3,2(I2),I4)     | 1",
                "(I3,(I2,(I5)),I4) | 1",
                "(I1,(I2),I3,3(I4))| 5",
                "(I1,*(I4))        | 1",
                "(I1,('a'),I2)     | 1",
            })
    void revertsToTheLastGroupOfTheTopLevel(String text, int reversion) {
        assertEquals(reversion, FormatParser.parse(text).reversion());
        assertEquals(reversion, FormatParser.parseLate(text).reversion());
        assertEquals(reversion, FormatParser.parseStrict(text).reversion());
    }

    @Test
    void groupsKnowTheirEndTheirPlaceAndWhetherTheyTakeItems() {
        List<FormatItem> items = FormatParser.parse("(1X, 2(3X,(I5)), ('a'))").items();
        assertEquals(new GroupStart(2, 6, true, 5), items.get(1));
        assertEquals(new GroupStart(1, 5, true, 10), items.get(3));
        assertEquals(new FormatItem.GroupEnd(3, 13), items.get(5));
        assertEquals(new FormatItem.GroupEnd(1, 14), items.get(6));
        assertEquals(new GroupStart(1, 9, false, 17), items.get(7));
    }

    @Test
    void itemsKnowWhereTheyBegin() {
        List<FormatItem> items = FormatParser.parse("( 3 I5,'a', 1P E12.4/)").items();
        assertEquals(
                List.of(2, 7, 12, 15, 20), items.stream().map(FormatItem::textOffset).toList());
    }

    @Test
    void countsNestingWithoutTheOutermostParentheses() {
        assertEquals(0, FormatParser.parse("(I3)").depth());
        assertEquals(2, FormatParser.parse("((I3,(I4)),(I5))").depth());
    }

    @Test
    void saysWhereWhatWasFoundAndWhatWasExpected() {
        FormatException fault =
                assertThrows(FormatException.class, () -> FormatParser.parse("(I4,F9.)"));
        assertEquals(
                "format column 8: found \")\"; expected digits after \".\" of an F edit descriptor"
                        + " [format \"(I4,F9.)\"]",
                fault.getMessage());
        assertEquals("(I4,F9.)\n       ^", fault.picture());
    }

    @Test
    void keepsDecWidthsAsked() {
        FormatList list = FormatParser.parse("(I,F)");
        assertTrue(list.withDecWidths().decWidths());
        assertEquals(list.items(), list.withDecWidths().items());
    }

    @ParameterizedTest
    @ValueSource(strings = {"(I3,\tI3\t)", "\t(I\t3,I3)", "(I3,\u000bI3)"})
    void takesTabsAsBlanksButNotStrictly(String text) {
        assertEquals("(I3,I3)", FormatParser.parse(text).canonical());
        assertEquals("(I3,I3)", FormatParser.parseLate(text).canonical());
        assertThrows(FormatException.class, () -> FormatParser.parseStrict(text));
    }

    @Test
    void nestsToTheLimitAndNoDeeper() {
        int deepest = FormatList.DEEPEST + 1; // with the outermost parentheses
        String taken = "(".repeat(deepest) + "I3" + ")".repeat(deepest);
        assertEquals(FormatList.DEEPEST, FormatParser.parse(taken).depth());
        FormatException fault =
                assertThrows(FormatException.class, () -> FormatParser.parse("(" + taken + ")"));
        assertEquals(FormatList.DEEPEST + 1, fault.offset());
    }

    // None of these may take long, nest deeply or need memory that its length does not explain.
    static List<String> pieces() {
        return List.of(
                "(", "((", ")", "'", "\"", "''", ",", " ", "0", "9", "A", "S", "E", "1P", "I5", "/",
                ":", "(I5),", "(I5)", "2(", "*(", "1H", "A ", "T1", "$", "DT(1,", "E1.1E", "AT ",
                "1HX", "-", "LZ", "(1X)", "2H''", "\t");
    }

    @ParameterizedTest
    @MethodSource("pieces")
    void takesLongTextsInStride(String piece) {
        takes(piece, 30_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "'", "''", "9", ",", " ", "-"})
    void takesMegabytesInStride(String piece) {
        takes(piece, 2_000_000);
    }

    @ParameterizedTest
    @MethodSource("pieces")
    @Tag("slow")
    void takesMegabytesOfItemsInStride(String piece) {
        takes(piece, 10_000_000);
    }

    private static void takes(String piece, int length) {
        String text = piece.repeat(length / piece.length());
        for (String whole : List.of(text, "(" + text, "(" + text + ")", "(I5," + text + "I5)")) {
            for (Function<String, FormatList> parse : PARSERS) {
                answer(parse, whole);
            }
        }
    }

    @Test
    void keepsManyItems() {
        FormatList list = FormatParser.parse("(" + "2(I5,F8.2),".repeat(50_000) + "I5)");
        assertEquals(200_001, list.items().size());
        assertEquals(list.items().size() - 5, list.reversion());
    }

    private static final List<Function<String, FormatList>> PARSERS =
            List.of(FormatParser::parse, FormatParser::parseLate, FormatParser::parseStrict);

    private static String answer(Function<String, FormatList> parse, String text) {
        try {
            return parse.apply(text).canonical();
        } catch (FormatException fault) {
            return "!" + fault.offset() + " " + fault.expected();
        }
    }

    private static List<Object> withoutOffsets(FormatList list) {
        return list.items().stream().<Object>map(FormatParserTest::withoutOffset).toList();
    }

    private static FormatItem withoutOffset(FormatItem item) {
        if (item instanceof Edit edit) {
            return new Edit(edit.repeat(), edit.descriptor(), 0);
        }
        if (item instanceof GroupStart start) {
            return new GroupStart(start.repeat(), start.end(), start.hasDataEdit(), 0);
        }
        return new FormatItem.GroupEnd(((FormatItem.GroupEnd) item).start(), 0);
    }
}
