package formwork.bulk;

import formwork.edit.ItemKind;
import java.util.List;

/** Writes the elements of one array, row after row, whatever the edits of their fields. */
final class GroupWriter {
    private final ItemKind kind;
    private final int fieldsPerRow;
    private final ColumnWriter[] writers;
    private final ColumnGroup[] groups;
    private final Object[] parts; // of each group, if there are several

    GroupWriter(List<ColumnGroup> groups, int fieldsPerRow, ItemKind kind) {
        this.kind = kind;
        this.fieldsPerRow = fieldsPerRow;
        this.groups = groups.toArray(ColumnGroup[]::new);
        writers = new ColumnWriter[this.groups.length];
        parts = new Object[this.groups.length];
        for (int g = 0; g < writers.length; g++) {
            writers[g] = ColumnWriter.of(this.groups[g].like(), this.groups[g].offsets(), kind);
            parts[g] = ValueTarget.newArray(kind, 0);
        }
    }

    /** Writes rows from {@code array} on; returns what {@link ColumnWriter#writeRows} does. */
    boolean write(byte[] text, int at, int stride, int rows, Object array, int offset) {
        if (writers.length == 1) {
            writers[0].setSource(array);
            return writers[0].writeRows(text, at, stride, rows, offset);
        }
        boolean hasOdd = false;
        for (int g = 0; g < writers.length; g++) {
            int count = rows * groups[g].indexes().length;
            if (ValueTarget.length(parts[g]) < count) {
                parts[g] = ValueTarget.newArray(kind, count);
            }
            writers[g].setSource(parts[g]);
            int to = 0;
            for (int row = 0; row < rows; row++) {
                for (int index : groups[g].indexes()) {
                    writers[g].copy(array, offset + row * fieldsPerRow + index, to++);
                }
            }
            hasOdd |= writers[g].writeRows(text, at, stride, rows, 0);
        }
        return hasOdd;
    }
}
