package formwork.bulk;

import formwork.edit.DataEdit;
import formwork.field.EditState;

/**
 * A field of a record with fixed columns.
 *
 * @param offset of its first column, from 0
 * @param state the modes that it is edited in
 */
record FieldPlace(DataEdit edit, int offset, EditState state) {
    int width() {
        return edit.width();
    }

    int end() {
        return offset + width();
    }

    /** Whether both are edited in the same way, wherever they stand. */
    boolean isLike(FieldPlace other) {
        return edit.equals(other.edit) && state.isSameAs(other.state);
    }

    boolean isSameAs(FieldPlace other) {
        return offset == other.offset && isLike(other);
    }
}
