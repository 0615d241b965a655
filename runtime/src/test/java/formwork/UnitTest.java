package formwork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.error.EndOfRecordException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Dialect;
import formwork.mode.Modes;
import formwork.mode.Pad;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Units and statements in ways that their names do not suggest. */
final class UnitTest {
    private static final Format FORMAT = Format.of("(I3,F5.1)");

    @TempDir private Path folder;

    private static Unit reading(String text, Modes modes) {
        return Unit.reading(
                "text",
                new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)),
                UnitOptions.DEFAULT.with(modes));
    }

    private static void assertStatus(IoStatus status, Executable call) {
        assertEquals(status, assertThrows(FormworkException.class, call).status());
    }

    @Test
    void closedUnitTakesNoStatement() throws IOException {
        Unit reader = reading("  1  2.5\n  2  3.5\n", Modes.DEFAULT);
        try (ReadStatement read = reader.read(FORMAT)) {
            assertEquals(1, read.nextInt());
        }
        reader.close();
        assertStatus(IoStatus.NOT_ALLOWED, () -> reader.read(FORMAT));
        assertStatus(IoStatus.NOT_ALLOWED, () -> reader.fields(FORMAT));
        Unit writer = Unit.create(folder.resolve("a"));
        writer.close();
        assertStatus(IoStatus.NOT_ALLOWED, () -> writer.write(FORMAT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "a.gz"})
    void closingTwiceIsClosingOnce(String name) throws IOException {
        Path path = folder.resolve(name);
        Unit unit = Unit.create(path);
        try (WriteStatement write = unit.write(FORMAT)) {
            write.put(7);
        }
        unit.close();
        unit.close();
        unit.flush();
        try (Unit again = Unit.open(path);
                ReadStatement read = again.read(FORMAT)) {
            assertEquals(7, read.nextInt());
        }
    }

    @Test
    void closingInsideAWriteSaysThatItsRecordIsLost() throws IOException {
        Path path = folder.resolve("a");
        Unit unit = Unit.create(path);
        WriteStatement write = unit.write(FORMAT);
        write.put(7);
        assertStatus(IoStatus.NOT_ALLOWED, unit::close);
        assertStatus(IoStatus.NOT_ALLOWED, () -> write.put(2.5));
        write.close();
        assertEquals("", Files.readString(path));
    }

    @Test
    void writeWhoseBodyFailsLeavesNothingOfItsRecord() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Unit unit = Unit.writing("text", bytes, UnitOptions.DEFAULT)) {
            assertThrows(
                    ArithmeticException.class,
                    () ->
                            unit.tryWrite(
                                    FORMAT,
                                    write -> {
                                        write.put(1);
                                        throw new ArithmeticException("of the caller");
                                    }));
            assertEquals(IoResult.OK, unit.tryWrite(FORMAT, write -> write.put(2)));
        }
        assertEquals("  2\n", bytes.toString(StandardCharsets.ISO_8859_1));
    }

    @Test
    void lengthsAndRangesAreChecked() throws IOException {
        try (Unit unit = reading("abc\n", Modes.DEFAULT);
                ReadStatement read = unit.read(Format.of("(A)"))) {
            assertThrows(IllegalArgumentException.class, () -> read.nextString(-1));
            assertEquals("ab", read.nextString(2));
        }
        try (Unit unit = Unit.writing("text", new ByteArrayOutputStream(), UnitOptions.DEFAULT);
                WriteStatement write = unit.write(Format.of("(A)"))) {
            byte[] item = new byte[3];
            assertThrows(IndexOutOfBoundsException.class, () -> write.putCharacters(item, 2, 9));
        }
    }

    @Test
    void constantBeyondTheEncodingIsAnError() throws IOException {
        try (Unit unit = Unit.writing("text", new ByteArrayOutputStream(), UnitOptions.DEFAULT)) {
            IoResult result = unit.tryWrite(Format.of("('\u03b1',I3)"), write -> write.put(1));
            assertEquals(IoStatus.BAD_CHARACTERS, result.status());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"(2147483646I1)", "(2147483646(2147483646(I1)))", "(*(T1,I1))", "(*(I1,TL1))"})
    void passWithoutEndIsAnError(String format) throws IOException {
        try (Unit unit = reading("123\n", Modes.DEFAULT)) {
            FieldReader fields = unit.fields(Format.of(format));
            fields.nextPass();
            assertStatus(
                    IoStatus.BAD_SHAPE,
                    () -> {
                        while (fields.nextField()) {
                            fields.value();
                        }
                    });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"(*(T1,I1))", "(2147483646(I1,TL1),/)"})
    void recordThatIsReadAgainWithoutEndIsAnError(String format) throws IOException {
        try (Unit unit = reading("123\n", Modes.DEFAULT)) {
            FieldReader fields = unit.fields(Format.of(format));
            assertStatus(
                    IoStatus.BAD_SHAPE,
                    () -> {
                        while (fields.nextPresent()) {
                            fields.value();
                        }
                    });
        }
    }

    @Test
    @Timeout(10)
    void repeatsBeyondTheEndOfTheRecordAreNotWalked() throws IOException {
        String format = "(2147483646(2147483646(I1)),I1,/,I1,2147483646(I1,2(I1)))";
        try (Unit unit = reading("12\n3\n4\n56\n", Modes.DEFAULT)) {
            FieldReader fields = unit.fields(Format.of(format));
            for (int value = 1; value <= 6; value++) {
                assertEquals(true, fields.nextPresent());
                assertEquals(value, fields.value());
            }
            assertEquals(false, fields.nextPresent());
        }
    }

    /** As gfortran 12.2 has it; flang 19.1 refuses these descriptors for a LOGICAL. */
    @ParameterizedTest
    @CsvSource({
        "(Z8), 00000002, true",
        "(Z8), 00000100, true",
        "(B1), 0, false",
        "(A4), '    ', true",
        "(A1), @, true"
    })
    void memoryThatIsNotZeroIsTrue(String format, String record, boolean expected)
            throws IOException {
        try (Unit unit = reading(record + "\n", Modes.DEFAULT);
                ReadStatement read = unit.read(Format.of(format))) {
            assertEquals(expected, read.nextBoolean());
        }
    }

    @Test
    void withoutPaddingAFieldBehindTheRecordIsAsTheDialectHasIt() throws IOException {
        Modes modes = Modes.DEFAULT.with(Pad.NO);
        for (String format : new String[] {"(T8,I3)", "(I2,1X,I3)", "(TR9,A,I2)"}) {
            try (Unit unit = reading("12\n", modes);
                    ReadStatement read = unit.read(Format.of(format))) {
                if (format.startsWith("(I2")) {
                    assertEquals(12, read.nextInt());
                } else if (format.contains("A")) {
                    assertEquals("  ", read.nextString(2));
                }
                assertEquals(0, read.nextInt(), format);
            }
        }
        try (Unit unit = reading("12\n", modes);
                ReadStatement read = unit.read(Format.of("(I2,I3)"))) {
            assertEquals(12, read.nextInt());
            assertThrows(EndOfRecordException.class, read::nextInt);
        }
        try (Unit unit = reading("12\n", modes.with(Dialect.FLANG));
                ReadStatement read = unit.read(Format.of("(T8,I3)"))) {
            assertStatus(IoStatus.RECORD_LENGTH, read::nextInt);
        }
    }
}
