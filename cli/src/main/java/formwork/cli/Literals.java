package formwork.cli;

import formwork.edit.ControlEdit.LiteralEdit;
import formwork.edit.ControlEdit.SignEdit;
import formwork.edit.ControlEdit.SkipEdit;
import formwork.edit.EditDescriptor;
import formwork.edit.FormatItem;
import formwork.edit.FormatItem.Edit;
import formwork.edit.FormatList;
import formwork.mode.SignMode;
import java.util.ArrayList;
import java.util.List;

/** The character constants of a format, which READ does not take. */
final class Literals {
    private Literals() {}

    /** Whether the format has a character constant, which READ does not take. */
    static boolean isIn(FormatList format) {
        return format.items().stream().anyMatch(Literals::isLiteral);
    }

    private static boolean isLiteral(FormatItem item) {
        return item instanceof Edit edit && edit.descriptor() instanceof LiteralEdit;
    }

    /** The format with its character constants passed over. */
    static String passedOver(FormatList format) {
        List<FormatItem> items = new ArrayList<>();
        for (FormatItem item : format.items()) {
            if (isLiteral(item)) {
                int columns = ((LiteralEdit) ((Edit) item).descriptor()).text().length();
                EditDescriptor skip =
                        columns == 0
                                ? new SignEdit(SignMode.PROCESSOR_DEFINED) // changes no input
                                : new SkipEdit(columns);
                items.add(new Edit(1, skip, item.textOffset()));
            } else {
                items.add(item);
            }
        }
        return new FormatList(format.text(), items, format.reversion(), format.depth()).canonical();
    }
}
