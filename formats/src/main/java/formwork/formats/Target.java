package formwork.formats;

import formwork.Format;
import formwork.UnitOptions;
import formwork.bulk.ArraySource;
import formwork.bulk.ArrayWriting;
import formwork.bulk.FileText;
import formwork.bulk.TextTarget;
import formwork.bulk.ValueSource;
import formwork.bulk.WritingParts;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Modes;
import java.io.Closeable;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A file to write, line after line and array after array. */
public final class Target implements Closeable {
    private static final int PIECE_NUMBERS = 1 << 16;

    private final String name;
    private final OutputStream stream;

    private Target(String name, OutputStream stream) {
        this.name = name;
        this.stream = stream;
    }

    /** The file {@code path}, in place of what it has; packed if its name ends in {@code .gz}. */
    public static Target create(Path path) throws IOException {
        return new Target(path.toString(), new FileOutput(new FileText(path)));
    }

    /** A stream, which this then owns. */
    public static Target of(String name, OutputStream stream) {
        return new Target(name, stream);
    }

    /** What messages call it. */
    public String name() {
        return name;
    }

    /** Writes a line, in ISO 8859-1. */
    public void line(String text) throws IOException {
        stream.write(text.getBytes(StandardCharsets.ISO_8859_1));
        stream.write('\n');
    }

    /** Writes items as {@link Format#write(Object...)} does, with one WRITE statement. */
    public void write(Format format, Object... items) throws IOException {
        line(format.write(items));
    }

    /** Writes integers with one WRITE statement. */
    public void ints(Format format, int[] values) throws IOException {
        array(format, ItemKind.INTEGER4, values, values.length);
    }

    /** Writes long integers with one WRITE statement. */
    public void longs(Format format, long[] values) throws IOException {
        array(format, ItemKind.INTEGER8, values, values.length);
    }

    /** Writes reals with one WRITE statement. */
    public void doubles(Format format, double[] values) throws IOException {
        array(format, ItemKind.REAL8, values, values.length);
    }

    /**
     * Writes numbers with one WRITE statement, {@code added} to each integer; in pieces, if each
     * line is written as the first, so that no copy of all is made. Workers who have shares of the
     * numbers write those to a file of which the places of all lines are known.
     */
    public void numbers(Format format, Numbers numbers, long added) throws IOException {
        if (numbers instanceof NumberMemory memory && isWrittenByWorkers(format, memory, added)) {
            return;
        }
        int perLine = FormatFields.perLine(format, numbers.kind());
        long piece = perLine == 0 ? numbers.length() : perLine * (1L + PIECE_NUMBERS / perLine);
        for (long from = 0; from < numbers.length(); from += piece) {
            int count = Storage.arrayLength(Math.min(piece, numbers.length() - from));
            switch (numbers.kind()) {
                case INTEGER4, INTEGER8 -> {
                    long[] values = new long[count];
                    for (int i = 0; i < count; i++) {
                        values[i] = numbers.integer(from + i) + added;
                    }
                    longs(format, values);
                }
                default -> {
                    double[] values = new double[count];
                    for (int i = 0; i < count; i++) {
                        values[i] = numbers.real(from + i);
                    }
                    doubles(format, values);
                }
            }
        }
    }

    private boolean isWrittenByWorkers(Format format, NumberMemory memory, long added)
            throws IOException {
        NumberWorkers workers = memory.workers();
        if (!(stream instanceof FileOutput file) || !file.isAddressable() || workers.count() == 1) {
            return false;
        }
        ValueSource source = memory.source(added);
        ItemKind kind = memory.kind().isReal() ? ItemKind.REAL8 : ItemKind.INTEGER8; // as above
        WritingParts parts = writing(format, kind).parts(file.rest(), memory.length());
        if (parts == null) {
            return false;
        }
        file.beginParts();
        int values = parts.valuesPerRecord();
        workers.runShares(
                memory.length(),
                (worker, from, to) -> {
                    // A record is of the worker who has its first number.
                    long first = (from + values - 1) / values;
                    long end = Math.min(parts.records(), (to + values - 1) / values);
                    parts.write(source, first, end);
                });
        parts.writeRest(source);
        return true;
    }

    /** Writes texts with one WRITE statement. */
    public void texts(Format format, String[] values) throws IOException {
        if (values.length > 0) {
            line(format.write((Object[]) values));
        }
    }

    /**
     * Writes the rows of a table by a format, a WRITE statement each; a column is written as its
     * values stand in memory.
     *
     * @throws FormworkException if a row has a value that is null, which no format can write
     */
    public void rows(Format format, Table table) throws IOException {
        for (int row = 0; row < table.rowCount(); row++) {
            Object[] values = table.row(row);
            for (Object value : values) {
                if (value == null) {
                    throw new FormworkException(
                            IoStatus.BAD_SHAPE,
                            name
                                    + ": found no value in row "
                                    + (row + 1)
                                    + " of "
                                    + table.name()
                                    + "; expected one in each column, to write it");
                }
            }
            line(format.write(values));
        }
    }

    /** The stream, for what is written in another way. */
    public OutputStream stream() {
        return stream;
    }

    private void array(Format format, ItemKind kind, Object values, int length) throws IOException {
        if (length > 0) {
            writing(format, kind).write(new Part(), new ArraySource(kind, values, 0, length), 1);
        }
    }

    private static ArrayWriting writing(Format format, ItemKind kind) {
        return new ArrayWriting(
                format.list(), Modes.DEFAULT, UnitOptions.DEFAULT_RECORD_LENGTH, false, kind);
    }

    /** What an array becomes, behind what is there. */
    private final class Part implements TextTarget {
        @Override
        public String name() {
            return name;
        }

        @Override
        public OutputStream create() {
            return new FilterOutputStream(stream) {
                @Override
                public void write(byte[] bytes, int from, int length) throws IOException {
                    out.write(bytes, from, length);
                }

                @Override
                public void close() {
                    // more comes behind it
                }
            };
        }

        @Override
        public boolean isAddressable() {
            return false;
        }

        @Override
        public OutputStream at(long fromByte) {
            throw new IllegalStateException("found no way to a byte of a stream");
        }

        @Override
        public OutputStream endingAt(long fromByte) {
            return at(fromByte);
        }
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
