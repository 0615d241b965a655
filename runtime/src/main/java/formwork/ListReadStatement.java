package formwork;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.list.ListInput;
import formwork.list.Next;
import formwork.mode.Modes;
import java.io.Closeable;
import java.io.IOException;
import java.util.Objects;

/**
 * A list-directed READ statement: items are taken one after the other, each from the next value,
 * over any number of records; closing it ends the statement, and the next one begins at the next
 * record.
 *
 * <p>For a null value ({@code 1,,3} or {@code 2*}), and for all items after a slash, an item keeps
 * what it has: each method returns the value that it was given as the current one, 0, false or
 * blanks if none, and leaves alone what it would fill. {@link #isNull} tells.
 *
 * <p>An item that is no text costs no allocation. Each method throws {@link FormworkException} if
 * the value is not of the item's type or there is no record left, and {@link IOException} if the
 * system fails; the statement is over then. <b>Source.</b> Fortran 2018, 13.10.3.
 */
public final class ListReadStatement implements Closeable {
    private final ListInput input;
    private Modes modes = Modes.DEFAULT;
    private Next found = Next.NULL;
    private boolean isOpen;
    private boolean isBroken;

    ListReadStatement(ListInput input) {
        this.input = input;
    }

    ListReadStatement begin(Modes statementModes) throws IOException {
        input.begin(statementModes);
        modes = statementModes;
        found = Next.NULL;
        isOpen = true;
        isBroken = false;
        return this;
    }

    /** Gives the statement up: its unit is closed. */
    void abandon() {
        isOpen = false;
    }

    /** Finds the next value; the statement counts as broken until it has been read. */
    private boolean find() throws IOException {
        if (!isOpen || isBroken) {
            throw StatementContext.statementIsOver();
        }
        isBroken = true;
        found = Next.NULL;
        found = input.next();
        if (found != Next.VALUE) {
            isBroken = false;
            return false;
        }
        return true;
    }

    private long next(ItemKind kind, long current) throws IOException {
        if (!find()) {
            return current;
        }
        long bits = input.read(kind);
        isBroken = false;
        return bits;
    }

    /** Whether the last item met a null value, or was behind a slash, and keeps what it has. */
    public boolean isNull() {
        return found != Next.VALUE;
    }

    /** Whether a slash has ended the values: all items that are left keep what they have. */
    public boolean isEnded() {
        return found == Next.END;
    }

    /**
     * Whether the last item failed inside its value, as at the end of the file in a character value
     * without its closing delimiter; not if there was no value left.
     */
    public boolean isInValue() {
        return isBroken && found == Next.VALUE;
    }

    /** The number of the record that the last value ended in, from 1. */
    public long recordNumber() {
        return input.recordNumber();
    }

    /** Reads an INTEGER*1. */
    public byte nextByte() throws IOException {
        return nextByte((byte) 0);
    }

    /** Reads an INTEGER*1 that is {@code current} now. */
    public byte nextByte(byte current) throws IOException {
        return (byte) next(ItemKind.INTEGER1, current);
    }

    /** Reads an INTEGER*2. */
    public short nextShort() throws IOException {
        return nextShort((short) 0);
    }

    /** Reads an INTEGER*2 that is {@code current} now. */
    public short nextShort(short current) throws IOException {
        return (short) next(ItemKind.INTEGER2, current);
    }

    /** Reads an INTEGER*4. */
    public int nextInt() throws IOException {
        return nextInt(0);
    }

    /** Reads an INTEGER*4 that is {@code current} now. */
    public int nextInt(int current) throws IOException {
        return (int) next(ItemKind.INTEGER4, current);
    }

    /** Reads an INTEGER*8. */
    public long nextLong() throws IOException {
        return nextLong(0);
    }

    /** Reads an INTEGER*8 that is {@code current} now. */
    public long nextLong(long current) throws IOException {
        return next(ItemKind.INTEGER8, current);
    }

    /** Reads a REAL*4. */
    public float nextFloat() throws IOException {
        return nextFloat(0);
    }

    /** Reads a REAL*4 that is {@code current} now. */
    public float nextFloat(float current) throws IOException {
        long bits = next(ItemKind.REAL4, Float.floatToRawIntBits(current));
        return Float.intBitsToFloat((int) bits);
    }

    /** Reads a REAL*8. */
    public double nextDouble() throws IOException {
        return nextDouble(0);
    }

    /** Reads a REAL*8 that is {@code current} now. */
    public double nextDouble(double current) throws IOException {
        long bits = next(ItemKind.REAL8, Double.doubleToRawLongBits(current));
        return Double.longBitsToDouble(bits);
    }

    /** Reads a LOGICAL. */
    public boolean nextBoolean() throws IOException {
        return nextBoolean(false);
    }

    /** Reads a LOGICAL that is {@code current} now. */
    public boolean nextBoolean(boolean current) throws IOException {
        return next(ItemKind.LOGICAL4, current ? 1 : 0) != 0;
    }

    /** Reads a COMPLEX*16 into {@code target[index]}, its real part, and the element after it. */
    public void nextComplex(double[] target, int index) throws IOException {
        Objects.checkFromIndexSize(index, 2, target.length);
        if (find()) {
            boolean hasImaginary = input.readComplex(ItemKind.REAL8);
            target[index] = Double.longBitsToDouble(input.realBits());
            if (hasImaginary) {
                target[index + 1] = Double.longBitsToDouble(input.imaginaryBits());
            }
            isBroken = false;
        }
    }

    /** Reads a COMPLEX*8 into {@code target[index]}, its real part, and the element after it. */
    public void nextComplex(float[] target, int index) throws IOException {
        Objects.checkFromIndexSize(index, 2, target.length);
        if (find()) {
            boolean hasImaginary = input.readComplex(ItemKind.REAL4);
            target[index] = Float.intBitsToFloat((int) input.realBits());
            if (hasImaginary) {
                target[index + 1] = Float.intBitsToFloat((int) input.imaginaryBits());
            }
            isBroken = false;
        }
    }

    /** Reads a CHARACTER item as long as its value; an empty text for a null value. */
    public String nextString() throws IOException {
        return nextString("");
    }

    /** Reads a CHARACTER item as long as its value; it is {@code current} now. */
    public String nextString(String current) throws IOException {
        if (!find()) {
            return current;
        }
        byte[] bytes = input.readText();
        String text = TextBytes.text(bytes, 0, input.textLength(), modes);
        isBroken = false;
        return text;
    }

    /**
     * Reads a CHARACTER item of {@code length} characters: of a longer value the first ones count,
     * after a shorter one blanks follow. A null value gives blanks.
     *
     * <p><b>Errors.</b> {@link IoStatus#RECORD_LENGTH} if memory has no room for so many.
     */
    public String nextString(int length) throws IOException {
        if (length < 0) {
            throw new IllegalArgumentException("length: found " + length + "; expected 0 or more");
        }
        String text = "";
        if (find()) {
            byte[] bytes = input.readText(length);
            text = TextBytes.text(bytes, 0, input.textLength(), modes);
        }
        isBroken = true;
        int characters = text.codePointCount(0, text.length());
        String item =
                characters > length
                        ? text.substring(0, text.offsetByCodePoints(0, length))
                        : padded(text, length - characters);
        isBroken = false;
        return item;
    }

    private String padded(String text, int blanks) {
        try {
            return text + " ".repeat(blanks);
        } catch (OutOfMemoryError e) {
            String found =
                    input.name() + ", record " + input.recordNumber() + ": found an item of ";
            long length = (long) text.length() + blanks;
            throw new FormworkException(
                    IoStatus.RECORD_LENGTH,
                    found + length + " characters; expected one that memory has room for",
                    e);
        }
    }

    /**
     * Reads a CHARACTER item into the bytes {@code from} to {@code to}: of a longer value the first
     * ones, after a shorter one blanks.
     */
    public void nextCharacters(byte[] target, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, target.length);
        if (find()) {
            input.read(target, from, to);
            isBroken = false;
        }
    }

    /** Reads into an array of INTEGER*4; elements with null values are left alone. */
    public void nextInts(int[] target) throws IOException {
        for (int i = 0; i < target.length; i++) {
            target[i] = nextInt(target[i]);
        }
    }

    /** Reads into an array of INTEGER*8; elements with null values are left alone. */
    public void nextLongs(long[] target) throws IOException {
        for (int i = 0; i < target.length; i++) {
            target[i] = nextLong(target[i]);
        }
    }

    /** Reads into an array of REAL*4; elements with null values are left alone. */
    public void nextFloats(float[] target) throws IOException {
        for (int i = 0; i < target.length; i++) {
            target[i] = nextFloat(target[i]);
        }
    }

    /** Reads into an array of REAL*8; elements with null values are left alone. */
    public void nextDoubles(double[] target) throws IOException {
        nextDoubles(target, 0, target.length);
    }

    /** Reads into the elements {@code from} to {@code to} of an array of REAL*8. */
    public void nextDoubles(double[] target, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, target.length);
        for (int i = from; i < to; i++) {
            target[i] = nextDouble(target[i]);
        }
    }

    /** Whether it has begun and not ended. */
    boolean isOpen() {
        return isOpen;
    }

    /** Ends the statement; what its last record has behind the last value is passed over. */
    @Override
    public void close() {
        isOpen = false;
    }
}
