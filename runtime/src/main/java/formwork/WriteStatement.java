package formwork;

import static java.util.Objects.requireNonNull;

import formwork.edit.DataEdit.DefinedEdit;
import formwork.edit.FormatList;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Modes;
import formwork.transfer.FormattedWrite;
import java.io.Closeable;
import java.io.IOException;
import java.util.Objects;

/**
 * A formatted WRITE statement: items are put one after the other, each edited as the format says;
 * closing it ends the statement.
 *
 * <p>A COMPLEX item is two reals, its real part first; arrays of them are interleaved. An item
 * costs no allocation. Each method throws {@link FormworkException} if the format has no descriptor
 * for the item, and {@link IOException} if the system fails; the statement is over then.
 */
public final class WriteStatement implements Closeable {
    private final FormattedWrite transfer;
    private final StatementContext context;
    private Modes modes;
    private boolean isOpen;
    private boolean isBroken;

    WriteStatement(FormattedWrite transfer, StatementContext context) {
        this.transfer = transfer;
        this.context = context;
    }

    /** A statement inside another one, begun. */
    static WriteStatement child(FormattedWrite transfer, StatementContext context) {
        WriteStatement child = new WriteStatement(transfer, context);
        child.isOpen = true;
        child.modes = transfer.modes();
        return child;
    }

    WriteStatement begin(FormatList format, Modes statementModes, boolean advances) {
        if (isOpen) {
            throw new FormworkException(
                    IoStatus.NOT_ALLOWED,
                    "found WRITE inside a statement on the same unit; expected its end");
        }
        modes = statementModes;
        transfer.begin(format, statementModes, advances);
        isOpen = true;
        isBroken = false;
        return this;
    }

    private WriteStatement put(ItemKind kind, long bits) throws IOException {
        checkOpen();
        boolean done = false;
        try {
            transfer.put(kind, bits);
            done = true;
        } finally {
            isBroken = !done;
        }
        return this;
    }

    private void checkOpen() {
        if (!isOpen || isBroken) {
            throw new FormworkException(
                    IoStatus.NOT_ALLOWED,
                    "found an item; expected none after the end or an error of its statement");
        }
    }

    /** Writes an INTEGER*1. */
    public WriteStatement put(byte value) throws IOException {
        return put(ItemKind.INTEGER1, value);
    }

    /** Writes an INTEGER*2. */
    public WriteStatement put(short value) throws IOException {
        return put(ItemKind.INTEGER2, value);
    }

    /** Writes an INTEGER*4. */
    public WriteStatement put(int value) throws IOException {
        return put(ItemKind.INTEGER4, value);
    }

    /** Writes an INTEGER*8. */
    public WriteStatement put(long value) throws IOException {
        return put(ItemKind.INTEGER8, value);
    }

    /** Writes a REAL*4. */
    public WriteStatement put(float value) throws IOException {
        return put(ItemKind.REAL4, Float.floatToRawIntBits(value));
    }

    /** Writes a REAL*8. */
    public WriteStatement put(double value) throws IOException {
        return put(ItemKind.REAL8, Double.doubleToRawLongBits(value));
    }

    /** Writes a LOGICAL. */
    public WriteStatement put(boolean value) throws IOException {
        return put(ItemKind.LOGICAL4, value ? 1 : 0);
    }

    /** Writes a COMPLEX*16, which takes two descriptors. */
    public WriteStatement putComplex(double real, double imaginary) throws IOException {
        return put(real).put(imaginary);
    }

    /** Writes a CHARACTER item. */
    public WriteStatement put(String text) throws IOException {
        byte[] bytes = TextBytes.of(requireNonNull(text, "text"), modes);
        return putCharacters(bytes, 0, bytes.length);
    }

    /** Writes a CHARACTER item: the bytes {@code from} to {@code to}, in the unit's encoding. */
    public WriteStatement putCharacters(byte[] bytes, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, bytes.length);
        checkOpen();
        boolean done = false;
        try {
            transfer.put(bytes, from, to);
            done = true;
        } finally {
            isBroken = !done;
        }
        return this;
    }

    /** Writes an item of a derived type by the editor that {@code DT'name'} names. */
    public WriteStatement putDerived(Object item) throws IOException {
        checkOpen();
        boolean done = false;
        try {
            putDerived(item, transfer.takeDefinedEdit());
            done = true;
        } finally {
            isBroken = !done;
        }
        return this;
    }

    private void putDerived(Object item, DefinedEdit edit) throws IOException {
        @SuppressWarnings("unchecked") // who defines the name says which type it takes
        DefinedEditor<Object> editor =
                (DefinedEditor<Object>) context.editor(edit, transfer.place());
        try {
            editor.write(item, edit.values(), new Child(null, transfer, context));
        } catch (ClassCastException e) {
            throw StatementContext.otherType(
                    transfer.place(), item, "one that its editor takes", edit.type(), e);
        }
    }

    /** Writes an array of INTEGER*4, as many items. */
    public WriteStatement put(int[] values) throws IOException {
        for (int value : values) {
            put(value);
        }
        return this;
    }

    /** Writes an array of INTEGER*8, as many items. */
    public WriteStatement put(long[] values) throws IOException {
        for (long value : values) {
            put(value);
        }
        return this;
    }

    /** Writes an array of REAL*4, or of COMPLEX*8 as pairs. */
    public WriteStatement put(float[] values) throws IOException {
        for (float value : values) {
            put(value);
        }
        return this;
    }

    /** Writes an array of REAL*8, or of COMPLEX*16 as pairs. */
    public WriteStatement put(double[] values) throws IOException {
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
            transfer.abandon();
        }
    }

    /** Ends the statement: writes what the format has after its last item, and ends the record. */
    @Override
    public void close() throws IOException {
        if (!isOpen) {
            return;
        }
        isOpen = false;
        boolean done = false;
        try {
            if (!isBroken) {
                transfer.end();
                done = true;
            }
        } finally {
            if (!done) {
                transfer.abandon();
            }
        }
    }
}
