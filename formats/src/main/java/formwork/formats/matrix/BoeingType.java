package formwork.formats.matrix;

import formwork.error.IoStatus;
import formwork.formats.Place;
import java.util.Locale;

/**
 * The three letters of a Harwell-Boeing or Rutherford-Boeing file that say what its matrix is, for
 * instance RUA.
 *
 * @param text as it stands in the file
 * @param values R, C, P, I or Q
 * @param symmetry the second letter
 * @param isElemental whether the third is E
 */
record BoeingType(String text, char values, Symmetry symmetry, boolean isElemental) {
    private static final String VALUES = "RCPIQ";
    private static final String SYMMETRIES = "USHZR";

    /** Whether {@code text} is one. */
    static boolean is(String text) {
        String code = text.toUpperCase(Locale.ROOT);
        return code.length() == 3
                && VALUES.indexOf(code.charAt(0)) >= 0
                && SYMMETRIES.indexOf(code.charAt(1)) >= 0
                && "AE".indexOf(code.charAt(2)) >= 0;
    }

    static BoeingType of(String text, Place place) {
        if (!is(text)) {
            throw place.fault(
                    IoStatus.BAD_HEADER,
                    '"' + text + '"',
                    "a type of three letters: R, C, P or I, then U, S, H, Z or R, then A or E");
        }
        String code = text.toUpperCase(Locale.ROOT);
        Symmetry symmetry =
                switch (code.charAt(1)) {
                    case 'S' -> Symmetry.SYMMETRIC;
                    case 'H' -> Symmetry.HERMITIAN;
                    case 'Z' -> Symmetry.SKEW;
                    case 'R' -> Symmetry.RECTANGULAR;
                    default -> Symmetry.UNSYMMETRIC;
                };
        return new BoeingType(text, code.charAt(0), symmetry, code.charAt(2) == 'E');
    }

    /** The letters for a matrix. */
    static String code(Matrix matrix) {
        Values values = matrix.values();
        String first = "R";
        if (values instanceof Values.Pattern) {
            first = "P";
        } else if (values instanceof Values.Complexes) {
            first = "C";
        } else if (values instanceof Values.Integers) {
            first = "I";
        }
        String second =
                switch (matrix.symmetry()) {
                    case UNSYMMETRIC -> "U";
                    case SYMMETRIC -> "S";
                    case HERMITIAN -> "H";
                    case SKEW -> "Z";
                    case RECTANGULAR -> "R";
                };
        return first + second + (matrix instanceof ElementalMatrix ? "E" : "A");
    }
}
