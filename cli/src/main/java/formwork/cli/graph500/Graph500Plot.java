package formwork.cli.graph500;

import formwork.kernels.graph500.BenchmarkResult;
import formwork.kernels.graph500.LevelSum;
import formwork.kernels.graph500.SearchRun;
import formwork.kernels.search.Direction;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.Styler.LegendPosition;

/** Two pictures: TEPS of the searches, and the edges that they scanned by level and direction. */
public final class Graph500Plot {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 500;
    private static final int MOST_LEVELS = 50; // those of a road network are thousands
    private static final double MEGA = 1e6;

    private Graph500Plot() {}

    /** The second picture's file: {@code -levels} before the ending. */
    public static Path levelsFile(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        String other =
                dot <= 0
                        ? name + "-levels"
                        : name.substring(0, dot) + "-levels" + name.substring(dot);
        return file.resolveSibling(other);
    }

    /** Draws both as SVG. */
    public static void write(BenchmarkResult result, Path file) throws IOException {
        System.setProperty("java.awt.headless", "true"); // the pictures need no screen
        VectorGraphicsEncoder.saveVectorGraphic(
                rates(result), file.toString(), VectorGraphicsFormat.SVG);
        VectorGraphicsEncoder.saveVectorGraphic(
                levels(result), levelsFile(file).toString(), VectorGraphicsFormat.SVG);
    }

    static XYChart rates(BenchmarkResult result) {
        XYChart chart =
                new XYChartBuilder()
                        .width(WIDTH)
                        .height(HEIGHT)
                        .title("Edges traversed in a second")
                        .xAxisTitle("search")
                        .yAxisTitle("MTEPS")
                        .build();
        chart.getStyler().setLegendPosition(LegendPosition.OutsideE);
        chart.getStyler().setYAxisMin(0.0);
        chart.getStyler().setXAxisDecimalPattern("0");
        chart.getStyler().setMarkerSize(6);
        List<Integer> numbers = new ArrayList<>();
        List<Double> rates = new ArrayList<>();
        for (SearchRun search : result.searches()) {
            numbers.add(numbers.size() + 1);
            rates.add(search.rate() / MEGA);
        }
        chart.addSeries("each", numbers, rates).setXYSeriesRenderStyle(XYSeriesRenderStyle.Scatter);
        double mean = result.rates().harmonicMean() / MEGA;
        chart.addSeries("harmonic mean", List.of(1, numbers.size()), List.of(mean, mean))
                .setXYSeriesRenderStyle(XYSeriesRenderStyle.Line);
        return chart;
    }

    /** The mean of all searches, whichever way each went at a level. */
    static CategoryChart levels(BenchmarkResult result) {
        CategoryChart chart =
                new CategoryChartBuilder()
                        .width(WIDTH)
                        .height(HEIGHT)
                        .title("Edges scanned, share of all arcs, mean of the searches")
                        .xAxisTitle("level")
                        .yAxisTitle("%")
                        .build();
        chart.getStyler().setLegendPosition(LegendPosition.OutsideE);
        chart.getStyler().setStacked(true);
        List<LevelSum> sums = result.levels();
        int levels = Math.min(MOST_LEVELS, sums.get(sums.size() - 1).level() + 1);
        double all = (double) result.searches().size() * result.arcCount();
        for (Direction direction : Direction.values()) {
            List<Integer> numbers = new ArrayList<>();
            List<Double> shares = new ArrayList<>();
            for (int level = 0; level < levels; level++) {
                numbers.add(level);
                shares.add(0.0);
            }
            for (LevelSum sum : sums) {
                if (sum.direction() == direction && sum.level() < levels) {
                    shares.set(sum.level(), 100 * sum.scanned() / all);
                }
            }
            chart.addSeries(Graph500Report.name(direction), numbers, shares);
        }
        return chart;
    }
}
