package formwork.kernels.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.formats.matrix.CoordinateMatrix;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.Symmetry;
import formwork.formats.matrix.Values;
import formwork.kernels.TestPools;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.solve.Convergence.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(LeakCheck.class)
final class ConjugateGradientsTest {
    private static final ConjugateGradients.Limits USUAL =
            new ConjugateGradients.Limits(1e-10, 10_000, false);

    /** A matrix of rows of (row, column, value). */
    private static Matrix matrix(int size, Symmetry symmetry, List<double[]> entries) {
        int count = entries.size();
        int[] rows = new int[count];
        int[] columns = new int[count];
        double[] values = new double[count];
        for (int i = 0; i < count; i++) {
            rows[i] = (int) entries.get(i)[0];
            columns[i] = (int) entries.get(i)[1];
            values[i] = entries.get(i)[2];
        }
        return new CoordinateMatrix(
                size,
                size,
                symmetry,
                Indices.of(rows),
                Indices.of(columns),
                new Values.Reals(values));
    }

    /** The five-point Laplacian of a square of side x side, each row and column scaled. */
    private static Matrix laplacian(int side, double scaling) {
        List<double[]> entries = new ArrayList<>();
        for (int i = 0; i < side * side; i++) {
            entries.add(new double[] {i, i, 4 * scale(i, scaling) * scale(i, scaling)});
            if (i % side != side - 1) {
                entries.add(new double[] {i + 1, i, -scale(i, scaling) * scale(i + 1, scaling)});
            }
            if (i + side < side * side) {
                entries.add(
                        new double[] {i + side, i, -scale(i, scaling) * scale(i + side, scaling)});
            }
        }
        return matrix(side * side, Symmetry.SYMMETRIC, entries);
    }

    private static double scale(int i, double scaling) {
        return Math.pow(scaling, i % 7);
    }

    private record Solved(Convergence convergence, List<Double> x, double residual) {}

    private static Solved solve(Matrix matrix, int parts, ConjugateGradients.Limits limits) {
        try (NodePool pool = TestPools.on(parts, 1 + parts % 2);
                SparseRows rows = SparseRows.of(pool, matrix);
                NodeVector b = NodeVector.allocate(pool, ItemKind.REAL8, matrix.rows());
                NodeVector x = NodeVector.allocate(pool, ItemKind.REAL8, matrix.rows())) {
            for (long i = 0; i < b.length(); i++) {
                b.set(i, 1.0 + i % 3);
            }
            Convergence convergence = ConjugateGradients.solve(rows, b, x, limits);
            List<Double> values = new ArrayList<>();
            for (long i = 0; i < x.length(); i++) {
                values.add(x.doubleAt(i));
            }
            return new Solved(convergence, values, ProductCheck.of(matrix, x).relativeResidual(b));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void solvesWithTheSameBitsForAnyParts(boolean hasPreconditioner) {
        ConjugateGradients.Limits limits =
                new ConjugateGradients.Limits(1e-10, 10_000, hasPreconditioner);
        Matrix matrix = laplacian(23, 1.5);
        Solved first = solve(matrix, 1, limits);
        assertTrue(first.convergence.isConverged(), first.toString());
        assertTrue(first.residual < 1.01e-10, "residual " + first.residual);
        assertEquals(first.residual, first.convergence.residual(), 1e-12);
        for (int parts = 2; parts <= 8; parts++) {
            Solved other = solve(matrix, parts, limits);
            assertEquals(first.x, other.x, "parts " + parts);
            assertEquals(first.convergence, other.convergence);
        }
    }

    @Test
    void theDiagonalAsPreconditionerTakesFewerStepsWhereItVaries() {
        Matrix matrix = laplacian(20, 3);
        Convergence plain = solve(matrix, 2, USUAL).convergence;
        Convergence scaled =
                solve(matrix, 2, new ConjugateGradients.Limits(1e-10, 10_000, true)).convergence;
        assertTrue(plain.isConverged() && scaled.isConverged());
        assertTrue(scaled.iterations() < plain.iterations() / 2, scaled + " " + plain);
    }

    /** By hand: A = (4 1; 1 3), b = (1, 2) gives (1/11, 7/11). */
    @Test
    void solvesASystemOfTwo() {
        Matrix matrix =
                matrix(
                        2,
                        Symmetry.UNSYMMETRIC,
                        List.of(
                                new double[] {0, 0, 4},
                                new double[] {0, 1, 1},
                                new double[] {1, 0, 1},
                                new double[] {1, 1, 3}));
        Solved solved = solve(matrix, 2, USUAL);
        assertEquals(1 / 11.0, solved.x.get(0), 1e-15);
        assertEquals(7 / 11.0, solved.x.get(1), 1e-15);
        assertEquals(2, solved.convergence.iterations());
    }

    @Test
    void nothingIsSolvedByNothing() {
        try (NodePool pool = TestPools.on(2, 1);
                SparseRows rows = SparseRows.of(pool, laplacian(9, 1));
                NodeVector b = NodeVector.allocate(pool, ItemKind.REAL8, 81);
                NodeVector x = NodeVector.allocate(pool, ItemKind.REAL8, 81)) {
            assertEquals(
                    new Convergence(Outcome.CONVERGED, 0, 0, 0),
                    ConjugateGradients.solve(rows, b, x, USUAL));
        }
    }

    @Test
    void stopsWhereTheMatrixIsNotPositiveDefinite() {
        Matrix matrix =
                matrix(
                        2,
                        Symmetry.SYMMETRIC,
                        List.of(
                                new double[] {0, 0, 1},
                                new double[] {1, 0, -5},
                                new double[] {1, 1, 1}));
        assertEquals(Outcome.NOT_POSITIVE_DEFINITE, solve(matrix, 1, USUAL).convergence.outcome());
    }

    @Test
    void stopsWhereItDoesNotComeNearEnough() {
        Convergence few =
                solve(laplacian(30, 1), 2, new ConjugateGradients.Limits(1e-10, 5, false))
                        .convergence;
        assertEquals(Outcome.EXHAUSTED, few.outcome());
        assertEquals(5, few.iterations());
        assertTrue(few.residual() > 1e-10 && few.residual() < 10, few.toString());
        Convergence fine =
                solve(laplacian(30, 3), 2, new ConjugateGradients.Limits(1e-30, 100_000, false))
                        .convergence;
        assertEquals(Outcome.STAGNATED, fine.outcome());
        assertTrue(fine.residual() < 1e-10, fine.toString());
    }

    private static String refused(Matrix matrix) {
        return assertThrows(FormworkException.class, () -> solve(matrix, 3, USUAL)).getMessage();
    }

    @Test
    void refusesOtherMatricesAndSaysWhere() {
        List<double[]> diagonal = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            diagonal.add(new double[] {i, i, 2});
        }
        List<double[]> unsymmetric = new ArrayList<>(diagonal);
        unsymmetric.add(new double[] {150, 70, 0.5});
        assertEquals(
                "matrix: found 0.5 in row 151 and column 71 and 0.0 in row 71 and column 151;"
                        + " expected the same, as the matrix is to be symmetric",
                refused(matrix(200, Symmetry.UNSYMMETRIC, unsymmetric)));
        List<double[]> negative = new ArrayList<>(diagonal);
        negative.set(99, new double[] {99, 99, -2});
        assertEquals(
                "matrix: found -2.0 in row 100 and column 100; expected it above 0, as the matrix is"
                        + " to be positive definite",
                refused(matrix(200, Symmetry.SYMMETRIC, negative)));
        diagonal.remove(120);
        assertTrue(
                refused(matrix(200, Symmetry.SYMMETRIC, diagonal))
                        .startsWith("matrix: found 0.0 in row 121 and column 121; expected it"));
        diagonal.add(new double[] {120, 120, Double.NaN});
        assertEquals(
                "matrix: found NaN in row 121 and column 121; expected a finite number",
                refused(matrix(200, Symmetry.SYMMETRIC, diagonal)));
    }

    private static String refusedRight(double value) {
        try (NodePool pool = TestPools.on(2, 1);
                SparseRows rows = SparseRows.of(pool, laplacian(9, 1));
                NodeVector b = NodeVector.allocate(pool, ItemKind.REAL8, 81);
                NodeVector x = NodeVector.allocate(pool, ItemKind.REAL8, 81)) {
            b.set(70, value);
            return assertThrows(
                            FormworkException.class,
                            () -> ConjugateGradients.solve(rows, b, x, USUAL))
                    .getMessage();
        }
    }

    @Test
    void refusesRightHandSidesWhoseSquaresCannotBeAdded() {
        assertEquals(
                "right-hand side: found Infinity in row 71; expected a number up to 1E140",
                refusedRight(Double.POSITIVE_INFINITY));
        assertEquals(
                "right-hand side: found -1.0E200 in row 71; expected a number up to 1E140",
                refusedRight(-1e200));
        assertEquals(
                "right-hand side: found no number larger than 1.0E-200; expected one from 1E-140"
                        + " on",
                refusedRight(-1e-200));
    }
}
