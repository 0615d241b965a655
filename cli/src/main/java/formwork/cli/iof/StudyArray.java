package formwork.cli.iof;

import formwork.ArrayFile;
import formwork.Format;
import formwork.ReadStatement;
import formwork.WriteStatement;
import formwork.edit.ItemKind;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;

/** The values of one type, and room for them to come back. COMPLEX are their parts in turn. */
public abstract sealed class StudyArray permits DoubleArray, FloatArray, IntArray {
    private final StudyType type;
    private final Format format;
    private final int threads;

    StudyArray(StudyType type, int threads) {
        this.type = type;
        format = Format.of(type.formatText());
        this.threads = threads;
    }

    /** The values of so many elements. */
    public static StudyArray of(StudyType type, int elements, int threads) {
        return switch (type) {
            case I4 -> new IntArray(type, StudyValues.ints(elements), threads);
            case R4 -> new FloatArray(type, StudyValues.floats(elements), threads);
            case R8 -> new DoubleArray(type, StudyValues.doubles(elements), threads);
            case C8 -> new FloatArray(type, StudyValues.complexFloats(elements), threads);
            case C16 -> new DoubleArray(type, StudyValues.complexDoubles(elements), threads);
        };
    }

    final StudyType type() {
        return type;
    }

    /** The format of both directions. */
    public final Format format() {
        return format;
    }

    final int threads() {
        return threads;
    }

    /** How many values there are. */
    public abstract int length();

    /** What a value is to an edit descriptor. */
    abstract ItemKind kind();

    /** The bits of one value. */
    abstract long bits(int index);

    /**
     * Goes over the values and clears the room for those that come back: the Fortran program makes
     * its arrays just before it writes, and finds them in the cache.
     */
    abstract void renew();

    /** Writes all values into a new file. */
    abstract void write(Path path) throws IOException;

    /** Reads all values back. */
    abstract void read(Path path) throws IOException;

    /** Hands the values from {@code from} to {@code to} to the statement. */
    public abstract void put(WriteStatement statement, int from, int to) throws IOException;

    /** Reads the values from {@code from} to {@code to} back. */
    public abstract void next(ReadStatement statement, int from, int to) throws IOException;

    /** The values from {@code from} to {@code to} as text, from the buffer's position on. */
    public abstract void encode(int from, int to, ByteBuffer text) throws IOException;

    /** Reads the values from {@code from} to {@code to} back from the text in the buffer. */
    public abstract void decode(int from, int to, ByteBuffer text) throws IOException;

    /** The file's records as a whole, for as many threads as asked for. */
    final ArrayFile file(Path path) {
        return format.arrays(path).threads(threads);
    }

    final void checkCount(int found, int expected) {
        if (found != expected) {
            throw new IllegalStateException(
                    type + ": found " + found + " values; expected " + expected);
        }
    }

    /** The array of values that came back. */
    public abstract Object back();

    /** The first value that did not come back as a field's digits allow, or -1. */
    abstract int firstWrong();
}
