package formwork.bench;

import formwork.edit.ItemKind;
import formwork.kernels.graph.Arcs;
import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.GraphBuilder;
import formwork.kernels.graph.Kronecker;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.network.Betweenness;
import formwork.kernels.network.Closeness;
import formwork.kernels.network.ConnectedComponents;
import formwork.kernels.network.PageRank;
import formwork.kernels.network.ShortestPaths;
import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Shortest paths, betweenness, components and ranks of a Kronecker graph, on the heap, in node
 * buffers, and in both numbered by degree, beside the programs of the GAP benchmarks that do the
 * same: the same graph with weights from 1 to 255, and the same roots, one after the other in turn.
 *
 * <pre>{@code
 * java -Xmx6g --add-opens java.base/jdk.internal.misc=ALL-UNNAMED -cp bench/target/benchmarks.jar \
 *     formwork.bench.GraphMeasures SCALE GAPBS [threads] [rounds] [delta] [kernels]
 * }</pre>
 *
 * <p>GAPBS is the directory of its programs, or {@code -} for none. Its {@code pr} uses ranks of
 * the same step as soon as they are there and has reals of 4 bytes; ours does neither. Both do 10
 * steps. Closeness, which it has not, is timed for 64 roots. Kernels are some of {@code sssp, bc,
 * cc, pr, close}.
 */
public final class GraphMeasures {
    private static final int EDGE_FACTOR = 16;
    private static final int HEAVIEST = 255;
    private static final int ROUNDS = 9;
    private static final int WARM_UPS = 15;
    private static final int STEPS = 10;
    private static final int CLOSENESS_ROOTS = 64;
    private static final int SEED = 1;
    private static final List<String> WAYS =
            List.of("heap", "node", "heap by degree", "node by degree");
    private static final List<String> KERNELS = List.of("sssp", "bc", "cc", "pr", "close");

    private final NodeGraph[] graphs; // in the order of WAYS
    private final ShortestPaths[] paths;
    private final String gapbs;
    private final Path plainFile;
    private final Path weightedFile;
    private final int threads;
    private final int delta;

    private GraphMeasures(
            NodeGraph[] graphs, String gapbs, Path directory, int threads, int delta) {
        this.graphs = graphs;
        this.gapbs = gapbs;
        this.threads = threads;
        this.delta = delta;
        plainFile = directory.resolve("kronecker.sg");
        weightedFile = directory.resolve("kronecker.wsg");
        paths = new ShortestPaths[WAYS.size()];
        for (int way = 0; way < paths.length; way++) {
            paths[way] = paths(graphs[way]);
        }
    }

    private ShortestPaths paths(NodeGraph graph) {
        return delta == 0 ? ShortestPaths.of(graph) : ShortestPaths.of(graph, delta);
    }

    /** Makes the graph, times all in turn, and prints medians and ratios. */
    public static void main(String[] arguments) throws IOException {
        int scale = Integer.parseInt(arguments[0]);
        String gapbs = arguments[1].equals("-") ? null : arguments[1];
        int threads = number(arguments, 2, 1);
        int rounds = number(arguments, 3, ROUNDS);
        int delta = number(arguments, 4, 0);
        List<String> kernels =
                arguments.length > 5 ? List.of(arguments[5].split(",", -1)) : KERNELS;
        Path directory = Path.of(System.getProperty("java.io.tmpdir"));
        Machine machine = Machine.here();
        try (NodePool pool =
                        machine.pool(
                                Collections.nCopies(1, machine.topology().homes().get(0)),
                                threads);
                EdgePairs edges = weighted(pool, Kronecker.edges(pool, scale, EDGE_FACTOR, SEED));
                NodeGraph heap = GraphBuilder.on(pool).onHeap().build(edges);
                NodeGraph node = GraphBuilder.on(pool).build(edges);
                NodeGraph heapByDegree = GraphBuilder.on(pool).onHeap().byDegree().build(edges);
                NodeGraph byDegree = GraphBuilder.on(pool).byDegree().build(edges)) {
            GraphMeasures measures =
                    new GraphMeasures(
                            new NodeGraph[] {heap, node, heapByDegree, byDegree},
                            gapbs,
                            directory,
                            threads,
                            delta);
            if (gapbs != null) {
                GapbsFile.write(heap, measures.plainFile, false);
                GapbsFile.write(heap, measures.weightedFile, true);
            }
            System.out.printf(
                    "scale %d, %d threads, %d rounds, delta %d%n",
                    scale, threads, rounds, measures.paths[0].delta());
            for (String kernel : kernels) {
                measures.measure(kernel, rounds);
            }
            for (ShortestPaths some : measures.paths) {
                some.close();
            }
        }
    }

    private static int number(String[] arguments, int at, int otherwise) {
        return arguments.length > at ? Integer.parseInt(arguments[at]) : otherwise;
    }

    /** The same edges with weights, whose memory goes on to them. */
    static EdgePairs weighted(NodePool pool, EdgePairs edges) {
        NodeVector weights = NodeVector.allocate(pool, ItemKind.INTEGER4, edges.count());
        SplittableRandom random = new SplittableRandom(SEED);
        for (long i = 0; i < edges.count(); i++) {
            weights.set(i, 1 + random.nextInt(HEAVIEST));
        }
        return new EdgePairs(edges.vertexCount(), edges.ends(), weights);
    }

    private void measure(String kernel, int rounds) throws IOException {
        int[] roots = roots(rounds);
        double[][] seconds = new double[WAYS.size()][rounds];
        double[] theirs = new double[rounds];
        for (int round = -WARM_UPS; round < rounds; round++) {
            int root = roots[Math.max(0, round)];
            for (int way = 0; way < WAYS.size(); way++) {
                long begin = System.nanoTime();
                run(kernel, way, root);
                if (round >= 0) {
                    seconds[way][round] = (System.nanoTime() - begin) / 1e9;
                }
            }
            if (round >= 0) {
                boolean isThere = gapbs != null && !kernel.equals("close");
                theirs[round] = isThere ? gapbs(kernel, root) : Double.NaN;
            }
        }
        System.out.printf("%-5s  gapbs %.5f s", kernel, median(theirs));
        for (int way = 0; way < WAYS.size(); way++) {
            double[] ratios = new double[rounds];
            for (int round = 0; round < rounds; round++) {
                ratios[round] = seconds[way][round] / theirs[round];
            }
            System.out.printf(
                    "; %s %.5f s, ratio %.3f", WAYS.get(way), median(seconds[way]), median(ratios));
        }
        System.out.println();
    }

    private static double median(double... values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private int[] roots(int count) {
        SplittableRandom random = new SplittableRandom(SEED);
        Arcs arcs = graphs[0].out(0);
        int[] roots = new int[count];
        for (int i = 0; i < count; i++) {
            do {
                roots[i] = random.nextInt(arcs.rows());
            } while (arcs.degree(roots[i]) == 0);
        }
        return roots;
    }

    private Object run(String kernel, int way, int root) {
        NodeGraph graph = graphs[way];
        return switch (kernel) {
            case "sssp" -> paths[way].from(root);
            case "bc" -> Betweenness.from(graph, root);
            case "cc" -> ConnectedComponents.of(graph);
            case "pr" -> PageRank.of(graph, new PageRank.Rule(0.85, 0, STEPS, false));
            case "close" -> Closeness.sampled(graph, CLOSENESS_ROOTS, SEED);
            default -> throw new IllegalArgumentException("kernel: found " + kernel);
        };
    }

    private double gapbs(String kernel, int root) throws IOException {
        boolean hasWeights = kernel.equals("sssp");
        ProcessBuilder builder =
                new ProcessBuilder(
                        Path.of(gapbs, kernel).toString(),
                        "-f",
                        (hasWeights ? weightedFile : plainFile).toString(),
                        "-n",
                        "3");
        switch (kernel) {
            case "sssp" -> {
                String step = Integer.toString(paths[0].delta());
                builder.command().addAll(List.of("-r", Integer.toString(root), "-d", step));
            }
            case "bc" -> builder.command().addAll(List.of("-r", Integer.toString(root)));
            case "pr" ->
                    builder.command().addAll(List.of("-i", Integer.toString(STEPS), "-t", "0"));
            default -> {}
        }
        builder.environment().put("OMP_NUM_THREADS", Integer.toString(threads));
        Process process = builder.redirectErrorStream(true).start();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            return median(
                    lines.lines()
                            .filter(line -> line.startsWith("Trial Time"))
                            .mapToDouble(line -> Double.parseDouble(line.replaceAll(".* ", "")))
                            .toArray());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
