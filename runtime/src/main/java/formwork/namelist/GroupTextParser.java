package formwork.namelist;

import formwork.edit.ItemKind;
import formwork.error.EndOfFileException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.list.ListInput;
import formwork.list.Next;
import formwork.mode.Encoding;
import formwork.mode.Modes;
import formwork.namelist.GroupText.Assigned;
import formwork.namelist.GroupText.Piece;
import formwork.unit.TextRecordSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Finds all groups of a text, and their values with the types that the text shows.
 *
 * <p>A group begins with the first byte of a record that is not blank, or behind another group.
 */
final class GroupTextParser {
    private final byte[] text;
    private final GroupInput input;
    private final ListInput list;
    private final boolean isLenient;
    private final Collection<String> warnings;
    private final Charset charset;
    private final List<GroupText> groups = new ArrayList<>();

    private GroupTextParser(
            String name, byte[] text, Modes modes, boolean isLenient, Collection<String> warnings) {
        this.text = text;
        this.isLenient = isLenient;
        this.warnings = warnings;
        input = new GroupInput(new TextRecordSource(name, text), modes, true);
        list = input.list();
        charset =
                modes.encoding() == Encoding.UTF_8
                        ? StandardCharsets.UTF_8
                        : StandardCharsets.ISO_8859_1;
    }

    /**
     * The groups of {@code text}.
     *
     * @throws FormworkException if one is wrong; if lenient, that is a warning, and what was found
     *     of it is kept
     */
    static List<GroupText> parse(
            String name, byte[] text, Modes modes, boolean isLenient, Collection<String> warnings) {
        if (text.length == 0) {
            return new ArrayList<>();
        }
        GroupTextParser parser = new GroupTextParser(name, text, modes, isLenient, warnings);
        try {
            parser.parse();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text in memory gives none
        }
        return parser.groups;
    }

    private void parse() throws IOException {
        list.beginGroup(input.modes());
        do {
            while (input.isGroupFirst()) {
                parseGroup();
            }
        } while (list.nextRecord());
    }

    private void parseGroup() throws IOException {
        Place begin = input.begin();
        int from = list.from() + begin.column() - 1;
        GroupText group = new GroupText(input.group(), begin, from);
        groups.add(group);
        try {
            input.readObjects(
                    (designator, place, offset) -> assign(group, designator, place, offset));
        } catch (EndOfFileException e) {
            refuse(e);
        } catch (FormworkException e) {
            refuse(e);
            if (e.status() != IoStatus.UNCLOSED_GROUP) { // there the next group begins
                list.moveTo(list.to());
            }
        }
        group.endAt(input.endMark());
    }

    private void refuse(FormworkException e) {
        if (!isLenient) {
            throw e;
        }
        warnings.add(e.getMessage());
    }

    private int assign(GroupText group, Designator designator, Place place, int offset)
            throws IOException {
        List<Piece> pieces = new ArrayList<>();
        group.assigned().add(new Assigned(designator, place, offset, list.at() - 1, pieces));
        for (Next next = list.next(); next != Next.END; next = list.next()) {
            long count = 1 + list.repeatsLeft();
            if (next == Next.VALUE) {
                int from = list.valueFrom();
                Object value = value();
                pieces.add(new Piece(beforeRepeat(from), from, list.at(), count, value));
            } else {
                int to = list.at();
                pieces.add(new Piece(beforeRepeat(to), to, to, count, null));
            }
            list.dropRepeats();
        }
        return GroupInput.ANY_NUMBER;
    }

    /** Where the repeat count that ends before {@code from} begins. */
    private int beforeRepeat(int from) {
        int at = from;
        if (at > 0 && text[at - 1] == '*') {
            at--;
            while (at > 0 && Syntax.isDigit(text[at - 1])) {
                at--;
            }
        }
        return at;
    }

    /** The value found, by the type that its text has. */
    private Object value() throws IOException {
        switch (list.form()) {
            case '\'', '"' -> {
                byte[] bytes = list.readText();
                return new String(bytes, 0, list.textLength(), charset);
            }
            case '(' -> {
                list.readComplex(ItemKind.REAL8);
                return new Complex(
                        Double.longBitsToDouble(list.realBits()),
                        Double.longBitsToDouble(list.imaginaryBits()));
            }
            default -> {
                return word();
            }
        }
    }

    private Object word() {
        int from = list.valueFrom();
        int to = list.valueTo();
        switch (WordType.of(text, from, to, input.modes().decimal())) {
            case INTEGER -> {
                return list.read(ItemKind.INTEGER8);
            }
            case REAL -> {
                return Double.longBitsToDouble(list.read(ItemKind.REAL8));
            }
            case LOGICAL -> {
                return list.read(ItemKind.LOGICAL4) != 0;
            }
            default -> {
                return new String(text, from, to - from, charset);
            }
        }
    }
}
