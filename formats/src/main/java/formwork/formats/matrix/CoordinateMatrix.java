package formwork.formats.matrix;

/**
 * A matrix whose entries each have a row and a column.
 *
 * @param rowIndices of each entry
 * @param columnIndices of each entry
 */
public record CoordinateMatrix(
        long rows,
        long columns,
        Symmetry symmetry,
        Indices rowIndices,
        Indices columnIndices,
        Values values)
        implements Matrix {

    @Override
    public long entryCount() {
        return rowIndices.length();
    }

    @Override
    public void forEach(long from, long to, EntryVisitor visitor) {
        for (long i = from; i < to; i++) {
            values.visit(rowIndices.at(i), columnIndices.at(i), i, visitor);
        }
    }
}
