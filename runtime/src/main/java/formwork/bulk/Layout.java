package formwork.bulk;

import formwork.edit.FormatList;
import formwork.mode.Encoding;
import formwork.mode.Modes;
import java.util.List;

/**
 * A format as the columns of a record: what one pass over it makes, if that is one record, every
 * pass makes the same, and its columns do not depend on the data.
 */
final class Layout {
    /** Formats with more fields a record have no layout. */
    static final int MOST_FIELDS = 4096;

    /** Formats of longer records have no layout. */
    static final int MOST_COLUMNS = 1 << 16;

    private final List<FieldPlace> fields;
    private final byte[] text;

    /**
     * The layout of records.
     *
     * @param text of the record where no field writes: blanks and character constants; as long as
     *     the record
     */
    Layout(List<FieldPlace> fields, byte[] text) {
        this.fields = List.copyOf(fields);
        this.text = text;
    }

    /** The layout of what is read by {@code list}; null if it has none. */
    static Layout ofInput(FormatList list, Modes modes) {
        return of(list, modes, false, LayoutWalk.PASSES);
    }

    /** The layout of what is written by {@code list}; null if it has none. */
    static Layout ofOutput(FormatList list, Modes modes) {
        return of(list, modes, true, LayoutWalk.PASSES);
    }

    /** The layout of what statements of one pass read or write by {@code list}; null if none. */
    static Layout ofRow(FormatList list, Modes modes, boolean isOutput) {
        return of(list, modes, isOutput, 1);
    }

    private static Layout of(FormatList list, Modes modes, boolean isOutput, int passes) {
        if (modes.encoding() == Encoding.UTF_8) {
            return null; // columns are characters there, of as many bytes as each has
        }
        return new LayoutWalk(list, modes, isOutput, passes).layout();
    }

    /** The columns of a record: those that are written, or those that fields are read from. */
    int columns() {
        return text.length;
    }

    /** The fields in the order of their columns; none overlaps another. */
    List<FieldPlace> fields() {
        return fields;
    }

    /** Copies the record without its fields: blanks, and the character constants. */
    void putText(byte[] target, int offset) {
        System.arraycopy(text, 0, target, offset, text.length);
    }
}
