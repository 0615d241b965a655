package formwork.bench;

import formwork.edit.DataEdit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** The significand's digits of a REAL*8 field: the study's first routine. */
public class DigitDecodingBenchmark extends PerValueBenchmark {
    /** The study's own, one with as many bytes and most of them digits, and a short one. */
    @Param({"D24.15", "D24.17", "E12.4"})
    public String edit;

    private int width;
    private byte[] text;
    private final long[] significands = new long[COUNT];

    @Setup
    public void writeFields() {
        DataEdit descriptor = EditParameter.of(edit);
        width = descriptor.width();
        text = FieldText.ofReals(descriptor, COUNT);
    }

    @Benchmark
    public long[] ifChain() {
        for (int i = 0, at = 0; i < COUNT; i++, at += width) {
            significands[i] = SignificandDecoding.byIfChain(text, at, at + width);
        }
        return significands;
    }

    @Benchmark
    public long[] switchStatement() {
        for (int i = 0, at = 0; i < COUNT; i++, at += width) {
            significands[i] = SignificandDecoding.bySwitch(text, at, at + width);
        }
        return significands;
    }

    @Benchmark
    public long[] table() {
        for (int i = 0, at = 0; i < COUNT; i++, at += width) {
            significands[i] = SignificandDecoding.byTable(text, at, at + width);
        }
        return significands;
    }

    @Benchmark
    public long[] swar() {
        for (int i = 0, at = 0; i < COUNT; i++, at += width) {
            significands[i] = SignificandDecoding.bySwar(text, at, at + width);
        }
        return significands;
    }
}
