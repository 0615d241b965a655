package formwork.bulk;

import java.io.IOException;

/**
 * The elements of a text all of whose records but the last are equally long: threads can write
 * parts of it. Those that have all their values are written first, then the rest.
 */
public final class WritingParts {
    private final ArrayWriting writing;
    private final TextTarget target;
    private final long records;

    WritingParts(ArrayWriting writing, TextTarget target, long records) {
        this.writing = writing;
        this.target = target;
        this.records = records;
    }

    /** How many records there are before the last one. */
    public long records() {
        return records;
    }

    /** How many elements each of them has. */
    public int valuesPerRecord() {
        return writing.valuesPerRecord();
    }

    /** Writes the records {@code from} to {@code to}, from 0, of those before the last one. */
    public void write(ValueSource source, long from, long to) throws IOException {
        if (from < to) {
            writing.writeRecords(target, source, from, to);
        }
    }

    /** Writes the last record, behind which the text ends. */
    public void writeRest(ValueSource source) throws IOException {
        writing.writeRest(target, source, records);
    }
}
