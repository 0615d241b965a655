package formwork.formats.matrix;

import formwork.edit.ItemKind;
import formwork.formats.NumberMemory;
import formwork.formats.NumberWorkers;
import formwork.formats.Numbers;
import formwork.formats.Storage;

/** Room for the entries of a Matrix Market file, in coordinates or full. */
final class MarketStore {
    private final MarketHeader header;
    private final long count;
    private final Numbers rows; // null of a full matrix, as are the columns
    private final Numbers columns;
    private final Numbers numbers; // null of a pattern
    private final boolean isComplex;

    /** For all entries that the header says; the caller knows that they can be there. */
    MarketStore(MarketHeader header, Storage storage) {
        this.header = header;
        count = header.entries().value();
        isComplex = header.field().equals("complex");
        rows = header.isArray() ? null : storage.indices(count, header.rows().value());
        columns = header.isArray() ? null : storage.indices(count, header.columns().value());
        numbers =
                switch (header.field()) {
                    case "pattern" -> null;
                    case "integer" -> storage.numbers(ItemKind.INTEGER8, count);
                    case "complex" -> storage.numbers(ItemKind.REAL8, 2 * count);
                    default -> storage.numbers(ItemKind.REAL8, count);
                };
    }

    /** How many entries there is room for. */
    long count() {
        return count;
    }

    /** Who has shares of them; null if nobody has. */
    NumberWorkers workers() {
        return (rows == null ? numbers : rows) instanceof NumberMemory memory
                ? memory.workers()
                : null;
    }

    void place(long position, long row, long column) {
        rows.putInteger(position, row);
        columns.putInteger(position, column);
    }

    void integer(long position, long value) {
        numbers.putInteger(position, value);
    }

    void real(long position, double real, double imaginary) {
        if (isComplex) {
            numbers.putReal(2 * position, real);
            numbers.putReal(2 * position + 1, imaginary);
        } else {
            numbers.putReal(position, real);
        }
    }

    /** The matrix with all its entries. */
    Matrix matrix() {
        long rowCount = header.rows().value();
        long columnCount = header.columns().value();
        return header.isArray()
                ? new FullMatrix(rowCount, columnCount, header.symmetry(), values())
                : new CoordinateMatrix(
                        rowCount,
                        columnCount,
                        header.symmetry(),
                        Indices.of(rows),
                        Indices.of(columns),
                        values());
    }

    private Values values() {
        return switch (header.field()) {
            case "pattern" -> new Values.Pattern(count);
            case "integer" -> new Values.Integers(numbers);
            case "complex" -> new Values.Complexes(numbers);
            default -> new Values.Reals(numbers);
        };
    }
}
