package formwork.unit;

import java.io.Closeable;
import java.io.IOException;

/** Records to read, one after the other; the record in hand is a range of a byte array. */
public abstract sealed class RecordSource implements Closeable
        permits StreamRecordSource, MemoryRecordSource, PlacedRecordSource {
    private final String name;
    byte[] bytes = {};
    int from;
    int to;
    private long number;

    RecordSource(String name) {
        this.name = name;
    }

    /**
     * Moves to the next record and returns true, or false where there is none.
     *
     * @throws IOException if the system fails; the message names the source and the record
     */
    public final boolean next() throws IOException {
        if (!advance()) {
            return false;
        }
        number++;
        return true;
    }

    abstract boolean advance() throws IOException;

    /** Counts records from 1 again. */
    final void restart() {
        number = 0;
    }

    /** The record before the next one has this number. */
    final void countFrom(long before) {
        number = before;
    }

    /** What messages call this source. */
    public final String name() {
        return name;
    }

    /** The number of the record in hand, from 1; 0 before the first. */
    public final long number() {
        return number;
    }

    /** The array that holds the record in hand; its content lasts until {@link #next}. */
    public final byte[] bytes() {
        return bytes;
    }

    /** Where the record in hand begins in {@link #bytes}. */
    public final int from() {
        return from;
    }

    /** Where the record in hand ends in {@link #bytes}; its record marker is not part of it. */
    public final int to() {
        return to;
    }
}
