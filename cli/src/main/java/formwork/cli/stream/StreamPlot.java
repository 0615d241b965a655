package formwork.cli.stream;

import formwork.kernels.stream.BandwidthMatrix;
import formwork.kernels.stream.Loop;
import formwork.kernels.stream.StreamResult;
import java.awt.Color;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.knowm.xchart.HeatMapChart;
import org.knowm.xchart.HeatMapChartBuilder;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler.LegendPosition;

/** The results as pictures, as figures 5 to 8 of the study: Triad over n, and from node to node. */
public final class StreamPlot {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 500;

    /** All light enough for black numbers. */
    private static final Color[] COLOURS = {
        new Color(255, 237, 160), new Color(254, 178, 76), new Color(240, 100, 60)
    };

    private StreamPlot() {}

    /** Writes a line for each placement and number of nodes as SVG. */
    public static void writeLines(List<StreamResult> results, Path path) throws IOException {
        System.setProperty("java.awt.headless", "true"); // the picture needs no screen
        XYChart chart =
                new XYChartBuilder()
                        .width(WIDTH)
                        .height(HEIGHT)
                        .title("STREAM Triad")
                        .xAxisTitle("elements of a vector, power of 2")
                        .yAxisTitle("GB/s")
                        .build();
        chart.getStyler().setLegendPosition(LegendPosition.OutsideE);
        chart.getStyler().setYAxisMin(0.0);
        Map<String, List<StreamResult>> lines = new LinkedHashMap<>();
        for (StreamResult result : results) {
            String nodes = result.homes() == 1 ? "1 node" : result.homes() + " nodes";
            String threads = result.threads() == 1 ? "1 thread" : result.threads() + " threads";
            String name = result.placement() + ", " + nodes + ", " + threads;
            lines.computeIfAbsent(name, key -> new ArrayList<>()).add(result);
        }
        lines.forEach(
                (name, line) ->
                        chart.addSeries(
                                name,
                                line.stream().mapToDouble(r -> log2(r.length())).toArray(),
                                line.stream()
                                        .mapToDouble(r -> r.gigabytesPerSecond(Loop.TRIAD))
                                        .toArray()));
        VectorGraphicsEncoder.saveVectorGraphic(chart, path.toString(), VectorGraphicsFormat.SVG);
    }

    private static double log2(long length) {
        return Math.log((double) length) / Math.log(2);
    }

    /** Writes the matrix as a heat map in SVG. */
    public static void writeMatrix(BandwidthMatrix matrix, Path path) throws IOException {
        System.setProperty("java.awt.headless", "true");
        VectorGraphicsEncoder.saveVectorGraphic(
                chart(matrix), path.toString(), VectorGraphicsFormat.SVG);
    }

    static HeatMapChart chart(BandwidthMatrix matrix) {
        HeatMapChart chart =
                new HeatMapChartBuilder()
                        .width(WIDTH)
                        .height(HEIGHT)
                        .title("STREAM Triad from node to node, GB/s")
                        .xAxisTitle("memory of node")
                        .yAxisTitle("CPUs of node")
                        .build();
        chart.getStyler().setShowValue(true);
        chart.getStyler().setHeatMapValueDecimalPattern("0.0");
        chart.getStyler().setRangeColors(COLOURS.clone());
        List<Number[]> cells = new ArrayList<>();
        for (int row = 0; row < matrix.homes().size(); row++) {
            for (int column = 0; column < matrix.nodes().size(); column++) {
                double value = matrix.gigabytesPerSecond().get(row).get(column);
                // The legend has all digits of the least and the greatest.
                cells.add(new Number[] {column, row, Math.rint(10 * value) / 10});
            }
        }
        chart.addSeries("GB/s", matrix.nodes(), matrix.homes(), cells);
        return chart;
    }
}
