package formwork.bench;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** The exponent of a real's field: the study's second routine. */
public class ExponentDecodingBenchmark extends PerValueBenchmark {
    private static final int WIDTH = 4;
    private static final int SPARE_BYTES = 8;
    private static final long SEED = 1;

    /** {@code D+05} throughout, or letters, {@code +101} and the like in no order. */
    @Param({"alike", "mixed"})
    public String fields;

    private byte[] text;
    private final int[] exponents = new int[COUNT];

    @Setup
    public void writeFields() {
        StringBuilder all = new StringBuilder();
        Random random = new Random(SEED);
        for (int i = 0; i < COUNT; i++) {
            String sign = random.nextBoolean() ? "+" : "-";
            boolean hasLetter = fields.equals("alike") || random.nextBoolean();
            String letter = fields.equals("alike") ? "D" : "DEde".charAt(random.nextInt(4)) + "";
            int digits = hasLetter ? random.nextInt(100) : 100 + random.nextInt(208);
            all.append(hasLetter ? letter : "").append(sign);
            all.append(digits < 10 ? "0" : "").append(digits);
        }
        all.append(" ".repeat(SPARE_BYTES));
        text = all.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    @Benchmark
    public int[] ifChain() {
        for (int i = 0, at = 0; i < COUNT; i++, at += WIDTH) {
            exponents[i] = ExponentDecoding.byIfChain(text, at, at + WIDTH);
        }
        return exponents;
    }

    @Benchmark
    public int[] switchStatement() {
        for (int i = 0, at = 0; i < COUNT; i++, at += WIDTH) {
            exponents[i] = ExponentDecoding.bySwitch(text, at, at + WIDTH);
        }
        return exponents;
    }

    @Benchmark
    public int[] table() {
        for (int i = 0, at = 0; i < COUNT; i++, at += WIDTH) {
            exponents[i] = ExponentDecoding.byTable(text, at, at + WIDTH);
        }
        return exponents;
    }

    @Benchmark
    public int[] swar() {
        for (int i = 0, at = 0; i < COUNT; i++, at += WIDTH) {
            exponents[i] = ExponentDecoding.bySwar(text, at, at + WIDTH);
        }
        return exponents;
    }
}
