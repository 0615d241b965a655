package formwork.formats.matrix;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.LineScanner;
import formwork.formats.Lines;
import formwork.formats.Place;
import formwork.formats.ReadOptions;
import java.io.IOException;

/** Reads the entries of a Matrix Market file. */
final class MarketReading {
    private static final byte COMMENT = '%';

    private final LineScanner scan;
    private final Lines lines;
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

    MarketReading(LineScanner scan, MarketHeader header, ReadOptions options) {
        this.scan = scan;
        this.lines = scan.lines();
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
        int count = (int) entries.value();
        boolean isWide = Math.max(rows, columns) > Integer.MAX_VALUE;
        int[] rowInts = new int[isWide ? 0 : count];
        int[] columnInts = new int[isWide ? 0 : count];
        long[] rowLongs = new long[isWide ? count : 0];
        long[] columnLongs = new long[isWide ? count : 0];
        double[] reals = new double[isPattern || isInteger ? 0 : isComplex ? 2 * count : count];
        long[] integers = new long[isInteger ? count : 0];
        for (int i = 0; i < count; i++) {
            entry(i);
            if (isWide) {
                rowLongs[i] = row;
                columnLongs[i] = column;
            } else {
                rowInts[i] = (int) row;
                columnInts[i] = (int) column;
            }
            if (isComplex) {
                reals[2 * i] = real;
                reals[2 * i + 1] = imaginary;
            } else if (isInteger) {
                integers[i] = integer;
            } else if (!isPattern) {
                reals[i] = real;
            }
        }
        requireNoMore();
        return new CoordinateMatrix(
                rows,
                columns,
                header.symmetry(),
                isWide ? Indices.of(rowLongs) : Indices.of(rowInts),
                isWide ? Indices.of(columnLongs) : Indices.of(columnInts),
                values(count, reals, integers));
    }

    void forEach(Matrix.EntryVisitor visitor) throws IOException {
        long count = header.entries().value();
        for (long i = 0; i < count; i++) {
            entry(i);
            visitor.entry(row, column, isInteger ? integer : isPattern ? 1 : real, imaginary);
        }
        requireNoMore();
    }

    private void entry(long number) throws IOException {
        if (!scan.nextContent(COMMENT)) {
            throw tooFew(number);
        }
        row = index("a row", rows);
        column = index("a column", columns);
        if (header.symmetry().isHalf()) {
            checkTriangle();
        }
        if (!isPattern) {
            value(number);
        }
        scan.requireEnd();
    }

    private void value(long number) {
        if (number == 0 && !isInteger) {
            fractionDigits = MarketNumbers.fractionDigits(lines, scan.place());
        }
        if (isInteger) {
            integer = scan.integer("an integer");
        } else {
            real = scan.real("a real");
            imaginary = isComplex ? scan.real("the imaginary part") : 0;
        }
    }

    private long index(String what, long most) {
        Place place = null;
        long index = scan.integer(what);
        if (index < 1 || index > most) {
            place = lines.place();
            throw place.fault(IoStatus.BAD_INDEX, what.substring(2) + " " + index, "1 to " + most);
        }
        return index - 1;
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
        return Place.of(lines.source().name(), lines.linesBefore() + 1)
                .fault(
                        IoStatus.BAD_COUNT,
                        "its end after " + found + " " + header.entries().what(),
                        header.entries().value() + ", as " + header.entries().place() + " says");
    }

    private void requireNoMore() throws IOException {
        if (scan.nextContent(COMMENT) && !options.isLenient()) {
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

    private Values values(int count, double[] reals, long[] integers) {
        if (isPattern) {
            return new Values.Pattern(count);
        }
        if (isInteger) {
            return new Values.Integers(integers);
        }
        return isComplex ? new Values.Complexes(reals) : new Values.Reals(reals);
    }

    /** All values, which may stand several in a line. */
    Matrix array() throws IOException {
        MatrixMarket.requireRoom(header.entries(), lines, true);
        int count = (int) header.entries().value();
        double[] reals = new double[isInteger ? 0 : isComplex ? 2 * count : count];
        long[] integers = new long[isInteger ? count : 0];
        for (int i = 0; i < count; i++) {
            if (scan.atEnd() && !scan.nextContent(COMMENT)) {
                throw tooFew(i);
            }
            value(i);
            if (isInteger) {
                integers[i] = integer;
            } else if (isComplex) {
                reals[2 * i] = real;
                reals[2 * i + 1] = imaginary;
            } else {
                reals[i] = real;
            }
        }
        if (!options.isLenient()) {
            scan.requireEnd();
        }
        requireNoMore();
        return new FullMatrix(rows, columns, header.symmetry(), values(count, reals, integers));
    }
}
