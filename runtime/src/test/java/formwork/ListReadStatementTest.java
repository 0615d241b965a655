package formwork;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.EndOfFileException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.DecimalSymbol;
import formwork.mode.Dialect;
import formwork.mode.Encoding;
import formwork.mode.Modes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What compilers answer in single cases is tested by the cases of module {@code cli}. */
final class ListReadStatementTest {
    private static final Modes FLANG = Modes.DEFAULT.with(Dialect.FLANG);

    private static ListReadStatement reading(String text) throws IOException {
        return Unit.text(text, Modes.DEFAULT).readList();
    }

    @Test
    void takesItemsOfEveryType() throws IOException {
        try (ListReadStatement read = reading("1 2,3\n4, 1.5 2.5d0 T 'it''s' word (1,-2)")) {
            assertEquals(1, read.nextByte());
            assertEquals(2, read.nextShort());
            assertEquals(3, read.nextInt());
            assertEquals(4, read.nextLong());
            assertEquals(1.5f, read.nextFloat());
            assertEquals(2.5, read.nextDouble());
            assertTrue(read.nextBoolean());
            assertEquals("it's", read.nextString());
            assertEquals("wo", read.nextString(2));
            double[] pair = new double[3];
            read.nextComplex(pair, 1);
            assertArrayEquals(new double[] {0, 1, -2}, pair);
        }
    }

    @Test
    void nullValuesLeaveItemsAlone() throws IOException {
        try (ListReadStatement read = reading(",2,, 2* 5 /")) {
            int[] items = new int[8];
            Arrays.fill(items, -9);
            read.nextInts(items);
            assertArrayEquals(new int[] {-9, 2, -9, -9, -9, 5, -9, -9}, items);
            assertTrue(read.isNull());
            assertTrue(read.isEnded());
            assertEquals("as it was", read.nextString("as it was"));
            assertEquals("   ", read.nextString(3));
        }
    }

    @Test
    void repeatedValuesAreReadAsEachItemsType() throws IOException {
        try (ListReadStatement read = reading("4*7 2*'a\nb' 2*(1\n,2)")) {
            assertEquals(7, read.nextInt());
            assertEquals(7.0, read.nextDouble());
            assertEquals("7", read.nextString());
            assertEquals(7L, read.nextLong());
            assertEquals("ab", read.nextString());
            assertEquals("ab ", read.nextString(3));
            float[] single = new float[2];
            double[] pair = new double[2];
            read.nextComplex(single, 0);
            read.nextComplex(pair, 0);
            assertArrayEquals(new float[] {1, 2}, single);
            assertArrayEquals(new double[] {1, 2}, pair);
        }
    }

    @Test
    void manyRepetitionsCostNothingUntilTheyAreRead() throws IOException {
        try (ListReadStatement read = reading("999999999*1 2")) {
            long[] some = new long[1000];
            read.nextLongs(some);
            assertEquals(1000, Arrays.stream(some).sum());
        }
    }

    @Test
    void eachStatementBeginsAtARecord() throws IOException {
        try (Unit unit = Unit.text("1 2 3\n4 5\n\n6", Modes.DEFAULT)) {
            for (int expected : new int[] {1, 4, 6}) {
                try (ListReadStatement read = unit.readList()) {
                    assertEquals(expected, read.nextInt());
                }
            }
            assertThrows(EndOfFileException.class, unit::readList);
        }
    }

    @Test
    void followsAFormattedStatementAndIsFollowedByOne() throws IOException {
        try (Unit unit = Unit.text("  1  2\n3 4\n  5  6", Modes.DEFAULT)) {
            try (ReadStatement read = unit.read(Format.of("(I3)"))) {
                assertEquals(1, read.nextInt());
            }
            try (ListReadStatement read = unit.readList()) {
                assertEquals(3, read.nextInt());
                FormworkException e =
                        assertThrows(FormworkException.class, () -> unit.read(Format.of("(I3)")));
                assertEquals(IoStatus.NOT_ALLOWED, e.status());
            }
            try (ReadStatement read = unit.read(Format.of("(2I3)"))) {
                assertEquals(5, read.nextInt());
                assertEquals(6, read.nextInt());
            }
        }
    }

    @Test
    void internalUnitsAreReadFromTheirFirstRecord() throws IOException {
        byte[] record = "12 34".getBytes(StandardCharsets.ISO_8859_1);
        try (Unit unit = Unit.internal(List.of(record), Modes.DEFAULT)) {
            for (int i = 0; i < 2; i++) {
                try (ListReadStatement read = unit.readList()) {
                    assertEquals(12, read.nextInt());
                    assertEquals(34, read.nextInt());
                    assertThrows(EndOfFileException.class, read::nextInt);
                }
            }
        }
    }

    @Test
    void semicolonsSeparateUnderDecimalComma() throws IOException {
        Modes comma = Modes.DEFAULT.with(DecimalSymbol.COMMA);
        try (ListReadStatement read = Unit.text("1,5;2,5 (1,5;2);;3", comma).readList()) {
            double[] items = {0, 0, 0, 0, -9};
            read.nextDoubles(items, 0, 2);
            read.nextComplex(items, 2);
            read.nextDoubles(items, 4, 5);
            assertArrayEquals(new double[] {1.5, 2.5, 1.5, 2, -9}, items);
            assertEquals(3, read.nextInt());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1.5 | BAD_INTEGER | columns 1-3: found \"1.5\"; expected an integer for item 1",
                "- | BAD_INTEGER | column 1: found \"-\"; expected an integer for item 1",
                "(1,2) | BAD_INTEGER | columns 1-2: found \"(1\"; expected an integer for item 1",
                "99999999999 | INTEGER_OVERFLOW | columns 1-11: found \"99999999999\"; expected an"
                        + " integer from -2147483648 to 2147483647 for item 1",
                "0*5 | BAD_REPEAT | columns 1-2: found \"0*\"; expected a repeat count from 1 to"
                        + " 2147483639 for item 1",
                "2147483640* | BAD_REPEAT | columns 1-11: found \"2147483640*\"; expected a repeat"
                        + " count from 1 to 2147483639 for item 1",
            })
    void errorsOfAnIntegerSayWhereAndWhat(String text, IoStatus status, String message)
            throws IOException {
        ListReadStatement read = reading(text);
        FormworkException e = assertThrows(FormworkException.class, read::nextInt);
        assertEquals("text, record 1, " + message, e.getMessage());
        assertEquals(status, e.status());
        assertThrows(FormworkException.class, read::nextInt, "the statement is over");
    }

    @ParameterizedTest
    @CsvSource({"'.'", "-", "+.", "e5", ".e5", "-.+5", "1e", "1e+", "1x", "1.2.3", "--1", "1_8"})
    void whatHasNoDigitsOrMoreIsNoReal(String text) throws IOException {
        ListReadStatement read = reading(text + " 7");
        FormworkException e = assertThrows(FormworkException.class, read::nextDouble);
        assertEquals(IoStatus.BAD_REAL, e.status());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(1)", "(1,)", "(,2)", "()", "(1,2,3)", "(1 2", "(1/", "1 2", "(1,2)7", "(1,2x)"
            })
    void whatLacksAPartOrHasMoreIsNoComplex(String text) throws IOException {
        ListReadStatement read = reading(text);
        FormworkException e =
                assertThrows(FormworkException.class, () -> read.nextComplex(new double[2], 0));
        assertTrue(e.status().code() > 0, e.getMessage());
    }

    @Test
    void flangTakesComplexValuesWithoutParenthesesOrComma() throws IOException {
        try (ListReadStatement read = Unit.text("1,2 2*3 (4 5)", FLANG).readList()) {
            double[] pairs = new double[6];
            for (int i = 0; i < 6; i += 2) {
                read.nextComplex(pairs, i);
            }
            assertArrayEquals(new double[] {1, 2, 3, 3, 4, 5}, pairs);
        }
        try (ListReadStatement read = Unit.text("1,,2", FLANG).readList()) {
            double[] pair = {-9, -9};
            read.nextComplex(pair, 0);
            assertArrayEquals(new double[] {1, -9}, pair);
            assertEquals(2, read.nextInt());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "abcdefg /   | abc, , | abc,def,g",
                "a/b /       | a, ,   | a,b,",
                "a,,b /      | a,,b   | a,b,",
                "abc,,d /    | abc,,d | abc,,d",
                "2*a/b /     | a,a,   | a,a,b",
                "2*abcd,e    | abc,abc,e | abc,abc,d",
            })
    void flangCutsCharactersWithoutDelimiters(String text, String gfortran, String flang)
            throws IOException {
        assertEquals(gfortran.replace(" ", ""), threeOfThree(text, Modes.DEFAULT));
        assertEquals(flang.replace(" ", ""), threeOfThree(text, FLANG));
    }

    private static String threeOfThree(String text, Modes modes) throws IOException {
        StringBuilder items = new StringBuilder();
        try (ListReadStatement read = Unit.text(text, modes).readList()) {
            for (int i = 0; i < 3; i++) {
                byte[] item = new byte[3];
                read.nextCharacters(item, 0, 3);
                items.append(i == 0 ? "" : ",");
                items.append(new String(item, StandardCharsets.ISO_8859_1).trim());
            }
        }
        return items.toString();
    }

    @Test
    void flangCutsStringsWithoutDelimitersToo() throws IOException {
        try (ListReadStatement read = Unit.text("abcdef a/b", FLANG).readList()) {
            assertEquals("abc", read.nextString(3));
            assertEquals("def", read.nextString(3));
            assertEquals("a  ", read.nextString(3));
            assertEquals("b  ", read.nextString(3));
        }
        Modes utf8 = FLANG.with(Encoding.UTF_8);
        try (ListReadStatement read =
                Unit.text("\u00e4\u00f6\u00fcdef \u00e4/b", utf8).readList()) {
            assertEquals("\u00e4\u00f6\u00fc", read.nextString(3));
            assertEquals("def", read.nextString(3));
            assertEquals("\u00e4  ", read.nextString(3));
            assertEquals("b  ", read.nextString(3));
        }
        try (ListReadStatement read = Unit.text("(1,2)", FLANG).readList()) {
            assertThrows(FormworkException.class, () -> read.nextString(3));
        }
    }

    @Test
    void aStringThatMemoryHasNoRoomForIsAnError() throws IOException {
        for (Modes modes : List.of(Modes.DEFAULT, FLANG, FLANG.with(Encoding.UTF_8))) {
            ListReadStatement read = Unit.text("a b", modes).readList();
            FormworkException e =
                    assertThrows(FormworkException.class, () -> read.nextString(Integer.MAX_VALUE));
            assertEquals(IoStatus.RECORD_LENGTH, e.status());
            assertThrows(FormworkException.class, read::nextString, "the statement is over");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 ~'a' -2,   | 1,a,-2",
                "+3,~/        | 3,zzz,-9",
                "1~2~3        | 1,2,3",
                "1~,~ab~,~3~  | 1,ab,3",
                "2*~1 5       | -9,zzz,1",
                "1,'ab'~3     | 1,ab,3",
                "1,'ab'~~,3   | 1,ab,3",
                "1,~,3        | 1,zzz,3",
                "~,ab,3       | -9,ab,3",
                "1 ab 3~      | 1,ab,3",
            })
    void gfortranTakesACarriageReturnForABlank(String text, String expected) throws IOException {
        String record = text.replace('~', '\r') + " ";
        try (ListReadStatement read = reading(record)) {
            String items = read.nextInt(-9) + "," + read.nextString("zzz") + "," + read.nextInt(-9);
            assertEquals(expected, items);
        }
        try (ListReadStatement read = reading("~(1~,~2~)~".replace('~', '\r'))) {
            double[] pair = new double[2];
            read.nextComplex(pair, 0);
            assertArrayEquals(new double[] {1, 2}, pair);
        }
        ListReadStatement flang = Unit.text("1\r2 ", FLANG).readList();
        assertThrows(FormworkException.class, flang::nextInt);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "POINT | 5; 7      | r | 5.0 | 7",
                "POINT | 1e1;      | r | 10.0 | end",
                "POINT | 1.5~/     | r | 1.5 | null",
                "POINT | 'ab';     | c | ab | ;",
                "COMMA | 38055. 7  | r | 38055.0 | 7",
                "COMMA | Inf, 7    | r | Infinity | 7",
                "COMMA | 5,7       | i | 5 | 7",
                "COMMA | 2*5,7     | i | 5 | 5",
                "COMMA | 5, 7      | r | 5.0 | 7",
                "COMMA | 'ab',     | c | ab | ,",
            })
    void flangEndsValuesAtWhatSeparatesElsewhere(
            DecimalSymbol decimal, String text, char kind, String first, String second)
            throws IOException {
        String record = text.replace('~', '\r');
        try (ListReadStatement read = Unit.text(record, FLANG.with(decimal)).readList()) {
            String value =
                    switch (kind) {
                        case 'r' -> String.valueOf(read.nextDouble());
                        case 'i' -> String.valueOf(read.nextInt());
                        default -> read.nextString(2);
                    };
            assertEquals(first, value);
            if (second.equals("end")) {
                assertThrows(EndOfFileException.class, read::nextInt);
            } else {
                String next = kind == 'c' ? read.nextString(1) : String.valueOf(read.nextInt(-9));
                assertEquals(second.equals("null") ? "-9" : second, next);
            }
        }
    }

    @Test
    void aCarriageReturnBetweenDelimitersIsACharacter() throws IOException {
        try (ListReadStatement read = reading("'a\rb' ")) {
            assertEquals("a\rb", read.nextString());
        }
    }

    @Test
    void tellsWhetherTheFileEndedInsideAValue() throws IOException {
        ListReadStatement inside = reading("1 'abc");
        assertEquals(1, inside.nextInt());
        assertFalse(inside.isInValue());
        assertThrows(EndOfFileException.class, inside::nextString);
        assertTrue(inside.isInValue());
        ListReadStatement behind = reading("1 ");
        assertEquals(1, behind.nextInt());
        assertThrows(EndOfFileException.class, behind::nextString);
        assertFalse(behind.isInValue());
    }

    @Test
    void aStringWithoutItsEndMeetsTheEndOfTheFile() throws IOException {
        ListReadStatement read = reading("'abc\ndef");
        assertThrows(EndOfFileException.class, read::nextString);
    }

    @Test
    void aValueBehindAClosingQuoteIsAnError() throws IOException {
        ListReadStatement read = reading("'abc'd");
        FormworkException e = assertThrows(FormworkException.class, read::nextString);
        assertEquals(IoStatus.BAD_SEPARATOR, e.status());
        assertEquals(
                "text, record 1, column 6: found \"d\"; expected a separator after the value"
                        + " for item 1",
                e.getMessage());
    }

    @Test
    void closedStatementsTakeNoItems() throws IOException {
        ListReadStatement read = reading("1 2");
        read.close();
        assertFalse(read.isOpen());
        assertThrows(FormworkException.class, read::nextInt);
    }
}
