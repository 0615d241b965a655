package formwork;

import static java.util.Objects.requireNonNull;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.mode.Modes;
import java.io.Closeable;
import java.io.IOException;
import java.util.Objects;

/**
 * A WRITE statement for formatted records: items are put one after the other; closing it ends the
 * statement and its record.
 *
 * <p>An item costs no allocation. Each method throws {@link FormworkException} if the item cannot
 * be written, and {@link IOException} if the system fails; the statement is over then.
 *
 * @param <S> the statement itself, which each method that puts an item returns
 */
public abstract sealed class OutputStatement<S extends OutputStatement<S>> implements Closeable
        permits WriteStatement, ListWriteStatement {
    private Modes modes = Modes.DEFAULT;
    private boolean isOpen;
    private boolean isBroken;

    OutputStatement() {}

    // ---- what the kinds of statements have of their own ----

    abstract S self();

    /** Writes an item that is not CHARACTER, given by its bits. */
    abstract void transfer(ItemKind kind, long bits) throws IOException;

    /** Writes a CHARACTER item. */
    abstract void transfer(byte[] bytes, int from, int to) throws IOException;

    /** Writes what comes after the last item, and ends the record. */
    abstract void endTransfer() throws IOException;

    /** Gives up the record in hand. */
    abstract void abandonTransfer();

    // ---- where it stands ----

    final void open(Modes statementModes) {
        modes = statementModes;
        isOpen = true;
        isBroken = false;
    }

    /** Checks that an item may be put; the statement counts as broken until this one has been. */
    void beginItem() {
        if (!isOpen || isBroken) {
            throw StatementContext.statementIsOver();
        }
        isBroken = true;
    }

    final S endItem() {
        isBroken = false;
        return self();
    }

    /** Whether it has begun and not ended. */
    final boolean isOpen() {
        return isOpen;
    }

    // ---- items ----

    private S put(ItemKind kind, long bits) throws IOException {
        beginItem();
        transfer(kind, bits);
        return endItem();
    }

    /** Writes an INTEGER*1. */
    public final S put(byte value) throws IOException {
        return put(ItemKind.INTEGER1, value);
    }

    /** Writes an INTEGER*2. */
    public final S put(short value) throws IOException {
        return put(ItemKind.INTEGER2, value);
    }

    /** Writes an INTEGER*4. */
    public final S put(int value) throws IOException {
        return put(ItemKind.INTEGER4, value);
    }

    /** Writes an INTEGER*8. */
    public final S put(long value) throws IOException {
        return put(ItemKind.INTEGER8, value);
    }

    /** Writes a REAL*4. */
    public final S put(float value) throws IOException {
        return put(ItemKind.REAL4, Float.floatToRawIntBits(value));
    }

    /** Writes a REAL*8. */
    public final S put(double value) throws IOException {
        return put(ItemKind.REAL8, Double.doubleToRawLongBits(value));
    }

    /** Writes a LOGICAL. */
    public final S put(boolean value) throws IOException {
        return put(ItemKind.LOGICAL4, value ? 1 : 0);
    }

    /** Writes a CHARACTER item. */
    public final S put(String text) throws IOException {
        byte[] bytes = TextBytes.of(requireNonNull(text, "text"), modes);
        return putCharacters(bytes, 0, bytes.length);
    }

    /** Writes a CHARACTER item: the bytes {@code from} to {@code to}, in the unit's encoding. */
    public final S putCharacters(byte[] bytes, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, bytes.length);
        beginItem();
        transfer(bytes, from, to);
        return endItem();
    }

    /** Writes an array of INTEGER*4, as many items. */
    public final S put(int[] values) throws IOException {
        for (int value : values) {
            put(value);
        }
        return self();
    }

    /** Writes an array of INTEGER*8, as many items. */
    public final S put(long[] values) throws IOException {
        for (long value : values) {
            put(value);
        }
        return self();
    }

    /** Writes an array of REAL*4, as many items. */
    public final S put(float[] values) throws IOException {
        for (float value : values) {
            put(value);
        }
        return self();
    }

    /** Writes an array of REAL*8, as many items. */
    public final S put(double[] values) throws IOException {
        for (double value : values) {
            put(value);
        }
        return self();
    }

    // ---- its end ----

    /**
     * Gives the statement up: the records that it had finished stay, nothing of the one in hand is
     * written. Closing it afterwards does nothing.
     */
    public final void abandon() {
        if (isOpen) {
            isOpen = false;
            abandonTransfer();
        }
    }

    /** Ends the statement and its record; nothing of the one in hand is written if it is broken. */
    @Override
    public final void close() throws IOException {
        if (!isOpen) {
            return;
        }
        isOpen = false;
        boolean done = false;
        try {
            if (!isBroken) {
                endTransfer();
                done = true;
            }
        } finally {
            if (!done) {
                abandonTransfer();
            }
        }
    }
}
