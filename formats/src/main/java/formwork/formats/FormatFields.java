package formwork.formats;

import formwork.Format;
import formwork.UnitOptions;
import formwork.bulk.ArrayReading;
import formwork.edit.ControlEdit;
import formwork.edit.DataEdit;
import formwork.edit.ItemKind;
import formwork.mode.Modes;
import formwork.transfer.FormatWalker;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The data edit descriptors of one pass over a format. */
final class FormatFields implements FormatWalker.Control {
    private FormatFields() {}

    /** How many numbers each line has that {@code format} writes; 0 if that is not always so. */
    static int perLine(Format format, ItemKind kind) throws IOException {
        Source none = Source.of("format", new byte[0]);
        return new ArrayReading(
                        none.part(0, 0, 0),
                        format.list(),
                        Modes.DEFAULT,
                        UnitOptions.DEFAULT_RECORD_LENGTH,
                        kind)
                .valuesPerRecord();
    }

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
