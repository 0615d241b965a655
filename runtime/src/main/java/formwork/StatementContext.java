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

    DefinedEditor<?> editor(DefinedEdit edit) {
        DefinedEditor<?> editor = editors.get(edit.type());
        if (editor == null) {
            throw new FormworkException(
                    IoStatus.ITEM_MISMATCH,
                    "found DT "
                            + Quoted.text(edit.type())
                            + "; expected a name that the unit has an editor for");
        }
        return editor;
    }
}
