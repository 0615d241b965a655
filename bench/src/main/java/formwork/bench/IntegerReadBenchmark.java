package formwork.bench;

import formwork.edit.DataEdit;
import formwork.field.EditState;
import formwork.field.IntegerInput;
import formwork.mode.Modes;
import java.nio.charset.StandardCharsets;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/** A field of {@code I12} to an {@code int}. */
public class IntegerReadBenchmark extends PerValueBenchmark {
    private static final DataEdit EDIT = EditParameter.of("I12");
    private static final int WIDTH = EDIT.width();

    private byte[] text;
    private final EditState state = new EditState(Modes.DEFAULT);
    private final int[] values = new int[COUNT];

    @Setup
    public void writeFields() {
        text = FieldText.ofInts(EDIT, COUNT);
    }

    @Benchmark
    public int[] parseInt() {
        for (int i = 0, at = 0; i < COUNT; i++, at += WIDTH) {
            String field = new String(text, at, WIDTH, StandardCharsets.ISO_8859_1);
            values[i] = Integer.parseInt(field.strip());
        }
        return values;
    }

    @Benchmark
    public int[] formwork() {
        for (int i = 0, at = 0; i < COUNT; i++, at += WIDTH) {
            values[i] = (int) IntegerInput.read(text, at, at + WIDTH, state, Integer.BYTES);
        }
        return values;
    }
}
