package formwork.formats;

import formwork.Format;
import formwork.edit.DataEdit;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.mode.Modes;
import formwork.transfer.FormattedRead;
import formwork.unit.StreamRecordSource;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a source, one after the other, with their numbers and places; and what formats read
 * from them.
 *
 * <p>It stands before its first line. {@link #next} goes to a line, {@link #back} makes it the next
 * one again, and what reads by a format ({@link #read}, {@link FoundFormat}) begins at the next
 * line.
 */
public final class Lines implements Closeable {
    /** A longer line is an error: no kind has such. */
    public static final int LONGEST_BYTES = 1 << 26;

    private final Source source;
    private StreamRecordSource records;
    private FormattedRead statement;
    private boolean isBack;

    Lines(Source source, long offset, long linesBefore) throws IOException {
        this.source = source;
        connect(offset, linesBefore);
    }

    private void connect(long offset, long linesBefore) throws IOException {
        records =
                new StreamRecordSource(
                        source.name(), source.stream(offset), LONGEST_BYTES, offset, linesBefore);
        statement = new FormattedRead(records);
        isBack = false;
    }

    /** The source that these are the lines of. */
    public Source source() {
        return source;
    }

    // ---- where ----

    /** Goes to the next line, or returns false where there is none. */
    public boolean next() throws IOException {
        if (isBack) {
            isBack = false;
            return true;
        }
        return records.next();
    }

    /**
     * Goes to the next line.
     *
     * @throws FormworkException if there is none, which says that {@code expected} should be there
     */
    public void require(String expected) throws IOException {
        if (!next()) {
            throw atEnd(expected);
        }
    }

    /**
     * Goes to the next line if it is in memory already, and leaves those before where they are in
     * {@link #bytes}; else returns false, and stays.
     */
    boolean nextAtHand() {
        return !isBack && records.nextAtHand();
    }

    /**
     * Makes the line that begins at {@code bytes()[begin]} the next one again, from which {@link
     * #nextAtHand} came here.
     */
    void returnTo(int begin, long number) {
        records.returnTo(begin, number - 1);
        isBack = false;
    }

    /** Makes the line in hand the next one again. */
    public void back() {
        isBack = true;
    }

    /** Goes on at the line that begins at {@code offset}. */
    public void moveTo(long offset, long linesBefore) throws IOException {
        records.close();
        connect(offset, linesBefore);
    }

    /** Where the next line begins, in bytes from the beginning of the source. */
    public long nextOffset() {
        return isBack ? records.recordOffset() : records.offset();
    }

    /** How many lines there are before the next one. */
    public long linesBefore() {
        return isBack ? records.number() - 1 : records.number();
    }

    /** How many bytes the source has from the next line on. */
    public long bytesLeft() {
        return source.sizeBytes() - nextOffset();
    }

    // ---- the line in hand ----

    /** The number of the line in hand, from 1. */
    public long number() {
        return records.number();
    }

    /** The array that holds the line in hand, until the next. */
    public byte[] bytes() {
        return records.bytes();
    }

    /** Where the line in hand begins in {@link #bytes}. */
    public int from() {
        return records.from();
    }

    /** Where the line in hand ends in {@link #bytes}, without what ended it. */
    public int to() {
        return records.to();
    }

    /** The line in hand, in ISO 8859-1. */
    public String text() {
        return new String(bytes(), from(), to() - from(), StandardCharsets.ISO_8859_1);
    }

    /** The columns {@code first} to {@code last} of it, from 1; fewer if the line is shorter. */
    public String columns(int first, int last) {
        int begin = Math.min(to(), from() + first - 1);
        int end = Math.min(to(), from() + last);
        return new String(bytes(), begin, end - begin, StandardCharsets.ISO_8859_1);
    }

    /** Whether there are only blanks in it, or nothing. */
    public boolean isBlank() {
        for (int i = from(); i < to(); i++) {
            if (bytes()[i] != ' ' && bytes()[i] != '\t') {
                return false;
            }
        }
        return true;
    }

    /** The place of the line in hand. */
    public Place place() {
        return Place.of(source.name(), number());
    }

    /** The place of columns of the line in hand. */
    public Place place(int first, int last) {
        return Place.of(source.name(), number(), first, last);
    }

    /** The error of the line in hand, which shows it. */
    public FormworkException fault(IoStatus status, String expected) {
        return place().fault(status, Quoted.bytes(bytes(), from(), to()), expected);
    }

    /** The error of columns of the line in hand, which shows them. */
    public FormworkException fault(IoStatus status, int first, int last, String expected) {
        return place(first, last).fault(status, Quoted.text(columns(first, last)), expected);
    }

    /** The error of a source that has no more lines. */
    public FormworkException atEnd(String expected) {
        return Place.of(source.name(), linesBefore() + 1)
                .fault(IoStatus.END_OF_FILE, "its end", expected);
    }

    /**
     * The integer in columns of the line in hand, as {@code Iw} reads it: blank is 0.
     *
     * @throws FormworkException if it is none
     */
    public long integer(int first, int last) {
        String field = columns(first, last).strip();
        if (field.isEmpty()) {
            return 0;
        }
        try {
            return Long.parseLong(field);
        } catch (NumberFormatException e) {
            throw fault(IoStatus.BAD_INTEGER, first, last, "an integer");
        }
    }

    /** The integer in columns of the line in hand as a count of {@code what}, 0 or more. */
    public Count count(String what, int first, int last) {
        return new Count(what, integer(first, last), place(first, last));
    }

    // ---- what formats read ----

    /**
     * Begins a READ statement by {@code format} at the next line, field by field as {@link
     * FormattedRead#selectInPass} goes to them.
     */
    public FormattedRead begin(Format format) throws IOException {
        if (isBack) {
            isBack = false;
            records.hold(0);
        }
        statement.begin(format.list(), Modes.DEFAULT);
        return statement;
    }

    /**
     * Reads one pass over {@code format} from the next line on, or lines: Integer or Long, Double,
     * String and Boolean, as {@link formwork.FieldReader} has them. The line in hand is the last of
     * them.
     *
     * @throws FormworkException if a field is not what its descriptor takes, or lines are missing
     */
    public Object[] read(Format format) throws IOException {
        FormattedRead read = begin(format);
        List<Object> values = new ArrayList<>();
        for (DataEdit edit = read.selectInPass(); edit != null; edit = read.selectInPass()) {
            if (values.size() == Format.MOST_VALUES) {
                throw fault(IoStatus.BAD_SHAPE, "at most " + Format.MOST_VALUES + " fields");
            }
            values.add(FieldValue.of(read, edit));
        }
        return values.toArray();
    }

    @Override
    public void close() throws IOException {
        records.close();
    }
}
