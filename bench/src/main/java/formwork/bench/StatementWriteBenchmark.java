package formwork.bench;

import formwork.Format;
import formwork.Unit;
import formwork.WriteStatement;
import formwork.cli.iof.StudyValues;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/** A WRITE statement for each record, of an integer, characters and three reals. */
public class StatementWriteBenchmark extends PerRecordBenchmark {
    private static final Format FORMAT = Format.of("(I6,1X,A10,3F12.4)");
    private static final int WIDTH = 6 + 1 + 10 + 3 * 12;

    private final byte[] name = "Betelgeuse".getBytes(StandardCharsets.ISO_8859_1);
    private final byte[] record = new byte[WIDTH];
    private final byte[] text = new byte[RECORDS * WIDTH];
    private final Unit unit = Unit.internal(record);
    private double[] values;

    @Setup
    public void prepare() {
        values = StudyValues.doubles(3 * RECORDS);
        for (int i = 0; i < values.length; i++) {
            values[i] = Math.scalb(values[i], -Math.getExponent(values[i]) + i % 12);
        }
    }

    @Benchmark
    public byte[] formwork() throws IOException {
        for (int i = 0; i < RECORDS; i++) {
            try (WriteStatement write = unit.write(FORMAT)) {
                write.put(i).putCharacters(name, 0, name.length);
                write.put(values[3 * i]).put(values[3 * i + 1]).put(values[3 * i + 2]);
            }
            System.arraycopy(record, 0, text, i * WIDTH, WIDTH);
        }
        return text;
    }

    @Benchmark
    public byte[] stringFormat() {
        for (int i = 0; i < RECORDS; i++) {
            String line =
                    String.format(
                            Locale.ROOT,
                            "%6d %10s%12.4f%12.4f%12.4f",
                            i,
                            "Betelgeuse",
                            values[3 * i],
                            values[3 * i + 1],
                            values[3 * i + 2]);
            byte[] bytes = line.getBytes(StandardCharsets.ISO_8859_1);
            System.arraycopy(bytes, 0, text, i * WIDTH, WIDTH);
        }
        return text;
    }
}
