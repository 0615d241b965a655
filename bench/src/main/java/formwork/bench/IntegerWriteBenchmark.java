package formwork.bench;

import formwork.cli.iof.StudyValues;
import formwork.edit.DataEdit;
import formwork.edit.ItemKind;
import formwork.field.EditState;
import formwork.field.FieldOutput;
import formwork.mode.Modes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/** An {@code int} to a field of {@code I12}. */
public class IntegerWriteBenchmark extends PerValueBenchmark {
    private static final DataEdit EDIT = EditParameter.of("I12");
    private static final int WIDTH = EDIT.width();

    private int[] values;
    private final byte[] text = new byte[COUNT * WIDTH];
    private final FieldOutput output = new FieldOutput();
    private final EditState state = new EditState(Modes.DEFAULT);

    @Setup
    public void prepare() {
        values = StudyValues.ints(COUNT);
    }

    @Benchmark
    public byte[] stringFormat() {
        for (int i = 0, at = 0; i < COUNT; i++, at += WIDTH) {
            put(String.format(Locale.ROOT, "%12d", values[i]), at);
        }
        return text;
    }

    @Benchmark
    public byte[] integerToString() {
        for (int i = 0, at = 0; i < COUNT; i++, at += WIDTH) {
            put(Integer.toString(values[i]), at);
        }
        return text;
    }

    private void put(String field, int at) {
        byte[] bytes = field.getBytes(StandardCharsets.ISO_8859_1);
        int start = at + WIDTH - bytes.length;
        Arrays.fill(text, at, start, (byte) ' ');
        System.arraycopy(bytes, 0, text, start, bytes.length);
    }

    @Benchmark
    public byte[] formwork() {
        int at = 0;
        for (int i = 0; i < COUNT; i++) {
            at += output.write(text, at, EDIT, ItemKind.INTEGER4, values[i], state);
        }
        return text;
    }
}
