package formwork.field;

import formwork.edit.DataEdit;
import formwork.edit.DataEdit.BitsEdit;
import formwork.edit.DataEdit.CharacterEdit;
import formwork.edit.DataEdit.IntegerEdit;
import formwork.edit.DataEdit.LogicalEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.DataEdit.RealForm;
import formwork.edit.ItemKind;

/** One field to one item, by whichever data edit descriptor (F2018 13.7). */
public final class FieldInput {
    private FieldInput() {}

    /** Whether a field of this descriptor can be read into an item of that kind. */
    public static boolean accepts(DataEdit edit, ItemKind kind) {
        if (edit instanceof RealEdit real) {
            return kind.isReal() || real.form() == RealForm.G;
        }
        if (edit instanceof IntegerEdit) {
            return kind.isInteger();
        }
        if (edit instanceof LogicalEdit) {
            return kind != ItemKind.CHARACTER;
        }
        if (edit instanceof BitsEdit) {
            return kind != ItemKind.CHARACTER;
        }
        return edit instanceof CharacterEdit;
    }

    /**
     * Where a field that a comma may end early does end: the offset of the comma in {@code
     * bytes[from, to)}, or {@code to}.
     */
    public static int end(
            byte[] bytes, int from, int to, DataEdit edit, ItemKind kind, EditState state) {
        if (edit instanceof CharacterEdit || kind == ItemKind.CHARACTER) {
            return to;
        }
        if (edit instanceof LogicalEdit || kind == ItemKind.LOGICAL4) {
            return FieldEnd.ofLogical(bytes, from, to, state);
        }
        return kind.isReal() && edit instanceof RealEdit
                ? FieldEnd.ofReal(bytes, from, to, state)
                : FieldEnd.ofInteger(bytes, from, to);
    }

    /**
     * Reads a field into an item that is not CHARACTER, and returns its bits: an integer with its
     * sign, the bits of a real, 0 or 1 of a logical.
     *
     * @throws formwork.error.FieldException if the field is not what its descriptor takes
     */
    public static long read(
            byte[] bytes, int from, int to, DataEdit edit, ItemKind kind, EditState state) {
        if (edit instanceof RealEdit real) {
            return readByReal(bytes, from, to, real, kind, state);
        }
        if (edit instanceof IntegerEdit) {
            return IntegerInput.read(bytes, from, to, state, kind.sizeBytes());
        }
        if (edit instanceof BitsEdit radix) {
            long bits = BitsInput.read(bytes, from, to, radix.radix(), state, kind.sizeBytes());
            return kind == ItemKind.LOGICAL4 ? truth(bits) : bits;
        }
        if (edit instanceof LogicalEdit) {
            return LogicalInput.read(bytes, from, to) ? 1 : 0;
        }
        long bits = CharacterInput.bits(bytes, from, to, kind.sizeBytes());
        return kind == ItemKind.LOGICAL4 ? truth(bits) : bits;
    }

    /** Memory that is not zero is true, as gfortran's programs take it. */
    private static long truth(long bits) {
        return bits != 0 ? 1 : 0;
    }

    private static long readByReal(
            byte[] bytes, int from, int to, RealEdit edit, ItemKind kind, EditState state) {
        int d = Math.max(edit.fractionDigits(), 0);
        if (kind == ItemKind.REAL8) {
            double value = RealInput.readDouble(bytes, from, to, d, state);
            return Double.doubleToRawLongBits(value);
        }
        if (kind == ItemKind.REAL4) {
            return Float.floatToRawIntBits(RealInput.readFloat(bytes, from, to, d, state));
        }
        if (kind == ItemKind.LOGICAL4) {
            return LogicalInput.read(bytes, from, to) ? 1 : 0;
        }
        return IntegerInput.read(bytes, from, to, state, kind.sizeBytes());
    }
}
