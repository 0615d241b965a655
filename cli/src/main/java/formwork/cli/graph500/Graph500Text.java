package formwork.cli.graph500;

import formwork.kernels.graph.Construction;
import formwork.kernels.graph500.BenchmarkResult;
import formwork.kernels.graph500.LevelSum;
import formwork.kernels.graph500.Quartiles;
import formwork.kernels.graph500.TraversalRates;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The lines that the benchmark prints, with the names and in the form that its reference code 3.0.0
 * has; lines of ours follow.
 */
public final class Graph500Text {
    private static final int DIGITS = 6;
    private static final int EDGE_DIGITS = 11;
    private static final int MOST_LEVELS = 50; // those of a road network are thousands

    private final List<String> lines = new ArrayList<>();

    private Graph500Text() {}

    /** The lines. */
    public static List<String> of(Graph500Report report) {
        Graph500Text text = new Graph500Text();
        text.official(report);
        text.energy(report.result());
        text.memory(report);
        text.levels(report.result());
        return text.lines;
    }

    private void line(String key, String value) {
        lines.add(String.format(Locale.ROOT, "%-32s%s", key + ":", value));
    }

    private void line(String key, double value) {
        line(key, SignificantDigits.of(value, DIGITS));
    }

    private void official(Graph500Report report) {
        BenchmarkResult result = report.result();
        if (report.isMade()) {
            line("SCALE", Integer.toString(report.scale()));
            line("edgefactor", Integer.toString(report.edgeFactor()));
        } else {
            line("vertices", Integer.toString(result.vertexCount()));
            line("edges", Long.toString(result.edgeCount()));
        }
        line("NBFS", Integer.toString(result.searches().size()));
        line(report.isMade() ? "graph_generation" : "graph_loading", report.edgeSeconds());
        if (report.dumpSeconds() > 0) {
            line("graph_dumping", report.dumpSeconds());
        }
        line("num_parts", Integer.toString(report.parts()));
        line("num_threads", Integer.toString(report.threads()));
        line("rule", report.rule());
        line("construction_time", result.construction().nanos() * 1e-9);
        quartiles("bfs  ", "time", result.times(), DIGITS);
        quartiles("", "nedge", result.edges(), EDGE_DIGITS);
        rates(result.rates());
        quartiles("bfs  ", "validate", result.checkTimes(), DIGITS);
    }

    private void quartiles(String prefix, String what, Quartiles values, int digits) {
        line(prefix + "min_" + what, SignificantDigits.of(values.minimum(), digits));
        line(prefix + "firstquartile_" + what, SignificantDigits.of(values.first(), digits));
        line(prefix + "median_" + what, SignificantDigits.of(values.median(), digits));
        line(prefix + "thirdquartile_" + what, SignificantDigits.of(values.third(), digits));
        line(prefix + "max_" + what, SignificantDigits.of(values.maximum(), digits));
        line(prefix + "mean_" + what, SignificantDigits.of(values.mean(), digits));
        line(prefix + "stddev_" + what, SignificantDigits.of(values.deviation(), digits));
    }

    private void rates(TraversalRates rates) {
        line("bfs  min_TEPS", rates.minimum());
        line("bfs  firstquartile_TEPS", rates.first());
        line("bfs  median_TEPS", rates.median());
        line("bfs  thirdquartile_TEPS", rates.third());
        line("bfs  max_TEPS", rates.maximum());
        // The benchmark marks the figure that it ranks by.
        lines.add(
                String.format(
                        Locale.ROOT,
                        "%-29s!  %s",
                        "bfs  harmonic_mean_TEPS:",
                        SignificantDigits.of(rates.harmonicMean(), DIGITS)));
        line("bfs  harmonic_stddev_TEPS", rates.harmonicDeviation());
    }

    private void energy(BenchmarkResult result) {
        if (!result.hasEnergy()) {
            line("bfs  energy", "not measured (" + result.missingEnergy() + ")");
            return;
        }
        line("bfs  energy_joules", result.joules());
        line("bfs  mean_watts", result.watts());
        line("bfs  harmonic_mean_TEPS_per_watt", result.ratePerWatt());
    }

    private void memory(Graph500Report report) {
        Construction construction = report.result().construction();
        lines.add("");
        lines.add("stage             seconds  bytes per edge, most    at its end");
        lines.add(
                stage(
                        report.isMade() ? "generation" : "loading",
                        report.edgeSeconds(),
                        report.perEdge(construction.edgeBytes()),
                        report.perEdge(construction.edgeBytes())));
        for (Construction.Stage stage : construction.stages()) {
            lines.add(
                    stage(
                            stage.name(),
                            stage.nanos() * 1e-9,
                            report.perEdge(construction.edgeBytes() + stage.mostBytes()),
                            report.perEdge(construction.edgeBytes() + stage.bytes())));
        }
    }

    private static String stage(String name, double seconds, double most, double atEnd) {
        return String.format(Locale.ROOT, "%-14s %10.3f %21.1f %13.1f", name, seconds, most, atEnd);
    }

    private void levels(BenchmarkResult result) {
        lines.add("");
        lines.add(
                "level  direction  searches      frontier  scanned edges  % of arcs       seconds");
        List<LevelSum> sums = result.levels();
        for (LevelSum sum : sums.subList(0, Math.min(MOST_LEVELS, sums.size()))) {
            lines.add(
                    String.format(
                            Locale.ROOT,
                            "%5d  %-9s  %8d  %12.1f  %13.1f  %9.2f  %12.9f",
                            sum.level(),
                            Graph500Report.name(sum.direction()),
                            sum.searches(),
                            (double) sum.frontier() / sum.searches(),
                            (double) sum.scanned() / sum.searches(),
                            100.0 * sum.scanned() / sum.searches() / result.arcCount(),
                            sum.nanos() * 1e-9 / sum.searches()));
        }
        if (sums.size() > MOST_LEVELS) {
            lines.add("and " + (sums.size() - MOST_LEVELS) + " more");
        }
        lines.add("Of a level and direction, the means of the searches that had it.");
    }
}
