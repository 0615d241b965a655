package formwork.formats;

import formwork.Format;
import formwork.edit.DataEdit;
import formwork.edit.DataEdit.IntegerEdit;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.transfer.FormattedRead;
import java.io.IOException;
import java.util.List;

/**
 * The numbers of one line after the other by a format, as many as stand in each: for arrays of
 * which a READ statement takes a row, whose end is not that of a pass over the format.
 */
public final class FormattedLine {
    /** More fields of a line are not looked at. */
    private static final int MOST_FIELDS = 1 << 16;

    private final Format format;
    private final List<FieldPlace> places;
    private final boolean isInteger;
    private final double[] values;
    private boolean isFull;

    private FormattedLine(Format format, List<DataEdit> edits) throws IOException {
        this.format = format;
        places = FieldPlace.of(format, edits.size());
        isInteger = edits.stream().allMatch(edit -> edit instanceof IntegerEdit);
        values = new double[places.size()];
    }

    /**
     * Lines by a format that was found in the data.
     *
     * @throws FormworkException if it has no fields, or fields of several lines
     */
    public static FormattedLine of(FoundFormat found) throws IOException {
        List<DataEdit> edits = found.edits(MOST_FIELDS);
        FormattedLine line = new FormattedLine(found.format(), edits);
        boolean isOne = line.places.stream().allMatch(place -> place.record() == 0);
        if (edits.isEmpty() || !isOne) {
            throw found.place()
                    .fault(
                            IoStatus.BAD_HEADER,
                            "the format " + found,
                            "one that has fields, all of them in one line");
        }
        return line;
    }

    /** How many fields the format has in a line. */
    public int fieldCount() {
        return places.size();
    }

    /** Whether all fields are integers. */
    public boolean isInteger() {
        return isInteger;
    }

    /** The numbers that were read last, from the first on. */
    public double[] values() {
        return values;
    }

    /**
     * Reads the next line, which is there, and returns how many numbers it has: those up to the
     * last that is not blank.
     *
     * @throws FormworkException if one is unreadable, one before the last is blank, or something
     *     stands behind the last field
     */
    public int read(Lines lines) throws IOException {
        FormattedRead read = lines.begin(format);
        int extent = extent(lines);
        int count = 0;
        while (count < values.length && places.get(count).firstColumn() <= extent) {
            DataEdit edit = read.selectInPass();
            values[count++] =
                    edit instanceof IntegerEdit
                            ? (int) read.read(ItemKind.INTEGER4)
                            : Double.longBitsToDouble(read.read(ItemKind.REAL8));
            if (values[count - 1] == 0 && read.fieldText().isBlank()) {
                throw lines.fault(
                        IoStatus.BAD_SHAPE,
                        places.get(count - 1).firstColumn(),
                        places.get(count - 1).lastColumn(),
                        "a number, as others stand behind it");
            }
        }
        isFull = count > 0 && extent >= places.get(count - 1).lastColumn();
        int last = places.get(values.length - 1).lastColumn();
        if (extent > last) {
            throw lines.fault(
                    IoStatus.BAD_STRUCTURE,
                    last + 1,
                    extent,
                    "the end of the line, after " + values.length + " numbers");
        }
        return count;
    }

    /** Whether the last number of the line that was read last ended where its field does. */
    public boolean isFull() {
        return isFull;
    }

    /** The last column that is not blank. */
    private static int extent(Lines lines) {
        int to = lines.to();
        while (to > lines.from() && lines.bytes()[to - 1] == ' ') {
            to--;
        }
        return to - lines.from();
    }
}
