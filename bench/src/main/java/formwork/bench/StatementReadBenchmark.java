package formwork.bench;

import formwork.Format;
import formwork.ReadStatement;
import formwork.Unit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/** A READ statement for each record, of an integer, characters and three reals. */
public class StatementReadBenchmark extends PerRecordBenchmark {
    private static final Format FORMAT = Format.of("(I6,1X,A10,3F12.4)");
    private static final int WIDTH = 6 + 1 + 10 + 3 * 12;
    private static final int NAME = 7;
    private static final int REALS = 17;
    private static final int REAL_WIDTH = 12;

    /** What is read of a record: the integer, the first character, the three reals. */
    private static final int VALUES = 5;

    private final byte[] record = new byte[WIDTH];
    private final byte[] name = new byte[REALS - NAME];
    private final Unit unit = Unit.internal(record);
    private final double[] values = new double[VALUES * RECORDS];
    private byte[] text;

    @Setup
    public void writeRecords() throws IOException {
        StatementWriteBenchmark writing = new StatementWriteBenchmark();
        writing.prepare();
        text = writing.formwork();
    }

    @Benchmark
    public double[] formwork() throws IOException {
        for (int i = 0, at = 0; i < RECORDS; i++, at += VALUES) {
            System.arraycopy(text, i * WIDTH, record, 0, WIDTH);
            try (ReadStatement read = unit.read(FORMAT)) {
                values[at] = read.nextInt();
                read.nextCharacters(name, 0, name.length);
                values[at + 1] = name[0];
                values[at + 2] = read.nextDouble();
                values[at + 3] = read.nextDouble();
                values[at + 4] = read.nextDouble();
            }
        }
        return values;
    }

    @Benchmark
    public double[] substringAndParse() {
        for (int i = 0, at = 0; i < RECORDS; i++, at += VALUES) {
            String line = new String(text, i * WIDTH, WIDTH, StandardCharsets.ISO_8859_1);
            values[at] = Integer.parseInt(line.substring(0, NAME).strip());
            values[at + 1] = line.substring(NAME, REALS).charAt(0);
            for (int k = 0; k < 3; k++) {
                int from = REALS + k * REAL_WIDTH;
                values[at + 2 + k] = Double.parseDouble(line.substring(from, from + REAL_WIDTH));
            }
        }
        return values;
    }
}
