package formwork;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.mode.Encoding;
import formwork.mode.Modes;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Java text as the bytes of a unit, and back. */
final class TextBytes {
    private TextBytes() {}

    static byte[] of(String text, Modes modes) {
        if (modes.encoding() == Encoding.UTF_8) {
            return text.getBytes(StandardCharsets.UTF_8);
        }
        if (!isLatin1(text)) {
            throw notLatin1(text);
        }
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    static boolean isLatin1(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) > 0xff) {
                return false;
            }
        }
        return true;
    }

    /** The lines of a text, without their ends; a line feed at the end of the text begins none. */
    static List<byte[]> lines(String text, Modes modes) {
        List<byte[]> records = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int end = text.indexOf('\n', from);
            int to = end < 0 ? text.length() : end;
            boolean hasReturn = to > from && text.charAt(to - 1) == '\r';
            records.add(of(text.substring(from, hasReturn ? to - 1 : to), modes));
            from = to + 1;
        }
        return records;
    }

    static String text(byte[] bytes, int from, int to, Modes modes) {
        return new String(
                bytes,
                from,
                to - from,
                modes.encoding() == Encoding.UTF_8
                        ? StandardCharsets.UTF_8
                        : StandardCharsets.ISO_8859_1);
    }

    private static FormworkException notLatin1(String text) {
        return new FormworkException(
                IoStatus.BAD_CHARACTERS,
                "found "
                        + Quoted.text(text)
                        + "; expected characters of ISO 8859-1 (others need ENCODING='UTF-8')");
    }
}
