package formwork.bulk;

import formwork.edit.FormatList;
import formwork.edit.ItemKind;
import formwork.mode.Modes;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads rows that stand in memory at equal distances, each a record of one pass over a format, into
 * the arrays of columns, as {@link ColumnReading} does with those of a text.
 */
public final class PlacedRows {
    /** So many bytes before the first row and behind the last must be in the array too. */
    public static final int SLACK_BYTES = FieldBlock.SLACK;

    private final Layout layout;
    private final List<ColumnPart> parts = new ArrayList<>(); // of numbers
    private final List<GroupReader> readers = new ArrayList<>(); // of these parts
    private final List<CharacterColumn> characters = new ArrayList<>();

    private PlacedRows(Layout layout, List<ColumnPart> columns) {
        this.layout = layout;
        for (ColumnPart part : columns) {
            List<FieldPlace> fields = new ArrayList<>();
            for (int index : part.indexes()) {
                fields.add(layout.fields().get(index));
            }
            if (part.kind() == ItemKind.CHARACTER) {
                characters.add(ColumnRows.characters(fields, (byte[]) part.array()));
            } else {
                parts.add(part);
                readers.add(
                        new GroupReader(ColumnGroup.of(fields), fields.size(), part.kind(), false));
            }
        }
    }

    /**
     * Rows of {@code list}, which begins in {@code modes}; null if its columns depend on the data,
     * or a field cannot be read into its column.
     */
    public static PlacedRows of(FormatList list, Modes modes, List<ColumnPart> columns) {
        Layout layout = Layout.ofRow(list, modes, false);
        if (layout == null) {
            return null;
        }
        for (ColumnPart part : columns) {
            if (!part.isIn(layout)) {
                return null;
            }
        }
        return new PlacedRows(layout, columns);
    }

    /** How many columns a row has, up to its last field. */
    public int columns() {
        return layout.columns();
    }

    /**
     * Reads the rows that begin {@code strideBytes} apart from {@code text[at]} on into the arrays
     * from their begin on, and returns how many it were: before {@code rows} it stops at one whose
     * fields a statement may find elsewhere, or does not take.
     */
    public int read(byte[] text, int at, int strideBytes, int rows) {
        int read = rows;
        for (int i = 0; i < readers.size(); i++) {
            read = readers.get(i).read(text, at, strideBytes, read, parts.get(i).array(), 0);
        }
        for (CharacterColumn column : characters) {
            column.readRows(text, at, strideBytes, read, 0);
        }
        return read;
    }
}
