package formwork.list;

import formwork.edit.ItemKind;
import formwork.error.FieldException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.field.EditState;
import formwork.field.IntegerInput;
import formwork.field.LogicalInput;
import formwork.field.RealInput;
import formwork.mode.DecimalSymbol;
import formwork.mode.Encoding;
import java.io.IOException;
import java.util.Arrays;

/**
 * One value of a list-directed record, read as whatever type its item has (F2018 13.10.3.1).
 *
 * <p>Numbers and undelimited characters lie in the record in hand. Delimited characters and complex
 * values may go over several records; those that are repeated are kept here.
 */
final class ListValue {
    private static final int FIRST_CAPACITY = 64;
    private static final long LONGEST = Integer.MAX_VALUE - 16L;

    private final ListInput input;
    private final EditState state;
    private int from;
    private int to;

    private byte[] text = new byte[FIRST_CAPACITY];
    private int textLength;
    private int firstPartLength; // of a complex value that is kept
    private boolean isKept; // the text is that of this value
    private char keptForm;

    private long realBits;
    private long imaginaryBits;

    ListValue(ListInput input, EditState state) {
        this.input = input;
        this.state = state;
    }

    /**
     * The value is at {@code from} of the record in hand; the end of one with delimiters is open.
     */
    void set(int valueFrom, int valueTo) {
        from = valueFrom;
        to = valueTo;
        isKept = false;
    }

    int from() {
        return from;
    }

    int to() {
        return to;
    }

    char form() {
        if (isKept) {
            return keptForm;
        }
        byte first = input.bytes()[from];
        return first == '(' || ListSyntax.isDelimiter(first) ? (char) first : 0;
    }

    // ---- numbers and logicals ----

    long read(ItemKind kind) {
        if (form() != 0) {
            throw mismatch(kind);
        }
        byte[] bytes = input.bytes();
        return read(bytes, from, kind.isInteger() ? endOfInteger(bytes) : to, kind);
    }

    /** Under DC a comma may end an integer, and what follows is the next value. */
    private int endOfInteger(byte[] bytes) {
        if (state.decimal() == DecimalSymbol.COMMA && state.dialect().endsNumbersLoosely()) {
            for (int i = from + 1; i < to; i++) {
                if (bytes[i] == ',') {
                    input.moveTo(i + 1);
                    return i;
                }
            }
        }
        return to;
    }

    /** One byte behind a real may be passed over that ends values in the other dialect or mode. */
    private int endOfReal(byte[] bytes, int begin, int end) {
        if (end - begin < 2 || !state.dialect().endsNumbersLoosely()) {
            return end;
        }
        boolean isPassed =
                switch (bytes[end - 1]) {
                    case ',', '.' -> state.decimal() == DecimalSymbol.COMMA;
                    case ';', '\r' -> true;
                    default -> false;
                };
        return isPassed ? end - 1 : end;
    }

    private long read(byte[] bytes, int begin, int behind, ItemKind kind) {
        int end = kind.isReal() ? endOfReal(bytes, begin, behind) : behind;
        try {
            return switch (kind) {
                case REAL8 ->
                        Double.doubleToRawLongBits(
                                checkedReal(
                                        RealInput.readDouble(bytes, begin, end, 0, state),
                                        bytes,
                                        begin,
                                        end));
                case REAL4 ->
                        Float.floatToRawIntBits(
                                (float)
                                        checkedReal(
                                                RealInput.readFloat(bytes, begin, end, 0, state),
                                                bytes,
                                                begin,
                                                end));
                case LOGICAL4 -> LogicalInput.read(bytes, begin, end) ? 1 : 0;
                case CHARACTER -> throw new IllegalArgumentException("CHARACTER has no bits");
                default -> checkedInteger(bytes, begin, end, kind);
            };
        } catch (FieldException e) {
            throw input.placed(e, begin, end);
        }
    }

    private long checkedInteger(byte[] bytes, int begin, int end, ItemKind kind) {
        if (!ListSyntax.isDigit(bytes[end - 1])) {
            throw new FieldException(
                    IoStatus.BAD_INTEGER, bytes, begin, end, end - 1 - begin, "an integer", "");
        }
        return IntegerInput.read(bytes, begin, end, state, kind.sizeBytes());
    }

    /** Refuses what is zero in a field of a format, but has no digit: a lone sign or point. */
    private double checkedReal(double value, byte[] bytes, int begin, int end) {
        if (value == 0) {
            int at = begin;
            at += at < end && (bytes[at] == '-' || bytes[at] == '+') ? 1 : 0;
            at += at < end && (bytes[at] == '.' || bytes[at] == state.decimalByte()) ? 1 : 0;
            if (at == end || !ListSyntax.isDigit(bytes[at])) {
                throw new FieldException(
                        IoStatus.BAD_REAL, bytes, begin, end, at - begin, "a real", "");
            }
        }
        return value;
    }

    private FieldException mismatch(ItemKind kind) {
        IoStatus status =
                kind.isInteger()
                        ? IoStatus.BAD_INTEGER
                        : kind.isReal() ? IoStatus.BAD_REAL : IoStatus.BAD_LOGICAL;
        String expected = kind.isInteger() ? "an integer" : kind.isReal() ? "a real" : "a logical";
        if (isKept) {
            return input.placed(
                    new FieldException(status, text, 0, textLength, 0, expected, ""),
                    input.at(),
                    input.at());
        }
        int end = Math.max(from + 1, input.scan(from, ListSyntax.BLANK));
        return input.bad(status, from, end, from, expected);
    }

    // ---- complex ----

    /** False if the imaginary part is null, which it can be only without parentheses. */
    boolean readComplex(ItemKind part) throws IOException {
        if (isKept && keptForm == '(') {
            realBits = read(text, 0, firstPartLength, part);
            imaginaryBits = read(text, firstPartLength, textLength, part);
            return true;
        }
        if (form() != '(') {
            return readTwoReals(part);
        }
        boolean isRepeated = input.repeatsLeft() > 0;
        textLength = 0;
        input.moveTo(from + 1);
        input.skipBlanks();
        realBits = readPart(part, isRepeated);
        firstPartLength = textLength;
        int kind = input.skipBlanks();
        if (kind == ListSyntax.SEPARATOR) {
            input.moveTo(input.at() + 1);
            input.skipBlanks();
        } else if (kind != ListSyntax.PLAIN || !state.dialect().looseComplex()) {
            throw badComplex(separator() + " and the imaginary part of a complex value");
        }
        imaginaryBits = readPart(part, isRepeated);
        if (input.skipBlanks() != ListSyntax.CLOSE) {
            throw badComplex("')' after a complex value");
        }
        input.moveTo(input.at() + 1);
        input.checkEnd();
        isKept = isRepeated;
        keptForm = '(';
        return true;
    }

    private String separator() {
        return state.decimal() == DecimalSymbol.COMMA ? "';'" : "','";
    }

    private long readPart(ItemKind part, boolean isRepeated) {
        byte[] bytes = input.bytes();
        int begin = input.at();
        int end = input.scan(begin, ListSyntax.CLOSE);
        for (int i = begin; i < end; i++) {
            if (bytes[i] == '(' && end < input.to() && bytes[end] == ')') {
                end++; // NaN(...)
                break;
            }
        }
        if (begin == end) {
            throw badComplex("a part of a complex value");
        }
        long bits = read(bytes, begin, end, part);
        if (isRepeated) {
            append(bytes, begin, end);
        }
        input.moveTo(end);
        return bits;
    }

    /** A complex value without its parentheses, which one dialect has. */
    private boolean readTwoReals(ItemKind part) throws IOException {
        if (!state.dialect().looseComplex() || form() != 0) {
            if (isKept) {
                throw mismatch(part);
            }
            int end = Math.max(from + 1, input.scan(from, ListSyntax.BLANK));
            throw input.bad(IoStatus.BAD_COMPLEX, from, end, from, "a complex value");
        }
        realBits = read(part);
        if (input.nextPart() != Next.VALUE) {
            return false;
        }
        imaginaryBits = read(part);
        return true;
    }

    private FieldException badComplex(String expected) {
        int at = input.at();
        int end = Math.min(input.to(), Math.max(at + 1, input.scan(at, ListSyntax.CLOSE)));
        return input.bad(IoStatus.BAD_COMPLEX, at, end, at, expected);
    }

    long realBits() {
        return realBits;
    }

    long imaginaryBits() {
        return imaginaryBits;
    }

    // ---- characters ----

    void read(byte[] target, int targetFrom, int targetTo) throws IOException {
        boolean isInRecord = isUndelimited();
        byte[] bytes = isInRecord ? input.bytes() : readText();
        int begin = isInRecord ? from : 0;
        int length = isInRecord ? to - from : textLength;
        int count = Math.min(length, targetTo - targetFrom);
        if (isInRecord) {
            moveBehindCut(targetTo - targetFrom);
        }
        System.arraycopy(bytes, begin, target, targetFrom, count);
        Arrays.fill(target, targetFrom + count, targetTo, (byte) ' ');
    }

    private boolean isUndelimited() {
        if (form() == '(' && state.dialect().looseComplex()) {
            throw mismatch(ItemKind.CHARACTER);
        }
        return !isKept && !ListSyntax.isDelimiter(input.bytes()[from]);
    }

    /** Where the dialect has it so, what an item of {@code room} bytes leaves is the next value. */
    private void moveBehindCut(int room) {
        if (state.dialect().cutsUndelimited()) {
            int count = Math.min(to - from, room);
            boolean takesNext = count < room && to < input.to() && !input.isMark(to);
            input.moveTo(from + count + (takesNext ? 1 : 0));
        }
    }

    /** The value for an item of so many characters; more than they may come. */
    byte[] readText(int characters) throws IOException {
        if (!isUndelimited()) {
            return readText();
        }
        int room = roomOf(characters);
        textLength = 0;
        append(input.bytes(), from, from + Math.min(to - from, room));
        moveBehindCut(room);
        return text;
    }

    /** The bytes of the value's first characters, and one for each that it lacks. */
    private int roomOf(int characters) {
        if (state.encoding() != Encoding.UTF_8) {
            return characters;
        }
        byte[] bytes = input.bytes();
        int left = characters;
        for (int i = from; i < to; i++) {
            boolean isFirst = (bytes[i] & 0xc0) != 0x80; // of the bytes of a character
            if (isFirst && left-- == 0) {
                return i - from;
            }
        }
        return (int) Math.min(Integer.MAX_VALUE, (long) to - from + left);
    }

    byte[] readText() throws IOException {
        if (isKept && keptForm != '(') {
            return text;
        }
        if (isKept) {
            throw mismatch(ItemKind.CHARACTER);
        }
        byte first = input.bytes()[from];
        textLength = 0;
        if (ListSyntax.isDelimiter(first)) {
            readDelimited(first);
            keptForm = (char) first;
            isKept = true;
        } else {
            append(input.bytes(), from, to);
        }
        return text;
    }

    int textLength() {
        return textLength;
    }

    /** Up to the closing delimiter; two of them are one, and the end of a record is nothing. */
    private void readDelimited(byte delimiter) throws IOException {
        input.moveTo(from + 1);
        while (true) {
            byte[] bytes = input.bytes();
            int begin = input.at();
            int end = begin;
            while (end < input.to() && bytes[end] != delimiter) {
                end++;
            }
            append(bytes, begin, end);
            if (end == input.to()) {
                input.moveToNextRecord();
            } else if (end + 1 < input.to() && bytes[end + 1] == delimiter) {
                append(bytes, end, end + 1);
                input.moveTo(end + 2);
            } else {
                input.moveTo(end + 1);
                input.checkEnd();
                return;
            }
        }
    }

    private void append(byte[] bytes, int begin, int end) {
        int length = end - begin;
        if (text.length - textLength < length) {
            grow((long) textLength + length);
        }
        System.arraycopy(bytes, begin, text, textLength, length);
        textLength += length;
    }

    private void grow(long needed) {
        if (needed > LONGEST) {
            throw tooLong(needed, null);
        }
        try {
            text = Arrays.copyOf(text, (int) Math.max(needed, Math.min(2L * text.length, LONGEST)));
        } catch (OutOfMemoryError e) {
            throw tooLong(needed, e);
        }
    }

    private FormworkException tooLong(long length, OutOfMemoryError cause) {
        return new FormworkException(
                IoStatus.RECORD_LENGTH,
                input.name()
                        + ", record "
                        + input.recordNumber()
                        + ": found a value of "
                        + length
                        + " bytes; expected one that memory has room for",
                cause);
    }
}
