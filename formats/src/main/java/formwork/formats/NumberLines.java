package formwork.formats;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The lines of a file of numbers, in chunks, and the numbers in each: nothing is made for a line or
 * a number.
 *
 * <p>Blanks are spaces and tabs. Behind each line lies a byte that belongs to no number, so that
 * digits are read without a look at where the line ends.
 */
public final class NumberLines implements Closeable {
    private static final int CHUNK_BYTES = 1 << 17;
    private static final int SAFE_DIGITS = 18; // so many fit a long, whatever they are
    private static final VarHandle LONG =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long LINE_FEEDS = 0x0A0A0A0A0A0A0A0AL;
    private static final long ONES = 0x0101010101010101L;
    private static final long ZEROS = 0x3030303030303030L;
    private static final long TO_TOP = 0x7676767676767676L; // what makes 10 reach the top bit
    private static final long TOPS = 0x8080808080808080L;

    private final Source source;
    private final InputStream stream;
    private final RealWord real = new RealWord();
    private byte[] bytes = new byte[CHUNK_BYTES + Long.BYTES];
    private int limit; // where what was read ends
    private boolean isAllRead;
    private long dropped; // bytes of the file before bytes[0]
    private int nextLine;
    private int from;
    private int to;
    private int at;
    private int fieldFrom;
    private long number;

    /** The lines of {@code source}; it stands before the first. */
    public NumberLines(Source source) throws IOException {
        this(source, 0);
    }

    /** The lines from the one on that begins at {@code offset}, which then are counted from 1. */
    NumberLines(Source source, long offset) throws IOException {
        this.source = source;
        dropped = offset;
        stream = source.stream(offset);
    }

    // ---- lines ----

    /** Goes to the next line, or returns false where there is none. */
    public boolean next() throws IOException {
        int start = nextLine;
        int end = lineFeed(start);
        while (end == limit && !isAllRead) {
            int searched = end - start;
            fill(start);
            start = 0;
            end = lineFeed(searched);
        }
        if (start == limit) {
            return false;
        }
        number++;
        from = start;
        at = start;
        nextLine = Math.min(end + 1, limit);
        to = end > start && bytes[end - 1] == '\r' ? end - 1 : end;
        return true;
    }

    /** Where the next line feed from {@code start} on is, or {@code limit}. */
    private int lineFeed(int start) {
        byte[] text = bytes;
        int end = limit;
        for (int i = start; i < end; i += Long.BYTES) {
            long difference = (long) LONG.get(text, i) ^ LINE_FEEDS;
            long found = (difference - ONES) & ~difference & TOPS;
            if (found != 0) {
                return Math.min(end, i + (Long.numberOfTrailingZeros(found) >> 3));
            }
        }
        return end;
    }

    private void fill(int start) throws IOException {
        int kept = limit - start;
        if (kept >= Lines.LONGEST_BYTES) {
            throw Place.of(source.name(), number + 1)
                    .fault(
                            IoStatus.RECORD_LENGTH,
                            "a line of more than " + Lines.LONGEST_BYTES + " bytes",
                            "a shorter one");
        }
        byte[] target = bytes;
        if (kept > bytes.length / 2) {
            target = new byte[2 * (bytes.length - Long.BYTES) + Long.BYTES];
        }
        System.arraycopy(bytes, start, target, 0, kept);
        bytes = target;
        dropped += start;
        limit = kept;
        int room = bytes.length - Long.BYTES - kept;
        int count = stream.readNBytes(bytes, kept, room);
        limit += count;
        isAllRead = count < room;
        Arrays.fill(bytes, limit, limit + Long.BYTES, (byte) 0);
    }

    /**
     * Goes to the next line that has more than blanks and does not begin with {@code comment}, or
     * returns false where there is none.
     */
    public boolean nextContent(byte comment) throws IOException {
        while (next()) {
            int first = peek();
            if (first >= 0 && first != comment) {
                return true;
            }
        }
        return false;
    }

    /** The source that these are the lines of. */
    public Source source() {
        return source;
    }

    /** Where the line begins that follows the one in hand, in bytes from the begin of the file. */
    public long nextOffset() {
        return dropped + nextLine;
    }

    /** The number of the line in hand, from 1. */
    public long number() {
        return number;
    }

    /** How many bytes the file has behind the line in hand. */
    public long bytesLeft() {
        return source.sizeBytes() - dropped - nextLine;
    }

    /** The first byte of the line in hand; 0 if it is empty. */
    public int first() {
        return from == to ? 0 : bytes[from];
    }

    /** Passes over the first byte, if a blank or the end of the line follows. */
    public boolean passFirst() {
        at = from + 1;
        return at == to || isBlank(bytes[at]);
    }

    /** Goes back to the begin of the line in hand. */
    public void restart() {
        at = from;
    }

    /** The line in hand, in ISO 8859-1. */
    public String text() {
        return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
    }

    /** Whether the line in hand is empty, without even a blank. */
    public boolean isEmpty() {
        return from == to;
    }

    // ---- fields ----

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\t';
    }

    private int pastBlanks() {
        byte[] text = bytes;
        int position = at;
        while (text[position] == ' ' || text[position] == '\t') {
            position++;
        }
        return position;
    }

    /** Whether there is nothing but blanks in the rest of the line. */
    public boolean isAtEnd() {
        return pastBlanks() == to;
    }

    /** The byte that the next field begins with; -1 at the end of the line. */
    public int peek() {
        int next = pastBlanks();
        return next == to ? -1 : bytes[next] & 0xff;
    }

    /** The last field as text. */
    public String field() {
        return new String(bytes, fieldFrom, at - fieldFrom, StandardCharsets.ISO_8859_1);
    }

    /** How many bytes the line has behind the last field. */
    public int bytesLeftInLine() {
        return to - at;
    }

    /** How many bytes of the line stand before the end of the last field. */
    public int position() {
        return at - from;
    }

    /** How many bytes the last number took. */
    public int fieldBytes() {
        return at - fieldFrom;
    }

    /** The byte before the last field. */
    public byte separator() {
        return fieldFrom == from ? 0 : bytes[fieldFrom - 1];
    }

    /** The next field as a word, up to a blank; empty at the end of the line. */
    public String word() {
        int begin = pastBlanks();
        fieldFrom = begin;
        at = begin;
        while (at < to && !isBlank(bytes[at])) {
            at++;
        }
        return new String(bytes, begin, at - begin, StandardCharsets.ISO_8859_1);
    }

    /**
     * The next field as an integer.
     *
     * @throws FormworkException if it is none; it says that {@code what} is expected
     */
    public long integer(String what) {
        byte[] text = bytes;
        int position = at;
        while (text[position] == ' ' || text[position] == '\t') {
            position++;
        }
        fieldFrom = position;
        boolean isNegative = text[position] == '-';
        if (isNegative || text[position] == '+') {
            position++;
        }
        int firstDigit = position;
        long eight = (long) LONG.get(text, position) ^ ZEROS; // digits become 0 to 9
        int digits = Long.numberOfTrailingZeros(((eight + TO_TOP) | eight) & TOPS) >> 3;
        long value = digits == 0 ? 0 : number(eight << (Long.SIZE - Byte.SIZE * digits));
        position += digits;
        int digit = text[position] - '0';
        while (digit >= 0 && digit <= 9) {
            value = 10 * value + digit;
            digit = text[++position] - '0';
        }
        int count = position - firstDigit;
        if (count == 0
                || count > SAFE_DIGITS
                || position < to && digit != ' ' - '0' && digit != '\t' - '0') {
            return otherInteger(what);
        }
        at = position;
        return isNegative ? -value : value;
    }

    /** The number of eight digits, the first of which is in the lowest byte. */
    private static long number(long digits) {
        long pairs = (10 * digits + (digits >>> 8)) & 0x00FF00FF00FF00FFL;
        long fours = (100 * pairs + (pairs >>> 16)) & 0x0000FFFF0000FFFFL;
        return (10_000 * fours + (fours >>> 32)) & 0xFFFFFFFFL;
    }

    /** What is too long for a quick look, or none. */
    private long otherInteger(String what) {
        at = Math.min(fieldFrom, to);
        String field = word();
        if (!field.matches("[+-]?\\d+")) {
            throw fieldFault(IoStatus.BAD_INTEGER, what);
        }
        try {
            return Long.parseLong(field);
        } catch (NumberFormatException e) {
            throw fieldFault(IoStatus.INTEGER_OVERFLOW, what);
        }
    }

    /**
     * The next field as a real, rounded once; also with D for its exponent letter or none, and
     * infinite or NaN.
     *
     * @throws FormworkException if it is none; it says that {@code what} is expected
     */
    public double real(String what) {
        int begin = pastBlanks();
        fieldFrom = begin;
        int end = real.read(bytes, begin, to);
        if (end < 0) {
            at = Math.min(begin, to);
            word();
            throw fieldFault(IoStatus.BAD_REAL, what);
        }
        at = end;
        return real.value();
    }

    /** The next field as a real by {@code text}, which then has its style. */
    public double real(RealText text, String what) {
        word();
        if (!text.read(bytes, fieldFrom, at)) {
            throw fieldFault(IoStatus.BAD_REAL, what);
        }
        return text.value();
    }

    /** Whether the next field has digits only, perhaps with a sign before them. */
    public boolean hasInteger() {
        int position = pastBlanks();
        byte first = bytes[position];
        position += first == '-' || first == '+' ? 1 : 0;
        int begin = position;
        while (bytes[position] >= '0' && bytes[position] <= '9') {
            position++;
        }
        return position > begin && (position == to || isBlank(bytes[position]));
    }

    /** The next field as a count of {@code what}, 0 or more. */
    public Count count(String what) {
        return new Count(what, integer("how many " + what), fieldPlace());
    }

    /** As {@link #integer}, and from {@code least} to {@code most}. */
    public long index(String what, long least, long most) {
        long value = integer(what);
        if (value < least || value > most) {
            throw outside(what, least, most);
        }
        return value;
    }

    private FormworkException outside(String what, long least, long most) {
        String range =
                most == Long.MAX_VALUE ? least + " or more" : "from " + least + " to " + most;
        return fieldFault(IoStatus.BAD_INDEX, what + " " + range);
    }

    /**
     * Checks that the line has nothing more.
     *
     * @throws FormworkException if it has
     */
    public void requireEnd() {
        if (!isAtEnd()) {
            throw surplus();
        }
    }

    private FormworkException surplus() {
        word();
        return fieldFault(IoStatus.BAD_COUNT, "the end of the line");
    }

    // ---- faults ----

    /** The place of the line in hand. */
    public Place place() {
        return Place.of(source.name(), number);
    }

    /** The place of the last field. */
    public Place fieldPlace() {
        return Place.of(
                source.name(), number, fieldFrom - from + 1, Math.max(at, fieldFrom + 1) - from);
    }

    /** The error of the last field, which shows it. */
    public FormworkException fieldFault(IoStatus status, String expected) {
        if (fieldFrom >= to) {
            return Place.of(source.name(), number, to - from + 1, to - from + 1)
                    .fault(status, "the end of the line", expected);
        }
        return fieldPlace().fault(status, Quoted.bytes(bytes, fieldFrom, at), expected);
    }

    /** The error of the line in hand, which shows it. */
    public FormworkException fault(IoStatus status, String expected) {
        return place().fault(status, Quoted.bytes(bytes, from, to), expected);
    }

    /** The error of a file that has no more lines. */
    public FormworkException atFileEnd(String expected) {
        return Place.of(source.name(), number + 1).fault(IoStatus.END_OF_FILE, "its end", expected);
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
