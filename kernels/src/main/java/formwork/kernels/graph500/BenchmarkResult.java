package formwork.kernels.graph500;

import formwork.kernels.graph.Construction;
import formwork.kernels.search.Direction;
import formwork.kernels.search.LevelCount;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/**
 * What a run of the benchmark found.
 *
 * @param vertexCount how many vertices there are, isolated ones included
 * @param edgeCount how many edges the graph was made from, loops and those that came twice included
 * @param arcCount how many arcs it has: two for each edge that is left
 * @param construction how it was put together
 * @param searches one after the other, one at least
 * @param missingEnergy why energy was not measured; null if it was
 */
public record BenchmarkResult(
        int vertexCount,
        long edgeCount,
        long arcCount,
        Construction construction,
        List<SearchRun> searches,
        String missingEnergy) {

    /** Copies the list. */
    public BenchmarkResult {
        searches = List.copyOf(searches);
    }

    private double[] values(ToDoubleFunction<SearchRun> value) {
        return searches.stream().mapToDouble(value).toArray();
    }

    /** The seconds that searches took. */
    public Quartiles times() {
        return Quartiles.of(values(SearchRun::seconds));
    }

    /** The edges of their components. */
    public Quartiles edges() {
        return Quartiles.of(values(SearchRun::edges));
    }

    /** Edges traversed in a second. */
    public TraversalRates rates() {
        return TraversalRates.of(values(SearchRun::seconds), values(SearchRun::edges));
    }

    /** The seconds that it took to check them. */
    public Quartiles checkTimes() {
        return Quartiles.of(values(run -> run.checkNanos() * 1e-9));
    }

    // ---- energy ----

    /** Whether energy was measured. */
    public boolean hasEnergy() {
        return missingEnergy == null;
    }

    /** The joules of all searches. */
    public double joules() {
        return searches.stream().mapToDouble(SearchRun::joules).sum();
    }

    /** The mean power during searches. */
    public double watts() {
        return joules() / searches.stream().mapToDouble(SearchRun::seconds).sum();
    }

    /**
     * Edges traversed in a second, for each watt: those of the harmonic mean, as Green Graph500.
     */
    public double ratePerWatt() {
        return rates().harmonicMean() / watts();
    }

    // ---- levels ----

    /** What the searches did at each level, by level and direction. */
    public List<LevelSum> levels() {
        Map<Integer, Map<Direction, LevelSum>> sums = new TreeMap<>();
        for (SearchRun search : searches) {
            for (LevelCount count : search.levels()) {
                LevelSum sum =
                        new LevelSum(
                                count.level(),
                                count.direction(),
                                1,
                                count.frontierVertices(),
                                count.scannedEdges(),
                                count.nanos());
                sums.computeIfAbsent(count.level(), level -> new TreeMap<>())
                        .merge(count.direction(), sum, BenchmarkResult::add);
            }
        }
        List<LevelSum> all = new ArrayList<>();
        sums.values().forEach(level -> all.addAll(level.values()));
        return all;
    }

    private static LevelSum add(LevelSum a, LevelSum b) {
        return new LevelSum(
                a.level(),
                a.direction(),
                a.searches() + b.searches(),
                a.frontier() + b.frontier(),
                a.scanned() + b.scanned(),
                a.nanos() + b.nanos());
    }
}
