package formwork.bench;

import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Target;
import formwork.formats.matrix.BoeingMatrix;
import formwork.formats.matrix.CompressedMatrix;
import formwork.formats.matrix.HarwellBoeing;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.MarketMatrix;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.MatrixMarket;
import formwork.formats.matrix.Symmetry;
import formwork.formats.matrix.Values;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * A sparse matrix as a Harwell-Boeing or a Matrix Market file, written if it is not there, and then
 * read whole, a few times, by one thread. The Fortran program {@code peers/harwell.f90} and the C++
 * program {@code peers/market.cpp} read the same files.
 *
 * <pre>{@code
 * java -cp bench/target/benchmarks.jar formwork.bench.MatrixReading FILE.rua|FILE.mtx [entries] \
 *     [repeats]
 * }</pre>
 */
public final class MatrixReading {
    private static final int ENTRIES = 10_000_000;
    private static final int PER_COLUMN = 10;
    private static final int STRIDE = 7919; // from a row of a column to the next
    private static final int REPEATS = 5;
    private static final int DECADES = 20;
    private static final BoeingMatrix.Form FORM =
            new BoeingMatrix.Form("(8I10)", "(8I10)", "(4D20.12)", null, List.of());

    private MatrixReading() {}

    /** Reads a file so many times, and prints the times and a sum of all that was read. */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        int entries = arguments.length > 1 ? Integer.parseInt(arguments[1]) : ENTRIES;
        double[] seconds =
                new double[arguments.length > 2 ? Integer.parseInt(arguments[2]) : REPEATS];
        if (!Files.exists(file)) {
            write(file, entries);
        }
        double sum = 0;
        for (int i = 0; i < seconds.length; i++) {
            long begin = System.nanoTime();
            Matrix matrix = read(file);
            seconds[i] = (System.nanoTime() - begin) / 1e9;
            sum = sum(matrix);
        }
        double first = seconds[0];
        Arrays.sort(seconds);
        System.out.printf(
                "first %.3f s, median %.3f s, best %.3f s, sum %.9e%n",
                first, seconds[seconds.length / 2], seconds[0], sum);
    }

    private static boolean isMarket(Path file) {
        return file.toString().endsWith(".mtx");
    }

    static void write(Path file, int entries) throws IOException {
        int side = entries / PER_COLUMN;
        Random random = new Random(1);
        int[] offsets = new int[side + 1];
        int[] rows = new int[side * PER_COLUMN];
        double[] values = new double[rows.length];
        for (int column = 0; column < side; column++) {
            offsets[column + 1] = offsets[column] + PER_COLUMN;
            for (int k = 0; k < PER_COLUMN; k++) {
                rows[column * PER_COLUMN + k] = (int) ((column + (long) k * STRIDE) % side);
            }
        }
        for (int i = 0; i < values.length; i++) {
            double power = Math.pow(10, random.nextInt(DECADES) - DECADES / 2);
            values[i] = (random.nextDouble() - 0.5) * power;
        }
        CompressedMatrix matrix =
                new CompressedMatrix(
                        side,
                        side,
                        Symmetry.UNSYMMETRIC,
                        true,
                        Indices.of(offsets),
                        Indices.of(rows),
                        new Values.Reals(values));
        try (Target target = Target.create(file)) {
            if (isMarket(file)) {
                new MatrixMarket().write(MarketMatrix.of(matrix), target);
            } else {
                new HarwellBoeing()
                        .write(
                                new BoeingMatrix("made to be read", "BIG", matrix, null, FORM),
                                target);
            }
        }
    }

    static Matrix read(Path file) throws IOException {
        try (Source source = Source.open(file)) {
            return isMarket(file)
                    ? new MatrixMarket().read(source, ReadOptions.STRICT).matrix()
                    : new HarwellBoeing().read(source, ReadOptions.STRICT).matrix();
        }
    }

    static double sum(Matrix matrix) {
        double[] sum = {0};
        matrix.forEach((row, column, real, imaginary) -> sum[0] += real);
        return sum[0];
    }
}
