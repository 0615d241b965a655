package formwork.unit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Encoding;
import formwork.mode.Modes;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RecordComposerTest {
    private final RecordComposer record = new RecordComposer();

    private void write(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        byte[] target = record.room(bytes.length + 20); // more room than is used, as for G0
        System.arraycopy(bytes, 0, target, record.position(), bytes.length);
        record.wrote(bytes.length);
    }

    private String text() {
        return new String(record.bytes(), 0, record.length(), StandardCharsets.UTF_8);
    }

    @Test
    void tabbingAloneAddsNothing() {
        write("abc");
        record.skip(5);
        record.tabTo(20);
        assertEquals("abc", text());
    }

    @Test
    void gapIsFilledWithBlanksByWhatFollows() {
        write("abc");
        record.tabTo(6);
        write("x");
        assertEquals("abc  x", text());
        record.skip(2);
        write("");
        assertEquals("abc  x  ", text());
    }

    @Test
    void writingOverKeepsWhatLiesToTheRight() {
        write("abcdef");
        record.tabTo(3);
        write("X");
        record.skip(-10);
        write("Y");
        assertEquals("YbXdef", text());
    }

    @Test
    void tabsStopWhereTheStatementBegan() {
        write("abc");
        record.beginStatement();
        write("def");
        record.skip(-100);
        write("X");
        record.tabTo(2);
        write("Y");
        assertEquals("abcXYf", text());
    }

    @Test
    void columnsOfUtf8AreCharacters() {
        RecordSink sink = new MemoryRecordSink("m", List.of(new byte[100]));
        record.connect(sink, Modes.DEFAULT.with(Encoding.UTF_8));
        write("aéü€z");
        record.tabTo(3);
        write("X");
        assertEquals("aéX€z", text());
        record.tabTo(2);
        write("ßß");
        assertEquals("aßß€z", text());
        record.skip(1);
        write("+");
        assertEquals("aßß€+", text());
        record.skip(2);
        record.skip(-3);
        write("-€");
        assertEquals("aßß€-€", text());
    }

    @Test
    void recordBeyondItsLimitIsAnError() {
        record.connect(new MemoryRecordSink("m", List.of(new byte[5])), Modes.DEFAULT);
        write("12345");
        FormworkException e = assertThrows(FormworkException.class, () -> write("6"));
        assertEquals(IoStatus.RECORD_LENGTH, e.status());
        record.clear();
        record.tabTo(Integer.MAX_VALUE);
        assertThrows(FormworkException.class, () -> write("6"));
    }
}
