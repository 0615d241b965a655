package formwork.cli.switches;

import formwork.kernels.interconnect.CacheShape;
import formwork.kernels.interconnect.Delays;
import formwork.kernels.interconnect.Latency;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler.LegendPosition;

/** Two pictures: misses over the size of the cache, and what it saves over the delays. */
public final class SwitchesPlot {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 500;
    private static final int LEAST_ENTRIES = 16;
    private static final int STEPS = 30;
    private static final double[] LINKS = {5, 25, 50};
    private static final double SWITCH = 100; // ns with a lookup in the table

    private SwitchesPlot() {}

    /** The second picture's file: {@code -latency} before the ending. */
    public static Path latencyFile(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        String other =
                dot <= 0
                        ? name + "-latency"
                        : name.substring(0, dot) + "-latency" + name.substring(dot);
        return file.resolveSibling(other);
    }

    /**
     * Draws both for some runs: each again with caches of 16 entries to twice as many as it had.
     */
    public static void write(List<SwitchesRun> runs, Path file) throws IOException {
        System.setProperty("java.awt.headless", "true"); // the picture needs no screen
        save(misses(runs), file);
        save(latency(runs), latencyFile(file));
    }

    private static XYChart misses(List<SwitchesRun> runs) throws IOException {
        XYChart chart = chart("Misses after the warm-up", "entries of a cache", "misses, %");
        chart.getStyler().setXAxisLogarithmic(true);
        for (SwitchesRun run : runs) {
            CacheShape shape = run.plan().cache();
            List<Double> entries = new ArrayList<>();
            Map<String, List<Double>> shares = new LinkedHashMap<>();
            for (int size = Math.max(shape.ways(), LEAST_ENTRIES / shape.ways() * shape.ways());
                    size <= 2 * shape.entries() && size <= CacheShape.MOST_ENTRIES;
                    size *= 2) {
                CacheShape other =
                        new CacheShape(shape.ways(), size, shape.index(), shape.hashSeed());
                SwitchesRun again = SwitchesRun.of(run.plan().with(other));
                entries.add((double) size);
                add(shares, "all", again.later().percent(again.later().misses()));
                add(shares, "conflict", again.later().percent(again.later().conflict()));
            }
            shares.forEach(
                    (name, some) -> chart.addSeries(label(run) + ", " + name, entries, some));
        }
        return chart;
    }

    private static void add(Map<String, List<Double>> shares, String name, double share) {
        shares.computeIfAbsent(name, key -> new ArrayList<>()).add(share);
    }

    private static XYChart latency(List<SwitchesRun> runs) {
        XYChart chart =
                chart(
                        "Latency cut, switch and lookup 100 ns together",
                        "saved by a hit, share of the switch",
                        "mean latency saved, %");
        Map<String, Latency> latencies = new LinkedHashMap<>();
        for (SwitchesRun run : runs) {
            latencies.putIfAbsent(run.plan().network().topology().name(), run.latency());
        }
        double host = runs.get(0).plan().delays().host();
        latencies.forEach(
                (name, latency) -> {
                    for (double link : LINKS) {
                        List<Double> saved = new ArrayList<>();
                        List<Double> cuts = new ArrayList<>();
                        for (int i = 0; i <= STEPS; i++) {
                            double lookup = i * SWITCH / 100;
                            Delays delays = new Delays(SWITCH - lookup, lookup, 0, link, host);
                            saved.add(i / 100.0);
                            cuts.add(100 * latency.cut(delays, 1));
                        }
                        chart.addSeries(
                                String.format(Locale.ROOT, "%s, link %.0f ns", name, link),
                                saved,
                                cuts);
                    }
                });
        return chart;
    }

    private static String label(SwitchesRun run) {
        SwitchesPlan plan = run.plan();
        return plan.network().topology().name()
                + ", "
                + plan.network().hostCount()
                + " hosts, "
                + plan.trafficName()
                + ", "
                + plan.cache().index();
    }

    private static XYChart chart(String title, String x, String y) {
        XYChart chart =
                new XYChartBuilder()
                        .width(WIDTH)
                        .height(HEIGHT)
                        .title(title)
                        .xAxisTitle(x)
                        .yAxisTitle(y)
                        .build();
        chart.getStyler().setLegendPosition(LegendPosition.OutsideE);
        chart.getStyler().setMarkerSize(4);
        return chart;
    }

    private static void save(XYChart chart, Path file) throws IOException {
        VectorGraphicsEncoder.saveVectorGraphic(chart, file.toString(), VectorGraphicsFormat.SVG);
    }
}
