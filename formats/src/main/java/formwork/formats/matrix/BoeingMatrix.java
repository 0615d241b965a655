package formwork.formats.matrix;

import formwork.formats.FoundFormat;
import java.util.List;

/**
 * What a Harwell-Boeing or Rutherford-Boeing file holds.
 *
 * @param title of up to 72 characters
 * @param key a name of up to 8 characters
 * @param matrix by columns, or in elements
 * @param right vectors behind it; null if there are none
 * @param form how it stands in the file
 */
public record BoeingMatrix(
        String title, String key, Matrix matrix, RightHandSides right, Form form) {
    /**
     * How it stands in a file.
     *
     * @param pointers the format of the offsets
     * @param indices the format of the row indices
     * @param values the format of the values as they are written, which begins with 1P if their
     *     first digit is before the point though the header does not say so; null if there are none
     * @param right the format of right-hand sides as they are written; null if there are none
     * @param header the lines of the header; empty for a matrix that has not been in a file
     */
    public record Form(
            String pointers, String indices, String values, String right, List<String> header) {
        /** Keeps a copy of the list. */
        public Form {
            header = List.copyOf(header);
        }
    }

    /** What a file of this matrix would hold, by formats that bring each value back. */
    public static BoeingMatrix of(String title, String key, Matrix matrix, RightHandSides right) {
        return new BoeingMatrix(title, key, matrix, right, BoeingForms.of(matrix, right));
    }

    /** The format of values, as the file has written them. */
    static String written(FoundFormat format, String firstLine) {
        return format.written(firstLine);
    }
}
