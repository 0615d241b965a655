package formwork.kernels.solve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.formats.Kinds;
import formwork.formats.matrix.BoeingMatrix;
import formwork.formats.matrix.CompressedMatrix;
import formwork.formats.matrix.CoordinateMatrix;
import formwork.formats.matrix.ElementalMatrix;
import formwork.formats.matrix.FullMatrix;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.Symmetry;
import formwork.formats.matrix.Values;
import formwork.kernels.TestPools;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Products against the serial verifier, with the same bits for any number of parts. */
@ExtendWith(LeakCheck.class)
final class SparseRowsTest {
    private static final int MOST_PARTS = 8;

    /** Entries anywhere, several at one place, rows without any and one with very many. */
    static Matrix random(int rows, int columns, int entries, Symmetry symmetry, long seed) {
        Random random = new Random(seed);
        int[] rowIndices = new int[entries];
        int[] columnIndices = new int[entries];
        double[] values = new double[entries];
        for (int i = 0; i < entries; i++) {
            int row = i % 5 == 0 ? rows / 2 : random.nextInt(rows);
            int column = i % 11 == 0 ? columns / 3 : random.nextInt(columns);
            rowIndices[i] = symmetry.isHalf() ? Math.max(row, column) : row;
            columnIndices[i] = symmetry.isHalf() ? Math.min(row, column) : column;
            values[i] = random.nextGaussian() * Math.pow(10, random.nextInt(12) - 6);
        }
        return new CoordinateMatrix(
                rows,
                columns,
                symmetry,
                Indices.of(rowIndices),
                Indices.of(columnIndices),
                new Values.Reals(values));
    }

    private static double[] product(NodePool pool, Matrix matrix, long seed, boolean isChecked) {
        try (SparseRows rows = SparseRows.of(pool, matrix);
                NodeVector x = NodeVector.allocate(pool, ItemKind.REAL8, matrix.columns());
                NodeVector y = NodeVector.allocate(pool, ItemKind.REAL8, matrix.rows())) {
            Random random = new Random(seed);
            for (long i = 0; i < x.length(); i++) {
                x.set(i, random.nextGaussian());
            }
            rows.multiply(x, y);
            if (isChecked) {
                ProductCheck check = ProductCheck.of(matrix, x);
                long wrong = check.firstWrongRow(y);
                assertEquals(-1, wrong, "seed " + seed);
                // The verifier can tell: an element just outside is found.
                long row = matrix.rows() / 2;
                y.set(row, y.doubleAt(row) + 3 * check.bound(row));
                assertEquals(row, check.firstWrongRow(y), "seed " + seed);
                rows.multiply(x, y);
            }
            double[] product = new double[(int) y.length()];
            for (int i = 0; i < product.length; i++) {
                product[i] = y.doubleAt(i);
            }
            return product;
        }
    }

    private static void assertRight(Matrix matrix, long seed) {
        double[] first = null;
        for (int parts = 1; parts <= MOST_PARTS; parts++) {
            try (NodePool pool = TestPools.on(parts, 1 + parts % 2)) {
                double[] product = product(pool, matrix, seed, parts == 3);
                first = first == null ? product : first;
                assertArrayEquals(first, product, "seed " + seed + ", parts " + parts);
            }
        }
    }

    @Test
    void productsAreWithinTheirBoundAndTheSameForAnyParts() {
        assertRight(random(1000, 1000, 8000, Symmetry.UNSYMMETRIC, 1), 1);
        assertRight(random(1000, 333, 5000, Symmetry.RECTANGULAR, 2), 2);
        assertRight(random(70, 2000, 5000, Symmetry.RECTANGULAR, 3), 3);
        assertRight(random(777, 777, 4000, Symmetry.SYMMETRIC, 4), 4);
        assertRight(random(777, 777, 4000, Symmetry.SKEW, 5), 5);
        assertRight(random(3, 3, 9, Symmetry.UNSYMMETRIC, 6), 6);
    }

    @Test
    void multipliesMatricesOfEveryKind() {
        double[] values = new Random(3).doubles(12, -1, 1).toArray();
        Indices starts = Indices.of(new int[] {0, 2, 5});
        Indices variables = Indices.of(new int[] {0, 4, 4, 2, 1});
        assertRight(new FullMatrix(4, 3, Symmetry.RECTANGULAR, new Values.Reals(values)), 1);
        assertRight(
                new ElementalMatrix(
                        5,
                        Symmetry.SYMMETRIC,
                        starts,
                        variables,
                        new Values.Reals(Arrays.copyOf(values, 9))),
                2);
        assertRight(
                new CompressedMatrix(
                        5, 2, Symmetry.RECTANGULAR, true, starts, variables, new Values.Pattern(5)),
                3);
        assertRight(
                new CompressedMatrix(
                        2,
                        5,
                        Symmetry.RECTANGULAR,
                        false,
                        starts,
                        variables,
                        new Values.Integers(new long[] {3, -4, 5, 6, 7})),
                4);
    }

    @Test
    void multipliesMatricesOfFiles() throws IOException {
        Path example = root("examples/laplace.rsa");
        assertRight(((BoeingMatrix) Kinds.read(example)).matrix(), 5);
        Path sample = root("shared/samples/harwell-boeing/g20.rua");
        assumeTrue(sample != null, "found no shared/samples beside the repository");
        assertRight(((BoeingMatrix) Kinds.read(sample)).matrix(), 6);
    }

    private static Path root(String file) {
        Path root = Path.of("").toAbsolutePath();
        while (root != null && !Files.exists(root.resolve(file))) {
            root = root.getParent();
        }
        return root == null ? null : root.resolve(file);
    }

    @Test
    void addsEntriesAtOnePlaceAndSortsRows() {
        Matrix matrix =
                new CoordinateMatrix(
                        130,
                        130,
                        Symmetry.UNSYMMETRIC,
                        Indices.of(new int[] {129, 0, 129, 0, 129, 70}),
                        Indices.of(new int[] {5, 3, 2, 3, 5, 69}),
                        new Values.Reals(new double[] {1, 2, 4, 8, 16, 32}));
        for (int parts = 1; parts <= MOST_PARTS; parts++) {
            try (NodePool pool = TestPools.on(parts, 2);
                    SparseRows rows = SparseRows.of(pool, matrix)) {
                assertEquals(4, rows.entryCount());
                assertEquals(17, rows.get(129, 5));
                assertEquals(4, rows.get(129, 2));
                assertEquals(10, rows.get(0, 3));
                assertEquals(32, rows.get(70, 69));
                assertEquals(0, rows.get(1, 1));
            }
        }
    }

    /** More than exchange entries: each goes over all of them. */
    @Test
    void makesTheSameRowsWithVeryManyThreads() {
        Matrix matrix = random(900, 900, 20_000, Symmetry.SYMMETRIC, 9);
        try (NodePool few = TestPools.on(3, 2);
                NodePool many = TestPools.on(EntryExchange.MOST_THREADS + 1, 1);
                SparseRows expected = SparseRows.of(few, matrix);
                SparseRows found = SparseRows.of(many, matrix)) {
            assertEquals(expected.entryCount(), found.entryCount());
            for (long row = 0; row < matrix.rows(); row++) {
                for (long column = 0; column < matrix.columns(); column++) {
                    assertEquals(expected.get(row, column), found.get(row, column));
                }
            }
        }
    }

    @Test
    void tellsTheFirstEntryThatIsOutsideWhateverTheThreads() {
        int[] places = new int[5000];
        places[1234] = 7;
        places[4321] = 9;
        Matrix spoilt =
                new CoordinateMatrix(
                        5,
                        5,
                        Symmetry.UNSYMMETRIC,
                        Indices.of(places),
                        Indices.of(new int[places.length]),
                        new Values.Pattern(places.length));
        for (int parts = 1; parts <= MOST_PARTS; parts++) {
            try (NodePool pool = TestPools.on(parts, 1 + parts % 2)) {
                FormworkException fault =
                        assertThrows(
                                FormworkException.class, () -> SparseRows.of(pool, spoilt).close());
                assertEquals(
                        "matrix: found an entry in row 8 and column 1; expected it in 5 rows and 5"
                                + " columns",
                        fault.getMessage());
            }
        }
    }

    @Test
    void refusesWhatItCannotMultiply() {
        Indices one = Indices.of(new int[] {0});
        Values pair = new Values.Complexes(new double[] {1, 2});
        Values real = new Values.Reals(new double[] {1});
        try (NodePool pool = TestPools.on(2, 1)) {
            Matrix complex = new CoordinateMatrix(1, 1, Symmetry.HERMITIAN, one, one, pair);
            FormworkException fault =
                    assertThrows(
                            FormworkException.class, () -> SparseRows.of(pool, complex).close());
            assertEquals("matrix: found complex values; expected reals", fault.getMessage());
            Indices outside = Indices.of(new int[] {7});
            Matrix spoilt = new CoordinateMatrix(5, 5, Symmetry.UNSYMMETRIC, one, outside, real);
            fault =
                    assertThrows(
                            FormworkException.class, () -> SparseRows.of(pool, spoilt).close());
            assertEquals(
                    "matrix: found an entry in row 1 and column 8; expected it in 5 rows and 5"
                            + " columns",
                    fault.getMessage());
        }
    }

    @Test
    void mayHaveNoRowsOrNoEntries() {
        for (int rows : new int[] {0, 1, 65}) {
            Indices none = Indices.of(new int[0]);
            Matrix matrix =
                    new CoordinateMatrix(
                            rows,
                            rows,
                            Symmetry.UNSYMMETRIC,
                            none,
                            none,
                            new Values.Reals(new double[0]));
            try (NodePool pool = TestPools.on(3, 2)) {
                assertArrayEquals(new double[rows], product(pool, matrix, 1, false));
            }
        }
    }
}
