package formwork.formats.matrix;

/**
 * A matrix by its columns or rows: entries {@code offsets[k]} to {@code offsets[k + 1]} are those
 * of column or row {@code k}.
 *
 * @param isByColumns whether by columns; else by rows
 * @param offsets one more than there are columns or rows
 * @param indices the row of each entry, or its column
 */
public record CompressedMatrix(
        long rows,
        long columns,
        Symmetry symmetry,
        boolean isByColumns,
        Indices offsets,
        Indices indices,
        Values values)
        implements Matrix {

    @Override
    public long entryCount() {
        return indices.length();
    }

    @Override
    public void forEach(long from, long to, EntryVisitor visitor) {
        long lines = offsets.length() - 1;
        long i = from;
        for (long line = lineOf(from); line < lines && i < to; line++) {
            long end = Math.min(to, offsets.at(line + 1));
            for (i = Math.max(i, offsets.at(line)); i < end; i++) {
                long index = indices.at(i);
                values.visit(isByColumns ? index : line, isByColumns ? line : index, i, visitor);
            }
        }
    }

    /** The first column or row that ends behind an entry, which it then has; all if none does. */
    private long lineOf(long entry) {
        long low = 0;
        long high = offsets.length() - 1;
        while (low < high) {
            long middle = (low + high) >>> 1;
            if (offsets.at(middle + 1) <= entry) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
