package formwork.cli;

import formwork.edit.ControlEdit;
import formwork.edit.ControlEdit.BlankEdit;
import formwork.edit.ControlEdit.ScaleEdit;
import formwork.edit.DataEdit;
import formwork.edit.FormatList;
import formwork.mode.Blank;
import formwork.transfer.FormatWalker;
import java.io.IOException;

/** The data edit descriptors that the items of a list meet, and what holds when they do. */
final class EditSequence implements FormatWalker.Control {
    private final FormatWalker walker = new FormatWalker(this);
    private int scaleFactor;
    private boolean isScaleNew;
    private Blank blank = Blank.NULL;

    EditSequence(FormatList format) {
        walker.begin(format);
    }

    /** The descriptor for the next item; after the last one of the format comes the reversion. */
    DataEdit next() throws IOException {
        isScaleNew = false;
        return walker.next();
    }

    /** The descriptor for the next item of this pass over the format, or null where it ends. */
    DataEdit nextInPass() throws IOException {
        isScaleNew = false;
        return walker.nextInPass();
    }

    /** Whether no end of this pass will come. */
    boolean isUnlimited() {
        return walker.isUnlimited();
    }

    /** The k of kP that holds. */
    int scaleFactor() {
        return scaleFactor;
    }

    /** Whether kP stands directly before the descriptor, not further back. */
    boolean isScaleNew() {
        return isScaleNew;
    }

    /** What blanks inside a number mean. */
    Blank blank() {
        return blank;
    }

    @Override
    public void control(ControlEdit edit) {
        if (edit instanceof ScaleEdit scale) {
            scaleFactor = scale.scaleFactor();
            isScaleNew = true;
        } else if (edit instanceof BlankEdit mode) {
            blank = mode.blank();
        }
    }

    @Override
    public void nextRecord() {
        // moves nothing here
    }
}
