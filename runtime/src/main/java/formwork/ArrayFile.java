package formwork;

import static java.util.Objects.requireNonNull;

import formwork.bulk.ArrayReading;
import formwork.bulk.ArraySource;
import formwork.bulk.ArrayTarget;
import formwork.bulk.ArrayWriting;
import formwork.bulk.BufferSource;
import formwork.bulk.BufferTarget;
import formwork.bulk.TextSource;
import formwork.bulk.TextTarget;
import formwork.bulk.ValueSource;
import formwork.bulk.ValueTarget;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.Optional;

/**
 * A text and the format that it is the records of, for arrays as a whole; from {@link
 * Format#arrays}. Immutable: what sets something returns another one.
 *
 * <pre>{@code
 * double[] all = Format.of("(4D24.15)").arrays(path).threads(2).readDoubles();
 * double[] some = Format.of("(4D24.15)").arrays(path).range(1_000_000, 1000).readDoubles();
 * }</pre>
 *
 * <p><b>Elements.</b> All records are read as one READ statement does, but the text says how many
 * values there are: a record that ends early gives only the fields that it has, and what is blank
 * to the end of its record is not there. A WRITE is one statement with all elements. Arrays of
 * COMPLEX are pairs of reals, the real part first, and count two elements each.
 *
 * <p><b>Speed.</b> Formats whose records have fixed columns are read and written many fields at
 * once, in constant memory beside the array; other formats, and records that are not in their
 * columns, one by one, with the same answers.
 *
 * <p><b>Errors.</b> {@link FormworkException} if a field is no value of the kind that is read, or
 * the format has descriptors for other items, as a statement reports it; {@link IOException} if the
 * system fails. What was read before is in the array then.
 */
public final class ArrayFile {
    private final Format format;
    private final TextSource source;
    private final TextTarget target;
    private final UnitOptions options;
    private final int threads;
    private final long first;
    private final long count;

    ArrayFile(Format format, TextSource source, TextTarget target) {
        this(format, source, target, UnitOptions.DEFAULT, 1, 0, Long.MAX_VALUE);
    }

    private ArrayFile(
            Format format,
            TextSource source,
            TextTarget target,
            UnitOptions options,
            int threads,
            long first,
            long count) {
        this.format = format;
        this.source = source;
        this.target = target;
        this.options = options;
        this.threads = threads;
        this.first = first;
        this.count = count;
    }

    /** The same, connected with other options than {@link UnitOptions#DEFAULT}. */
    public ArrayFile with(UnitOptions value) {
        return new ArrayFile(format, source, target, requireNonNull(value), threads, first, count);
    }

    /**
     * The same by up to {@code value} threads, where records of one length give each of them a
     * share of the file; 1 at first.
     */
    public ArrayFile threads(int value) {
        if (value < 1) {
            throw new IllegalArgumentException("threads: found " + value + "; expected 1 or more");
        }
        return new ArrayFile(format, source, target, options, value, first, count);
    }

    /**
     * The same, reading only {@code elements} elements from the one numbered {@code from}, from 0,
     * or as many of them as there are. What stands before them is looked at, but not checked.
     */
    public ArrayFile range(long from, long elements) {
        if (from < 0 || elements < 0) {
            throw new IllegalArgumentException(
                    "range: found " + from + " and " + elements + "; expected 0 or more");
        }
        return new ArrayFile(format, source, target, options, threads, from, elements);
    }

    private ArrayReading reading(ItemKind kind) {
        return new ArrayReading(
                source, format.list(), options.modes(), options.recordLength(), kind);
    }

    /** Reads all elements, or those of the range, as REAL*8. */
    public double[] readDoubles() throws IOException {
        return (double[]) reading(ItemKind.REAL8).readAll(first, count, threads);
    }

    /** Reads all elements, or those of the range, as REAL*4. */
    public float[] readFloats() throws IOException {
        return (float[]) reading(ItemKind.REAL4).readAll(first, count, threads);
    }

    /** Reads all elements, or those of the range, as INTEGER*4. */
    public int[] readInts() throws IOException {
        return (int[]) reading(ItemKind.INTEGER4).readAll(first, count, threads);
    }

    /** Reads all elements, or those of the range, as INTEGER*8. */
    public long[] readLongs() throws IOException {
        return (long[]) reading(ItemKind.INTEGER8).readAll(first, count, threads);
    }

    /**
     * Reads elements into {@code target[from, to)}, as many as there are and have room, and returns
     * how many it were.
     */
    public int readDoubles(double[] target, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, target.length);
        return (int) read(ArrayTarget.of(ItemKind.REAL8, target, from, to), ItemKind.REAL8);
    }

    /** Reads REAL*4 as {@link #readDoubles(double[], int, int)} does. */
    public int readFloats(float[] target, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, target.length);
        return (int) read(ArrayTarget.of(ItemKind.REAL4, target, from, to), ItemKind.REAL4);
    }

    /** Reads INTEGER*4 as {@link #readDoubles(double[], int, int)} does. */
    public int readInts(int[] target, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, target.length);
        return (int) read(ArrayTarget.of(ItemKind.INTEGER4, target, from, to), ItemKind.INTEGER4);
    }

    /** Reads INTEGER*8 as {@link #readDoubles(double[], int, int)} does. */
    public int readLongs(long[] target, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, target.length);
        return (int) read(ArrayTarget.of(ItemKind.INTEGER8, target, from, to), ItemKind.INTEGER8);
    }

    /**
     * Reads elements of {@code kind} into the buffer, in its byte order, from its position on, as
     * many as there are and have room before its limit; moves the position behind them and returns
     * how many it were.
     *
     * @param kind INTEGER*4 or *8, REAL*4 or *8
     */
    public int read(ItemKind kind, ByteBuffer target) throws IOException {
        int read = (int) read(new BufferTarget(kind, target), kind);
        target.position(target.position() + read * kind.sizeBytes());
        return read;
    }

    /**
     * Reads elements into memory of the caller's, as many as there are and have room, and returns
     * how many it were.
     */
    public long read(ArrayMemory target) throws IOException {
        return read(target.target(), target.kind());
    }

    long read(ValueTarget target, ItemKind kind) throws IOException {
        return reading(kind).read(target, first, count, threads);
    }

    /**
     * The elements as parts that threads of the caller's can read, each without what stands before
     * it; none if the records are not alike, or elements before those of the range have to be
     * looked at.
     */
    public Optional<PartsToRead> partsToRead(ItemKind kind) throws IOException {
        return Optional.ofNullable(first > 0 ? null : reading(kind).parts(count))
                .map(parts -> new PartsToRead(parts, kind));
    }

    // ---- writing ----

    private ArrayWriting writing(ItemKind kind) {
        return new ArrayWriting(
                format.list(),
                options.modes(),
                options.recordLength(),
                options.carriageReturns(),
                kind);
    }

    /** Writes the array with one WRITE statement, in place of what the file has. */
    public void writeDoubles(double[] values) throws IOException {
        writeDoubles(values, 0, values.length);
    }

    /** Writes the elements {@code from} to {@code to} as {@link #writeDoubles(double[])} does. */
    public void writeDoubles(double[] values, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, values.length);
        write(new ArraySource(ItemKind.REAL8, values, from, to), ItemKind.REAL8);
    }

    /** Writes REAL*4 as {@link #writeDoubles(double[])} does. */
    public void writeFloats(float[] values) throws IOException {
        writeFloats(values, 0, values.length);
    }

    /** Writes REAL*4 as {@link #writeDoubles(double[], int, int)} does. */
    public void writeFloats(float[] values, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, values.length);
        write(new ArraySource(ItemKind.REAL4, values, from, to), ItemKind.REAL4);
    }

    /** Writes INTEGER*4 as {@link #writeDoubles(double[])} does. */
    public void writeInts(int[] values) throws IOException {
        writeInts(values, 0, values.length);
    }

    /** Writes INTEGER*4 as {@link #writeDoubles(double[], int, int)} does. */
    public void writeInts(int[] values, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, values.length);
        write(new ArraySource(ItemKind.INTEGER4, values, from, to), ItemKind.INTEGER4);
    }

    /** Writes INTEGER*8 as {@link #writeDoubles(double[])} does. */
    public void writeLongs(long[] values) throws IOException {
        writeLongs(values, 0, values.length);
    }

    /** Writes INTEGER*8 as {@link #writeDoubles(double[], int, int)} does. */
    public void writeLongs(long[] values, int from, int to) throws IOException {
        Objects.checkFromToIndex(from, to, values.length);
        write(new ArraySource(ItemKind.INTEGER8, values, from, to), ItemKind.INTEGER8);
    }

    /**
     * Writes the elements of a buffer from its position to its limit, which are of {@code kind} and
     * in its byte order, with one WRITE statement; moves the position to the limit.
     *
     * @param kind INTEGER*4 or *8, REAL*4 or *8
     */
    public void write(ItemKind kind, ByteBuffer values) throws IOException {
        write(new BufferSource(kind, values), kind);
        values.position(values.limit() - values.remaining() % kind.sizeBytes());
    }

    /** Writes elements as {@link #writeDoubles(double[])} does. */
    public void write(ArrayMemory values) throws IOException {
        write(values.source(), values.kind());
    }

    void write(ValueSource values, ItemKind kind) throws IOException {
        writing(kind).write(target, values, threads);
    }

    /**
     * {@code elements} elements as parts that threads of the caller's can write; none if the
     * records are not alike, or the text cannot be written from any place on.
     */
    public Optional<PartsToWrite> partsToWrite(ItemKind kind, long elements) {
        return Optional.ofNullable(writing(kind).parts(target, elements)).map(PartsToWrite::new);
    }

    /**
     * The bytes of the text that {@code values} elements of {@code kind} make; -1 if that depends
     * on the elements.
     */
    public long bytes(long values, ItemKind kind) throws IOException {
        return writing(kind).bytes(values);
    }
}
