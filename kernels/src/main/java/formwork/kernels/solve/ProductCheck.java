package formwork.kernels.solve;

import formwork.formats.matrix.Matrix;
import formwork.kernels.numa.NodeVector;

/**
 * The serial verifier of products: goes over the entries of a matrix in the order of its file, and
 * sums twice as precisely.
 *
 * <p>It asserts of each element y of a product that |y - r| is at most g(m + 2) s / (1 - g(m)),
 * where r is the sum of the row's m products as Dot2 has it, s that of their absolute values, and
 * g(k) = k u / (1 - k u) with u = 2^-53; and m times the least real for products that underflow.
 * That bounds what a sum in any order may be wrong by (N. Higham, Accuracy and Stability of
 * Numerical Algorithms, 2002, sec. 3.1), and r itself (T. Ogita, S. Rump, S. Oishi, Accurate Sum
 * and Dot Product, SIAM J. Sci. Comput. 26, 2005, prop. 5.5).
 */
public final class ProductCheck {
    private static final double UNIT = 0x1p-53;

    private final double[] sums; // of the products of each row
    private final double[] rests; // of what its sums and products were rounded by
    private final double[] sizes; // of the absolute values
    private final long[] counts;

    private ProductCheck(int rows) {
        sums = new double[rows];
        rests = new double[rows];
        sizes = new double[rows];
        counts = new long[rows];
    }

    /** The products of the rows of a matrix with {@code x}. */
    public static ProductCheck of(Matrix matrix, NodeVector x) {
        double[] factors = new double[Math.toIntExact(x.length())];
        for (int i = 0; i < factors.length; i++) {
            factors[i] = x.doubleAt(i);
        }
        ProductCheck check = new ProductCheck(Math.toIntExact(matrix.rows()));
        matrix.forEachExpanded(
                (row, column, real, imaginary) ->
                        check.add((int) row, real, factors[(int) column]));
        return check;
    }

    private void add(int row, double a, double x) {
        double product = a * x;
        double productRest = Math.fma(a, x, -product);
        double before = sums[row];
        double sum = before + product;
        double part = sum - before; // Knuth's TwoSum
        double sumRest = (before - (sum - part)) + (product - part);
        sums[row] = sum;
        rests[row] += productRest + sumRest;
        sizes[row] += Math.abs(product);
        counts[row]++;
    }

    /** The element of the product that a row makes, as precise as can be told. */
    public double product(long row) {
        return sums[(int) row] + rests[(int) row];
    }

    /** How far from {@link #product} that element may be in another product. */
    public double bound(long row) {
        long count = counts[(int) row];
        return rounding(count + 2) * sizes[(int) row] / (1 - rounding(count))
                + count * Double.MIN_VALUE;
    }

    private static double rounding(long count) {
        return count * UNIT / (1 - count * UNIT);
    }

    /** The first row whose element in {@code y} is not within its bound; -1 if all are. */
    public long firstWrongRow(NodeVector y) {
        for (int row = 0; row < sums.length; row++) {
            double found = y.doubleAt(row);
            boolean isRight =
                    Double.isFinite(product(row))
                            ? Math.abs(found - product(row)) <= bound(row)
                            : !Double.isFinite(found);
            if (!isRight) {
                return row;
            }
        }
        return -1;
    }

    /** The length of b - A x, as a part of that of {@code b}; 0 if both are 0. */
    public double relativeResidual(NodeVector b) {
        double residual = 0;
        double size = 0;
        for (int row = 0; row < sums.length; row++) {
            double rest = (b.doubleAt(row) - sums[row]) - rests[row];
            residual = Math.hypot(residual, rest);
            size = Math.hypot(size, b.doubleAt(row));
        }
        return residual == 0 ? 0 : residual / size;
    }
}
