package formwork;

import formwork.edit.DataEdit.DefinedEdit;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import java.util.HashMap;
import java.util.Map;

/** What the statements of a unit share: the editors of derived types. */
final class StatementContext {
    private final Map<String, DefinedEditor<?>> editors = new HashMap<>();

    void define(String name, DefinedEditor<?> editor) {
        editors.put(name, editor);
    }

    DefinedEditor<?> editor(DefinedEdit edit, String place) {
        DefinedEditor<?> editor = editors.get(edit.type());
        if (editor == null) {
            throw new FormworkException(
                    IoStatus.ITEM_MISMATCH,
                    place
                            + ": found DT "
                            + Quoted.text(edit.type())
                            + "; expected a name that the unit has an editor for");
        }
        return editor;
    }

    /** The error of an item that is not of the type that {@code DT'name'} edits. */
    static FormworkException otherType(
            String place, Object item, String expected, String name, ClassCastException cause) {
        return new FormworkException(
                IoStatus.ITEM_MISMATCH,
                place
                        + ": found an item of "
                        + (item == null ? "no class" : item.getClass().getName())
                        + "; expected "
                        + expected
                        + " for DT "
                        + Quoted.text(name),
                cause);
    }
}
