package formwork.formats;

import formwork.Format;
import formwork.edit.DataEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.DataEdit.RealForm;
import formwork.edit.EditDescriptor;
import formwork.edit.FormatItem;
import java.util.Locale;

/**
 * The format that a file's numbers were written by, where the one in its header reads them but
 * would write them otherwise: {@code -1.00000000E+00} is read by E15.8, and written by 1PE15.8.
 */
final class ScaledFormat {
    private ScaledFormat() {}

    /** The text of {@code format}, with a scale factor if {@code line} was written with one. */
    static String of(Format format, String line) {
        String text = format.toString();
        boolean hasScale = text.toUpperCase(Locale.ROOT).contains("P");
        if (hasScale || !isExponential(format) || !hasDigitBeforePoint(line)) {
            return text;
        }
        return "(1P," + text.substring(text.indexOf('(') + 1);
    }

    private static boolean isExponential(Format format) {
        for (FormatItem item : format.list().items()) {
            if (item instanceof FormatItem.Edit edit) {
                EditDescriptor descriptor = edit.descriptor();
                if (descriptor instanceof DataEdit) {
                    return descriptor instanceof RealEdit real
                            && (real.form() == RealForm.E || real.form() == RealForm.D);
                }
            }
        }
        return false;
    }

    private static boolean hasDigitBeforePoint(String line) {
        int point = line.indexOf('.');
        while (point > 0) {
            char c = line.charAt(point - 1);
            if (c >= '1' && c <= '9') {
                return true;
            }
            point = line.indexOf('.', point + 1);
        }
        return false;
    }
}
