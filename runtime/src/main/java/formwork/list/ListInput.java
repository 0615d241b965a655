package formwork.list;

import formwork.convert.ByteLanes;
import formwork.edit.ItemKind;
import formwork.error.EndOfFileException;
import formwork.error.FieldException;
import formwork.error.IoStatus;
import formwork.field.EditState;
import formwork.mode.Modes;
import formwork.unit.RecordSource;
import java.io.IOException;

/**
 * The values of list-directed and namelist records, one after the other (F2018 13.10.3).
 *
 * <p>A statement is {@link #begin}, then for each item {@link #next} and, where that found a value,
 * one of the methods that read it, by which the item's type is known. Values are looked at only
 * when an item asks for them, so that {@code 999999999*1} costs no more than {@code 1}; each
 * repetition may be read as another type.
 *
 * <p>In a namelist group, values end at the next name as well; what stands between them is for the
 * caller, who finds it at {@link #at} and moves on with {@link #moveTo}.
 */
public final class ListInput {
    /** Both compilers refuse larger ones. */
    private static final long GREATEST_REPEAT = 2_147_483_639;

    private static final long BLANKS = ByteLanes.eightOf((byte) ' ');
    private static final String BEHIND_VALUE = "a separator after the value";

    private final RecordSource source;
    private final EditState state = new EditState(Modes.DEFAULT);
    private final ListValue value = new ListValue(this, state);
    private byte[] classes = {};
    private boolean isNamelist;
    private int itemNumber;
    private Object object; // whose values these are, where that says more than a number

    // the record in hand
    private byte[] bytes = {};
    private int at;
    private int to;

    private boolean isAfterValue; // so that one separator belongs to it
    private boolean isEnded;
    private Next repeated = Next.NULL;
    private long repeatsLeft;

    /** Values from the records of {@code source}. */
    public ListInput(RecordSource source) {
        this.source = source;
    }

    /**
     * Begins a list-directed READ statement at the next record, or in the one that the statement
     * before left in hand.
     *
     * @throws EndOfFileException if there is none
     */
    public void begin(Modes modes) throws IOException {
        begin(modes, false);
    }

    /**
     * Begins a namelist READ statement at the next record: values end also before a designator with
     * an equals sign, and {@code &} and {@code $}; {@code !} begins a comment.
     *
     * @throws EndOfFileException if there is no record
     */
    public void beginGroup(Modes modes) throws IOException {
        begin(modes, true);
    }

    private void begin(Modes modes, boolean inNamelist) throws IOException {
        state.reset(modes);
        classes = ListSyntax.classes(modes.decimal(), modes.dialect(), inNamelist);
        isNamelist = inNamelist;
        itemNumber = 0;
        object = null;
        beginValues();
        int held = source.resume();
        if (held < 0) {
            moveToNextRecord();
        } else {
            takeRecord();
            at = Math.min(at + held, to);
        }
    }

    /** The values of another object begin at the position; none are left of the one before. */
    public void beginValues() {
        isAfterValue = false;
        isEnded = false;
        repeatsLeft = 0;
    }

    /** The same for an object that messages call by its {@code toString}. */
    public void beginValues(Object named) {
        object = named;
        beginValues();
    }

    // ---- the next value ----

    /**
     * Finds the value of the next item, over any number of records.
     *
     * <p>{@link Next#END} leaves the position before what ends the values, and comes again.
     *
     * @throws EndOfFileException if there is neither a value nor an end of the values
     */
    public Next next() throws IOException {
        itemNumber++;
        return nextPart();
    }

    /** The same for a part of an item that is no item of its own. */
    Next nextPart() throws IOException {
        if (repeatsLeft > 0) {
            repeatsLeft--;
            return repeated;
        }
        if (isEnded) {
            return Next.END;
        }
        int kind = skipBlanks();
        if (isAfterValue && kind == ListSyntax.SEPARATOR) {
            at++;
            kind = skipBlanks();
        }
        isAfterValue = true;
        if (kind == ListSyntax.SEPARATOR) {
            return Next.NULL;
        }
        if (kind == ListSyntax.SLASH || isNamelist && isEndOfValues()) {
            isEnded = true;
            return Next.END;
        }
        int from = at;
        int end = ListSyntax.isDelimiter(bytes[from]) ? from : scan(from, ListSyntax.STAR);
        if (end < to && bytes[end] == '*') {
            if (isRepeat(from, end)) {
                return beginRepeat(from, end);
            }
            end = scan(end, ListSyntax.BLANK);
        } else if (end < to && bytes[end] == ')') {
            end = scan(end, ListSyntax.BLANK);
        }
        value.set(from, end);
        at = end;
        repeated = Next.VALUE;
        return Next.VALUE;
    }

    /** The first byte from {@code from} on of the class {@code end} or a later one. */
    int scan(int from, int end) {
        byte[] record = bytes;
        byte[] kinds = classes;
        int last = to;
        int i = from;
        for (; i < last && i + Long.BYTES <= record.length; i += Long.BYTES) {
            long ends = ListSyntax.ends(ByteLanes.get8(record, i));
            while (ends != 0) {
                int found = i + ByteLanes.first(ends);
                if (found >= last || kinds[record[found] & 0xff] >= end) {
                    return Math.min(found, last);
                }
                ends &= ends - 1;
            }
        }
        while (i < last && kinds[record[i] & 0xff] < end) {
            i++;
        }
        return Math.min(i, last);
    }

    /** Moves over blanks and record ends to the next byte, and returns its class. */
    int skipBlanks() throws IOException {
        while (true) {
            while (at < to) {
                if (at + Long.BYTES <= bytes.length) {
                    long others = ByteLanes.get8(bytes, at) ^ BLANKS;
                    at = Math.min(to, at + ByteLanes.first(others));
                    if (others == 0 || at == to) {
                        continue;
                    }
                }
                int kind = classes[bytes[at] & 0xff];
                if (kind > ListSyntax.COMMENT || kind < ListSyntax.BLANK) {
                    return kind;
                }
                at = kind == ListSyntax.COMMENT ? to : at + 1;
            }
            moveToNextRecord();
        }
    }

    /** Whether what a group or a record of it ends in stands at {@code position}. */
    boolean isMark(int position) {
        return isNamelist && (bytes[position] == '/' || bytes[position] == '!');
    }

    /** Whether values are separated by {@code b}, in the dialect and the modes of the statement. */
    public boolean separates(byte b) {
        return classes[b & 0xff] == ListSyntax.SEPARATOR;
    }

    private boolean isEndOfValues() {
        byte b = bytes[at];
        return b == '&' || b == '$' || ListSyntax.isDesignator(bytes, at, to, classes);
    }

    private boolean isRepeat(int from, int star) {
        for (int i = from; i < star; i++) {
            if (!ListSyntax.isDigit(bytes[i])) {
                return false;
            }
        }
        return star > from;
    }

    /** {@code r*c} or {@code r*}, its star at {@code star}. */
    private Next beginRepeat(int from, int star) {
        long count = 0;
        for (int i = from; i < star; i++) {
            count = Math.min(10 * count + bytes[i] - '0', GREATEST_REPEAT + 1);
        }
        if (count == 0 || count > GREATEST_REPEAT) {
            String expected = "a repeat count from 1 to " + GREATEST_REPEAT;
            throw bad(IoStatus.BAD_REPEAT, from, star + 1, from, expected);
        }
        repeatsLeft = count - 1;
        int begin = star + 1;
        if (begin == to || classes[bytes[begin] & 0xff] >= ListSyntax.BLANK) {
            at = begin;
            repeated = Next.NULL;
            return Next.NULL;
        }
        at = ListSyntax.isDelimiter(bytes[begin]) ? begin : scan(begin, ListSyntax.BLANK);
        value.set(begin, at);
        repeated = Next.VALUE;
        return Next.VALUE;
    }

    /** How many times more the value found last will be found. */
    public long repeatsLeft() {
        return repeatsLeft;
    }

    /** The value found last will not be found again, whatever its repeat count. */
    public void dropRepeats() {
        repeatsLeft = 0;
    }

    /** Moves over blanks, record ends, comments and at most one separator: to what follows. */
    public void skipSeparator() throws IOException {
        if (skipBlanks() == ListSyntax.SEPARATOR) {
            at++;
            skipBlanks();
        }
    }

    // ---- reading the value found ----

    /**
     * The bits of the value as an item of {@code kind}, no CHARACTER: an integer with its sign, the
     * bits of a real, 0 or 1 of a logical.
     *
     * @throws FieldException if the value is not of that type
     */
    public long read(ItemKind kind) {
        return value.read(kind);
    }

    /**
     * Reads a complex value, whose parts {@link #realBits} and {@link #imaginaryBits} then give;
     * false if the imaginary part is null, as the dialect that takes two values for it allows.
     *
     * @param part the kind of both parts
     * @throws FieldException if the value is no complex one
     */
    public boolean readComplex(ItemKind part) throws IOException {
        return value.readComplex(part);
    }

    /** The bits of the real part read last. */
    public long realBits() {
        return value.realBits();
    }

    /** The bits of the imaginary part read last. */
    public long imaginaryBits() {
        return value.imaginaryBits();
    }

    /** Reads the value as a CHARACTER item: its first bytes, and blanks where it is shorter. */
    public void read(byte[] target, int targetFrom, int targetTo) throws IOException {
        value.read(target, targetFrom, targetTo);
    }

    /**
     * Reads the value as characters, however many; returns an array that begins with them and lasts
     * until the next value, {@link #textLength} says how many there are.
     */
    public byte[] readText() throws IOException {
        return value.readText();
    }

    /**
     * The same for an item of that many characters: they may be all that is read of the value, as
     * the dialect that cuts values has it, and more than them may come.
     */
    public byte[] readText(int characters) throws IOException {
        return value.readText(characters);
    }

    /** How many bytes {@link #readText} read. */
    public int textLength() {
        return value.textLength();
    }

    /** The apostrophe or quotation mark or parenthesis that the value begins with, or NUL. */
    public char form() {
        return value.form();
    }

    /** Where the value without delimiters begins in {@link #bytes}. */
    public int valueFrom() {
        return value.from();
    }

    /** Where the value without delimiters ends in {@link #bytes}. */
    public int valueTo() {
        return value.to();
    }

    /**
     * Checks that the position is at the end of a value. Commas, semicolons and carriage returns
     * may follow even where they separate nothing, since both compilers look at them with the next
     * value.
     */
    void checkEnd() {
        if (at < to
                && classes[bytes[at] & 0xff] < ListSyntax.BLANK
                && !ListSyntax.mayFollow(bytes[at])) {
            throw bad(IoStatus.BAD_SEPARATOR, at, scan(at, ListSyntax.BLANK), at, BEHIND_VALUE);
        }
    }

    // ---- the position ----

    /** The array that holds the record in hand. */
    public byte[] bytes() {
        return bytes;
    }

    /** Where the record in hand begins in {@link #bytes}. */
    public int from() {
        return source.from();
    }

    /** Where the record in hand ends in {@link #bytes}. */
    public int to() {
        return to;
    }

    /** The position: the first byte that has not been used. */
    public int at() {
        return at;
    }

    /** Moves the position within the record in hand, or to its end. */
    public void moveTo(int position) {
        at = position;
    }

    /** Moves to the beginning of the next record and returns true, or false if there is none. */
    public boolean nextRecord() throws IOException {
        if (!source.next()) {
            at = to;
            return false;
        }
        takeRecord();
        return true;
    }

    private void takeRecord() {
        bytes = source.bytes();
        at = source.from();
        to = source.to();
    }

    /** The same where there must be one. */
    void moveToNextRecord() throws IOException {
        if (!nextRecord()) {
            throw new EndOfFileException(source.name(), source.number() + 1);
        }
    }

    /** What messages call the source. */
    public String name() {
        return source.name();
    }

    /** The number of the record in hand, from 1. */
    public long recordNumber() {
        return source.number();
    }

    // ---- errors ----

    /** The error of the bytes {@code from} to {@code end} of the record in hand. */
    FieldException bad(IoStatus status, int from, int end, int wrong, String expected) {
        return placed(
                new FieldException(status, bytes, from, end, wrong - from, expected, ""),
                from,
                end);
    }

    /** The error with the place of the bytes {@code from} to {@code end} and the item. */
    FieldException placed(FieldException fault, int from, int end) {
        int before = source.from();
        return fault.at(
                source.name(),
                source.number(),
                from - before + 1L,
                end - before,
                object == null ? "item " + itemNumber : object.toString());
    }
}
