package formwork.bench;

import formwork.cli.iof.StudyValues;
import formwork.edit.DataEdit;
import formwork.edit.ItemKind;
import formwork.field.EditState;
import formwork.field.FieldOutput;
import formwork.mode.Modes;

/** Fields to read: values written one after the other, each as wide as the other. */
final class FieldText {
    /** Bytes after the last field, so that eight can be read at once anywhere. */
    private static final int SPARE_BYTES = 16;

    private FieldText() {}

    /** The study's REAL*8 by {@code edit}. */
    static byte[] ofReals(DataEdit edit, int count) {
        byte[] text = new byte[count * edit.width() + SPARE_BYTES];
        FieldOutput output = new FieldOutput();
        EditState state = new EditState(Modes.DEFAULT);
        int at = 0;
        for (double value : StudyValues.doubles(count)) {
            long bits = Double.doubleToRawLongBits(value);
            at += output.write(text, at, edit, ItemKind.REAL8, bits, state);
        }
        return text;
    }

    /** The study's INTEGER*4 by {@code edit}. */
    static byte[] ofInts(DataEdit edit, int count) {
        byte[] text = new byte[count * edit.width() + SPARE_BYTES];
        FieldOutput output = new FieldOutput();
        EditState state = new EditState(Modes.DEFAULT);
        int at = 0;
        for (int value : StudyValues.ints(count)) {
            at += output.write(text, at, edit, ItemKind.INTEGER4, value, state);
        }
        return text;
    }
}
