package formwork.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Reads texts in tests of kinds of records. */
public final class RecordFaults {
    private RecordFaults() {}

    /** The tables of a text of the kind {@code name}. */
    public static Tables read(String name, String text, ReadOptions options) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        Kind<?> kind = Kinds.named(name).orElseThrow();
        return (Tables) kind.read(Source.of("a", bytes), options);
    }

    /** Changes a part of {@code text}, which is there, and checks what is then said of it. */
    public static void check(
            String name, String text, String part, String changed, String message) {
        assertTrue(text.contains(part), part);
        int at = text.indexOf(part);
        String wrong = text.substring(0, at) + changed + text.substring(at + part.length());
        FormworkException e =
                assertThrows(FormworkException.class, () -> read(name, wrong, ReadOptions.STRICT));
        String found = e.getMessage();
        assertEquals(message, found.substring(0, Math.min(found.length(), message.length())));
    }
}
