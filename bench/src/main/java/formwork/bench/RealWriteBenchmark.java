package formwork.bench;

import formwork.cli.iof.StudyValues;
import formwork.edit.DataEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.DataEdit.RealForm;
import formwork.edit.ItemKind;
import formwork.field.EditState;
import formwork.field.FieldOutput;
import formwork.mode.Modes;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * A {@code double} to a field. The forms are those that the JDK's classes have as well: all give
 * the same bytes, but that {@code String.format} and {@code DecimalFormat} round the shortest
 * decimal a second time.
 */
public class RealWriteBenchmark extends PerValueBenchmark {
    /** With an exponent, one digit before the point, and without. */
    @Param({"ES24.14", "F32.10"})
    public String edit;

    private DataEdit descriptor;
    private int width;
    private int fractionDigits;
    private boolean hasExponent;
    private String pattern;
    private DecimalFormat decimalFormat;
    private double[] values;
    private byte[] text;
    private final FieldOutput output = new FieldOutput();
    private final EditState state = new EditState(Modes.DEFAULT);

    @Setup
    public void prepare() {
        descriptor = EditParameter.of(edit);
        RealEdit real = (RealEdit) descriptor;
        width = real.width();
        fractionDigits = real.fractionDigits();
        hasExponent = real.form() == RealForm.ES;
        pattern = "%" + width + "." + fractionDigits + (hasExponent ? "E" : "f");
        String digits = "0." + "0".repeat(fractionDigits);
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
        decimalFormat = new DecimalFormat(digits + (hasExponent ? "E00" : ""), symbols);
        values = StudyValues.doubles(COUNT);
        text = new byte[COUNT * width];
    }

    @Benchmark
    public byte[] stringFormat() {
        for (int i = 0, at = 0; i < COUNT; i++, at += width) {
            put(String.format(Locale.ROOT, pattern, values[i]), at);
        }
        return text;
    }

    @Benchmark
    public byte[] bigDecimal() {
        for (int i = 0, at = 0; i < COUNT; i++, at += width) {
            BigDecimal exact = new BigDecimal(values[i]);
            put(hasExponent ? scientific(exact) : fixed(exact, values[i]), at);
        }
        return text;
    }

    private String scientific(BigDecimal exact) {
        int count = fractionDigits + 1;
        BigDecimal rounded = exact.round(new MathContext(count, RoundingMode.HALF_EVEN));
        int exponent = rounded.precision() - rounded.scale() - 1;
        String digits = rounded.unscaledValue().abs().toString();
        StringBuilder field = new StringBuilder(width);
        field.append(exact.signum() < 0 ? "-" : "").append(digits, 0, 1).append('.');
        field.append(digits, 1, digits.length());
        field.append("0".repeat(count - digits.length()));
        int magnitude = Math.abs(exponent);
        field.append('E').append(exponent < 0 ? '-' : '+');
        return field.append(magnitude < 10 ? "0" : "").append(magnitude).toString();
    }

    private String fixed(BigDecimal exact, double value) {
        String field = exact.setScale(fractionDigits, RoundingMode.HALF_EVEN).toPlainString();
        return value < 0 && !field.startsWith("-") ? "-" + field : field;
    }

    @Benchmark
    public byte[] decimalFormat() {
        for (int i = 0, at = 0; i < COUNT; i++, at += width) {
            String field = decimalFormat.format(values[i]);
            int letter = hasExponent ? field.indexOf('E') : 0;
            if (hasExponent && field.charAt(letter + 1) != '-') {
                field = field.substring(0, letter + 1) + "+" + field.substring(letter + 1);
            }
            put(field, at);
        }
        return text;
    }

    /** Right-justified in the field at {@code at}. */
    private void put(String field, int at) {
        byte[] bytes = field.getBytes(StandardCharsets.ISO_8859_1);
        int blanks = width - bytes.length;
        for (int i = 0; i < blanks; i++) {
            text[at + i] = ' ';
        }
        System.arraycopy(bytes, 0, text, at + blanks, bytes.length);
    }

    @Benchmark
    public byte[] formwork() {
        int at = 0;
        for (int i = 0; i < COUNT; i++) {
            long bits = Double.doubleToRawLongBits(values[i]);
            at += output.write(text, at, descriptor, ItemKind.REAL8, bits, state);
        }
        return text;
    }
}
