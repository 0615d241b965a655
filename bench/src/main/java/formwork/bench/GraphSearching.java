package formwork.bench;

import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.GraphBuilder;
import formwork.kernels.graph.Kronecker;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NodePool;
import formwork.kernels.search.BreadthFirstSearch;
import formwork.kernels.search.Rule;
import formwork.kernels.search.SearchTree;
import formwork.kernels.search.TreeCheck;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntUnaryOperator;

/**
 * Breadth-first searches in a Kronecker graph from the same roots: ours on the heap and in node
 * buffers, numbered as the edges are and by degree, by both rules; the {@code bfs} of the GAP
 * benchmarks if its path is given, which reads the same graph from a file; WebGraph and JGraphT if
 * asked for. From each root all are timed in turn. A tree of each of ours is checked first.
 *
 * <pre>{@code
 * java -Xmx6g --add-opens java.base/jdk.internal.misc=ALL-UNNAMED -cp bench/target/benchmarks.jar \
 *     formwork.bench.GraphSearching --scale 20 [--roots 16] [--repeats 3] [--threads 1] \
 *     [--parts 1] [--warm-ups 20] [--gapbs BFS --file G.sg] [--peers yes]
 * }</pre>
 */
public final class GraphSearching implements AutoCloseable {
    private static final int EDGE_FACTOR = 16;
    private static final String GAPBS = "gapbs";

    private final int scale;
    private final int threads;
    private final int repeats;
    private final int warmUps;
    private final NodePool pool;
    private final EdgePairs edges;
    private final List<AutoCloseable> open = new ArrayList<>();
    private final Map<String, IntUnaryOperator> ways = new LinkedHashMap<>(); // reached, by root
    private final Map<String, double[]> seconds = new LinkedHashMap<>();
    private int[] roots;

    private GraphSearching(Map<String, String> options) {
        scale = number(options, "--scale", 16);
        threads = number(options, "--threads", 1);
        repeats = number(options, "--repeats", 3);
        warmUps = number(options, "--warm-ups", 20);
        Machine machine = Machine.here();
        int parts = number(options, "--parts", 1);
        pool =
                machine.pool(
                        Collections.nCopies(parts, machine.topology().homes().get(0)),
                        threads / parts);
        edges = Kronecker.edges(pool, scale, EDGE_FACTOR, 1);
    }

    private static int number(Map<String, String> options, String name, int otherwise) {
        return options.containsKey(name) ? Integer.parseInt(options.get(name)) : otherwise;
    }

    /** Searches and prints the medians, and their ratios to the first opponent's. */
    public static void main(String[] arguments) throws IOException {
        Map<String, String> options = new LinkedHashMap<>();
        for (int i = 0; i + 1 < arguments.length; i += 2) {
            options.put(arguments[i], arguments[i + 1]);
        }
        try (GraphSearching searching = new GraphSearching(options)) {
            searching.prepare(number(options, "--roots", 16), options);
            searching.time(options);
            searching.print();
        }
    }

    // ---- what is timed ----

    private void prepare(int count, Map<String, String> options) throws IOException {
        GraphBuilder builder = GraphBuilder.on(pool);
        for (boolean isOnHeap : new boolean[] {true, false}) {
            for (boolean isByDegree : new boolean[] {false, true}) {
                GraphBuilder some = isOnHeap ? builder.onHeap() : builder;
                long begin = System.nanoTime();
                NodeGraph graph = (isByDegree ? some.byDegree() : some).build(edges);
                open.add(graph);
                long built = System.nanoTime();
                if (roots == null) {
                    roots = roots(graph, count);
                }
                String name = (isOnHeap ? "heap" : "node") + (isByDegree ? " by degree" : "");
                add(name, graph, Rule.gapbs());
                long made = System.nanoTime();
                System.out.printf(
                        "%s: graph built in %.3f s, search made in %.3f s, %d arcs%n",
                        name, (built - begin) / 1e9, (made - built) / 1e9, graph.arcCount());
                add(name + ", netal", graph, Rule.netal());
                if (options.containsKey("--file") && !isOnHeap && !isByDegree) {
                    GapbsFile.write(graph, Path.of(options.get("--file")), false);
                }
                if (options.containsKey("--peers") && isOnHeap && !isByDegree) {
                    ways.putAll(GraphPeers.of(graph, threads));
                }
            }
        }
    }

    private void add(String name, NodeGraph graph, Rule rule) {
        BreadthFirstSearch search = BreadthFirstSearch.of(graph, rule);
        open.add(search);
        TreeCheck.check(edges, search.from(roots[0]));
        ways.put(
                name,
                root -> {
                    SearchTree tree = search.from(root);
                    return (int) tree.reached();
                });
    }

    private static int[] roots(NodeGraph graph, int count) {
        Random random = new Random(1);
        int[] roots = new int[count];
        for (int i = 0; i < count; i++) {
            do {
                roots[i] = random.nextInt(graph.vertexCount());
            } while (degree(graph, roots[i]) == 0);
        }
        return roots;
    }

    private static long degree(NodeGraph graph, int vertex) {
        int part = graph.vertices().part(vertex);
        return graph.out(part).degree(vertex - (int) graph.vertices().range(part).from());
    }

    // ---- timing ----

    private void time(Map<String, String> options) throws IOException {
        for (int i = 0; i < warmUps; i++) {
            int reached = -1;
            for (String name : ways.keySet()) {
                reached = reach(name, roots[i % roots.length], reached);
            }
        }
        for (int i = 0; i < roots.length; i++) {
            if (options.containsKey("--gapbs")) {
                double[] all =
                        gapbs(options.get("--gapbs"), Path.of(options.get("--file")), roots[i]);
                note(GAPBS, i, median(all));
            }
            int reached = -1;
            for (String name : ways.keySet()) {
                double[] some = new double[repeats];
                for (int k = 0; k < repeats; k++) {
                    long begin = System.nanoTime();
                    reached = reach(name, roots[i], reached);
                    some[k] = (System.nanoTime() - begin) / 1e9;
                }
                note(name, i, median(some));
            }
        }
    }

    /** How many vertices a search reaches, which all before did too unless that is -1. */
    private int reach(String name, int root, int expected) {
        int found = ways.get(name).applyAsInt(root);
        if (expected >= 0 && found != expected) {
            throw new IllegalStateException(
                    name + ", root " + root + ": found " + found + "; expected " + expected);
        }
        return found;
    }

    private void note(String name, int root, double time) {
        seconds.computeIfAbsent(name, key -> new double[roots.length])[root] = time;
    }

    private double[] gapbs(String program, Path file, int root) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(
                        program,
                        "-f",
                        file.toString(),
                        "-r",
                        Integer.toString(root),
                        "-n",
                        Integer.toString(repeats));
        builder.environment().put("OMP_NUM_THREADS", Integer.toString(threads));
        Process process = builder.redirectErrorStream(true).start();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            return lines.lines()
                    .filter(line -> line.startsWith("Trial Time"))
                    .mapToDouble(line -> Double.parseDouble(line.replaceAll(".* ", "")))
                    .toArray();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static double median(double... values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private void print() {
        double[] first = seconds.values().iterator().next();
        String opponent = seconds.keySet().iterator().next();
        System.out.printf(
                "scale %d, %d threads, %d parts, %d roots, %d times each%n",
                scale, pool.threads(), pool.homes().size(), roots.length, repeats);
        seconds.forEach(
                (name, times) -> {
                    double[] ratios = new double[times.length];
                    for (int i = 0; i < times.length; i++) {
                        ratios[i] = times[i] / first[i];
                    }
                    System.out.printf(
                            "%-24s median %.6f s, best %.6f s, ratio to %s: of medians %.3f,"
                                    + " median by root %.3f%n",
                            name,
                            median(times),
                            Arrays.stream(times).min().orElseThrow(),
                            opponent,
                            median(times) / median(first),
                            median(ratios));
                });
    }

    @Override
    public void close() {
        Collections.reverse(open);
        for (AutoCloseable some : open) {
            try {
                some.close();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
        edges.close();
        pool.close();
    }
}
