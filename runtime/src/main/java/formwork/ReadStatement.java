package formwork;

import formwork.edit.DataEdit.DefinedEdit;
import formwork.edit.FormatList;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.mode.Modes;
import formwork.transfer.FormattedRead;
import java.io.Closeable;
import java.io.IOException;
import java.util.Objects;

/**
 * A formatted READ statement: items are taken one after the other, each edited as the format says;
 * closing it ends the statement.
 *
 * <p>A COMPLEX item is two reals, its real part first; arrays of them are interleaved. An item that
 * is no text costs no allocation. Each method throws {@link FormworkException} if the field is not
 * what its descriptor takes, the descriptor does not take the item, or there is no record left, and
 * {@link IOException} if the system fails; the statement is over then.
 */
public final class ReadStatement implements Closeable {
    private final FormattedRead transfer;
    private final StatementContext context;
    private final Child caller; // of the statement that this one is inside, or null
    private boolean isOpen;
    private boolean isBroken;

    ReadStatement(FormattedRead transfer, StatementContext context) {
        this(transfer, context, null);
    }

    private ReadStatement(FormattedRead transfer, StatementContext context, Child caller) {
        this.transfer = transfer;
        this.context = context;
        this.caller = caller;
    }

    /** A statement inside another one, begun. */
    static ReadStatement child(FormattedRead transfer, StatementContext context, Child caller) {
        ReadStatement child = new ReadStatement(transfer, context, caller);
        child.isOpen = true;
        return child;
    }

    ReadStatement begin(FormatList format, Modes modes, boolean advances) throws IOException {
        transfer.begin(format, modes, advances);
        isOpen = true;
        isBroken = false;
        return this;
    }

    private long next(ItemKind kind) throws IOException {
        select();
        long bits = transfer.read(kind);
        isBroken = false;
        return bits;
    }

    /** Selects the next field; the statement counts as broken until its value has been read. */
    private void select() throws IOException {
        if (!isOpen || isBroken) {
            throw StatementContext.statementIsOver();
        }
        if (caller != null) {
            caller.requireGoingOn();
        }
        isBroken = true;
        transfer.select();
    }

    /** Reads an INTEGER*1. */
    public byte nextByte() throws IOException {
        return (byte) next(ItemKind.INTEGER1);
    }

    /** Reads an INTEGER*2. */
    public short nextShort() throws IOException {
        return (short) next(ItemKind.INTEGER2);
    }

    /** Reads an INTEGER*4. */
    public int nextInt() throws IOException {
        return (int) next(ItemKind.INTEGER4);
    }

    /** Reads an INTEGER*8. */
    public long nextLong() throws IOException {
        return next(ItemKind.INTEGER8);
    }

    /** Reads a REAL*4. */
    public float nextFloat() throws IOException {
        return Float.intBitsToFloat((int) next(ItemKind.REAL4));
    }

    /** Reads a REAL*8. */
    public double nextDouble() throws IOException {
        return Double.longBitsToDouble(next(ItemKind.REAL8));
    }

    /** Reads a LOGICAL. */
    public boolean nextBoolean() throws IOException {
        return next(ItemKind.LOGICAL4) != 0;
    }

    /** Reads the {@code w} characters of {@code Aw}, or with {@code A} the rest of the record. */
    public String nextString() throws IOException {
        select();
        String text = transfer.readText();
        isBroken = false;
        return text;
    }

    /**
     * Reads a CHARACTER item of {@code length} characters: {@code A} takes as many, of a wider
     * field the last ones count, of a narrower one blanks follow (F2018 13.7.4).
     */
    public String nextString(int length) throws IOException {
        if (length < 0) {
            throw new IllegalArgumentException("length: found " + length + "; expected 0 or more");
        }
        select();
        String text = transfer.readText(length);
        isBroken = false;
        return text;
    }

    /** Reads a CHARACTER item into the bytes {@code from} to {@code to}. */
    public void nextCharacters(byte[] target, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, target.length);
        select();
        transfer.read(target, from, to);
        isBroken = false;
    }

    /** Reads an item of a derived type by the editor that {@code DT'name'} names. */
    public <T> T nextDerived(Class<T> type) throws IOException {
        select();
        DefinedEdit edit = transfer.definedEdit();
        DefinedEditor<?> editor = context.editor(edit, transfer.place());
        Child child = new Child(transfer, null, context);
        Object item;
        try {
            item = editor.read(edit.values(), child);
        } finally {
            child.end();
        }
        if (item != null && !type.isInstance(item)) {
            throw StatementContext.otherType(
                    transfer.place(), item, type.getName(), edit.type(), null);
        }
        isBroken = false;
        return type.cast(item);
    }

    /** Fills an array of INTEGER*4. */
    public void nextInts(int[] target) throws IOException {
        for (int i = 0; i < target.length; i++) {
            target[i] = nextInt();
        }
    }

    /** Fills an array of INTEGER*8. */
    public void nextLongs(long[] target) throws IOException {
        for (int i = 0; i < target.length; i++) {
            target[i] = nextLong();
        }
    }

    /** Fills an array of REAL*4, or of COMPLEX*8 as pairs. */
    public void nextFloats(float[] target) throws IOException {
        for (int i = 0; i < target.length; i++) {
            target[i] = nextFloat();
        }
    }

    /** Fills an array of REAL*8, or of COMPLEX*16 as pairs. */
    public void nextDoubles(double[] target) throws IOException {
        nextDoubles(target, 0, target.length);
    }

    /** Fills the elements {@code from} to {@code to} of an array of REAL*8. */
    public void nextDoubles(double[] target, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, target.length);
        for (int i = from; i < to; i++) {
            target[i] = nextDouble();
        }
    }

    /**
     * Whether the record ended inside a field: only where the statement does not advance, and the
     * field was padded with blanks. No more items can be read, and the next statement begins at the
     * next record (F2018 12.11.4).
     */
    public boolean isEndOfRecord() {
        return transfer.metEndOfRecord();
    }

    /** How many characters its fields have taken from records so far, without padding: SIZE=. */
    public long size() {
        return transfer.transferredCharacters();
    }

    /** Whether it has begun and not ended. */
    boolean isOpen() {
        return isOpen;
    }

    /** Gives the statement up: its unit is closed. */
    void abandon() {
        isOpen = false;
    }

    /** Ends the statement: does what the format has after its last item. */
    @Override
    public void close() throws IOException {
        if (isOpen) {
            isOpen = false;
            if (!isBroken && (caller == null || caller.isGoingOn())) {
                transfer.end();
            }
        }
    }
}
