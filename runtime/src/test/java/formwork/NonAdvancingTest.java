package formwork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.EndOfFileException;
import formwork.error.EndOfRecordException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Dialect;
import formwork.mode.Modes;
import formwork.mode.Pad;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** READ with ADVANCE='NO', by the rows that both compilers answered about it. */
final class NonAdvancingTest {
    private static final String TEXT = "abc\n12345678\n  7\nlast";

    private static Unit unit(Modes modes) {
        return Unit.text(TEXT, modes);
    }

    private static void assertPart(
            Unit unit, String format, int length, String value, long size, boolean isEnd)
            throws IOException {
        try (ReadStatement read = unit.readWithoutAdvancing(Format.of(format))) {
            assertEquals(value, read.nextString(length));
            assertEquals(size, read.size());
            assertEquals(isEnd, read.isEndOfRecord());
        }
    }

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void readsRecordsInParts(Dialect dialect) throws IOException {
        try (Unit unit = unit(Modes.DEFAULT.with(dialect))) {
            assertPart(unit, "(A5)", 5, "abc  ", 3, true);
            assertPart(unit, "(A5)", 5, "12345", 5, false);
            assertPart(unit, "(A3)", 3, "678", 3, false);
            assertPart(unit, "(A3)", 3, "   ", 0, true);
            try (ReadStatement read = unit.readWithoutAdvancing(Format.of("(I5)"))) {
                assertEquals(7, read.nextInt());
                assertEquals(3, read.size());
                assertTrue(read.isEndOfRecord());
            }
            try (ReadStatement read = unit.read(Format.of("(A)"))) {
                assertEquals("last  ", read.nextString(6));
                assertFalse(read.isEndOfRecord());
            }
            assertThrows(EndOfFileException.class, () -> unit.read(Format.of("(A)")));
        }
    }

    @Test
    void readingOnAfterTheEndOfTheFileIsAsTheDialectHasIt() throws IOException {
        for (Dialect dialect : Dialect.values()) {
            try (Unit unit = Unit.text("", Modes.DEFAULT.with(dialect))) {
                Format format = Format.of("(A)");
                assertThrows(EndOfFileException.class, () -> unit.read(format));
                IoResult again = unit.tryRead(format, ReadStatement::nextInt);
                assertEquals(
                        dialect == Dialect.GFORTRAN ? IoStatus.NOT_ALLOWED : IoStatus.END_OF_FILE,
                        again.status());
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void withoutPaddingAShortFieldIsTheEndOfTheRecord(Dialect dialect) throws IOException {
        try (Unit unit = unit(Modes.DEFAULT.with(dialect).with(Pad.NO))) {
            try (ReadStatement read = unit.readWithoutAdvancing(Format.of("(2A2)"))) {
                assertEquals("ab", read.nextString(2));
                EndOfRecordException end =
                        assertThrows(EndOfRecordException.class, () -> read.nextString(2));
                assertEquals(
                        "text, record 1: found 3 columns; expected at least 4 (ADVANCE='NO')",
                        end.getMessage());
                assertEquals(2, read.size());
            }
            assertPart(unit, "(A3)", 3, "123", 3, false);
        }
    }

    @Test
    void noItemFollowsTheEndOfTheRecord() throws IOException {
        try (Unit unit = unit(Modes.DEFAULT)) {
            try (ReadStatement read = unit.readWithoutAdvancing(Format.of("(2A4)"))) {
                assertEquals("abc ", read.nextString(4));
                assertThrows(EndOfRecordException.class, () -> read.nextString(4));
            }
            assertPart(unit, "(A3)", 3, "123", 3, false);
        }
    }

    /** F2018 13.8.1.2: tabs count from where the statement began. flang 19 has the whole record. */
    @ParameterizedTest
    @EnumSource(Dialect.class)
    void tabsStayInTheRestOfTheRecord(Dialect dialect) throws IOException {
        try (Unit unit = unit(Modes.DEFAULT.with(dialect))) {
            assertPart(unit, "(A1)", 1, "a", 1, false);
            assertPart(unit, "(T1,A1)", 1, "b", 1, false);
            assertPart(unit, "(TL9,A1)", 1, "c", 1, false);
            assertPart(unit, "(A1)", 1, " ", 0, true);
        }
    }

    @Test
    void skippingBeyondTheRecordIsNoEndYet() throws IOException {
        try (Unit unit = unit(Modes.DEFAULT)) {
            assertPart(unit, "(A1,5X)", 1, "a", 1, false);
            assertPart(unit, "(A1)", 1, " ", 0, true);
        }
    }

    @Test
    void aStatementThatFailsLeavesTheUnitAfterItsRecord() throws IOException {
        try (Unit unit = unit(Modes.DEFAULT)) {
            try (ReadStatement read = unit.readWithoutAdvancing(Format.of("(I2)"))) {
                assertThrows(FormworkException.class, read::nextInt);
            }
            assertPart(unit, "(A3)", 3, "123", 3, false);
        }
    }

    @Test
    void internalUnitIsReadOnToo() throws IOException {
        Unit unit = Unit.internal("12345".getBytes(StandardCharsets.US_ASCII));
        assertPart(unit, "(A2)", 2, "12", 2, false);
        assertPart(unit, "(A9)", 9, "345      ", 3, true);
        assertPart(unit, "(A2)", 2, "12", 2, false);
    }
}
