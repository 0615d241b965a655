package formwork.bulk;

import formwork.edit.ItemKind;
import formwork.field.FieldInput;
import java.util.List;

/**
 * Some fields of each row, and the array that their items are in, row after row: of a number's
 * type, or of bytes for CHARACTER items as long as their fields.
 */
public final class ColumnPart {
    private final ItemKind kind;
    private final Object array;
    private final int first;
    private final int run;
    private final int times;
    private final int step;

    /**
     * The {@code run} fields from {@code first} on, counted from 0, and as many again {@code step}
     * fields later, {@code times} times in all.
     */
    public ColumnPart(ItemKind kind, Object array, int first, int run, int times, int step) {
        this.kind = kind;
        this.array = array;
        this.first = first;
        this.run = run;
        this.times = times;
        this.step = step;
    }

    ItemKind kind() {
        return kind;
    }

    Object array() {
        return array;
    }

    int fieldsPerRow() {
        return run * times;
    }

    /** The last field of a row that this has. */
    int lastField() {
        return first + (times - 1) * step + run - 1;
    }

    int[] indexes() {
        int[] indexes = new int[run * times];
        for (int i = 0; i < indexes.length; i++) {
            indexes[i] = first + i / run * step + i % run;
        }
        return indexes;
    }

    /** Whether its fields are in the layout, and can be read into its items. */
    boolean isIn(Layout layout) {
        if (lastField() >= layout.fields().size()) {
            return false;
        }
        for (int index : indexes()) {
            if (!FieldInput.accepts(layout.fields().get(index).edit(), kind)) {
                return false;
            }
        }
        return kind != ItemKind.CHARACTER || isOfOneWidth(layout.fields());
    }

    private boolean isOfOneWidth(List<FieldPlace> fields) {
        for (int index : indexes()) {
            if (fields.get(index).width() != fields.get(first).width()) {
                return false;
            }
        }
        return true;
    }

    /** How many rows there is room for, if a field of CHARACTER has {@code width} bytes. */
    long rows(int width) {
        long length = ValueTarget.length(array);
        return length
                / Math.max(1L, (long) fieldsPerRow() * (kind == ItemKind.CHARACTER ? width : 1));
    }
}
