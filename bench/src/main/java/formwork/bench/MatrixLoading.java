package formwork.bench;

import formwork.formats.Kinds;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.matrix.BoeingMatrix;
import formwork.formats.matrix.MarketMatrix;
import formwork.formats.matrix.Matrix;
import formwork.kernels.loading.NodeStorage;
import formwork.kernels.numa.Home;
import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NodePool;
import formwork.kernels.solve.SparseRows;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;

/**
 * The sparse matrix of {@link MatrixReading} read to the heap by one thread, and by some threads to
 * the memory of one home and of as many homes as threads, in turn; and its rows put together from
 * each.
 *
 * <pre>{@code
 * java --add-opens java.base/jdk.internal.misc=ALL-UNNAMED -cp bench/target/benchmarks.jar \
 *     formwork.bench.MatrixLoading FILE.rua|FILE.mtx [entries] [threads] [repeats]
 * }</pre>
 */
public final class MatrixLoading {
    private static final int ENTRIES = 10_000_000;
    private static final int REPEATS = 9;
    private static final String[] WAYS = {"heap", "one home", "a home a thread"};

    private final Path file;
    private final int threads;
    private final double[][] reading;
    private final double[][] building;
    private double expectedSum;

    private MatrixLoading(Path file, int threads, int repeats) {
        this.file = file;
        this.threads = threads;
        reading = new double[WAYS.length][repeats];
        building = new double[WAYS.length][repeats];
    }

    /**
     * Writes the file if it is not there, reads it so many times each way, and prints the times.
     */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        if (!Files.exists(file)) {
            MatrixReading.write(file, number(arguments, 1, ENTRIES));
        }
        int threads = number(arguments, 2, 1);
        MatrixLoading loading = new MatrixLoading(file, threads, number(arguments, 3, REPEATS));
        loading.run();
        for (int way = 0; way < WAYS.length; way++) {
            System.out.printf(
                    Locale.ROOT,
                    "%d threads, %-15s  reading: median %.4f s, best %.4f s, ratio %.3f;"
                            + "  rows: median %.4f s, ratio %.3f%n",
                    threads,
                    WAYS[way],
                    median(loading.reading[way]),
                    Arrays.stream(loading.reading[way]).min().orElseThrow(),
                    ratio(loading.reading, way),
                    median(loading.building[way]),
                    ratio(loading.building, way));
        }
    }

    private static int number(String[] arguments, int at, int otherwise) {
        return arguments.length > at ? Integer.parseInt(arguments[at]) : otherwise;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    /** The median of the rounds' ratios to the heap. */
    private static double ratio(double[][] seconds, int way) {
        double[] ratios = seconds[way].clone();
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] /= seconds[0][i];
        }
        return median(ratios);
    }

    private void run() throws IOException {
        Machine machine = Machine.here();
        Home home = machine.topology().homes().get(0);
        try (NodePool one = machine.pool(Collections.nCopies(1, home), threads);
                NodePool several = machine.pool(Collections.nCopies(threads, home), 1)) {
            for (int round = -1; round < reading[0].length; round++) { // the first one warms up
                read(0, round, one, ReadOptions.STRICT);
                readToNodes(1, round, one);
                readToNodes(2, round, several);
            }
        }
    }

    private void readToNodes(int way, int round, NodePool pool) throws IOException {
        try (NodeStorage nodes = new NodeStorage(pool)) {
            read(way, round, pool, ReadOptions.STRICT.withStorage(nodes.storage()));
        }
    }

    private void read(int way, int round, NodePool pool, ReadOptions options) throws IOException {
        long begin = System.nanoTime();
        Matrix matrix;
        try (Source source = Source.open(file)) {
            Object value = Kinds.detect(source).kind().read(source, options);
            matrix =
                    value instanceof BoeingMatrix boeing
                            ? boeing.matrix()
                            : ((MarketMatrix) value).matrix();
        }
        long read = System.nanoTime();
        try (SparseRows rows = SparseRows.of(pool, matrix)) {
            long built = System.nanoTime();
            if (rows.entryCount() != matrix.entryCount()) {
                throw new IllegalStateException("found other rows than of the matrix");
            }
            if (round >= 0) {
                reading[way][round] = (read - begin) / 1e9;
                building[way][round] = (built - read) / 1e9;
            }
        }
        if (round < 0) {
            double sum = MatrixReading.sum(matrix);
            expectedSum = way == 0 ? sum : expectedSum;
            if (sum != expectedSum) {
                throw new IllegalStateException("found another sum than that of the heap");
            }
        }
    }
}
