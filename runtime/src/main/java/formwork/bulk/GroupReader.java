package formwork.bulk;

import formwork.edit.ItemKind;
import java.util.List;

/** Reads all fields of each row into one array, row after row, whatever their edits. */
final class GroupReader {
    private final ItemKind kind;
    private final int fieldsPerRow;
    private final ColumnReader[] readers;
    private final ColumnGroup[] groups;
    private final Object[] parts; // of each group, if there are several

    /**
     * The groups of a row's fields.
     *
     * @param endsRows whether a row's last field is not there if it is blank
     */
    GroupReader(List<ColumnGroup> groups, int fieldsPerRow, ItemKind kind, boolean endsRows) {
        this.kind = kind;
        this.fieldsPerRow = fieldsPerRow;
        this.groups = groups.toArray(ColumnGroup[]::new);
        readers = new ColumnReader[this.groups.length];
        parts = new Object[this.groups.length];
        for (int g = 0; g < readers.length; g++) {
            int[] indexes = this.groups[g].indexes();
            boolean isLast = endsRows && indexes[indexes.length - 1] == fieldsPerRow - 1;
            readers[g] =
                    ColumnReader.of(this.groups[g].like(), this.groups[g].offsets(), kind, isLast);
            parts[g] = ValueTarget.newArray(kind, 0);
        }
    }

    /** Reads rows into {@code array} and returns how many it was before one stopped it. */
    int read(byte[] text, int at, int stride, int rows, Object array, int offset) {
        if (readers.length == 1) {
            readers[0].setTarget(array);
            return readers[0].readRows(text, at, stride, rows, offset);
        }
        int read = rows;
        for (int g = 0; g < readers.length; g++) {
            int count = rows * groups[g].indexes().length;
            if (ValueTarget.length(parts[g]) < count) {
                parts[g] = ValueTarget.newArray(kind, count);
            }
            readers[g].setTarget(parts[g]);
            read = Math.min(read, readers[g].readRows(text, at, stride, rows, 0));
        }
        for (int g = 0; g < readers.length; g++) {
            int from = 0;
            for (int row = 0; row < read; row++) {
                for (int index : groups[g].indexes()) {
                    readers[g].copy(from++, array, offset + row * fieldsPerRow + index);
                }
            }
        }
        return read;
    }
}
