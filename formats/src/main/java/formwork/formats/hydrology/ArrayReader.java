package formwork.formats.hydrology;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.FormattedLine;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.hydrology.ControlRecord.Source;
import java.io.IOException;
import java.util.Arrays;

/**
 * Reads arrays of MODFLOW and MT3D whose sizes are known: a control record, then each row by a READ
 * statement of its own. An array of one dimension is one row.
 *
 * <pre>{@code
 * ArrayReader reader = new ArrayReader(lines, rows, columns, options);
 * ModflowArray active = reader.read();
 * int[] values = (int[]) active.values();
 * }</pre>
 */
public final class ArrayReader {
    private static final int MOST_VALUES = Integer.MAX_VALUE - 16;

    private final Lines lines;
    private final int rows;
    private final int columns;
    private final ReadOptions options;
    private final FreeValues free = new FreeValues();
    private double[] values = new double[0];
    private int count;
    private boolean isInteger;

    /** Reads from the next line on. */
    public ArrayReader(Lines lines, int rows, int columns, ReadOptions options) {
        if (rows < 1 || columns < 1 || (long) rows * columns > MOST_VALUES) {
            throw new IllegalArgumentException(
                    "sizes: found "
                            + rows
                            + " rows and "
                            + columns
                            + " columns; expected 1 or more, and up to "
                            + MOST_VALUES
                            + " values");
        }
        this.lines = lines;
        this.rows = rows;
        this.columns = columns;
        this.options = options;
    }

    /**
     * Reads the next line as a control record, and the array behind it, if it is there: that of a
     * unit (LOCAT) is taken to be in this file.
     *
     * @throws FormworkException if the line is no control record, or the array is in another file
     *     or unformatted, or has fewer or more values than the sizes say
     */
    public ModflowArray read() throws IOException {
        lines.require("a control record of an array");
        ControlRecord control = ControlRecord.of(lines);
        if (control == null) {
            throw lines.fault(
                    IoStatus.BAD_HEADER,
                    "a control record: LOCAT, CNSTNT, FMTIN and IPRN by (I10,F10.0,A20,I10), or"
                            + " CONSTANT, INTERNAL, EXTERNAL or OPEN/CLOSE");
        }
        if (control.source() == Source.OTHER_FILE || control.source() == Source.BINARY) {
            String where = control.source() == Source.BINARY ? "unformatted unit" : "other file";
            throw lines.fault(
                    IoStatus.NOT_ALLOWED, "an array in the lines that follow, not in an " + where);
        }
        if (control.source() == Source.CONSTANT) {
            double[] all = new double[rows * columns];
            Arrays.fill(all, control.constant());
            return new ModflowArray(control.comment(), control, rows, columns, all);
        }
        Object all = rows(control);
        return new ModflowArray(control.comment(), control, rows, columns, all);
    }

    private Object rows(ControlRecord control) throws IOException {
        new Count("values", (long) rows * columns, control.place())
                .requireWithin(Math.multiplyExact(lines.bytesLeft(), mostPerByte(control)), 1);
        values = new double[rows * columns];
        count = 0;
        isInteger = true;
        FormattedLine line = control.isFree() ? null : FormattedLine.of(control.format());
        for (int row = 1; row <= rows; row++) {
            if (line == null) {
                freeRow(row);
            } else {
                row(line, row);
            }
        }
        isInteger = line == null ? isInteger : line.isInteger();
        return scaled(values, count, isInteger, control.constant());
    }

    /** Blanks are numbers for a format, and {@code r*} are many for none. */
    private int mostPerByte(ControlRecord control) {
        return options.isLenient() || control.isFree() ? 1 << 20 : 2;
    }

    private void row(FormattedLine line, int row) throws IOException {
        int end = count + columns;
        while (count < end) {
            requireLine(row);
            lines.back();
            int found = line.read(lines);
            int expected = Math.min(line.fieldCount(), end - count);
            if (found != expected && !options.isLenient()) {
                throw lines.fault(
                        IoStatus.BAD_COUNT, expected + " values of row " + row + ", not " + found);
            }
            System.arraycopy(line.values(), 0, values, count, Math.min(found, expected));
            count += expected;
        }
    }

    private void freeRow(int row) throws IOException {
        int end = count + columns;
        while (count < end) {
            requireLine(row);
            free.begin(lines);
            while (count < end && free.next()) {
                isInteger &= free.isInteger();
                values[count++] = free.value();
            }
        }
        if (!options.isLenient() && free.next()) {
            throw free.fault("the end of row " + row + ", after " + columns + " values");
        }
    }

    private void requireLine(int row) throws IOException {
        lines.require("row " + row + " of " + rows);
    }

    /** The first {@code count} values times the constant, which counts as 1 if it is 0. */
    static Object scaled(double[] values, int count, boolean isInteger, double constant) {
        double factor = constant == 0 ? 1 : constant;
        if (isInteger && factor == Math.rint(factor)) {
            int[] integers = new int[count];
            for (int i = 0; i < count; i++) {
                integers[i] = (int) (values[i] * factor);
            }
            return integers;
        }
        double[] all = Arrays.copyOf(values, count);
        for (int i = 0; i < count && factor != 1; i++) {
            all[i] *= factor;
        }
        return all;
    }
}
