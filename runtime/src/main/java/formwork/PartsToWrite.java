package formwork;

import formwork.bulk.WritingParts;
import java.io.IOException;

/**
 * The records of an {@link ArrayFile} that are equally long: threads of a caller's can write parts
 * of them. Those before the last one are written first, then it. Immutable.
 */
public final class PartsToWrite {
    private final WritingParts parts;

    PartsToWrite(WritingParts parts) {
        this.parts = parts;
    }

    /** How many records there are before the last one. */
    public long records() {
        return parts.records();
    }

    /** How many elements each of them has. */
    public int valuesPerRecord() {
        return parts.valuesPerRecord();
    }

    /**
     * Writes the records {@code from} to {@code to}, from 0, of those before the last one.
     *
     * @param memory all elements of the file
     */
    public void write(ArrayMemory memory, long from, long to) throws IOException {
        if (from < 0 || to > records()) {
            throw new IndexOutOfBoundsException(
                    "parts: found records "
                            + from
                            + " to "
                            + to
                            + "; expected some of "
                            + records());
        }
        parts.write(memory.source(), from, to);
    }

    /** Writes the last record, behind which the file ends. */
    public void writeRest(ArrayMemory memory) throws IOException {
        parts.writeRest(memory.source());
    }
}
