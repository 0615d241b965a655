package formwork.formats.matrix;

/**
 * A matrix all of whose entries are there, column after column; of a symmetric one those of the
 * lower triangle, of a skew one those below the diagonal.
 */
public record FullMatrix(long rows, long columns, Symmetry symmetry, Values values)
        implements Matrix {
    /** How many values a matrix of this size has. */
    public static long valuesOf(long rows, long columns, Symmetry symmetry) {
        if (symmetry == Symmetry.SKEW) {
            return rows * (rows - 1) / 2;
        }
        return symmetry.isHalf() ? rows * (rows + 1) / 2 : rows * columns;
    }

    @Override
    public long entryCount() {
        return values.length();
    }

    @Override
    public void forEach(long from, long to, EntryVisitor visitor) {
        long begin = 0; // of the column, among all values
        for (long column = 0; column < columns && begin < to; column++) {
            long first = symmetry.isHalf() ? column + (symmetry == Symmetry.SKEW ? 1 : 0) : 0;
            long end = begin + Math.max(0, rows - first);
            for (long i = Math.max(from, begin); i < Math.min(to, end); i++) {
                values.visit(first + i - begin, column, i, visitor);
            }
            begin = end;
        }
    }
}
