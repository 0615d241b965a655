package formwork.bench;

import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Target;
import formwork.formats.graph.Arcs;
import formwork.formats.graph.DimacsGraph;
import formwork.formats.graph.DimacsShortestPaths;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

/**
 * A DIMACS graph for shortest paths, written and then read whole, a few times; one read of ten
 * million arcs is too long for a benchmark of JMH. The Fortran program {@code peers/dimacs.f90}
 * reads the same file.
 *
 * <pre>{@code
 * java -cp bench/target/benchmarks.jar formwork.bench.GraphReading FILE [arcs] [repeats]
 * }</pre>
 */
public final class GraphReading {
    private static final int ARCS = 10_000_000;
    private static final int VERTICES = 1 << 20;
    private static final int LONGEST = 100_000;
    private static final int REPEATS = 7;

    private GraphReading() {}

    /**
     * Writes a file, reads it so many times, and prints the times and a sum of all that was read.
     */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        int arcs = arguments.length > 1 ? Integer.parseInt(arguments[1]) : ARCS;
        double[] seconds =
                new double[arguments.length > 2 ? Integer.parseInt(arguments[2]) : REPEATS];
        write(file, arcs);
        long sum = 0;
        for (int i = 0; i < seconds.length; i++) {
            long begin = System.nanoTime();
            Arcs read = read(file);
            seconds[i] = (System.nanoTime() - begin) / 1e9;
            sum = sum(read);
        }
        double first = seconds[0];
        Arrays.sort(seconds);
        System.out.printf(
                "first %.3f s, median %.3f s, best %.3f s, sum %d%n",
                first, seconds[seconds.length / 2], seconds[0], sum);
    }

    static void write(Path file, int arcs) throws IOException {
        Random random = new Random(1);
        int[] sources = random.ints(arcs, 0, VERTICES).toArray();
        int[] targets = random.ints(arcs, 0, VERTICES).toArray();
        long[] weights = random.longs(arcs, 1, LONGEST).toArray();
        Arcs made =
                new Arcs(
                        VERTICES,
                        true,
                        Indices.of(sources),
                        Indices.of(targets),
                        new Values.Integers(weights));
        try (Target target = Target.create(file)) {
            new DimacsShortestPaths().write(DimacsGraph.shortestPaths(made), target);
        }
    }

    static Arcs read(Path file) throws IOException {
        try (Source source = Source.open(file)) {
            return new DimacsShortestPaths().read(source, ReadOptions.STRICT).arcs();
        }
    }

    /** As the Fortran program adds them: vertices from 1. */
    static long sum(Arcs arcs) {
        Values.Integers weights = (Values.Integers) arcs.weights();
        long sum = 0;
        for (long i = 0; i < weights.length(); i++) {
            sum += arcs.sources().at(i) + 1 + 2 * (arcs.targets().at(i) + 1) + 3 * weights.at(i);
        }
        return sum;
    }
}
