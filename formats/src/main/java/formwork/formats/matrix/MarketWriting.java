package formwork.formats.matrix;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.NumberMemory;
import formwork.formats.NumberWorkers;
import formwork.formats.Numbers;
import formwork.formats.Target;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Writes Matrix Market files. */
final class MarketWriting {
    private static final int BUFFER_BYTES = 1 << 16;
    private static final long PIECE_ENTRIES = 1 << 14;

    private final MarketMatrix file;
    private final Matrix matrix;

    private MarketWriting(MarketMatrix file) {
        this.file = file;
        matrix = file.matrix();
    }

    static void write(MarketMatrix file, Target target) throws IOException {
        MarketWriting writing = new MarketWriting(file);
        for (String line : writing.header(target)) {
            target.line(line);
        }
        OutputStream out = new BufferedOutputStream(target.stream(), BUFFER_BYTES);
        writing.entries(out);
        out.flush();
    }

    private List<String> header(Target target) {
        if (!file.header().isEmpty()) {
            return file.header();
        }
        if (matrix instanceof ElementalMatrix) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    target.name()
                            + ": found a matrix in elements; expected one in coordinates, by rows or"
                            + " columns, or full");
        }
        boolean isArray = matrix instanceof FullMatrix;
        String field = "real";
        if (matrix.values() instanceof Values.Pattern) {
            field = "pattern";
        } else if (matrix.values() instanceof Values.Complexes) {
            field = "complex";
        } else if (matrix.values() instanceof Values.Integers) {
            field = "integer";
        }
        return List.of(
                "%%MatrixMarket matrix "
                        + (isArray ? "array " : "coordinate ")
                        + field
                        + ' '
                        + MarketHeader.word(matrix.symmetry()),
                matrix.rows()
                        + " "
                        + matrix.columns()
                        + (isArray ? "" : " " + matrix.entryCount()));
    }

    private void entries(OutputStream out) throws IOException {
        NumberWorkers workers = workers();
        long count = matrix.entryCount();
        if (workers == null) {
            entries(0, count, out);
            return;
        }
        // How long a line is, nobody knows before: they make pieces in turn, which go out in order.
        ByteArrayOutputStream[] texts = new ByteArrayOutputStream[workers.count()];
        for (long begin = 0; begin < count; begin += texts.length * PIECE_ENTRIES) {
            long first = begin;
            workers.run(
                    worker -> {
                        long from = Math.min(count, first + worker * PIECE_ENTRIES);
                        texts[worker] = new ByteArrayOutputStream();
                        entries(from, Math.min(count, from + PIECE_ENTRIES), texts[worker]);
                    });
            for (ByteArrayOutputStream text : texts) {
                text.writeTo(out);
            }
        }
    }

    /** Who has shares of the numbers of the matrix; null if nobody has. */
    private NumberWorkers workers() {
        Numbers numbers = null;
        if (matrix instanceof CoordinateMatrix coordinates) {
            numbers = coordinates.rowIndices().numbers();
        } else if (matrix instanceof CompressedMatrix compressed) {
            numbers = compressed.indices().numbers();
        } else if (matrix.values() instanceof Values.Reals reals) {
            numbers = reals.numbers();
        } else if (matrix.values() instanceof Values.Complexes complexes) {
            numbers = complexes.numbers();
        } else if (matrix.values() instanceof Values.Integers integers) {
            numbers = integers.numbers();
        }
        return numbers instanceof NumberMemory memory ? memory.workers() : null;
    }

    private void entries(long from, long to, OutputStream out) throws IOException {
        boolean isArray = matrix instanceof FullMatrix;
        Values values = matrix.values();
        MarketNumbers numbers = new MarketNumbers(file.fractionDigits());
        long[] position = {from};
        try {
            matrix.forEach(
                    from,
                    to,
                    (row, column, real, imaginary) -> {
                        String places = isArray ? "" : (row + 1) + " " + (column + 1);
                        String value = value(numbers, values, position[0]++);
                        String gap = isArray || value.isEmpty() ? "" : " ";
                        put(out, places + gap + value + "\n");
                    });
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static String value(MarketNumbers numbers, Values values, long position) {
        if (values instanceof Values.Pattern) {
            return "";
        }
        if (values instanceof Values.Integers integers) {
            return Long.toString(integers.at(position));
        }
        String real = numbers.text(values.real(position));
        return values instanceof Values.Complexes
                ? real + " " + numbers.text(values.imaginary(position))
                : real;
    }

    private static void put(OutputStream out, String text) {
        try {
            out.write(text.getBytes(StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
