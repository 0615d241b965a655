package formwork.namelist;

import formwork.error.IoStatus;
import formwork.namelist.GroupText.Assigned;
import formwork.namelist.GroupText.Piece;
import java.nio.charset.Charset;
import java.util.List;

/**
 * Changes the text of one object in a group and no byte beside it.
 *
 * <p>Where the object is given values, those are replaced; where it is an element of what is given
 * values, that value alone; and where it is not there, it is added at the end of the group as its
 * other objects are written.
 */
final class NamelistEditor {
    private final byte[] text;
    private final GroupText group;
    private final Charset charset;
    private final boolean isDecimalComma;
    private Edit edit;
    private Assigned replaced; // null if none was
    private boolean isOneReplaced; // of several values
    private boolean isRemoved; // with its values

    NamelistEditor(byte[] text, GroupText group, Charset charset, boolean isDecimalComma) {
        this.text = text;
        this.group = group;
        this.charset = charset;
        this.isDecimalComma = isDecimalComma;
    }

    /** What makes the new values' text, given what stands there now. */
    interface NewText {
        /** The text of the values; {@code sample} shows the style. */
        String like(String sample);
    }

    /** The whole text with {@code designator} given new values. */
    byte[] with(String written, Designator designator, NewText values) {
        return find(designator, values) ? edit.apply(text, charset) : add(written, values);
    }

    /** The whole text with {@code designator} given none: it is left out, or one of its values. */
    byte[] without(Designator designator) {
        if (!find(designator, sample -> "1*")) {
            return text;
        }
        boolean hasValue = false;
        for (Piece piece : replaced.pieces()) {
            boolean isReplaced = edit.from() == piece.from() && piece.count() == 1;
            hasValue |= piece.value() != null && !isReplaced;
        }
        if (isOneReplaced && hasValue) {
            return edit.apply(text, charset);
        }
        isRemoved = true;
        return removal().apply(text, charset);
    }

    /** What was left out if something was, otherwise {@code designator}. */
    Designator removedOr(Designator designator) {
        return isRemoved ? replaced.designator() : designator;
    }

    private boolean find(Designator designator, NewText values) {
        String key = designator.toString();
        List<Assigned> all = group.assigned();
        for (int i = all.size(); i-- > 0; ) {
            Assigned assigned = all.get(i);
            boolean isWhole = assigned.designator().toString().equals(key);
            long number = isWhole ? -1 : assigned.designator().numberOf(designator);
            if (isWhole) {
                edit = replaceValues(assigned, values);
            } else if (number >= 0) {
                edit = replacePiece(assigned, number, values);
            }
            if (edit != null) {
                replaced = assigned;
                isOneReplaced = !isWhole;
                return true;
            }
        }
        return false;
    }

    /** What takes out an object with the separators behind it, and its line if that is all. */
    private Edit removal() {
        int from = replaced.from();
        int to = replaced.to();
        while (to < text.length && (Syntax.isBlank(text[to]) || ",;".indexOf(text[to]) >= 0)) {
            to++;
        }
        int line = beginOfLine(from);
        boolean isLast = to < text.length && text[to] == '\n';
        boolean isAlone = isLast && behindBlanks(line, from) == from;
        return isAlone && line > group.from() ? new Edit(line, to + 1, "") : new Edit(from, to, "");
    }

    /**
     * Checks that nothing behind the new values overrides them, nor replaces what was removed, and
     * that one value among several was replaced by one.
     *
     * @param changed the group with the change
     */
    void checkEffect(GroupText changed) {
        if (replaced == null) {
            return; // it is the last one
        }
        List<Assigned> all = changed.assigned();
        int index = group.assigned().indexOf(replaced);
        Assigned now = isRemoved ? replaced : all.get(index);
        if (isOneReplaced && !isRemoved && now.count() != replaced.count()) {
            throw now.place()
                    .error(
                            IoStatus.TOO_MANY_VALUES,
                            now.count() - replaced.count() + 1 + " values",
                            "one, as others stand behind it");
        }
        for (Assigned other : isRemoved ? all : all.subList(index + 1, all.size())) {
            if (now.mayOverlap(other)) {
                throw other.place()
                        .error(
                                IoStatus.DUPLICATE_NAME,
                                '"' + other.designator().toString() + "\" beside the new values",
                                "nothing that gives others to " + now.designator());
            }
        }
    }

    private record Edit(int from, int to, String replacement) {
        byte[] apply(byte[] text, Charset charset) {
            byte[] middle = replacement.getBytes(charset);
            byte[] edited = new byte[from + middle.length + text.length - to];
            System.arraycopy(text, 0, edited, 0, from);
            System.arraycopy(middle, 0, edited, from, middle.length);
            System.arraycopy(text, to, edited, from + middle.length, text.length - to);
            return edited;
        }
    }

    private String shown(int from, int to) {
        return new String(text, from, to - from, charset);
    }

    private Edit replaceValues(Assigned assigned, NewText values) {
        int to = assigned.to();
        int from = assigned.equalsAt() + 1;
        if (to == from) { // no values: behind the equals sign
            boolean isTight = to < text.length && !Syntax.isBlank(text[to]) && text[to] != '\n';
            String added = values.like("");
            return new Edit(to, to, isTight ? added + " " : " " + added);
        }
        List<Piece> pieces = assigned.pieces();
        int first = 0;
        while (pieces.get(first).to() == pieces.get(first).from()) {
            first++;
        }
        // Null values before the first one are commas only.
        int begin = first == 0 ? pieces.get(0).from() : behindBlanks(from, to);
        return new Edit(begin, to, values.like(shown(pieces.get(first).from(), to)));
    }

    private int behindBlanks(int from, int to) {
        int at = from;
        while (at < to && (Syntax.isBlank(text[at]) || text[at] == '\n')) {
            at++;
        }
        return at;
    }

    private Edit replacePiece(Assigned assigned, long number, NewText values) {
        long before = number;
        for (Piece piece : assigned.pieces()) {
            if (before < piece.count()) {
                return split(piece, before, values);
            }
            before -= piece.count();
        }
        return null;
    }

    private Edit split(Piece piece, long before, NewText values) {
        String one = shown(piece.valueFrom(), piece.to());
        String separator = isDecimalComma ? "; " : ", ";
        long after = piece.count() - before - 1;
        StringBuilder replacement = new StringBuilder();
        if (before > 0) {
            replacement.append(repeated(before, one)).append(separator);
        }
        replacement.append(values.like(one));
        if (after > 0) {
            replacement.append(separator).append(repeated(after, one));
        }
        return new Edit(piece.from(), piece.to(), replacement.toString());
    }

    private static String repeated(long count, String value) {
        return count == 1 && !value.isEmpty() ? value : count + "*" + value;
    }

    // ---- what is not there yet ----

    private byte[] add(String written, NewText values) {
        int end = group.endMark();
        if (end < 0) {
            throw group.place()
                    .error(
                            IoStatus.UNCLOSED_GROUP,
                            "group " + group.name() + " without its end",
                            "'/' behind it, to add " + written);
        }
        int line = beginOfLine(end);
        boolean isOnOwnLine = behindBlanks(line, end) == end && line > group.from();
        List<Assigned> all = group.assigned();
        Assigned sample = all.isEmpty() ? null : all.get(all.size() - 1);
        String equals = sample == null ? " = " : equalsStyle(sample);
        String object = written + equals + values.like("");
        if (isOnOwnLine) {
            String indent = sample == null ? "  " : indent(sample);
            String lineEnd = line >= 2 && text[line - 2] == '\r' ? "\r\n" : "\n";
            return new Edit(line, line, indent + object + lineEnd).apply(text, charset);
        }
        if (sample == null) {
            boolean isBehindBlank = end > 0 && Syntax.isBlank(text[end - 1]);
            return new Edit(end, end, (isBehindBlank ? "" : " ") + object + " ")
                    .apply(text, charset);
        }
        String separator = isDecimalComma ? "; " : ", ";
        int to = sample.to();
        boolean isBeforeMark = text[to] == '&' || text[to] == '$';
        return new Edit(to, to, separator + object + (isBeforeMark ? " " : ""))
                .apply(text, charset);
    }

    private int beginOfLine(int offset) {
        int at = offset;
        while (at > 0 && text[at - 1] != '\n') {
            at--;
        }
        return at;
    }

    private String indent(Assigned sample) {
        int line = beginOfLine(sample.from());
        int at = line;
        while (at < sample.from() && Syntax.isBlank(text[at])) {
            at++;
        }
        return at == sample.from() ? shown(line, at) : "  ";
    }

    private String equalsStyle(Assigned sample) {
        int from = sample.equalsAt();
        boolean isSpaced = from > 0 && Syntax.isBlank(text[from - 1]);
        int behind = from + 1;
        boolean isFollowed = behind < text.length && Syntax.isBlank(text[behind]);
        return (isSpaced ? " " : "") + "=" + (isFollowed ? " " : "");
    }
}
