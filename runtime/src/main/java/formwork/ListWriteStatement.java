package formwork;

import static java.util.Objects.requireNonNull;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.list.ListOutput;
import formwork.mode.Modes;
import java.io.Closeable;
import java.io.IOException;
import java.util.Objects;

/**
 * A list-directed WRITE statement: items are put one after the other, each as the dialect lays it
 * out; closing it ends the statement.
 *
 * <p>Characters are enclosed as {@link Modes#delimiter} says, and are separated from one another
 * only if they are. An item costs no allocation. Each method throws {@link FormworkException} if
 * the record gets longer than its unit takes, and {@link IOException} if the system fails; the
 * statement is over then. <b>Source.</b> Fortran 2018, 13.10.4.
 */
public final class ListWriteStatement implements Closeable {
    private final ListOutput output;
    private Modes modes = Modes.DEFAULT;
    private boolean isOpen;
    private boolean isBroken;

    ListWriteStatement(ListOutput output) {
        this.output = output;
    }

    ListWriteStatement begin(Modes statementModes) {
        modes = statementModes;
        output.begin(statementModes);
        isOpen = true;
        isBroken = false;
        return this;
    }

    /** Checks that items may be put; the statement counts as broken until this one has been. */
    private void beginItem() {
        if (!isOpen || isBroken) {
            throw new FormworkException(
                    IoStatus.NOT_ALLOWED,
                    "found an item; expected none after the end or an error of its statement");
        }
        isBroken = true;
    }

    private ListWriteStatement put(ItemKind kind, long bits) throws IOException {
        beginItem();
        output.put(kind, bits);
        isBroken = false;
        return this;
    }

    /** Writes an INTEGER*1. */
    public ListWriteStatement put(byte value) throws IOException {
        return put(ItemKind.INTEGER1, value);
    }

    /** Writes an INTEGER*2. */
    public ListWriteStatement put(short value) throws IOException {
        return put(ItemKind.INTEGER2, value);
    }

    /** Writes an INTEGER*4. */
    public ListWriteStatement put(int value) throws IOException {
        return put(ItemKind.INTEGER4, value);
    }

    /** Writes an INTEGER*8. */
    public ListWriteStatement put(long value) throws IOException {
        return put(ItemKind.INTEGER8, value);
    }

    /** Writes a REAL*4. */
    public ListWriteStatement put(float value) throws IOException {
        return put(ItemKind.REAL4, Float.floatToRawIntBits(value));
    }

    /** Writes a REAL*8. */
    public ListWriteStatement put(double value) throws IOException {
        return put(ItemKind.REAL8, Double.doubleToRawLongBits(value));
    }

    /** Writes a LOGICAL. */
    public ListWriteStatement put(boolean value) throws IOException {
        return put(ItemKind.LOGICAL4, value ? 1 : 0);
    }

    /** Writes a COMPLEX*16. */
    public ListWriteStatement putComplex(double real, double imaginary) throws IOException {
        return putComplex(
                ItemKind.REAL8,
                Double.doubleToRawLongBits(real),
                Double.doubleToRawLongBits(imaginary));
    }

    /** Writes a COMPLEX*8. */
    public ListWriteStatement putComplex(float real, float imaginary) throws IOException {
        return putComplex(
                ItemKind.REAL4, Float.floatToRawIntBits(real), Float.floatToRawIntBits(imaginary));
    }

    private ListWriteStatement putComplex(ItemKind part, long realBits, long imaginaryBits)
            throws IOException {
        beginItem();
        output.putComplex(part, realBits, imaginaryBits);
        isBroken = false;
        return this;
    }

    /** Writes a CHARACTER item. */
    public ListWriteStatement put(String text) throws IOException {
        byte[] bytes = TextBytes.of(requireNonNull(text, "text"), modes);
        return putCharacters(bytes, 0, bytes.length);
    }

    /** Writes a CHARACTER item: the bytes {@code from} to {@code to}, in the unit's encoding. */
    public ListWriteStatement putCharacters(byte[] bytes, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, bytes.length);
        beginItem();
        output.put(bytes, from, to);
        isBroken = false;
        return this;
    }

    /** Writes an array of INTEGER*4, as many items. */
    public ListWriteStatement put(int[] values) throws IOException {
        for (int value : values) {
            put(value);
        }
        return this;
    }

    /** Writes an array of INTEGER*8, as many items. */
    public ListWriteStatement put(long[] values) throws IOException {
        for (long value : values) {
            put(value);
        }
        return this;
    }

    /** Writes an array of REAL*4. */
    public ListWriteStatement put(float[] values) throws IOException {
        for (float value : values) {
            put(value);
        }
        return this;
    }

    /** Writes an array of REAL*8. */
    public ListWriteStatement put(double[] values) throws IOException {
        for (double value : values) {
            put(value);
        }
        return this;
    }

    /** Whether it has begun and not ended. */
    boolean isOpen() {
        return isOpen;
    }

    /**
     * Gives the statement up: the records that it had finished stay, nothing of the one in hand is
     * written. Closing it afterwards does nothing.
     */
    public void abandon() {
        if (isOpen) {
            isOpen = false;
            output.abandon();
        }
    }

    /** Ends the statement and its record. */
    @Override
    public void close() throws IOException {
        if (!isOpen) {
            return;
        }
        isOpen = false;
        boolean done = false;
        try {
            if (!isBroken) {
                output.end();
                done = true;
            }
        } finally {
            if (!done) {
                output.abandon();
            }
        }
    }
}
