package formwork.formats.matrix;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.FoundFormat;
import formwork.formats.Place;
import java.io.IOException;
import java.util.List;

/** The formats that a matrix is written by which has not been in a file, and their lines. */
final class BoeingForms {
    private static final int CARD_COLUMNS = 80;
    private static final int MOST_FIELDS = 80;
    private static final String REALS = "(1P,3E25.16E3)"; // 17 digits bring each double back

    private BoeingForms() {}

    static BoeingMatrix.Form of(Matrix matrix, RightHandSides right) {
        long largest = Math.max(matrix.rows(), matrix.entryCount() + 1);
        if (matrix instanceof ElementalMatrix elemental) {
            largest = Math.max(matrix.rows(), elemental.variables().length() + 1);
        }
        String format = integers(largest);
        return new BoeingMatrix.Form(
                format, format, values(matrix.values()), right == null ? null : REALS, List.of());
    }

    /** The format of values; null if there are none. */
    static String values(Values values) {
        if (values instanceof Values.Pattern) {
            return null;
        }
        if (!(values instanceof Values.Integers integers)) {
            return REALS;
        }
        long least = 0;
        long most = 0;
        for (long i = 0; i < integers.length(); i++) {
            least = Math.min(least, integers.at(i));
            most = Math.max(most, integers.at(i));
        }
        return ofWidth(Math.max(text(least).length(), text(most).length()) + 1);
    }

    /** The format of whole numbers from 0 to {@code most}. */
    static String integers(long most) {
        return ofWidth(text(most).length() + 1);
    }

    private static String text(long value) {
        return Long.toString(value);
    }

    private static String ofWidth(int width) {
        return "(" + CARD_COLUMNS / width + "I" + width + ")";
    }

    /** How many lines values make. */
    static long lines(String format, Values values) throws IOException {
        if (values instanceof Values.Pattern) {
            return 0;
        }
        long count = values.length();
        return lines(format, values instanceof Values.Complexes ? 2 * count : count);
    }

    /** How many lines {@code count} values make, by a format of one line a pass. */
    static long lines(String format, long count) throws IOException {
        int fields = FoundFormat.of(format, Place.of("format", 0)).edits(MOST_FIELDS + 1).size();
        if (fields == 0 || fields > MOST_FIELDS || format.contains("/")) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    "format " + format + ": found no fields of one line; expected some");
        }
        return (count + fields - 1) / fields;
    }
}
