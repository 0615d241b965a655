package formwork.formats.matrix;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.NumberLines;
import formwork.formats.Place;
import formwork.formats.ReadOptions;
import java.io.IOException;

/** Reads the entries of a Matrix Market file. */
final class MarketReading {
    static final byte COMMENT = '%';

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

    /** All entries; workers who have shares of them read those. */
    Matrix matrix() throws IOException {
        MatrixMarket.requireRoom(header.entries(), lines, header.isArray());
        MarketStore store = new MarketStore(header, options.storage());
        MarketShares shares = new MarketShares(header, options, store);
        if (shares.read(lines)) {
            fractionDigits = shares.fractionDigits();
        } else if (header.isArray()) {
            array(store);
        } else {
            for (long i = 0; i < store.count(); i++) {
                entry(i);
                put(store, i);
            }
            requireNoMore();
        }
        return store.matrix();
    }

    private void put(MarketStore store, long position) {
        if (!header.isArray()) {
            store.place(position, row, column);
        }
        if (isInteger) {
            store.integer(position, integer);
        } else if (!isPattern) {
            store.real(position, real, imaginary);
        }
    }

    /**
     * Reads the entries {@code from} to {@code to}, of which the next line with contents has the
     * first, and returns whether each has a line of its own.
     */
    boolean read(MarketStore store, long from, long to) throws IOException {
        for (long i = from; i < to; i++) {
            if (!header.isArray()) {
                entry(i);
            } else if (!lines.nextContent(COMMENT)) {
                return false;
            } else {
                value(i);
                lines.requireEnd();
            }
            put(store, i);
        }
        return true;
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
        if (!lines.nextContent(COMMENT)) {
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
        if (lines.nextContent(COMMENT) && !options.isLenient()) {
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

    /** All values, which may stand several in a line. */
    private void array(MarketStore store) throws IOException {
        for (long i = 0; i < store.count(); i++) {
            if (lines.isAtEnd() && !lines.nextContent(COMMENT)) {
                throw tooFew(i);
            }
            value(i);
            put(store, i);
        }
        if (!options.isLenient()) {
            lines.requireEnd();
        }
        requireNoMore();
    }
}
