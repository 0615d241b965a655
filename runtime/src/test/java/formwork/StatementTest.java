package formwork;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.EndOfFileException;
import formwork.error.EndOfRecordException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.DecimalSymbol;
import formwork.mode.Dialect;
import formwork.mode.Encoding;
import formwork.mode.Modes;
import formwork.mode.Pad;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** READ and WRITE statements on sequential files, as two compilers answered for each. */
final class StatementTest {
    private static final String FILE = "abc\n12345678\n  7\nlast";

    private static Unit reading(String text, UnitOptions options) {
        byte[] bytes =
                text.getBytes(
                        options.modes().encoding() == Encoding.UTF_8
                                ? StandardCharsets.UTF_8
                                : StandardCharsets.ISO_8859_1);
        return Unit.reading("stars.dat", new ByteArrayInputStream(bytes), options);
    }

    private static Unit reading(String text) {
        return reading(text, UnitOptions.DEFAULT);
    }

    private static String next(Unit unit, String format) throws IOException {
        try (ReadStatement read = unit.read(Format.of(format))) {
            return read.nextString();
        }
    }

    /** What is done with a unit. */
    private interface Writer {
        void write(Unit unit) throws IOException;
    }

    private static String written(UnitOptions options, Writer writer) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Unit unit = Unit.writing("out.dat", bytes, options)) {
            writer.write(unit);
        }
        return bytes.toString(
                options.modes().encoding() == Encoding.UTF_8
                        ? StandardCharsets.UTF_8
                        : StandardCharsets.ISO_8859_1);
    }

    private static String written(Writer writer) throws IOException {
        return written(UnitOptions.DEFAULT, writer);
    }

    private static void put(Unit unit, String format, Object... items) throws IOException {
        try (WriteStatement write = unit.write(Format.of(format))) {
            for (Object item : items) {
                ItemWriter.put(write, item);
            }
        }
    }

    private static void putWithoutAdvancing(Unit unit, String format, Object... items)
            throws IOException {
        try (WriteStatement write = unit.writeWithoutAdvancing(Format.of(format))) {
            for (Object item : items) {
                ItemWriter.put(write, item);
            }
        }
    }

    // ---- READ: where records end ----

    @Test
    void readsALastRecordThatLacksItsEnd() throws IOException {
        try (Unit unit = reading(FILE, UnitOptions.DEFAULT.with(Dialect.FLANG))) {
            for (String expected : new String[] {"abc", "12345678", "  7", "last"}) {
                assertEquals(expected, next(unit, "(A)"));
            }
            for (int again = 0; again < 2; again++) {
                EndOfFileException e =
                        assertThrows(EndOfFileException.class, () -> next(unit, "(A)"));
                assertEquals(IoStatus.END_OF_FILE, e.status());
                assertEquals("stars.dat: found its end; expected record 5", e.getMessage());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"'1 2\r\nabc\r\n', 3", "'1 2\nabc\n', 3", "'1 2\r\nabc', 3", "'1 2\nab\rc\n', 4"})
    void leavesTheCarriageReturnOfARecordOut(String text, int length) throws IOException {
        try (Unit unit = reading(text)) {
            int[] values = new int[2];
            try (ReadStatement read = unit.read(Format.of("(I1,I2)"))) {
                read.nextInts(values);
            }
            assertArrayEquals(new int[] {1, 2}, values);
            assertEquals(length, next(unit, "(A)").length());
        }
    }

    @Test
    void takesAnEmptyFileForNoRecordAndALineFeedForOne() throws IOException {
        try (Unit unit = reading("")) {
            assertEquals(IoStatus.END_OF_FILE, unit.tryRead(Format.of("(I5)"), r -> {}).status());
        }
        try (Unit unit = reading("\n")) {
            assertEquals(0, new Taker(unit).integer("(I5)"));
            assertEquals(IoStatus.END_OF_FILE, unit.tryRead(Format.of("(I5)"), r -> {}).status());
        }
    }

    @Test
    void meetsTheEndOfTheFileInsideAStatement() throws IOException {
        try (Unit unit = reading("1.0\n2.0\n")) {
            IoResult result =
                    unit.tryRead(Format.of("(F3.1)"), read -> read.nextDoubles(new double[3]));
            assertEquals(IoStatus.END_OF_FILE, result.status());
            assertEquals("stars.dat: found its end; expected record 3", result.message());
        }
    }

    // ---- READ: short records ----

    @ParameterizedTest
    @EnumSource
    void padsAShortRecord(Dialect dialect) throws IOException {
        try (Unit unit = reading("12\nT\nab\n", UnitOptions.DEFAULT.with(dialect))) {
            assertEquals(12, new Taker(unit).integer("(I5)"));
            assertTrue(new Taker(unit).logical("(L3)"));
            try (ReadStatement read = unit.read(Format.of("(A5,I3,F4.1,A2)"))) {
                assertEquals("ab   ", read.nextString(5));
                assertEquals(0, read.nextInt());
                assertEquals(0.0, read.nextDouble());
                assertEquals("  ", read.nextString());
            }
        }
    }

    @Test
    void meetsTheEndOfTheRecordWithoutPaddingAsGfortran() throws IOException {
        UnitOptions options = UnitOptions.DEFAULT.with(Modes.DEFAULT.with(Pad.NO));
        try (Unit unit = reading("abc\nnext\n", options)) {
            EndOfRecordException e =
                    assertThrows(EndOfRecordException.class, () -> next(unit, "(A5)"));
            assertEquals(IoStatus.END_OF_RECORD, e.status());
            assertEquals("next", next(unit, "(A4)"));
        }
    }

    @Test
    void failsAtTheEndOfTheRecordWithoutPaddingAsFlang() throws IOException {
        Modes modes = Modes.DEFAULT.with(Pad.NO).with(Dialect.FLANG);
        try (Unit unit = reading("abc\nnext\n", UnitOptions.DEFAULT.with(modes))) {
            IoResult result = unit.tryRead(Format.of("(A5)"), read -> read.nextString(5));
            assertEquals(IoStatus.RECORD_LENGTH, result.status());
            assertEquals("next", next(unit, "(A4)"));
        }
    }

    // ---- READ: after a failure ----

    @ParameterizedTest
    @CsvSource({
        "(I3)", // the field that fails is the last of its record
        "'(I3,A3)'", // more of the record would follow
        "(2I3)"
    })
    void goesOnAfterTheRecordThatFailed(String format) throws IOException {
        try (Unit unit = reading("1x2 45\n678 90\n")) {
            IoResult result = unit.tryRead(Format.of(format), ReadStatement::nextInt);
            assertEquals(IoStatus.BAD_INTEGER, result.status());
            assertEquals(678, new Taker(unit).integer("(I3)"));
        }
    }

    @Test
    void goesOnAfterTheRecordOfSeveralThatFailed() throws IOException {
        try (Unit unit = reading("1\nbad\n3\n4\n")) {
            IoResult result = unit.tryRead(Format.of("(I3)"), read -> read.nextInts(new int[3]));
            assertEquals(IoStatus.BAD_INTEGER, result.status());
            assertTrue(
                    result.message().startsWith("stars.dat, record 2, columns 1-3: found \"bad\""),
                    result.message());
            assertEquals(3, new Taker(unit).integer("(I3)"));
        }
    }

    @Test
    void takesNoItemAfterAFailureInItsStatement() throws IOException {
        try (Unit unit = reading("x\n1\n2\n")) {
            try (ReadStatement read = unit.read(Format.of("(I1)"))) {
                assertThrows(FormworkException.class, read::nextInt);
                FormworkException e = assertThrows(FormworkException.class, read::nextInt);
                assertEquals(IoStatus.NOT_ALLOWED, e.status());
            }
            assertEquals(1, new Taker(unit).integer("(I1)"));
        }
    }

    @Test
    void readsNoItemAfterItsStatementEnded() throws IOException {
        try (Unit unit = reading("1\n2\n")) {
            ReadStatement read = unit.read(Format.of("(I1)"));
            assertThrows(FormworkException.class, () -> unit.read(Format.of("(I1)")));
            read.close();
            read.close();
            assertEquals(
                    IoStatus.NOT_ALLOWED,
                    assertThrows(FormworkException.class, read::nextInt).status());
            assertEquals(2, new Taker(unit).integer("(I1)"));
        }
    }

    @Test
    void refusesAnItemThatItsDescriptorDoesNotTake() throws IOException {
        try (Unit unit = reading("1.5\n2.5\n")) {
            IoResult result = unit.tryRead(Format.of("(F3.1)"), ReadStatement::nextInt);
            assertEquals(IoStatus.ITEM_MISMATCH, result.status());
            assertEquals(2.5, new Taker(unit).real("(F3.1)"));
        }
    }

    @Test
    void endsWithWhatTheFormatHasAfterItsLastItem() throws IOException {
        try (Unit unit = reading("1\nskipped\n2\n")) {
            assertEquals(1, new Taker(unit).integer("(I1/)"));
            assertEquals(2, new Taker(unit).integer("(I1)"));
            IoResult result = unit.tryRead(Format.of("(//)"), read -> {});
            assertEquals(IoStatus.END_OF_FILE, result.status());
        }
    }

    @Test
    void readsRecordsOfNoFields() throws IOException {
        try (Unit unit = reading("a\nb\nc\n")) {
            try (ReadStatement read = unit.read(Format.of("()"))) {
                assertThrows(FormworkException.class, read::nextInt);
            }
            assertEquals("b", next(unit, "(A)"));
        }
    }

    // ---- READ: modes ----

    @Test
    void readsCommasUnderDecimalComma() throws IOException {
        Modes modes = Modes.DEFAULT.with(DecimalSymbol.COMMA);
        try (Unit unit = reading("1,5\n2,5\n", UnitOptions.DEFAULT.with(modes))) {
            assertEquals(1.5, new Taker(unit).real("(F5.1)"));
            try (ReadStatement read = unit.read(Format.of("(F5.1)"), Modes.DEFAULT)) {
                assertEquals(0.2, read.nextDouble());
            }
        }
    }

    @Test
    void countsCharactersNotBytesInUtf8() throws IOException {
        UnitOptions options = UnitOptions.DEFAULT.with(Encoding.UTF_8);
        try (Unit unit = reading("\u00e9\u4e2d\ud83d\ude0042xyz\n", options)) {
            try (ReadStatement read = unit.read(Format.of("(A3,I2,T2,A1,T6,A2,TL7,A2)"))) {
                assertEquals("\u00e9\u4e2d\ud83d\ude00", read.nextString());
                assertEquals(42, read.nextInt());
                assertEquals("\u4e2d", read.nextString());
                assertEquals("xy", read.nextString(2));
                assertEquals("\u00e9\u4e2d", read.nextString());
            }
        }
        String record =
                written(
                        options,
                        unit -> put(unit, "(A,T4,I2,T2,A1)", "\u00e9\u4e2d\ud83d\ude00", 42, "x"));
        assertEquals("\u00e9x\ud83d\ude0042\n", record);
    }

    // ---- WRITE: records that stay open ----

    @ParameterizedTest
    @CsvSource({"$", "\\"})
    void joinsTheNextRecordAfterADollar(String descriptor) throws IOException {
        String text =
                written(
                        unit -> {
                            put(unit, "('a'," + descriptor + ")");
                            put(unit, "('b')");
                        });
        assertEquals("ab\n", text);
    }

    @Test
    void leavesARecordOpenAfterADollarAsEachCompilerDoes() throws IOException {
        Writer writer = unit -> put(unit, "('a',$)");
        assertEquals("a", written(writer));
        assertEquals("a\n", written(UnitOptions.DEFAULT.with(Dialect.FLANG), writer));
    }

    @ParameterizedTest
    @CsvSource({
        "(A),     (A), 'ei'",
        "'(A,T10)', (A), 'e        i'", // the position is kept
        "'(A,3X)', (A), 'e   i'",
        "'(A,/)', (A), 'e\ni'", // the slash ends the record
        "(A), '(TL5,A)', 'ei'", // the left tab limit is where the statement began
        "(A), '(T3,A)', 'e  i'"
    })
    void goesOnInTheRecordWhereItDidNotAdvance(String first, String second, String expected)
            throws IOException {
        String text =
                written(
                        unit -> {
                            putWithoutAdvancing(unit, first, "e");
                            put(unit, second, "i");
                        });
        assertEquals(expected + "\n", text);
    }

    // ---- WRITE: after a failure ----

    @Test
    void keepsFinishedRecordsAndNothingOfTheOneThatFailed() throws IOException {
        String text =
                written(
                        unit -> {
                            put(unit, "('before')");
                            IoResult result =
                                    unit.tryWrite(
                                            Format.of("(I2/I2,' half ',I2)"),
                                            write -> write.put(1).put(2).put(3.5));
                            assertEquals(IoStatus.ITEM_MISMATCH, result.status());
                            assertTrue(
                                    result.message().startsWith("out.dat, record 3, item 3: "),
                                    result.message());
                            put(unit, "('after')");
                        });
        assertEquals("before\n 1\nafter\n", text);
    }

    @Test
    void keepsNothingOfARecordThatIsTooLong() throws IOException {
        String text =
                written(
                        UnitOptions.DEFAULT.withRecordLength(10),
                        unit -> {
                            put(unit, "(A)", "0123456789");
                            assertEquals(
                                    IoStatus.RECORD_LENGTH,
                                    unit.tryWrite(
                                                    Format.of("(A,I7)"),
                                                    write -> write.put("0123").put(5))
                                            .status());
                            assertEquals(
                                    IoStatus.RECORD_LENGTH,
                                    unit.tryWrite(
                                                    Format.of("(T2147483646,I1)"),
                                                    write -> write.put(5))
                                            .status());
                            put(unit, "(I10)", 7);
                        });
        assertEquals("0123456789\n         7\n", text);
    }

    @Test
    void fillsAFieldWithAsterisksWithoutFailing() throws IOException {
        String text =
                written(
                        unit ->
                                assertTrue(
                                        unit.tryWrite(
                                                        Format.of("(I2,F5.2)"),
                                                        write -> write.put(123).put(-123.0))
                                                .isOk()));
        assertEquals("*******\n", text);
    }

    @Test
    void refusesItemsThatNoDescriptorIsLeftFor() throws IOException {
        String text =
                written(
                        unit -> {
                            IoResult result =
                                    unit.tryWrite(Format.of("('lit')"), write -> write.put(1));
                            assertEquals(IoStatus.FORMAT_EXHAUSTED, result.status());
                        });
        assertEquals("", text);
    }

    @Test
    void beginsNoStatementInsideAnother() throws IOException {
        String text =
                written(
                        unit -> {
                            WriteStatement write = unit.write(Format.of("(I1)"));
                            FormworkException e =
                                    assertThrows(
                                            FormworkException.class,
                                            () -> unit.write(Format.of("(I1)")));
                            assertEquals(IoStatus.NOT_ALLOWED, e.status());
                            write.put(1);
                            write.close();
                            write.close();
                            assertThrows(FormworkException.class, () -> write.put(2));
                        });
        assertEquals("1\n", text);
    }

    @Test
    void readsOnlyWhatIsConnectedForReading() throws IOException {
        try (Unit unit = reading(FILE)) {
            assertThrows(FormworkException.class, () -> unit.write(Format.of("(I1)")));
            assertFalse(unit.tryWrite(Format.of("(I1)"), write -> {}).isOk());
        }
        written(unit -> assertThrows(FormworkException.class, () -> unit.read(Format.of("(A)"))));
    }

    @Test
    void endsRecordsWithCarriageReturnsWhereAsked() throws IOException {
        String text =
                written(
                        UnitOptions.DEFAULT.withCarriageReturns(true),
                        unit -> put(unit, "(I1)", 1, 2));
        assertEquals("1\r\n2\r\n", text);
    }

    /** One item by one statement. */
    private record Taker(Unit unit) {
        int integer(String format) throws IOException {
            try (ReadStatement read = unit.read(Format.of(format))) {
                return read.nextInt();
            }
        }

        double real(String format) throws IOException {
            try (ReadStatement read = unit.read(Format.of(format))) {
                return read.nextDouble();
            }
        }

        boolean logical(String format) throws IOException {
            try (ReadStatement read = unit.read(Format.of(format))) {
                return read.nextBoolean();
            }
        }
    }
}
