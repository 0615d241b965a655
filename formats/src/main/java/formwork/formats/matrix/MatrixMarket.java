package formwork.formats.matrix;

import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.NumberLines;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import java.io.IOException;
import java.util.Locale;

/** Matrix Market files: entries in coordinates, or all values of an array. */
public final class MatrixMarket implements WritableKind<MarketMatrix> {
    /** No line of an entry, but perhaps the last, is shorter: {@code 1 1} and its end. */
    private static final int LEAST_ENTRY_BYTES = 4;

    @Override
    public String name() {
        return "matrix-market";
    }

    @Override
    public String title() {
        return "a Matrix Market matrix";
    }

    @Override
    public String specification() {
        return "R. Boisvert, R. Pozo, K. Remington, The Matrix Market Exchange Formats: Initial"
                + " Design, NISTIR 5935, 1996";
    }

    @Override
    public Splitting splitting() {
        return Splitting.LINES;
    }

    @Override
    public Evidence recognise(Head head) {
        String line = head.line(1);
        return line.toLowerCase(Locale.ROOT).startsWith(MarketHeader.BANNER)
                ? Evidence.certain("line 1: \"" + line.strip() + "\"")
                : Evidence.none("line 1 does not begin with %%MatrixMarket");
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        try (NumberLines lines = new NumberLines(source)) {
            MarketHeader header = MarketHeader.read(lines);
            return Facts.NONE
                    .with("layout", header.isArray() ? "array" : "coordinate")
                    .with("field", header.field())
                    .with("symmetry", MarketHeader.word(header.symmetry()))
                    .with("rows", header.rows().value())
                    .with("columns", header.columns().value())
                    .with(header.entries().what(), header.entries().value());
        }
    }

    @Override
    public MarketMatrix read(Source source, ReadOptions options) throws IOException {
        try (NumberLines lines = new NumberLines(source)) {
            MarketHeader header = MarketHeader.read(lines);
            MarketReading reading = new MarketReading(lines, header, options);
            Matrix matrix = reading.matrix();
            return new MarketMatrix(matrix, header.lines(), reading.fractionDigits());
        }
    }

    /**
     * Reads the entries of a file of coordinates one after the other, in memory that does not grow
     * with them.
     *
     * @return how many rows and columns the matrix has, as a matrix without entries
     */
    public Matrix forEach(Source source, Matrix.EntryVisitor visitor) throws IOException {
        try (NumberLines lines = new NumberLines(source)) {
            MarketHeader header = MarketHeader.read(lines);
            if (header.isArray()) {
                throw lines.fault(IoStatus.BAD_STRUCTURE, "coordinates, as entries are wanted");
            }
            new MarketReading(lines, header, ReadOptions.STRICT).forEach(visitor);
            return new CoordinateMatrix(
                    header.rows().value(),
                    header.columns().value(),
                    header.symmetry(),
                    Indices.of(new int[0]),
                    Indices.of(new int[0]),
                    new Values.Pattern(0));
        }
    }

    /** Holds a count of entries against what is left for them. */
    static void requireRoom(Count entries, NumberLines lines, boolean isArray) {
        entries.requireWithin(lines.bytesLeft() + 1, isArray ? 2 : LEAST_ENTRY_BYTES);
    }

    @Override
    public void write(MarketMatrix file, Target target) throws IOException {
        MarketWriting.write(file, target);
    }
}
