package formwork.cli.iof;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.style.Styler.LegendPosition;

/** The results as a picture: bars of ns per value by type, as figures 1 and 2 of the study. */
public final class IofPlot {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 500;

    private IofPlot() {}

    /** Writes the picture as SVG. */
    public static void write(IofReport report, Path path) throws IOException {
        System.setProperty("java.awt.headless", "true"); // the picture needs no screen
        List<Row> rows = report.rows();
        CategoryChart chart =
                new CategoryChartBuilder()
                        .width(WIDTH)
                        .height(HEIGHT)
                        .title("Formatted WRITE and READ")
                        .xAxisTitle("type")
                        .yAxisTitle("ns for a value")
                        .build();
        chart.getStyler().setLegendPosition(LegendPosition.OutsideE);
        List<String> types = rows.stream().filter(Row::isWrite).map(Row::typeName).toList();
        for (boolean isWrite : new boolean[] {true, false}) {
            List<Row> some = rows.stream().filter(row -> row.isWrite() == isWrite).toList();
            String work = isWrite ? "WRITE" : "READ";
            List<Double> ours = some.stream().map(Row::nanosPerValue).toList();
            chart.addSeries(work + ", formwork", types, ours);
            for (int i = 0; i < some.get(0).opponents().size(); i++) {
                List<Double> theirs = new ArrayList<>();
                for (Row row : some) {
                    double seconds = row.opponents().get(i).whole().medianSeconds();
                    theirs.add(1e9 * seconds / row.elements());
                }
                String label = some.get(0).opponents().get(i).label();
                chart.addSeries(work + ", " + label, types, theirs);
            }
        }
        VectorGraphicsEncoder.saveVectorGraphic(chart, path.toString(), VectorGraphicsFormat.SVG);
    }
}
