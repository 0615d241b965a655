package formwork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Modes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class InternalUnitTest {
    private static String text(byte[] record) {
        return new String(record, StandardCharsets.ISO_8859_1);
    }

    @Test
    void eachStatementBeginsAtTheFirstRecord() throws IOException {
        byte[] record = new byte[8];
        try (Unit unit = Unit.internal(record)) {
            for (int value : new int[] {7, 42}) {
                try (WriteStatement write = unit.write(Format.of("(I5)"))) {
                    write.put(value);
                }
                try (ReadStatement read = unit.read(Format.of("(I5)"))) {
                    assertEquals(value, read.nextInt());
                }
            }
        }
        assertEquals("   42   ", text(record));
    }

    @Test
    void recordsOfAnArrayAreFilledInTheirOrder() throws IOException {
        List<byte[]> records = List.of(new byte[4], new byte[4], new byte[4]);
        try (Unit unit = Unit.internal(records, Modes.DEFAULT);
                WriteStatement write = unit.write(Format.of("(2I2)"))) {
            write.put(new int[] {1, 2, 3});
        }
        assertEquals(" 1 2", text(records.get(0)));
        assertEquals(" 3  ", text(records.get(1)));
    }

    @Test
    void writingBeyondTheRecordIsAnError() throws IOException {
        try (Unit unit = Unit.internal(new byte[3])) {
            IoResult result = unit.tryWrite(Format.of("(I5)"), write -> write.put(1));
            assertEquals(IoStatus.RECORD_LENGTH, result.status());
        }
    }

    @Test
    void writingBeyondTheLastRecordIsTheEndOfTheFile() throws IOException {
        try (Unit unit = Unit.internal(new byte[3])) {
            WriteStatement write = unit.write(Format.of("(I3/)"));
            write.put(1);
            FormworkException e = assertThrows(FormworkException.class, write::close);
            assertEquals(IoStatus.END_OF_FILE, e.status());
        }
    }

    @Test
    void anItemBeyondTheLastRecordIsTheEndOfTheFile() throws IOException {
        try (Unit unit = Unit.internal(new byte[3])) {
            IoResult result = unit.tryWrite(Format.of("(I3)"), write -> write.put(1).put(2));
            assertEquals(IoStatus.END_OF_FILE, result.status());
            assertEquals("internal unit: found its end; expected record 2", result.message());
        }
    }

    @Test
    void aStatementThatMayNotBeginLeavesTheOtherWhereItIs() throws IOException {
        List<byte[]> records = List.of(new byte[2], new byte[2]);
        try (Unit unit = Unit.internal(records, Modes.DEFAULT);
                WriteStatement write = unit.write(Format.of("(I2)"))) {
            write.put(1).put(2);
            assertThrows(FormworkException.class, () -> unit.write(Format.of("(I2)")));
        }
        assertEquals(" 1", text(records.get(0)));
        assertEquals(" 2", text(records.get(1)));
    }
}
