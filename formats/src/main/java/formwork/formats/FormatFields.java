package formwork.formats;

import formwork.Format;
import formwork.edit.ControlEdit;
import formwork.edit.DataEdit;
import formwork.transfer.FormatWalker;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The data edit descriptors of one pass over a format. */
final class FormatFields implements FormatWalker.Control {
    private FormatFields() {}

    /** The first {@code most} of them, or all. */
    static List<DataEdit> of(Format format, int most) throws IOException {
        FormatWalker walker = new FormatWalker(new FormatFields());
        walker.begin(format.list());
        List<DataEdit> edits = new ArrayList<>();
        while (edits.size() < most) {
            DataEdit edit = walker.nextInPass();
            if (edit == null) {
                break;
            }
            edits.add(edit);
        }
        return edits;
    }

    @Override
    public void control(ControlEdit edit) {
        // it takes no item
    }

    @Override
    public void nextRecord() {
        // a pass may be several records
    }
}
