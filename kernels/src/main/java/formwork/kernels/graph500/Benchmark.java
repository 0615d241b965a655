package formwork.kernels.graph500;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.GraphBuilder;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.NodePool;
import formwork.kernels.search.BreadthFirstSearch;
import formwork.kernels.search.Rule;
import formwork.kernels.search.SearchTree;
import formwork.kernels.search.TreeCheck;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs the Graph500 benchmark on edges: its kernel 1, the graph put together, and kernel 2,
 * searches from sampled roots, each checked by the five rules.
 *
 * <p><b>Times.</b> That of the graph begins with the edges in memory and ends where searches can
 * begin; that of a search begins with its root and ends with all parents in memory. Searches that
 * do not count come first, since the JVM compiles what it runs.
 *
 * <p><b>Edges of a search.</b> Those the graph was made from whose ends it reached, loops and those
 * that came twice included; so does the benchmark's reference code.
 *
 * <p><b>Source.</b> Graph500 Benchmark Specification 2.0 and its reference code 3.0.0.
 */
public final class Benchmark {
    /**
     * How it is run.
     *
     * @param rule which way searches go
     * @param roots how many searches, or as many as there are vertices with an edge
     * @param warmUps searches that do not count, from the same roots
     * @param seed of the roots
     * @param isByDegree whether vertices are numbered by degree
     * @param hasForward whether top-down steps have a graph of their own
     * @param isOnHeap whether the graph lies in arrays of the heap
     */
    public record Plan(
            Rule rule,
            int roots,
            int warmUps,
            long seed,
            boolean isByDegree,
            boolean hasForward,
            boolean isOnHeap) {
        /** Checks the counts. */
        public Plan {
            if (roots < 1 || warmUps < 0) {
                throw new IllegalArgumentException(
                        "benchmark: found "
                                + roots
                                + " searches and "
                                + warmUps
                                + " before; expected 1 or more, and 0 or more");
            }
        }
    }

    /** Else checks are compiled beside the first searches that count, on the same CPUs. */
    private static final int CHECKED_WARM_UPS = 8;

    private Benchmark() {}

    /**
     * Runs it with the threads of a pool.
     *
     * @param energy what the processors use
     * @throws FormworkException if no edge joins two vertices, an edge has a vertex that is not
     *     there
     * @throws formwork.kernels.search.BrokenTree if a search is found wrong
     * @throws OutOfMemoryError if the system has no room for the graph
     */
    public static BenchmarkResult run(
            NodePool pool, EdgePairs edges, Plan plan, PackageEnergy energy) {
        try (NodeGraph graph = builder(pool, plan).build(edges)) {
            int[] roots = SearchRoots.sample(graph, plan.roots(), plan.seed());
            if (roots.length == 0) {
                throw new FormworkException(
                        IoStatus.BAD_SHAPE,
                        "graph: found no edge between two vertices; expected one, where a search"
                                + " begins");
            }
            List<SearchRun> searches = search(graph, edges, roots, plan, energy);
            return new BenchmarkResult(
                    edges.vertexCount(),
                    edges.count(),
                    graph.arcCount(),
                    graph.construction(),
                    searches,
                    missing(energy, searches));
        }
    }

    private static GraphBuilder builder(NodePool pool, Plan plan) {
        GraphBuilder builder = GraphBuilder.on(pool);
        builder = plan.isByDegree() ? builder.byDegree() : builder;
        builder = plan.hasForward() ? builder.withForward() : builder;
        return plan.isOnHeap() ? builder.onHeap() : builder;
    }

    private static List<SearchRun> search(
            NodeGraph graph, EdgePairs edges, int[] roots, Plan plan, PackageEnergy energy) {
        List<SearchRun> runs = new ArrayList<>();
        try (BreadthFirstSearch search = BreadthFirstSearch.of(graph, plan.rule())) {
            for (int i = 0; i < plan.warmUps(); i++) {
                SearchTree tree = search.from(roots[i % roots.length]);
                if (i < CHECKED_WARM_UPS) {
                    TreeCheck.check(edges, tree);
                }
            }
            for (int root : roots) {
                double before = energy.joules();
                long start = System.nanoTime();
                SearchTree tree = search.from(root);
                long nanos = Math.max(1, System.nanoTime() - start);
                double joules = energy.joules() - before;
                long checkStart = System.nanoTime();
                long count = TreeCheck.check(edges, tree);
                long checkNanos = System.nanoTime() - checkStart;
                runs.add(
                        new SearchRun(
                                root,
                                tree.reached(),
                                count,
                                nanos,
                                checkNanos,
                                joules,
                                tree.levels()));
            }
        }
        return runs;
    }

    private static String missing(PackageEnergy energy, List<SearchRun> searches) {
        boolean isStill = searches.stream().allMatch(search -> search.joules() == 0);
        return energy.missing() == null && isStill
                ? "found counters that stood still; expected them to count"
                : energy.missing();
    }
}
