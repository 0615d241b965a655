package formwork.formats.hydrology;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Lines;
import formwork.formats.RealText;

/** Takes the values of a list-directed line, one after the other. */
final class FreeValues {
    private static final int MOST_DIGITS = 9;

    private final RealText real = new RealText();
    private Lines lines;
    private byte[] text;
    private int at;
    private int from;
    private long repeats;
    private boolean isInteger;

    /** Begins at the line in hand. */
    void begin(Lines line) {
        lines = line;
        text = line.bytes();
        at = line.from();
        repeats = 0;
    }

    /** Goes to the next value, or returns false if there is none in the line. */
    boolean next() {
        if (repeats > 1) {
            repeats--;
            return true;
        }
        int to = lines.to();
        while (at < to && isSeparator(text[at])) {
            at++;
        }
        from = at;
        while (at < to && !isSeparator(text[at])) {
            at++;
        }
        if (from == at) {
            return false;
        }
        readRepeats();
        if (!real.read(text, from, at) || !Double.isFinite(real.value())) {
            throw fault("a number");
        }
        isInteger = true;
        for (int i = from; i < at; i++) {
            isInteger &= text[i] >= '0' && text[i] <= '9' || i == from;
        }
        isInteger &= text[from] != '.' && Math.abs(real.value()) <= Integer.MAX_VALUE;
        return true;
    }

    /** {@code r*} before a value says how often it is there. */
    private void readRepeats() {
        repeats = 1;
        int star = from;
        while (star < at && text[star] >= '0' && text[star] <= '9') {
            star++;
        }
        if (star > from && star < at && text[star] == '*') {
            if (star - from > MOST_DIGITS) {
                throw fault("at most " + MOST_DIGITS + " digits before *");
            }
            repeats = 0;
            for (int i = from; i < star; i++) {
                repeats = 10 * repeats + text[i] - '0';
            }
            if (repeats == 0) {
                throw fault("1 or more before *");
            }
            from = star + 1;
        }
    }

    private static boolean isSeparator(byte b) {
        return b == ' ' || b == ',' || b == '\t';
    }

    /** How often the value is there from here on. */
    long repeats() {
        return repeats;
    }

    double value() {
        return real.value();
    }

    /** Whether it is written as an integer, of four bytes. */
    boolean isInteger() {
        return isInteger;
    }

    FormworkException fault(String expected) {
        return lines.fault(
                IoStatus.BAD_REAL,
                from - lines.from() + 1,
                Math.max(from + 1, at) - lines.from(),
                expected);
    }
}
