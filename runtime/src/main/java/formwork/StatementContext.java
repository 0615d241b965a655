package formwork;

import formwork.edit.DataEdit.DefinedEdit;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import java.util.HashMap;
import java.util.Map;

/** What the statements of a unit share: the editors of derived types, and that it is connected. */
final class StatementContext {
    private final Map<String, DefinedEditor<?>> editors = new HashMap<>();
    private final String unit;
    private boolean isClosed;

    StatementContext(String unit) {
        this.unit = unit;
    }

    /** Checks that {@code statement} has a unit that is connected. */
    void requireConnected(String statement) {
        if (isClosed) {
            throw new FormworkException(
                    IoStatus.NOT_ALLOWED,
                    unit + ": found " + statement + "; expected a unit that is connected");
        }
    }

    /** Their unit is closed: none of them goes on. */
    void close() {
        isClosed = true;
    }

    boolean isClosed() {
        return isClosed;
    }

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

    /** The error of an item where its statement has ended, failed or lost its unit. */
    static FormworkException statementIsOver() {
        return new FormworkException(
                IoStatus.NOT_ALLOWED,
                "found an item; expected none after the end or an error of its statement");
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
