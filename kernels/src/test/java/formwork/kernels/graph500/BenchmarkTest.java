package formwork.kernels.graph500;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.kernels.TestPools;
import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.Kronecker;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import formwork.kernels.search.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(LeakCheck.class)
final class BenchmarkTest {
    @TempDir private Path folder;

    private static Benchmark.Plan plan(Rule rule, boolean isByDegree, boolean hasForward) {
        return new Benchmark.Plan(rule, 4, 1, 11, isByDegree, hasForward, false);
    }

    private BenchmarkResult run(NodePool pool, EdgePairs edges, Benchmark.Plan plan) {
        return Benchmark.run(pool, edges, plan, PackageEnergy.in(folder));
    }

    /** Edges 0-1 twice, 1-2, the loop 2-2, 3-4, and the loop 5-5. */
    @Test
    void countsTheEdgesThatAreInTheComponentOfTheRoot() {
        try (NodePool pool = TestPools.on(2, 1);
                EdgePairs edges = EdgePairs.of(pool, 6, 0, 1, 1, 0, 1, 2, 2, 2, 3, 4, 5, 5)) {
            BenchmarkResult result =
                    run(pool, edges, new Benchmark.Plan(Rule.gapbs(), 64, 0, 1, true, false, true));
            assertEquals(5, result.searches().size());
            assertEquals(6, result.arcCount());
            assertEquals(6, result.edgeCount());
            for (SearchRun search : result.searches()) {
                boolean isOfFirst = search.root() < 3;
                assertEquals(isOfFirst ? 4 : 1, search.edges(), "root " + search.root());
                assertEquals(isOfFirst ? 3 : 2, search.reached(), "root " + search.root());
            }
            assertEquals(1, result.edges().minimum());
            assertEquals(4, result.edges().maximum());
            assertEquals(2.8, result.edges().mean(), 1e-15);
        }
    }

    @Test
    void findsTheSameOfEachSearchHoweverItIsDone() {
        List<Rule> rules = List.of(Rule.gapbs(), Rule.netal(), Rule.topDown(), Rule.bottomUp());
        String first = null;
        for (int parts : new int[] {1, 2, 3}) {
            try (NodePool pool = TestPools.on(parts, 2);
                    EdgePairs edges = Kronecker.edges(pool, 8, 16, 5)) {
                for (Rule rule : rules) {
                    for (boolean isByDegree : new boolean[] {false, true}) {
                        BenchmarkResult result = run(pool, edges, plan(rule, isByDegree, true));
                        StringBuilder found = new StringBuilder();
                        for (SearchRun search : result.searches()) {
                            found.append(search.root()).append(' ').append(search.reached());
                            found.append(' ').append(search.edges()).append('\n');
                        }
                        first = first == null ? found.toString() : first;
                        assertEquals(first, found.toString(), parts + " parts, " + rule);
                    }
                }
            }
        }
    }

    /** From each level of a top-down search all arcs of its vertices are scanned. */
    @Test
    void addsUpLevels() {
        try (NodePool pool = TestPools.on(1, 1);
                EdgePairs edges = EdgePairs.of(pool, 4, 0, 1, 1, 2, 2, 3)) {
            BenchmarkResult result =
                    run(
                            pool,
                            edges,
                            new Benchmark.Plan(Rule.topDown(), 4, 0, 1, false, false, false));
            long reached = 0;
            long scanned = 0;
            int level = 0;
            for (LevelSum sum : result.levels()) {
                assertEquals(level, sum.level());
                reached += sum.frontier();
                scanned += sum.scanned();
                level++;
            }
            assertEquals(4 * 4, reached);
            assertEquals(4 * 6, scanned);
            assertEquals(4, result.levels().get(0).searches());
            assertEquals(2, result.levels().get(3).searches()); // from the two ends
        }
    }

    @Test
    void saysWhereNoSearchCanBegin() {
        try (NodePool pool = TestPools.on(1, 1);
                EdgePairs edges = EdgePairs.of(pool, 3, 1, 1)) {
            FormworkException fault =
                    assertThrows(
                            FormworkException.class,
                            () -> run(pool, edges, plan(Rule.gapbs(), true, false)));
            assertEquals(IoStatus.BAD_SHAPE, fault.status());
            assertEquals(
                    "graph: found no edge between two vertices; expected one, where a search begins",
                    fault.getMessage());
        }
        assertThrows(
                IllegalArgumentException.class,
                () -> new Benchmark.Plan(Rule.gapbs(), 0, 0, 1, true, true, true));
    }

    @Test
    void saysWhyEnergyIsNotMeasured() throws IOException {
        try (NodePool pool = TestPools.on(1, 1);
                EdgePairs edges = EdgePairs.of(pool, 2, 0, 1)) {
            Benchmark.Plan plan = plan(Rule.gapbs(), true, false);
            BenchmarkResult none = run(pool, edges, plan);
            assertFalse(none.hasEnergy());
            assertEquals(
                    folder + ": found no counter of a package; expected RAPL's",
                    none.missingEnergy());
            Path zone = Files.createDirectories(folder.resolve("intel-rapl:0"));
            Files.writeString(zone.resolve("name"), "package-0\n");
            Files.writeString(zone.resolve("max_energy_range_uj"), "262143328850\n");
            Files.writeString(zone.resolve("energy_uj"), "12345\n");
            BenchmarkResult still = run(pool, edges, plan);
            assertEquals(
                    "found counters that stood still; expected them to count",
                    still.missingEnergy());
        }
    }

    @Test
    void dividesByTheMeanPowerOfSearches() {
        List<SearchRun> searches =
                List.of(
                        new SearchRun(0, 2, 1000, 500_000_000, 1, 40, List.of()),
                        new SearchRun(1, 2, 3000, 1_500_000_000, 1, 80, List.of()));
        BenchmarkResult result = new BenchmarkResult(2, 3000, 2, null, searches, null);
        assertTrue(result.hasEnergy());
        assertEquals(120, result.joules(), 1e-12);
        assertEquals(60, result.watts(), 1e-12);
        assertEquals(2000, result.rates().harmonicMean(), 1e-9);
        assertEquals(2000 / 60.0, result.ratePerWatt(), 1e-9);
    }
}
