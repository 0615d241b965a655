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
    public void forEach(EntryVisitor visitor) {
        long lines = offsets.length() - 1;
        for (long line = 0; line < lines; line++) {
            long end = offsets.at(line + 1);
            for (long i = offsets.at(line); i < end; i++) {
                long index = indices.at(i);
                values.visit(isByColumns ? index : line, isByColumns ? line : index, i, visitor);
            }
        }
    }
}
