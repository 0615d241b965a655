package formwork.formats.matrix;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.NumberLines;
import formwork.formats.Numbers;
import formwork.formats.Place;
import formwork.formats.ReadOptions;
import formwork.formats.Storage;
import java.io.IOException;

/** Reads the entries of a Matrix Market file. */
final class MarketReading {
    private static final byte COMMENT = '%';

    private final NumberLines lines;
    private final MarketHeader header;
    private final ReadOptions options;
    private final boolean isPattern;
    private final boolean isComplex;
    private final boolean isInteger;
    private final long rows;
    private final long columns;
    private int fractionDigits = -1;

    // the entry in hand
    private long row;
    private long column;
    private double real;
    private double imaginary;
    private long integer;

    MarketReading(NumberLines lines, MarketHeader header, ReadOptions options) {
        this.lines = lines;
        this.header = header;
        this.options = options;
        isPattern = header.field().equals("pattern");
        isComplex = header.field().equals("complex");
        isInteger = header.field().equals("integer");
        rows = header.rows().value();
        columns = header.columns().value();
    }

    /** Digits behind the point of the first value, if it is written as C's %e has it. */
    int fractionDigits() {
        return fractionDigits;
    }

    Matrix coordinates() throws IOException {
        Count entries = header.entries();
        MatrixMarket.requireRoom(entries, lines, false);
        long count = entries.value();
        Storage storage = options.storage();
        Numbers rowIndices = storage.indices(count, rows);
        Numbers columnIndices = storage.indices(count, columns);
        Numbers numbers = numbers(count);
        for (long i = 0; i < count; i++) {
            entry(i);
            rowIndices.putInteger(i, row);
            columnIndices.putInteger(i, column);
            put(numbers, i);
        }
        requireNoMore();
        return new CoordinateMatrix(
                rows,
                columns,
                header.symmetry(),
                Indices.of(rowIndices),
                Indices.of(columnIndices),
                values(count, numbers));
    }

    /** Room for the values; none for a pattern. */
    private Numbers numbers(long count) {
        if (isInteger) {
            return options.storage().numbers(ItemKind.INTEGER8, count);
        }
        long reals = isPattern ? 0 : isComplex ? 2 * count : count;
        return options.storage().numbers(ItemKind.REAL8, reals);
    }

    private void put(Numbers numbers, long position) {
        if (isInteger) {
            numbers.putInteger(position, integer);
        } else if (isComplex) {
            numbers.putReal(2 * position, real);
            numbers.putReal(2 * position + 1, imaginary);
        } else if (!isPattern) {
            numbers.putReal(position, real);
        }
    }

    void forEach(Matrix.EntryVisitor visitor) throws IOException {
        long count = header.entries().value();
        for (long i = 0; i < count; i++) {
            entry(i);
            if (isInteger) {
                visitor.integer(row, column, integer);
            } else {
                visitor.entry(row, column, isPattern ? 1 : real, imaginary);
            }
        }
        requireNoMore();
    }

    private void entry(long number) throws IOException {
        if (!nextContent()) {
            throw tooFew(number);
        }
        row = lines.index("a row", 1, rows) - 1;
        column = lines.index("a column", 1, columns) - 1;
        if (header.symmetry().isHalf()) {
            checkTriangle();
        }
        if (!isPattern) {
            value(number);
        }
        lines.requireEnd();
    }

    /** Goes to the next line that is no comment and has more than blanks. */
    private boolean nextContent() throws IOException {
        while (lines.next()) {
            int first = lines.peek();
            if (first >= 0 && first != COMMENT) {
                return true;
            }
        }
        return false;
    }

    private void value(long number) {
        if (isInteger) {
            integer = lines.integer("an integer");
            return;
        }
        real = lines.real("a real");
        if (number == 0) {
            fractionDigits = MarketNumbers.fractionDigits(lines.field());
        }
        imaginary = isComplex ? lines.real("the imaginary part") : 0;
    }

    private void checkTriangle() {
        boolean isWrong = row < column || row == column && header.symmetry() == Symmetry.SKEW;
        if (isWrong && !options.isLenient()) {
            throw lines.place()
                    .fault(
                            IoStatus.BAD_STRUCTURE,
                            "row " + (row + 1) + " in column " + (column + 1),
                            "entries of the lower triangle only, as the matrix is "
                                    + MarketHeader.word(header.symmetry()));
        }
    }

    private FormworkException tooFew(long found) {
        return Place.of(lines.place().file(), lines.number() + 1)
                .fault(
                        IoStatus.BAD_COUNT,
                        "its end after " + found + " " + header.entries().what(),
                        header.entries().value() + ", as " + header.entries().place() + " says");
    }

    private void requireNoMore() throws IOException {
        if (nextContent() && !options.isLenient()) {
            throw lines.fault(
                    IoStatus.BAD_COUNT,
                    "the end after "
                            + header.entries().value()
                            + " "
                            + header.entries().what()
                            + ", as "
                            + header.entries().place()
                            + " says");
        }
    }

    private Values values(long count, Numbers numbers) {
        if (isPattern) {
            return new Values.Pattern(count);
        }
        if (isInteger) {
            return new Values.Integers(numbers);
        }
        return isComplex ? new Values.Complexes(numbers) : new Values.Reals(numbers);
    }

    /** All values, which may stand several in a line. */
    Matrix array() throws IOException {
        MatrixMarket.requireRoom(header.entries(), lines, true);
        long count = header.entries().value();
        Numbers numbers = numbers(count);
        for (long i = 0; i < count; i++) {
            if (lines.isAtEnd() && !nextContent()) {
                throw tooFew(i);
            }
            value(i);
            put(numbers, i);
        }
        if (!options.isLenient()) {
            lines.requireEnd();
        }
        requireNoMore();
        return new FullMatrix(rows, columns, header.symmetry(), values(count, numbers));
    }
}
