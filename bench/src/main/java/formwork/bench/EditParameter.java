package formwork.bench;

import formwork.edit.DataEdit;
import formwork.edit.FormatItem;
import formwork.edit.FormatParser;

/** The data edit descriptor that a benchmark's parameter names. */
final class EditParameter {
    private EditParameter() {}

    static DataEdit of(String text) {
        FormatItem.Edit item =
                (FormatItem.Edit) FormatParser.parse("(" + text + ")").items().get(0);
        return (DataEdit) item.descriptor();
    }
}
