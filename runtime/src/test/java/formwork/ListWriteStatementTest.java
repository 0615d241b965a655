package formwork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.DecimalSymbol;
import formwork.mode.Delimiter;
import formwork.mode.Dialect;
import formwork.mode.Encoding;
import formwork.mode.Modes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What compilers answer in single cases is tested by the cases of module {@code cli}. */
final class ListWriteStatementTest {
    private static final Modes GFORTRAN = Modes.DEFAULT;
    private static final Modes FLANG = Modes.DEFAULT.with(Dialect.FLANG);
    private static final String SEVENTY = "abcdefghij".repeat(7);

    /** What is done with a statement. */
    private interface Body {
        void write(ListWriteStatement statement) throws IOException;
    }

    private static String written(Modes modes, Body body) throws IOException {
        return written(UnitOptions.DEFAULT.with(modes), body);
    }

    private static String written(UnitOptions options, Body body) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Unit unit = Unit.writing("list", bytes, options)) {
            try (ListWriteStatement write = unit.writeList()) {
                body.write(write);
            }
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void laysOutItemsOfEveryTypeAsEachDialectDoes() throws IOException {
        Body body =
                write ->
                        write.put((byte) 1)
                                .put((short) 2)
                                .put(3)
                                .put(4L)
                                .put(1.5f)
                                .put(-0.1)
                                .put(true)
                                .put("ab")
                                .put("cd")
                                .putComplex(1.0, 1e100)
                                .putComplex(1f, -2f);
        assertEquals(
                "    1      2           3                    4   1.50000000     -0.10000000000000001"
                        + "      T abcd         (1.0000000000000000,1.00000000000000002E+100)"
                        + "            (1.00000000,-2.00000000)\n",
                written(GFORTRAN, body));
        assertEquals(" 1 2 3 4 1.5 -.1 T abcd (1.,1.E+100) (1.,-2.)\n", written(FLANG, body));
    }

    @Test
    void writesAnEmptyRecordForNoItems() throws IOException {
        assertEquals("\n", written(GFORTRAN, write -> {}));
        assertEquals("\n", written(FLANG, write -> {}));
    }

    @Test
    void delimitersEncloseAndSeparateCharacters() throws IOException {
        Modes quoted = GFORTRAN.with(Delimiter.QUOTE);
        Body body = write -> write.put("a\"b").put("it's").put("");
        assertEquals(" \"a\"\"b\" \"it's\" \"\"\n", written(quoted, body));
        Modes apostrophes = FLANG.with(Delimiter.APOSTROPHE);
        assertEquals(" 'a\"b' 'it''s' ''\n", written(apostrophes, body));
    }

    @Test
    void decimalCommaSeparatesThePartsOfComplexValuesBySemicolons() throws IOException {
        Body body = write -> write.put(1.5f).putComplex(1.5, -2.5);
        assertEquals(
                "   1,50000000                  (1,5000000000000000;-2,5000000000000000)\n",
                written(GFORTRAN.with(DecimalSymbol.COMMA), body));
        assertEquals(" 1,5 (1,5;-2,5)\n", written(FLANG.with(DecimalSymbol.COMMA), body));
    }

    @Test
    void flangBreaksRecordsBeforeItemsThatDoNotFit() throws IOException {
        assertEquals(
                " " + SEVENTY + " 12 1234\n",
                written(FLANG, write -> write.put(SEVENTY).put(12).put(1234)));
        assertEquals(
                " " + SEVENTY + " 12\n 12345\n",
                written(FLANG, write -> write.put(SEVENTY).put(12).put(12345)));
        assertEquals(
                " " + SEVENTY + " 123456\nT\n",
                written(FLANG, write -> write.put(SEVENTY).put(123456).put(true)));
    }

    @Test
    void flangBreaksComplexValuesBetweenTheirParts() throws IOException {
        assertEquals(
                " " + SEVENTY + " (1.5,\n2.5)\n",
                written(FLANG, write -> write.put(SEVENTY).putComplex(1.5, 2.5)));
        assertEquals(
                " " + SEVENTY + " 1\n (1.25,2.5)\n",
                written(FLANG, write -> write.put(SEVENTY).put(1).putComplex(1.25, 2.5)));
    }

    @Test
    void flangBreaksCharactersAnywhereButInADoubledDelimiter() throws IOException {
        assertEquals(
                " " + SEVENTY + "12345678\n 90\n",
                written(FLANG, write -> write.put(SEVENTY + "1234567890")));
        Modes quoted = FLANG.with(Delimiter.QUOTE);
        assertEquals(
                " \"" + SEVENTY + "1234567\n8\"\n",
                written(quoted, write -> write.put(SEVENTY + "12345678")));
        assertEquals(
                " \"" + SEVENTY + "123456\n\"\"8\"\n",
                written(quoted, write -> write.put(SEVENTY + "123456\"8")));
    }

    @Test
    void flangFillsTheRecordsOfTheUnit() throws IOException {
        UnitOptions narrow = UnitOptions.DEFAULT.with(FLANG).withRecordLength(10);
        assertEquals(
                " 1 22 333\n 4444\n",
                written(narrow, write -> write.put(1).put(22).put(333).put(4444)));
        assertEquals(" abcdefghi\n jkl\n", written(narrow, write -> write.put("abcdefghijkl")));
        byte[][] records = {new byte[6], new byte[6], new byte[6]};
        try (Unit unit = Unit.internal(List.of(records), FLANG);
                ListWriteStatement write = unit.writeList()) {
            write.put(123).put(456);
        }
        assertEquals(" 123  ", new String(records[0], StandardCharsets.ISO_8859_1));
        assertEquals(" 456  ", new String(records[1], StandardCharsets.ISO_8859_1));
    }

    @Test
    void aRecordThatTheUnitDoesNotTakeIsAnErrorAsGfortranHasIt() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Unit unit = Unit.writing("list", bytes, UnitOptions.DEFAULT.withRecordLength(20))) {
            ListWriteStatement write = unit.writeList();
            write.put(1);
            FormworkException e = assertThrows(FormworkException.class, () -> write.put(2));
            assertEquals(IoStatus.RECORD_LENGTH, e.status());
            assertThrows(FormworkException.class, () -> write.put(3), "the statement is over");
            write.close();
            try (ListWriteStatement next = unit.writeList()) {
                next.put(4);
            }
        }
        assertEquals("           4\n", bytes.toString(StandardCharsets.ISO_8859_1));
    }

    @Test
    void columnsCountCharactersInUtf8() throws IOException {
        Modes utf8 = FLANG.with(Encoding.UTF_8);
        assertEquals(
                " " + "\u00e9".repeat(78) + "\n \u00e9\n",
                written(utf8, write -> write.put("\u00e9".repeat(79))));
    }

    @Test
    void goesOnInARecordThatWasLeftOpen() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Unit unit = Unit.writing("list", bytes, UnitOptions.DEFAULT.with(FLANG))) {
            WriteStatement begun = unit.writeWithoutAdvancing(Format.of("('y =')"));
            assertThrows(FormworkException.class, unit::writeList);
            begun.close();
            try (ListWriteStatement write = unit.writeList()) {
                write.put(new int[] {1, 2}).put(new double[] {3});
            }
        }
        assertEquals("y = 1 2 3.\n", bytes.toString(StandardCharsets.ISO_8859_1));
    }
}
