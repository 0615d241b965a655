package formwork.bulk;

import formwork.edit.ControlEdit;
import formwork.edit.DataEdit;
import formwork.edit.FormatList;
import formwork.transfer.FormatWalker;
import java.io.IOException;

/** The widths of the fields of a pass over a format, in how many records it may be. */
final class PassWidths implements FormatWalker.Control {
    private PassWidths() {}

    /** The width of the field {@code index} of a pass, from 0. */
    static int of(FormatList list, int index) throws IOException {
        FormatWalker walker = new FormatWalker(new PassWidths());
        walker.begin(list);
        DataEdit edit = walker.nextInPass();
        for (int field = 0; field < index && edit != null; field++) {
            edit = walker.nextInPass();
            if (edit == null) {
                throw ColumnRow.noField(index, field + 1);
            }
        }
        if (edit == null) {
            throw ColumnRow.noField(index, 0);
        }
        return Math.max(0, edit.width());
    }

    /** Whether a pass has exactly so many fields. */
    static boolean isCount(FormatList list, int count) throws IOException {
        FormatWalker walker = new FormatWalker(new PassWidths());
        walker.begin(list);
        for (int field = 0; field < count; field++) {
            if (walker.nextInPass() == null) {
                return false;
            }
        }
        return walker.nextInPass() == null;
    }

    @Override
    public void control(ControlEdit edit) {
        // it has no width
    }

    @Override
    public void nextRecord() {
        // a pass may be several records
    }
}
