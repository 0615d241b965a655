package formwork.bench;

import formwork.ReadStatement;
import formwork.Unit;
import formwork.edit.DataEdit;
import formwork.edit.FormatItem;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Text in memory to REAL*8 by formats of other shapes than the study's. */
public class LayoutReadBenchmark extends PerValueBenchmark {
    @Param({
        "(4D24.15)",
        "(3D26.18)",
        "(5E16.9)",
        "(F20.10)",
        "(4D24.15) left",
        "(F20.10) left",
        "(4D24.15) CRLF"
    })
    public String layout;

    private LayoutText text;
    private byte[] bytes;
    private final double[] values = new double[COUNT];

    @Setup
    public void writeText() throws IOException {
        text = new LayoutText(layout);
        FormatItem.Edit item = (FormatItem.Edit) text.format().list().items().get(0);
        int width = ((DataEdit) item.descriptor()).width();
        bytes = text.of(LayoutText.values(COUNT), width);
    }

    @Benchmark
    public double[] formwork() throws IOException {
        text.on(ByteBuffer.wrap(bytes)).readDoubles(values, 0, COUNT);
        return values;
    }

    /** A statement that is asked for an item at a time. */
    @Benchmark
    public double[] statement() throws IOException {
        ByteArrayInputStream stream = new ByteArrayInputStream(bytes);
        try (Unit unit = Unit.reading("memory", stream, text.options());
                ReadStatement statement = unit.read(text.format())) {
            statement.nextDoubles(values);
        }
        return values;
    }
}
