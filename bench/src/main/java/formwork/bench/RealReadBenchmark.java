package formwork.bench;

import ch.randelshofer.fastdoubleparser.JavaDoubleParser;
import formwork.edit.DataEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.field.EditState;
import formwork.field.RealInput;
import formwork.mode.Modes;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * A field to a {@code double}. The others do not know the letter D, blanks on the left (but {@code
 * parseDouble}) or a place in an array (but FastDoubleParser); what it takes to suit them is part
 * of the work.
 */
public class RealReadBenchmark extends PerValueBenchmark {
    /** The study's own, one without an exponent, and one with more digits than a double has. */
    @Param({"D24.15", "F28.4", "D28.20"})
    public String edit;

    private int width;
    private int fractionDigits;
    private byte[] text;
    private byte[] field;
    private final EditState state = new EditState(Modes.DEFAULT);
    private final double[] values = new double[COUNT];

    @Setup
    public void writeFields() {
        DataEdit descriptor = EditParameter.of(edit);
        width = descriptor.width();
        fractionDigits = ((RealEdit) descriptor).fractionDigits();
        text = FieldText.ofReals(descriptor, COUNT);
        field = new byte[width];
    }

    /** The field with E for D, its blanks on the left left out. */
    private String javaText(int at) {
        System.arraycopy(text, at, field, 0, width);
        int from = 0;
        while (field[from] == ' ') {
            from++;
        }
        replaceLetter();
        return new String(field, from, width - from, StandardCharsets.ISO_8859_1);
    }

    private void replaceLetter() {
        for (int i = width - 1; i >= 0 && field[i] != '.'; i--) {
            if (field[i] == 'D') {
                field[i] = 'E';
                break;
            }
        }
    }

    @Benchmark
    public double[] parseDouble() {
        for (int i = 0, at = 0; i < COUNT; i++, at += width) {
            values[i] = Double.parseDouble(javaText(at));
        }
        return values;
    }

    @Benchmark
    public double[] bigDecimal() {
        for (int i = 0, at = 0; i < COUNT; i++, at += width) {
            String field = javaText(at);
            double value = new BigDecimal(field).doubleValue();
            values[i] = value == 0 && field.charAt(0) == '-' ? -0.0 : value;
        }
        return values;
    }

    @Benchmark
    public double[] fastDoubleParser() {
        for (int i = 0, at = 0; i < COUNT; i++, at += width) {
            System.arraycopy(text, at, field, 0, width);
            replaceLetter();
            values[i] = JavaDoubleParser.parseDouble(field, 0, width);
        }
        return values;
    }

    @Benchmark
    public double[] formwork() {
        for (int i = 0, at = 0; i < COUNT; i++, at += width) {
            values[i] = RealInput.readDouble(text, at, at + width, fractionDigits, state);
        }
        return values;
    }
}
