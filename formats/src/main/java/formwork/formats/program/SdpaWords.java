package formwork.formats.program;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.formats.Count;
import formwork.formats.Lines;
import formwork.formats.Place;
import formwork.formats.RealText;
import java.nio.charset.StandardCharsets;

/** The numbers of a line, between which blanks, commas, parentheses and braces may stand. */
final class SdpaWords {
    private static final String BETWEEN = " \t,(){}";
    private static final int MOST_DIGITS = 10; // a block has less than 2^31 rows

    private final Lines lines;
    private int gapFrom;
    private int from;
    private int at;

    SdpaWords(Lines lines) {
        this.lines = lines;
    }

    /** Goes to the beginning of the line in hand. */
    void begin() {
        at = lines.from();
        from = at;
        gapFrom = at;
    }

    private static boolean isBetween(byte b) {
        return BETWEEN.indexOf(b) >= 0;
    }

    /** Goes to the next word, or returns false at the end of the line. */
    boolean next() {
        gapFrom = at;
        while (at < lines.to() && isBetween(lines.bytes()[at])) {
            at++;
        }
        from = at;
        while (at < lines.to() && !isBetween(lines.bytes()[at])) {
            at++;
        }
        return at > from;
    }

    /** What stands between this word and the one before it. */
    String gap() {
        return new String(lines.bytes(), gapFrom, from - gapFrom, StandardCharsets.ISO_8859_1);
    }

    /** Whether the word begins as a number does. */
    boolean isNumber() {
        byte first = lines.bytes()[from];
        return first >= '0' && first <= '9' || first == '-' || first == '+' || first == '.';
    }

    Place place() {
        int first = from - lines.from() + 1;
        return lines.place(first, Math.max(first, at - lines.from()));
    }

    FormworkException fault(IoStatus status, String expected) {
        String found = from == at ? "the end of the line" : Quoted.bytes(lines.bytes(), from, at);
        return place().fault(status, found, expected);
    }

    /** The word as an integer. */
    long integer(String what) {
        byte[] bytes = lines.bytes();
        int begin = from < at && (bytes[from] == '-' || bytes[from] == '+') ? from + 1 : from;
        long value = 0;
        for (int i = begin; i < at; i++) {
            int digit = bytes[i] - '0';
            if (digit < 0 || digit > 9 || i - begin >= MOST_DIGITS) {
                throw fault(IoStatus.BAD_INTEGER, what);
            }
            value = 10 * value + digit;
        }
        if (begin == at) {
            throw fault(IoStatus.BAD_INTEGER, what);
        }
        return begin > from && bytes[from] == '-' ? -value : value;
    }

    int index(String what, long least, long most) {
        long value = integer(what);
        if (value < least || value > most) {
            throw fault(IoStatus.BAD_INDEX, what + " from " + least + " to " + most);
        }
        return (int) value;
    }

    Count count(String what) {
        return new Count(what, integer("the number of " + what), place());
    }

    /** The word as a finite number; its style is that of {@code real} then. */
    double real(RealText real, String what) {
        boolean isNumber = real.read(lines.bytes(), from, at) && !real.hasBareExponent();
        if (!isNumber || !Double.isFinite(real.value())) {
            throw fault(IoStatus.BAD_REAL, what);
        }
        return real.value();
    }
}
