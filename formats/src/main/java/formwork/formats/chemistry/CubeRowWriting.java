package formwork.formats.chemistry;

import formwork.Format;
import formwork.formats.Target;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/**
 * Writes values of which each row of points ends with a shorter line: the full lines of many rows
 * as one array, the last ones as another, and then in their order.
 */
final class CubeRowWriting {
    private static final int BATCH_VALUES = 1 << 17;

    private final int perRow;
    private final int inLast;
    private final Format full;
    private final Format last;

    /** Rows of more than one line, the last of which is not full. */
    CubeRowWriting(CubeFields fields, int perRow) {
        this.perRow = perRow;
        inLast = perRow % fields.perLine();
        full = Format.of(fields.written(fields.perLine()));
        last = Format.of(fields.written(inLast));
    }

    void write(double[] values, Target target) throws IOException {
        int rows = Math.max(1, BATCH_VALUES / perRow);
        int all = values.length / perRow;
        for (int row = 0; row < all; row += rows) {
            writeRows(values, row * perRow, Math.min(rows, all - row), target);
        }
    }

    private void writeRows(double[] values, int from, int rows, Target target) throws IOException {
        int inFull = perRow - inLast;
        double[] firsts = new double[rows * inFull];
        double[] lasts = new double[rows * inLast];
        for (int row = 0; row < rows; row++) {
            System.arraycopy(values, from + row * perRow, firsts, row * inFull, inFull);
            System.arraycopy(values, from + row * perRow + inFull, lasts, row * inLast, inLast);
        }
        byte[] fulls = text(full, firsts, target.name());
        byte[] shorts = text(last, lasts, target.name());
        int fullBytes = fulls.length / rows; // fields have the same width, whatever is in them
        int shortBytes = shorts.length / rows;
        for (int row = 0; row < rows; row++) {
            target.stream().write(fulls, row * fullBytes, fullBytes);
            target.stream().write(shorts, row * shortBytes, shortBytes);
        }
    }

    private static byte[] text(Format format, double[] values, String name) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Target target = Target.of(name, out)) {
            target.doubles(format, values);
        }
        return out.toByteArray();
    }
}
