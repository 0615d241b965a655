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
            return kind == ItemKind.LOGICAL4 || kind.isInteger();
        }
        if (edit instanceof BitsEdit) {
            return kind != ItemKind.CHARACTER;
        }
        return edit instanceof CharacterEdit;
    }
}
