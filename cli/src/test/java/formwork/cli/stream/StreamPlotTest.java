package formwork.cli.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.kernels.stream.BandwidthMatrix;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class StreamPlotTest {
    /** Letters are drawn as curves, so a picture does not say what is written in it. */
    @Test
    void roundsWhatCellsAndLegendSay() {
        BandwidthMatrix matrix =
                new BandwidthMatrix(
                        List.of(0, 1),
                        List.of(0, 1),
                        List.of(List.of(12.3456789, 3.1), List.of(3.04999, 12.0)),
                        true);
        List<Number> drawn = new ArrayList<>();
        for (Number[] cell : StreamPlot.chart(matrix).getHeatMapSeries().getHeatData()) {
            drawn.add(cell[2]);
        }
        assertEquals(List.of(12.3, 3.1, 3.0, 12.0), drawn);
    }
}
