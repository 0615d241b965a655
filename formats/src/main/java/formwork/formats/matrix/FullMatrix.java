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
    public void forEach(EntryVisitor visitor) {
        long value = 0;
        for (long column = 0; column < columns; column++) {
            long first = symmetry.isHalf() ? column + (symmetry == Symmetry.SKEW ? 1 : 0) : 0;
            for (long row = first; row < rows; row++) {
                values.visit(row, column, value, visitor);
                value++;
            }
        }
    }
}
