package formwork.cli;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Kinds;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.matrix.BoeingMatrix;
import formwork.formats.matrix.ElementalMatrix;
import formwork.formats.matrix.MarketMatrix;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.RightHandSides;
import formwork.formats.matrix.Values;
import java.io.IOException;

/**
 * A matrix of a file, and the right-hand side that is in the file with it.
 *
 * @param name what messages call the file
 * @param matrix square
 * @param sides null if there are none
 * @param isInElements whether the right-hand sides are to be added up from finite elements
 */
record LinearSystem(String name, Matrix matrix, RightHandSides sides, boolean isInElements) {
    /** The line of the header that says what right-hand sides there are. */
    private static final int RIGHT_LINE = 4;

    /** The system that a file holds. */
    static LinearSystem read(Source source, String name, ReadOptions options) throws IOException {
        Object value = Kinds.detect(source).kind().read(source, options);
        LinearSystem system;
        if (value instanceof BoeingMatrix boeing) {
            boolean isInElements =
                    boeing.matrix() instanceof ElementalMatrix
                            && boeing.right() != null
                            && boeing.form().header().get(RIGHT_LINE).matches("[Mm].*");
            system = new LinearSystem(name, boeing.matrix(), boeing.right(), isInElements);
        } else if (value instanceof MarketMatrix market) {
            system = new LinearSystem(name, market.matrix(), null, false);
        } else {
            throw fault(name, "found no matrix; expected one");
        }
        system.check();
        return system;
    }

    private static FormworkException fault(String name, String what) {
        return new FormworkException(IoStatus.BAD_SHAPE, name + ": " + what);
    }

    private void check() {
        if (matrix.rows() != matrix.columns()) {
            throw fault(
                    name,
                    "found "
                            + matrix.rows()
                            + " rows and "
                            + matrix.columns()
                            + " columns; expected as many");
        }
        if (matrix.values() instanceof Values.Pattern) {
            throw fault(name, "found a matrix without values; expected reals");
        }
        if (matrix.values() instanceof Values.Complexes) {
            throw fault(name, "found a matrix of complex values; expected reals");
        }
        requireRoom(matrix.rows());
    }

    private void requireRoom(long rows) {
        if (rows > Integer.MAX_VALUE - 16) {
            throw fault(name, "found " + rows + " rows; expected fewer than 2^31");
        }
    }

    /** Checks that a right-hand side of this length is one of the matrix. */
    void requireLength(String rightName, long length) {
        if (length != matrix.rows()) {
            throw fault(
                    rightName,
                    "found "
                            + length
                            + " values; expected "
                            + matrix.rows()
                            + ", as the matrix has rows");
        }
    }

    /** A file that holds a matrix of one column. */
    static Matrix column(Source source, String name, ReadOptions options) throws IOException {
        Object value = Kinds.detect(source).kind().read(source, options);
        if (!(value instanceof MarketMatrix market) || market.matrix().columns() != 1) {
            throw fault(name, "found no matrix of one column; expected one, or --rhs-format");
        }
        Matrix matrix = market.matrix();
        if (matrix.values() instanceof Values.Pattern) {
            throw fault(name, "found a matrix without values; expected reals");
        }
        if (matrix.values() instanceof Values.Complexes || matrix.rows() > Integer.MAX_VALUE - 16) {
            throw fault(name, "found complex values or 2^31 rows; expected reals, and fewer");
        }
        return matrix;
    }

    /** Checks that the first right-hand side of the file, if there is one, can be taken. */
    void requireRight() {
        if (isInElements && sides.count() > 0) {
            throw fault(name, "found right-hand sides in elements; expected full ones, or --rhs");
        }
    }
}
