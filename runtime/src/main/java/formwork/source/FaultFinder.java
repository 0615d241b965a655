package formwork.source;

import formwork.edit.FormatParser;
import formwork.error.FormatException;
import java.nio.charset.StandardCharsets;

/** Parses formats, and says where in the source the wrong ones are wrong. */
final class FaultFinder {
    private static final int WINDOW = 60;

    private final LineTable lines;

    FaultFinder(LineTable lines) {
        this.lines = lines;
    }

    /**
     * What is wrong with the format {@code text}, or null.
     *
     * @param offsets where in the source its characters stand, and where it ends
     */
    FormatFault faultIn(String text, int[] offsets) {
        try {
            FormatParser.parse(text);
            return null;
        } catch (FormatException e) {
            return at(e, offsets);
        }
    }

    /** The fault {@code cause} of a format whose characters stand at {@code offsets}. */
    FormatFault at(FormatException cause, int[] offsets) {
        int where = offsets[Math.min(cause.offset(), offsets.length - 1)];
        int line = lines.lineOf(where);
        int column = where - lines.start(line);
        return new FormatFault(line + 1, column + 1, picture(line, column), cause);
    }

    private String picture(int line, int column) {
        int start = lines.start(line);
        int end = lines.end(line);
        int from = Math.max(start, start + column - WINDOW);
        int to = Math.min(end, start + column + WINDOW);
        String shown = new String(lines.bytes(), from, to - from, StandardCharsets.ISO_8859_1);
        StringBuilder picture = new StringBuilder(3 * WINDOW);
        picture.append(from > start ? "..." : "");
        int caret = picture.length() + start + column - from;
        shown.chars().forEach(c -> picture.append(c < ' ' || c == 0x7f ? ' ' : (char) c));
        picture.append(to < end ? "..." : "");
        return picture.append('\n').append(" ".repeat(caret)).append('^').toString();
    }
}
