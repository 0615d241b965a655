package formwork.source;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Which form a text is in, and why: what its name says, or else the first line that can be of one
 * form only.
 */
record FormDetection(SourceForm form, String reason) {
    private static final int CONTINUATION_COLUMN = 5; // from 0
    private static final int LAST_COLUMN = 72;

    static FormDetection of(String name, LineTable lines) {
        SourceForm byName = SourceForm.ofName(name);
        if (byName != null) {
            return new FormDetection(
                    byName, "its name ends in " + name.substring(name.lastIndexOf('.')));
        }
        boolean wasContinued = false;
        for (int line = 0; line < lines.count(); line++) {
            int start = lines.start(line);
            int end = lines.end(line);
            int first = lines.afterBlanks(line, start);
            if (first == end || lines.bytes()[start] == '#') {
                continue;
            }
            byte c = lines.bytes()[first];
            int column = first - start;
            if (c == '!' && column != CONTINUATION_COLUMN) {
                continue;
            }
            SourceForm form = formOf(lines, line, first, wasContinued);
            if (form != null) {
                return new FormDetection(form, "line " + (line + 1) + " can be of no other form");
            }
            wasContinued = endsWithAmpersand(lines, line);
        }
        return new FormDetection(SourceForm.FIXED, "no line is of free form only");
    }

    /** The only form that the line can be of, or null. */
    private static SourceForm formOf(LineTable lines, int line, int first, boolean wasContinued) {
        byte[] bytes = lines.bytes();
        int start = lines.start(line);
        int end = lines.end(line);
        byte c = bytes[first];
        int column = first - start;
        if (column == 0 && (c == '*' || isCommentLetter(c) && !isWord(lines, line))) {
            return SourceForm.FIXED;
        }
        if (c == '&' && wasContinued) {
            return SourceForm.FREE;
        }
        if (column < CONTINUATION_COLUMN && isLetter(c) && bytes[start] != '\t') {
            boolean mayBeComment = column == 0 && (isCommentLetter(c) || c == 'D' || c == 'd');
            return mayBeComment ? null : SourceForm.FREE;
        }
        if (column == CONTINUATION_COLUMN && !isLetter(c) && bytes[start] == ' ') {
            return wasContinued ? null : SourceForm.FIXED;
        }
        boolean isBeyond = end - start > LAST_COLUMN;
        return endsWithAmpersand(lines, line) && !isBeyond && !isCommentLetter(bytes[start])
                ? SourceForm.FREE
                : null;
    }

    private static boolean isCommentLetter(byte c) {
        return c == 'C' || c == 'c';
    }

    /** Whether a line that begins with C begins with a word of Fortran's or an assignment. */
    private static boolean isWord(LineTable lines, int line) {
        int start = lines.start(line);
        int end = Math.min(lines.end(line), start + LAST_COLUMN);
        String text =
                new String(lines.bytes(), start, end - start, StandardCharsets.ISO_8859_1)
                        .toUpperCase(Locale.ROOT);
        return text.matches(
                        "(CALL|CASE|CHARACTER|CLASS|CLOSE|COMMON|COMPLEX|CONTAINS|CONTINUE|CYCLE|"
                                + "CRITICAL|CONTIGUOUS|CODIMENSION)\\b.*")
                || text.matches("C\\w*\\s*(\\([^)]*\\))?\\s*=.*");
    }

    private static boolean endsWithAmpersand(LineTable lines, int line) {
        int at = lines.end(line) - 1;
        while (at >= lines.start(line) && LineTable.isBlank(lines.bytes()[at])) {
            at--;
        }
        return at >= lines.start(line) && lines.bytes()[at] == '&';
    }

    private static boolean isLetter(byte c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }
}
