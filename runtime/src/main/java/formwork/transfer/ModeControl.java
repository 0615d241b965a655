package formwork.transfer;

import formwork.edit.ControlEdit;
import formwork.field.EditState;

/** The control edit descriptors that change a mode, the same way on input and on output. */
public final class ModeControl {
    private ModeControl() {}

    /** Does what {@code edit} says, if it changes a mode. */
    public static void apply(ControlEdit edit, EditState state) {
        if (edit instanceof ControlEdit.ScaleEdit scale) {
            state.setScaleFactor(scale.scaleFactor());
        } else if (edit instanceof ControlEdit.SignEdit sign) {
            state.set(sign.sign());
        } else if (edit instanceof ControlEdit.BlankEdit blank) {
            state.set(blank.blank());
        } else if (edit instanceof ControlEdit.RoundEdit round) {
            state.set(round.round());
        } else if (edit instanceof ControlEdit.DecimalEdit decimal) {
            state.set(decimal.decimal());
        } else if (edit instanceof ControlEdit.LeadingZeroEdit leadingZero) {
            state.set(leadingZero.leadingZero());
        }
    }
}
