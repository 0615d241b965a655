package formwork.cli.graph500;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.kernels.graph.Construction;
import formwork.kernels.graph500.BenchmarkResult;
import formwork.kernels.graph500.SearchRun;
import formwork.kernels.search.Direction;
import formwork.kernels.search.LevelCount;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.knowm.xchart.CategoryChart;

final class Graph500ReportTest {
    private static final Construction CONSTRUCTION =
            new Construction(
                    1000, 8000, List.of(new Construction.Stage("count", 500, 250, 2_000_000)));

    /** Half a second and 1000 edges, top-down and bottom-up in turn. */
    private static SearchRun search(int levels, double joules) {
        List<LevelCount> counts = new ArrayList<>();
        for (int level = 0; level < levels; level++) {
            Direction direction = level % 2 == 0 ? Direction.TOP_DOWN : Direction.BOTTOM_UP;
            counts.add(new LevelCount(level, direction, level + 1, 10L * level, 1000));
        }
        return new SearchRun(7, levels, 1000, 500_000_000, 1000, joules, counts);
    }

    private static Graph500Report report(String missingEnergy, SearchRun... searches) {
        return new Graph500Report(
                6,
                16,
                0.25,
                0,
                "gapbs",
                1,
                2,
                new BenchmarkResult(64, 1000, 400, CONSTRUCTION, List.of(searches), missingEnergy));
    }

    private static String value(Graph500Report report, String key) {
        return Graph500Text.of(report).stream()
                .filter(line -> line.startsWith(key + ":"))
                .map(line -> line.substring(key.length() + 1).strip())
                .findFirst()
                .orElse("none");
    }

    @Test
    void printsFigures() {
        Graph500Report report = report("no counters", search(3, 0), search(3, 0));
        assertEquals("0.25", value(report, "graph_generation"));
        assertEquals("0.002", value(report, "construction_time"));
        assertEquals("0.5", value(report, "bfs  median_time"));
        assertEquals("1000", value(report, "max_nedge"));
        assertEquals("2000", value(report, "bfs  median_TEPS"));
        assertEquals("!  2000", value(report, "bfs  harmonic_mean_TEPS"));
        assertEquals("0", value(report, "bfs  harmonic_stddev_TEPS"));
        assertEquals("not measured (no counters)", value(report, "bfs  energy"));
        List<String> lines = Graph500Text.of(report);
        assertTrue(lines.contains("generation          0.250                   8.0           8.0"));
        assertTrue(lines.contains("count               0.002                   8.5           8.3"));
        assertTrue(
                lines.contains(
                        "    2  top-down          2           3.0           20.0       5.00 "
                                + "  0.000001000"),
                String.join("\n", lines));
    }

    @Test
    void dividesByPower() throws IOException {
        Graph500Report report = report(null, search(1, 30), search(1, 10));
        assertEquals("40", value(report, "bfs  energy_joules"));
        assertEquals("40", value(report, "bfs  mean_watts"));
        assertEquals("50", value(report, "bfs  harmonic_mean_TEPS_per_watt"));
        String json = new String(Graph500Json.of(report), StandardCharsets.UTF_8);
        assertTrue(
                json.contains(
                        "\"energy\":{\"isMeasured\":true,\"joules\":40.0,\"watts\":40.0,"
                                + "\"harmonic_mean_TEPS_per_watt\":50.0}"),
                json);
    }

    @Test
    void hasNoDeviationOfOneSearch() throws IOException {
        Graph500Report report = report("no counters", search(2, 0));
        assertEquals("nan", value(report, "bfs  stddev_time"));
        String json = new String(Graph500Json.of(report), StandardCharsets.UTF_8);
        assertTrue(json.contains("\"bfs_stddev_time\":null,"), json);
        assertTrue(
                json.contains("\"energy\":{\"isMeasured\":false,\"why\":\"no counters\"}"), json);
    }

    @Test
    void showsFiftyLevelsOfThousands() throws IOException {
        Graph500Report report = report("no counters", search(3000, 0));
        List<String> lines = Graph500Text.of(report);
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("   49 ")));
        assertFalse(lines.stream().anyMatch(line -> line.startsWith("   50 ")));
        assertTrue(lines.contains("and 2950 more"));
        CategoryChart chart = Graph500Plot.levels(report.result());
        assertEquals(50, chart.getSeriesMap().get("top-down").getXData().size());
        String json = new String(Graph500Json.of(report), StandardCharsets.UTF_8);
        assertTrue(json.contains("{\"level\":2999,"));
    }

    /** Of a level that some search does not have, or has in the other direction, it scans none. */
    @Test
    void drawsTheMeanOfAllSearches() {
        CategoryChart chart =
                Graph500Plot.levels(report(null, search(4, 1), search(2, 1)).result());
        List<Number> down = new ArrayList<>(chart.getSeriesMap().get("top-down").getYData());
        List<Number> up = new ArrayList<>(chart.getSeriesMap().get("bottom-up").getYData());
        assertEquals(List.of(0.0, 0.0, 2.5, 0.0), down);
        assertEquals(List.of(0.0, 2.5, 0.0, 3.75), up);
    }
}
