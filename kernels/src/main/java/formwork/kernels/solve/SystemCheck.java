package formwork.kernels.solve;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;

/**
 * What conjugate gradients ask of a matrix and can be seen without solving: it is square, finite
 * and symmetric, and its diagonal is above 0.
 */
final class SystemCheck {
    private static final double LARGEST = 1e140; // squares of a great many can be added
    private static final double SMALLEST = 1e-140;

    private final SparseRows matrix;
    private final long[] firstWrong; // of each thread, a row; -1: none

    private SystemCheck(SparseRows matrix) {
        this.matrix = matrix;
        firstWrong = new long[matrix.pool().threads()];
    }

    /**
     * Does it.
     *
     * @throws FormworkException if it is not so, with the first row where
     */
    static void check(SparseRows matrix) {
        if (matrix.rowCount() != matrix.columnCount()) {
            throw fault(
                    "found "
                            + matrix.rowCount()
                            + " rows and "
                            + matrix.columnCount()
                            + " columns; expected as many");
        }
        SystemCheck check = new SystemCheck(matrix);
        matrix.pool().run(check::checkRows);
        for (long row : check.firstWrong) {
            if (row >= 0) {
                throw check.wrong(row);
            }
        }
    }

    /**
     * Checks that the squares of a right-hand side can be added up.
     *
     * @throws FormworkException if its numbers are not finite, or all too small or one too large
     */
    static void checkRight(NodeVector b) {
        double largest = 0;
        for (long i = 0; i < b.length(); i++) {
            double size = Math.abs(b.doubleAt(i));
            if (!(size <= LARGEST)) {
                throw rightFault(
                        "found " + b.doubleAt(i) + " in row " + (i + 1) + "; expected",
                        " a number up to 1E140");
            }
            largest = Math.max(largest, size);
        }
        if (largest > 0 && largest < SMALLEST) {
            throw rightFault(
                    "found no number larger than " + largest + "; expected", " one from 1E-140 on");
        }
    }

    private static FormworkException rightFault(String found, String expected) {
        return new FormworkException(
                IoStatus.BAD_STRUCTURE, "right-hand side: " + found + expected);
    }

    private static FormworkException fault(String what) {
        return new FormworkException(IoStatus.BAD_STRUCTURE, "matrix: " + what);
    }

    private void checkRows(NodeWorker worker) {
        Split.Range all = matrix.rows().range(worker.home());
        Split.Range mine = worker.share(all);
        firstWrong[worker.index()] = -1;
        for (long row = mine.from(); row < mine.to(); row++) {
            if (wrong(worker.home(), row, row - all.from()) >= 0) {
                firstWrong[worker.index()] = row;
                return;
            }
        }
    }

    /** The column of the first entry of a row that is wrong; -1 if there is none. */
    private long wrong(int home, long row, long local) {
        long end = matrix.offset(home, local + 1);
        boolean hasDiagonal = false;
        for (long i = matrix.offset(home, local); i < end; i++) {
            long column = matrix.index(home, i);
            double value = matrix.value(home, i);
            boolean isDiagonal = column == row;
            hasDiagonal |= isDiagonal;
            if (!Double.isFinite(value)
                    || isDiagonal && value <= 0
                    || !isDiagonal && twin(row, column) != value) {
                return column;
            }
        }
        return hasDiagonal ? -1 : row;
    }

    /** The entry on the other side of the diagonal. */
    private double twin(long row, long column) {
        return matrix.get(/* row= */ column, /* column= */ row);
    }

    private FormworkException wrong(long row) {
        int home = matrix.rows().part(row);
        long column = wrong(home, row, row - matrix.rows().range(home).from());
        double value = matrix.get(row, column);
        String found = "found " + value + " in row " + (row + 1) + " and column " + (column + 1);
        if (!Double.isFinite(value)) {
            return fault(found + "; expected a finite number");
        }
        if (row == column) {
            return fault(found + "; expected it above 0, as the matrix is to be positive definite");
        }
        return fault(
                found
                        + " and "
                        + twin(row, column)
                        + " in row "
                        + (column + 1)
                        + " and column "
                        + (row + 1)
                        + "; expected the same, as the matrix is to be symmetric");
    }
}
