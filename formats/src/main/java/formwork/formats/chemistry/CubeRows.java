package formwork.formats.chemistry;

import formwork.error.FormworkException;
import formwork.formats.Count;
import formwork.formats.FoundFormat;
import formwork.formats.Lines;
import formwork.formats.Place;
import formwork.formats.ReadOptions;
import formwork.formats.Section;
import formwork.formats.Source;
import java.io.IOException;
import java.util.Arrays;

/**
 * Reads values of which each row of points ends with a shorter line: the full lines of many rows
 * are put together, and so are the last ones, so that either is read as one array.
 */
final class CubeRows {
    private static final int BATCH_BYTES = 1 << 19; // stays in the cache

    private final Lines lines;
    private final CubeFields fields;
    private final ReadOptions options;
    private final LineBatch full = new LineBatch();
    private final LineBatch last = new LineBatch();

    CubeRows(Lines lines, CubeFields fields, ReadOptions options) {
        this.lines = lines;
        this.fields = fields;
        this.options = new ReadOptions(true, options.threads(), options.policies());
    }

    /** Lines that are put together. */
    private static final class LineBatch {
        private byte[] bytes = new byte[1 << 12];
        private int length;
        private int count;

        void add(Lines lines) {
            int columns = lines.to() - lines.from();
            if (bytes.length - length <= columns) {
                bytes = Arrays.copyOf(bytes, length + columns + (length >> 1) + 1);
            }
            System.arraycopy(lines.bytes(), lines.from(), bytes, length, columns);
            length += columns;
            bytes[length++] = '\n';
            count++;
        }

        void clear() {
            length = 0;
            count = 0;
        }
    }

    /**
     * The values, or null, with {@code lines} where they were, if the lines are all full, or not
     * what they should be: then they are to be read one after the other, which says where.
     */
    double[] read(Count count, long perRow) throws IOException {
        int inLast = (int) (perRow % fields.perLine());
        if (inLast == 0 || perRow < fields.perLine() || count.value() > lines.bytesLeft()) {
            return null;
        }
        long begin = lines.nextOffset();
        long before = lines.linesBefore();
        double[] values = new double[(int) count.value()];
        int row = (int) perRow;
        int from = 0;
        boolean isGood = true;
        for (int to = row; isGood && to <= values.length; to += row) {
            isGood = addRow(row / fields.perLine());
            if (isGood && (full.length > BATCH_BYTES || to == values.length)) {
                isGood = readBatch(values, from, row, inLast);
                from = to;
            }
        }
        if (!isGood) {
            lines.moveTo(begin, before);
            return null;
        }
        return values;
    }

    private boolean addRow(int fullLines) throws IOException {
        for (int line = 0; line < fullLines; line++) {
            if (!lines.next()) {
                return false;
            }
            full.add(lines);
        }
        if (!lines.next()) {
            return false;
        }
        last.add(lines);
        return true;
    }

    private boolean readBatch(double[] values, int from, int row, int inLast) throws IOException {
        double[] firsts = read(full, fields.perLine());
        double[] lasts = firsts == null ? null : read(last, inLast);
        if (lasts == null) {
            return false;
        }
        int inFull = row - inLast;
        for (int i = 0; i < last.count; i++) {
            System.arraycopy(firsts, i * inFull, values, from + i * row, inFull);
            System.arraycopy(lasts, i * inLast, values, from + i * row + inFull, inLast);
        }
        full.clear();
        last.clear();
        return true;
    }

    /** The values of lines that have {@code perLine} each; null if they have not. */
    private double[] read(LineBatch batch, int perLine) throws IOException {
        Place place = Place.of(lines.source().name(), 0);
        byte[] text = Arrays.copyOf(batch.bytes, batch.length);
        Count count = new Count("values", (long) batch.count * perLine, place);
        int most = perLine * fields.width();
        if (batch.length > (long) batch.count * (most + 1)) {
            return null; // there are more values in a line, or blanks
        }
        try (Lines all = Source.of(lines.source().name(), text).lines()) {
            Section<double[]> section =
                    FoundFormat.of(fields.read(perLine), place).doubles(all, count, options);
            return section.lines().lastLine() == batch.count ? section.values() : null;
        } catch (FormworkException e) {
            return null;
        }
    }
}
