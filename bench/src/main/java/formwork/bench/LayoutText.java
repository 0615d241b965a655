package formwork.bench;

import formwork.ArrayFile;
import formwork.Format;
import formwork.UnitOptions;
import formwork.cli.iof.StudyValues;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** A format, the text of values by it, and what is done to the text, as a parameter names them. */
final class LayoutText {
    private static final UnitOptions CARRIAGE_RETURNS =
            new UnitOptions(UnitOptions.DEFAULT.modes(), UnitOptions.DEFAULT_RECORD_LENGTH, true);

    /** After a format: its fields begin with what they hold, and blanks follow. */
    private static final String LEFT = " left";

    /** After a format: a carriage return stands before each line feed. */
    private static final String CRLF = " CRLF";

    private final String parameter;
    private final Format format;

    LayoutText(String parameter) {
        this.parameter = parameter;
        format = Format.of(parameter.substring(0, parameter.indexOf(')') + 1));
    }

    Format format() {
        return format;
    }

    UnitOptions options() {
        return parameter.endsWith(CRLF) ? CARRIAGE_RETURNS : UnitOptions.DEFAULT;
    }

    /** Values from 1 to 2^20 in magnitude, which fit all formats used. */
    static double[] values(int count) {
        double[] values = StudyValues.doubles(count);
        for (int i = 0; i < count; i++) {
            values[i] = Math.scalb(values[i], i % 20 - Math.getExponent(values[i]));
        }
        return values;
    }

    ArrayFile on(ByteBuffer text) {
        return format.arrays(text).with(options());
    }

    /** The text of the values. */
    byte[] of(double[] values, int width) throws IOException {
        ByteBuffer text = ByteBuffer.allocate(values.length * (width + 2));
        on(text).writeDoubles(values);
        byte[] bytes = Arrays.copyOf(text.array(), text.position());
        return parameter.endsWith(LEFT) ? leftJustified(bytes, width) : bytes;
    }

    private static byte[] leftJustified(byte[] text, int width) {
        for (int at = 0; at + width <= text.length; at += width) {
            at += text[at] == '\n' ? 1 : 0;
            int blanks = 0;
            while (text[at + blanks] == ' ') {
                blanks++;
            }
            System.arraycopy(text, at + blanks, text, at, width - blanks);
            Arrays.fill(text, at + width - blanks, at + width, (byte) ' ');
        }
        return text;
    }
}
