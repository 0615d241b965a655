package formwork;

import formwork.edit.DataEdit.DefinedEdit;
import formwork.edit.FormatList;
import formwork.edit.ItemKind;
import formwork.mode.Modes;
import formwork.transfer.FormattedWrite;
import java.io.IOException;

/**
 * A formatted WRITE statement: each item is edited as the format says, whose end is written when
 * the statement is closed.
 *
 * <p>A COMPLEX item is two reals, its real part first; arrays of them are interleaved. An item that
 * the format has no descriptor for is an error.
 */
public final class WriteStatement extends OutputStatement<WriteStatement> {
    private final FormattedWrite transfer;
    private final StatementContext context;
    private final Child caller; // of the statement that this one is inside, or null

    WriteStatement(FormattedWrite transfer, StatementContext context) {
        this(transfer, context, null);
    }

    private WriteStatement(FormattedWrite transfer, StatementContext context, Child caller) {
        this.transfer = transfer;
        this.context = context;
        this.caller = caller;
    }

    /** A statement inside another one, begun. */
    static WriteStatement child(FormattedWrite transfer, StatementContext context, Child caller) {
        WriteStatement child = new WriteStatement(transfer, context, caller);
        child.open(transfer.modes());
        return child;
    }

    WriteStatement begin(FormatList format, Modes modes, boolean advances) {
        transfer.begin(format, modes, advances);
        open(modes);
        return this;
    }

    /** Writes a COMPLEX*16, which takes two descriptors. */
    public WriteStatement putComplex(double real, double imaginary) throws IOException {
        return put(real).put(imaginary);
    }

    /** Writes an item of a derived type by the editor that {@code DT'name'} names. */
    public WriteStatement putDerived(Object item) throws IOException {
        beginItem();
        DefinedEdit edit = transfer.takeDefinedEdit();
        @SuppressWarnings("unchecked") // who defines the name says which type it takes
        DefinedEditor<Object> editor =
                (DefinedEditor<Object>) context.editor(edit, transfer.place());
        Child child = new Child(null, transfer, context);
        try {
            editor.write(item, edit.values(), child);
        } catch (ClassCastException e) {
            throw StatementContext.otherType(
                    transfer.place(), item, "one that its editor takes", edit.type(), e);
        } finally {
            child.end();
        }
        return endItem();
    }

    @Override
    WriteStatement self() {
        return this;
    }

    @Override
    void beginItem() {
        if (caller != null) {
            caller.requireGoingOn();
        }
        super.beginItem();
    }

    @Override
    void transfer(ItemKind kind, long bits) throws IOException {
        transfer.put(kind, bits);
    }

    @Override
    void transfer(byte[] bytes, int from, int to) throws IOException {
        transfer.put(bytes, from, to);
    }

    @Override
    void endTransfer() throws IOException {
        if (caller == null || caller.isGoingOn()) {
            transfer.end();
        }
    }

    @Override
    void abandonTransfer() {
        transfer.abandon();
    }
}
