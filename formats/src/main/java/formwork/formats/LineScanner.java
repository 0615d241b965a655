package formwork.formats;

import formwork.convert.ByteLanes;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Numbers and words with blanks between them, line after line, at memory speed: for kinds whose
 * lines have no columns. Blanks are spaces, tabs, and a carriage return at the end.
 *
 * <pre>{@code
 * LineScanner scan = new LineScanner(lines);
 * while (scan.nextContent((byte) '%')) {
 *     long row = scan.integer("a row");
 *     double value = scan.real("a value");
 *     scan.requireEnd();
 * }
 * }</pre>
 */
public final class LineScanner {
    private final Lines lines;
    private final RealWord real = new RealWord();
    private byte[] bytes = {};
    private int at;
    private int to;

    /** Scans from the next line of {@code lines} on. */
    public LineScanner(Lines lines) {
        this.lines = lines;
    }

    /** The lines that are scanned. */
    public Lines lines() {
        return lines;
    }

    // ---- where ----

    /** Goes to the next line, or returns false where there is none. */
    public boolean next() throws IOException {
        if (!lines.next()) {
            return false;
        }
        bytes = lines.bytes();
        at = lines.from();
        to = lines.to();
        return true;
    }

    /**
     * Goes to the next line that has more than blanks and does not begin with {@code comment}, or
     * returns false where there is none.
     */
    public boolean nextContent(byte comment) throws IOException {
        while (next()) {
            if (!atEnd() && bytes[at] != comment) {
                return true;
            }
        }
        return false;
    }

    /** Passes over blanks and says whether the line ends there. */
    public boolean atEnd() {
        while (at < to && isBlank(bytes[at])) {
            at++;
        }
        return at == to;
    }

    /** The byte that comes next, blanks passed over; -1 at the end of the line. */
    public int peek() {
        return atEnd() ? -1 : bytes[at] & 0xff;
    }

    /** Passes over the byte that comes next. */
    public void skip() {
        at++;
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\t' || b == '\r';
    }

    /** The place of what comes next, up to the blank behind it. */
    public Place place() {
        atEnd();
        return place(at);
    }

    private Place place(int from) {
        int first = from - lines.from() + 1;
        return lines.place(first, Math.max(first, wordEnd(from) - lines.from()));
    }

    private int wordEnd(int from) {
        int end = from;
        while (end < to && !isBlank(bytes[end])) {
            end++;
        }
        return end;
    }

    /** The error of what comes next. */
    public FormworkException fault(IoStatus status, String expected) {
        return atEnd() ? atLineEnd(expected) : wrong(at, status, expected);
    }

    private FormworkException atLineEnd(String expected) {
        return lines.place().fault(IoStatus.BAD_SHAPE, "its end", expected);
    }

    private FormworkException wrong(int from, IoStatus status, String expected) {
        return place(from).fault(status, Quoted.bytes(bytes, from, wordEnd(from)), expected);
    }

    /** Checks that there is no more in the line. */
    public void requireEnd() {
        if (!atEnd()) {
            throw wrong(at, IoStatus.BAD_SHAPE, "the end of the line");
        }
    }

    // ---- what stands there ----

    /** The word that comes next, in ISO 8859-1. */
    public String word(String expected) {
        if (atEnd()) {
            throw atLineEnd(expected);
        }
        int from = at;
        at = wordEnd(at);
        return new String(bytes, from, at - from, StandardCharsets.ISO_8859_1);
    }

    /** What is left of the line, in ISO 8859-1. */
    public String rest() {
        int from = at;
        at = to;
        return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
    }

    /**
     * The integer that comes next; {@code expected} says what it is, in messages.
     *
     * @throws FormworkException if there is none, or it has more than 63 bits
     */
    public long integer(String expected) {
        if (atEnd()) {
            throw atLineEnd(expected);
        }
        int from = at;
        byte sign = bytes[at];
        int digits = sign == '-' || sign == '+' ? at + 1 : at;
        int end = digits;
        long value = 0;
        if (digits + Long.BYTES <= bytes.length) {
            long eight = ByteLanes.get8(bytes, digits);
            int count = Math.min(ByteLanes.leadingDigits(eight), to - digits);
            value = count == 0 ? 0 : ByteLanes.number(eight, count);
            end += count;
        }
        while (end < to && isDigit(bytes[end])) {
            if (value > (Long.MAX_VALUE - 9) / 10) {
                throw wrong(from, IoStatus.INTEGER_OVERFLOW, expected + " of at most 63 bits");
            }
            value = 10 * value + bytes[end] - '0';
            end++;
        }
        if (end == digits || end < to && !isBlank(bytes[end])) {
            throw wrong(from, IoStatus.BAD_INTEGER, expected);
        }
        at = end;
        return sign == '-' ? -value : value;
    }

    /** The integer that comes next as a count of {@code what}, 0 or more. */
    public Count count(String what) {
        Place place = place();
        return new Count(what, integer("the number of " + what), place);
    }

    /**
     * The real that comes next, rounded once; also with D for its exponent letter or none, and
     * infinite or NaN.
     *
     * @throws FormworkException if there is none
     */
    public double real(String expected) {
        if (atEnd()) {
            throw atLineEnd(expected);
        }
        int from = at;
        int end = real.read(bytes, from, to);
        if (end < 0) {
            throw wrong(from, IoStatus.BAD_REAL, expected);
        }
        at = end;
        return real.value();
    }

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }
}
