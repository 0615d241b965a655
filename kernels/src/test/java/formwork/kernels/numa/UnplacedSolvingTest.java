package formwork.kernels.numa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.Format;
import formwork.edit.ItemKind;
import formwork.formats.matrix.CompressedMatrix;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.Symmetry;
import formwork.formats.matrix.Values;
import formwork.kernels.loading.NodeArrays;
import formwork.kernels.solve.ConjugateGradients;
import formwork.kernels.solve.SparseRows;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Loading and solving where the system refuses to place anything. */
@ExtendWith(LeakCheck.class)
final class UnplacedSolvingTest {
    private static final int SIZE = 1000;

    @TempDir private Path folder;

    /** 2 on the diagonal and -1 beside it. */
    private static Matrix matrix() {
        int[] offsets = new int[SIZE + 1];
        int[] rows = new int[2 * SIZE - 1];
        double[] values = new double[2 * SIZE - 1];
        int entry = 0;
        for (int i = 0; i < SIZE; i++) {
            rows[entry] = i;
            values[entry++] = 2;
            if (i + 1 < SIZE) {
                rows[entry] = i + 1;
                values[entry++] = -1;
            }
            offsets[i + 1] = entry;
        }
        return new CompressedMatrix(
                SIZE,
                SIZE,
                Symmetry.SYMMETRIC,
                true,
                Indices.of(offsets),
                Indices.of(rows),
                new Values.Reals(values));
    }

    @Test
    void givesTheSameAnswers() throws IOException {
        List<String> warnings = new ArrayList<>();
        Kernel kernel = new RefusingKernel(Kernel.NONE, Errno.EPERM, SystemCall.values());
        Machine machine =
                Machine.of(
                        MachineFiles.place("two-nodes", folder.resolve("machine")),
                        kernel,
                        warnings::add);
        Path right = folder.resolve("b.dat");
        double[] ones = new double[SIZE];
        Arrays.fill(ones, 1);
        Format format = Format.of("(4D24.15)");
        format.writeDoubles(right, ones);
        ConjugateGradients.Limits limits = new ConjugateGradients.Limits(1e-10, 5000, true);
        try (NodePool pool = machine.pool(2);
                SparseRows rows = SparseRows.of(pool, matrix());
                NodeVector b = NodeArrays.read(pool, format.arrays(right), ItemKind.REAL8);
                NodeVector x = NodeVector.allocate(pool, ItemKind.REAL8, SIZE)) {
            assertTrue(ConjugateGradients.solve(rows, b, x, limits).isConverged());
            assertFalse(x.isPlaced());
            for (int i = 0; i < SIZE; i++) { // the parabola through 0 at both ends
                assertEquals((i + 1) * (double) (SIZE - i) / 2, x.doubleAt(i), 1e-3);
            }
        }
        assertEquals(2, warnings.size(), warnings.toString());
    }
}
