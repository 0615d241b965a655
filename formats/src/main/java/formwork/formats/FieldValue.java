package formwork.formats;

import formwork.FieldReader;
import formwork.edit.DataEdit;
import formwork.edit.ItemKind;
import formwork.transfer.FormattedRead;
import java.io.IOException;

/** The value of a selected field in its Java type. */
final class FieldValue {
    private FieldValue() {}

    /** The field that {@code read} has selected, as {@code edit} says what it is. */
    static Object of(FormattedRead read, DataEdit edit) throws IOException {
        return of(read, FieldReader.naturalKind(edit));
    }

    /** The field that {@code read} has selected, as an item of {@code kind}. */
    static Object of(FormattedRead read, ItemKind kind) throws IOException {
        return switch (kind) {
            case INTEGER1, INTEGER2, INTEGER4 -> (int) read.read(kind);
            case INTEGER8 -> read.read(kind);
            case REAL4 -> Float.intBitsToFloat((int) read.read(kind));
            case REAL8 -> Double.longBitsToDouble(read.read(kind));
            case LOGICAL4 -> read.read(kind) != 0;
            case CHARACTER -> read.readText();
        };
    }
}
