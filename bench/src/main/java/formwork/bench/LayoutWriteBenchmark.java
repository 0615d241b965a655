package formwork.bench;

import formwork.Unit;
import formwork.UnitOptions;
import formwork.WriteStatement;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** REAL*8 to text in memory by formats of other shapes than the study's. */
public class LayoutWriteBenchmark extends PerValueBenchmark {
    private static final int WIDEST = 28;

    @Param({"(4D24.15)", "(3D26.18)", "(5E16.9)", "(F20.10)", "(4D24.15) CRLF"})
    public String layout;

    private LayoutText text;
    private double[] values;
    private byte[] bytes;

    @Setup
    public void prepare() throws IOException {
        text = new LayoutText(layout);
        values = LayoutText.values(COUNT);
        bytes = new byte[text.of(values, WIDEST).length];
    }

    @Benchmark
    public byte[] formwork() throws IOException {
        text.on(ByteBuffer.wrap(bytes)).writeDoubles(values);
        return bytes;
    }

    /** A statement that is handed an item at a time. */
    @Benchmark
    public byte[] statement() throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream(bytes.length);
        UnitOptions options = text.options();
        try (Unit unit = Unit.writing("memory", stream, options);
                WriteStatement statement = unit.write(text.format())) {
            for (double value : values) {
                statement.put(value);
            }
        }
        return stream.toByteArray();
    }
}
