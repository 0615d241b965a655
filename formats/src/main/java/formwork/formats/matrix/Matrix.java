package formwork.formats.matrix;

/** A matrix, or the part of it that is there. Rows, columns and entries are counted from 0. */
public sealed interface Matrix
        permits CoordinateMatrix, CompressedMatrix, ElementalMatrix, FullMatrix {
    /** What is done with the entries. */
    @FunctionalInterface
    interface EntryVisitor {
        /** The next entry. */
        void entry(long row, long column, double real, double imaginary);

        /** The next entry of a matrix of integers. */
        default void integer(long row, long column, long value) {
            entry(row, column, (double) value, 0);
        }
    }

    /** How many rows it has. */
    long rows();

    /** How many columns it has. */
    long columns();

    /** What it is known to be. */
    Symmetry symmetry();

    /** The values of its entries. */
    Values values();

    /** How many entries are there; of a symmetric matrix, those of one triangle. */
    long entryCount();

    /**
     * Goes over the entries {@code from} to {@code to} of those that are there, in their order.
     * Threads may do so at once.
     */
    void forEach(long from, long to, EntryVisitor visitor);

    /** Goes over all entries that are there, in their order. */
    default void forEach(EntryVisitor visitor) {
        forEach(0, entryCount(), visitor);
    }

    /**
     * Goes over all entries that the matrix has, those that symmetry implies behind their twins.
     */
    default void forEachExpanded(EntryVisitor visitor) {
        forEachExpanded(0, entryCount(), visitor);
    }

    /** Goes over some of the entries that are there, and those that symmetry implies by them. */
    default void forEachExpanded(long from, long to, EntryVisitor visitor) {
        forEach(from, to, symmetry().isHalf() ? new Expansion(symmetry(), visitor) : visitor);
    }
}
