package formwork.namelist;

import formwork.namelist.GroupText.Assigned;
import formwork.namelist.GroupText.Piece;
import java.nio.charset.StandardCharsets;
import java.util.Collection;

/**
 * The groups of a text in one style, without comments and what is between groups.
 *
 * <p>Values stay as they are spelled, one after the other, and objects in their order: so the text
 * gives the same to whatever is declared.
 */
final class TidyText {
    private final byte[] text;
    private final ObjectLines lines;
    private final StringBuilder value = new StringBuilder();

    private TidyText(byte[] text, boolean isDecimalComma) {
        this.text = text;
        lines = new ObjectLines(isDecimalComma ? ';' : ',');
    }

    /** The groups of {@code text}, as its bytes. */
    static byte[] of(byte[] text, Collection<GroupText> groups, boolean isDecimalComma) {
        TidyText made = new TidyText(text, isDecimalComma);
        for (GroupText group : groups) {
            made.put(group);
        }
        return made.lines.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    private void put(GroupText group) {
        lines.beginGroup(Variable.lowerCase(group.name()));
        for (Assigned assigned : group.assigned()) {
            lines.beginObject(assigned.designator().toString());
            int end = -1; // of the value before
            for (Piece piece : assigned.pieces()) {
                if (piece.from() == end) {
                    lines.putOn(piece.count(), spelled(piece)); // nothing separates the two
                } else {
                    lines.put(piece.count(), spelled(piece));
                }
                end = piece.value() == null ? -1 : piece.to();
            }
            lines.endObject();
        }
        lines.endGroup();
    }

    private String spelled(Piece piece) {
        value.setLength(0);
        if (piece.count() == 1 && piece.valueFrom() > piece.from()) {
            value.append(piece.value() == null ? "" : "1*"); // without, k=1 were an object
        }
        if (piece.value() instanceof String && isDelimiter(text[piece.valueFrom()])) {
            joinRecords(piece.valueFrom(), piece.to());
        } else {
            joinWords(piece.valueFrom(), piece.to());
        }
        return value.toString();
    }

    private static boolean isDelimiter(byte b) {
        return b == '\'' || b == '"';
    }

    /** A string over several records goes on where each of them ends. */
    private void joinRecords(int from, int to) {
        for (int i = from; i < to; i++) {
            boolean isReturn = text[i] == '\r' && text[i + 1] == '\n';
            if (!isReturn && text[i] != '\n') {
                value.append((char) (text[i] & 0xff));
            }
        }
    }

    /** A complex value may have blanks and comments inside; they are one blank. */
    private void joinWords(int from, int to) {
        boolean isComment = false;
        boolean isBlank = false;
        for (int i = from; i < to; i++) {
            isComment = text[i] != '\n' && (isComment || text[i] == '!');
            if (isComment || text[i] == '\n' || Syntax.isBlank(text[i])) {
                isBlank = true;
            } else {
                value.append(isBlank ? " " : "").append((char) (text[i] & 0xff));
                isBlank = false;
            }
        }
    }
}
