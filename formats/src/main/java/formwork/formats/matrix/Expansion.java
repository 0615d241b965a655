package formwork.formats.matrix;

/** Hands on entries, those that symmetry implies behind their twins. */
final class Expansion implements Matrix.EntryVisitor {
    private final Matrix.EntryVisitor visitor;
    private final boolean isSkew;
    private final boolean isConjugate;

    Expansion(Symmetry symmetry, Matrix.EntryVisitor visitor) {
        this.visitor = visitor;
        isSkew = symmetry == Symmetry.SKEW;
        isConjugate = symmetry == Symmetry.HERMITIAN;
    }

    @Override
    public void entry(long row, long column, double real, double imaginary) {
        visitor.entry(row, column, real, imaginary);
        if (row != column) {
            visitor.entry(
                    column,
                    row,
                    isSkew ? -real : real,
                    isSkew || isConjugate ? -imaginary : imaginary);
        }
    }

    @Override
    public void integer(long row, long column, long value) {
        visitor.integer(row, column, value);
        if (row != column) {
            visitor.integer(column, row, isSkew ? -value : value);
        }
    }
}
