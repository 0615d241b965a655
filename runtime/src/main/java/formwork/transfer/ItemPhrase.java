package formwork.transfer;

import formwork.edit.DataEdit;

/** What messages call the items that a data edit descriptor takes. */
final class ItemPhrase {
    private ItemPhrase() {}

    static String of(DataEdit edit) {
        if (edit instanceof DataEdit.IntegerEdit) {
            return "an INTEGER";
        }
        if (edit instanceof DataEdit.RealEdit) {
            return "a REAL or COMPLEX";
        }
        if (edit instanceof DataEdit.LogicalEdit) {
            return "a LOGICAL";
        }
        if (edit instanceof DataEdit.CharactersLeftEdit) {
            return "an INTEGER to read into";
        }
        if (edit instanceof DataEdit.DefinedEdit) {
            return "an item of derived type";
        }
        return "a CHARACTER";
    }
}
