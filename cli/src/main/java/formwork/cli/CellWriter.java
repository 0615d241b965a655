package formwork.cli;

import formwork.WriteStatement;
import formwork.edit.DataEdit;
import formwork.edit.DataEdit.BitsEdit;
import formwork.edit.DataEdit.IntegerEdit;
import formwork.edit.DataEdit.LogicalEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.DataEdit.RealForm;
import formwork.edit.EditDescriptor;
import formwork.edit.ItemKind;
import formwork.error.FieldException;
import formwork.error.IoStatus;
import formwork.field.EditState;
import formwork.field.FieldInput;
import formwork.mode.Modes;
import java.io.IOException;

/** Writes items that come as text, each as its descriptor or its type wants it. */
final class CellWriter {
    private static final DataEdit INTEGER = new IntegerEdit(0, EditDescriptor.ABSENT);
    private static final DataEdit REAL = new RealEdit(RealForm.F, 0, 0, EditDescriptor.ABSENT);
    private static final DataEdit LOGICAL = new LogicalEdit(0);

    private final WriteStatement write;
    private final EditState cellState = new EditState(Modes.DEFAULT);

    CellWriter(WriteStatement write) {
        this.write = write;
    }

    /**
     * Writes the item {@code cell[from, to)}.
     *
     * @throws FieldException if the cell is not what its type or descriptor wants; it knows no
     *     place
     */
    void put(byte[] cell, int from, int to, ItemType type, DataEdit edit) throws IOException {
        switch (type.kind()) {
            case CHARACTER -> write.putCharacters(cell, from, to);
            case LOGICAL4 -> put(type.kind(), parsed(cell, from, to, LOGICAL, type.kind()));
            case REAL4, REAL8 -> put(type.kind(), parsed(cell, from, to, REAL, type.kind()));
            default -> putInteger(cell, from, to, type.kind(), edit);
        }
    }

    /**
     * Integers beyond their kind are written as INTEGER*8 where only the descriptor chose the kind.
     */
    private void putInteger(byte[] cell, int from, int to, ItemKind kind, DataEdit edit)
            throws IOException {
        long value = parsed(cell, from, to, INTEGER, ItemKind.INTEGER8);
        int unused = Long.SIZE - Byte.SIZE * kind.sizeBytes();
        boolean fits = value << unused >> unused == value;
        put(fits || edit instanceof BitsEdit ? kind : ItemKind.INTEGER8, value);
    }

    private void put(ItemKind kind, long bits) throws IOException {
        ItemBits.put(write, kind, bits);
    }

    private long parsed(byte[] cell, int from, int to, DataEdit edit, ItemKind kind) {
        int first = from;
        int last = to;
        while (first < last && cell[first] == ' ') {
            first++;
        }
        while (last > first && cell[last - 1] == ' ') {
            last--;
        }
        if (first == last) {
            throw new FieldException(IoStatus.BAD_SHAPE, cell, from, to, 0, expected(kind), "");
        }
        return FieldInput.read(cell, first, last, edit, kind, cellState);
    }

    private static String expected(ItemKind kind) {
        return kind.isReal() ? "a real" : kind.isInteger() ? "an integer" : "a logical";
    }
}
