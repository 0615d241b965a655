package formwork.formats.structure;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.formats.Place;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Puts texts into fields of cards. */
final class CardEdit {
    private CardEdit() {}

    /** How many columns the field {@code field} of the card has that begins in {@code line}. */
    static int width(Deck deck, int line, int field) {
        return at(deck, line, field, (owner, fields, number) -> width(fields));
    }

    private static int width(CardLine fields) {
        return fields.fields() == CardLine.SMALL_FIELDS
                ? CardLine.SMALL_WIDTH
                : CardLine.LARGE_WIDTH;
    }

    private interface Action {
        int run(int line, CardLine fields, int number);
    }

    /** Finds a field, and does something with it. */
    private static int at(Deck deck, int firstLine, int field, Action action) {
        int number = field;
        int last = firstLine;
        for (int line = firstLine; line >= 0; line = deck.next(line)) {
            CardLine fields = deck.split(line);
            if (number <= fields.fields()) {
                return action.run(line, fields, number);
            }
            number -= fields.fields();
            last = line;
        }
        throw deck.place(last)
                .fault(
                        IoStatus.BAD_SHAPE,
                        (field - number) + " fields",
                        "field " + field + ", to put something into");
    }

    static void set(Deck deck, int firstLine, int field, String text) {
        at(
                deck,
                firstLine,
                field,
                (line, fields, number) -> {
                    if (fields.hasTabs() && !fields.isFree()) {
                        throw deck.place(line)
                                .fault(
                                        IoStatus.BAD_STRUCTURE,
                                        deck.found(line),
                                        "no tabs in a line that something is put into");
                    }
                    if (text.length() > width(fields) || !isPlain(text)) {
                        throw noRoom(deck, line, fields, number, text);
                    }
                    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
                    LineStore lines = deck.lines();
                    byte[] before =
                            Arrays.copyOfRange(lines.bytes(line), lines.from(line), lines.to(line));
                    lines.replace(
                            line,
                            fields.isFree()
                                    ? free(before, number, bytes)
                                    : fixed(before, fields, number, bytes));
                    return 0;
                });
    }

    private static boolean isPlain(String text) {
        return text.chars().allMatch(c -> c > ' ' && c < 0x7F && c != ',' && c != '$');
    }

    private static FormworkException noRoom(
            Deck deck, int line, CardLine fields, int number, String text) {
        return Place.of(
                        deck.file(),
                        line + 1L,
                        fields.firstColumn(number),
                        fields.lastColumn(number))
                .fault(
                        IoStatus.BAD_CHARACTERS,
                        Quoted.text(text),
                        "up to "
                                + width(fields)
                                + " characters to put there, no blank, comma or $ among them");
    }

    private static byte[] fixed(byte[] line, CardLine fields, int number, byte[] text) {
        int from = fields.firstColumn(number) - 1;
        int to = fields.lastColumn(number);
        int comment = indexOf(line, (byte) '$', 0);
        int dataEnd = comment < 0 ? line.length : comment;
        int rest = line.length - dataEnd;
        int tailFrom = Math.max(to, dataEnd); // a comment inside of the field goes behind it
        byte[] wide = new byte[Math.max(from + text.length, tailFrom + rest)];
        Arrays.fill(wide, (byte) ' ');
        System.arraycopy(line, 0, wide, 0, dataEnd);
        Arrays.fill(wide, from, Math.min(to, wide.length), (byte) ' ');
        System.arraycopy(text, 0, wide, from, text.length);
        System.arraycopy(line, line.length - rest, wide, tailFrom, rest);
        int end = wide.length;
        while (rest == 0 && end > line.length && wide[end - 1] == ' ') {
            end--;
        }
        return Arrays.copyOf(wide, end);
    }

    private static byte[] free(byte[] line, int number, byte[] text) {
        int comment = indexOf(line, (byte) '$', 0);
        int end = comment < 0 ? line.length : comment;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int from = 0;
        int field = 0;
        while (field < number) {
            int comma = indexOf(line, (byte) ',', from);
            if (comma < 0 || comma >= end) {
                out.write(line, from, Math.max(0, end - from));
                out.write(',');
                from = end;
            } else {
                out.write(line, from, comma + 1 - from);
                from = comma + 1;
            }
            field++;
        }
        out.writeBytes(text);
        int next = indexOf(line, (byte) ',', from);
        int rest = next < 0 || next >= end ? end : next;
        out.write(line, rest, line.length - rest);
        return out.toByteArray();
    }

    private static int indexOf(byte[] bytes, byte wanted, int from) {
        for (int i = from; i < bytes.length; i++) {
            if (bytes[i] == wanted) {
                return i;
            }
        }
        return -1;
    }
}
