package formwork.formats.structure;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.formats.Place;
import formwork.formats.RealText;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The data fields of one card, from 1: those behind the name, then those of the lines that go on
 * with it. One card after the other; it keeps the last.
 */
final class CardFields {
    private static final int MOST_DIGITS = 18;

    private final Deck deck;
    private final RealText real = new RealText();
    private byte[][] texts = new byte[16][];
    private int[] starts = new int[16];
    private int[] ends = new int[16];
    private int[] lines = new int[16];
    private int[] firstColumns = new int[16];
    private int[] lastColumns = new int[16];
    private int count;
    private long integer;

    CardFields(Deck deck) {
        this.deck = deck;
    }

    /** Goes to a card. */
    void load(int card) {
        count = 0;
        for (int line = deck.firstLine(card); line >= 0; line = deck.next(line)) {
            CardLine fields = deck.split(line);
            for (int number = 1; number <= fields.fields(); number++) {
                add(line, fields, number);
            }
            requireRoom(line, fields);
        }
        while (count > 0 && starts[count - 1] == ends[count - 1]) {
            count--;
        }
    }

    private void add(int line, CardLine fields, int number) {
        if (count == starts.length) {
            int more = 2 * count;
            texts = Arrays.copyOf(texts, more);
            starts = Arrays.copyOf(starts, more);
            ends = Arrays.copyOf(ends, more);
            lines = Arrays.copyOf(lines, more);
            firstColumns = Arrays.copyOf(firstColumns, more);
            lastColumns = Arrays.copyOf(lastColumns, more);
        }
        texts[count] = fields.text();
        starts[count] = fields.start(number);
        ends[count] = fields.end(number);
        lines[count] = line;
        firstColumns[count] = fields.firstColumn(number);
        lastColumns[count++] = fields.lastColumn(number);
    }

    /** A free line may have no more than the fields of a fixed one. */
    private void requireRoom(int line, CardLine fields) {
        for (int number = fields.fields() + 2; number <= fields.fieldCount(); number++) {
            if (fields.start(number) < fields.end(number)) {
                throw Place.of(
                                deck.file(),
                                line + 1L,
                                fields.firstColumn(number),
                                fields.lastColumn(number))
                        .fault(
                                IoStatus.BAD_COUNT,
                                "field " + (number + 1),
                                "at most " + (fields.fields() + 2) + " fields in a line");
            }
        }
    }

    /** How many there are up to the last that is not blank. */
    int count() {
        return count;
    }

    boolean isBlank(int number) {
        return number > count || starts[number - 1] == ends[number - 1];
    }

    String text(int number) {
        return number > count
                ? ""
                : new String(
                        texts[number - 1],
                        starts[number - 1],
                        ends[number - 1] - starts[number - 1],
                        StandardCharsets.ISO_8859_1);
    }

    /** The line of a field, from 0; that of the last one where it is not there. */
    int line(int number) {
        return lines[Math.max(0, Math.min(number, count) - 1)];
    }

    int firstColumn(int number) {
        return firstColumns[Math.max(0, Math.min(number, count) - 1)];
    }

    int lastColumn(int number) {
        return lastColumns[Math.max(0, Math.min(number, count) - 1)];
    }

    /** Reads a field as an integer, or returns false if it is none. */
    boolean readInteger(int number) {
        byte[] text = texts[number - 1];
        int at = starts[number - 1];
        int to = ends[number - 1];
        boolean isNegative = at < to && text[at] == '-';
        if (isNegative || at < to && text[at] == '+') {
            at++;
        }
        if (at == to || to - at > MOST_DIGITS) {
            return false;
        }
        long value = 0;
        while (at < to) {
            int digit = text[at++] - '0';
            if (digit < 0 || digit > 9) {
                return false;
            }
            value = 10 * value + digit;
        }
        integer = isNegative ? -value : value;
        return true;
    }

    /** The integer that was read last. */
    long integer() {
        return integer;
    }

    /** Reads a field as a real, which has a point, or returns false if it is none. */
    boolean readReal(int number) {
        byte[] text = texts[number - 1];
        boolean hasPoint = false;
        for (int i = starts[number - 1]; i < ends[number - 1]; i++) {
            hasPoint |= text[i] == '.';
        }
        return hasPoint
                && real.read(text, starts[number - 1], ends[number - 1])
                && Double.isFinite(real.value());
    }

    /** The real that was read last. */
    double real() {
        return real.value();
    }

    /** The error of a field. */
    FormworkException fault(int number, IoStatus status, String expected) {
        Place place =
                Place.of(
                        deck.file(),
                        line(number) + 1L,
                        firstColumn(number),
                        Math.max(firstColumn(number), lastColumn(number)));
        String found = isBlank(number) ? "blanks" : Quoted.text(text(number));
        return place.fault(status, found, expected);
    }
}
