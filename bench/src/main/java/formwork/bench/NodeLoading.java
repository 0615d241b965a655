package formwork.bench;

import formwork.ArrayFile;
import formwork.Format;
import formwork.edit.ItemKind;
import formwork.kernels.loading.NodeArrays;
import formwork.kernels.numa.Home;
import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.Random;

/**
 * A file of {@code (4D24.15)} read into an array by some threads, and by as many into the memory of
 * one home and of as many homes as threads, in turn.
 *
 * <pre>{@code
 * java --add-opens java.base/jdk.internal.misc=ALL-UNNAMED -cp bench/target/benchmarks.jar \
 *     formwork.bench.NodeLoading FILE [elements] [threads] [repeats]
 * }</pre>
 */
public final class NodeLoading {
    private static final int ELEMENTS = 7_500_000;
    private static final int REPEATS = 15;
    private static final String[] WAYS = {"array", "one home", "a home a thread"};

    private NodeLoading() {}

    /** Writes the file, reads it so many times each way, and prints the times. */
    public static void main(String[] arguments) throws IOException {
        int elements = number(arguments, 1, ELEMENTS);
        int threads = number(arguments, 2, 1);
        double[][] seconds = times(Path.of(arguments[0]), elements, threads, arguments);
        double[][] ratios = new double[WAYS.length][];
        for (int way = 0; way < WAYS.length; way++) {
            ratios[way] = seconds[way].clone();
            for (int i = 0; i < ratios[way].length; i++) {
                ratios[way][i] /= seconds[0][i];
            }
            System.out.printf(
                    "%d threads, %-15s  median %.4f s, best %.4f s, ratio to the array %.3f%n",
                    threads,
                    WAYS[way],
                    median(seconds[way]),
                    Arrays.stream(seconds[way]).min().orElseThrow(),
                    median(ratios[way]));
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

    private static double[][] times(Path path, int elements, int threads, String[] arguments)
            throws IOException {
        double[][] seconds = new double[WAYS.length][number(arguments, 3, REPEATS)];
        ArrayFile file = Format.of("(4D24.15)").arrays(path);
        double[] values = new Random(1).doubles(elements, -1e6, 1e6).toArray();
        file.threads(threads).writeDoubles(values);
        Machine machine = Machine.here();
        Home home = machine.topology().homes().get(0);
        try (NodePool one = machine.pool(Collections.nCopies(1, home), threads);
                NodePool several = machine.pool(Collections.nCopies(threads, home), 1)) {
            double[] read = {}; // the first round warms up
            for (int round = -1; round < seconds[0].length; round++) {
                for (int way = 0; way < WAYS.length; way++) {
                    long begin = System.nanoTime();
                    if (way == 0) {
                        read = file.threads(threads).readDoubles();
                    } else {
                        load(way == 1 ? one : several, file, read, round < 0);
                    }
                    if (round >= 0) {
                        seconds[way][round] = (System.nanoTime() - begin) / 1e9;
                    }
                }
            }
        }
        return seconds;
    }

    static void load(NodePool pool, ArrayFile file, double[] expected, boolean isChecked)
            throws IOException {
        try (NodeVector vector = NodeArrays.read(pool, file, ItemKind.REAL8)) {
            for (int i = 0; isChecked && i < expected.length; i++) {
                if (vector.doubleAt(i) != expected[i]) {
                    throw new IllegalStateException("found another element " + i);
                }
            }
        }
    }
}
