package formwork.unit;

import java.io.Closeable;
import java.io.IOException;

/** Records to read, one after the other; the record in hand is a range of a byte array. */
public abstract sealed class RecordSource implements Closeable
        permits StreamRecordSource,
                MemoryRecordSource,
                PlacedRecordSource,
                DirectRecordSource,
                TextRecordSource {
    private final String name;
    byte[] bytes = {};
    int from;
    int to;
    private long number;
    private int held = -1; // where the next statement goes on in the record in hand
    private boolean metEnd;

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
            metEnd = true;
            return false;
        }
        number++;
        return true;
    }

    abstract boolean advance() throws IOException;

    /** Whether the record in hand has its end, and is not the last one without. */
    public boolean isEnded() {
        return true;
    }

    /**
     * The next statement goes on in the record in hand, {@code position} bytes from its beginning,
     * which may be beyond its end.
     */
    public final void hold(int position) {
        held = position;
    }

    /**
     * Where the statement that begins now goes on in the record in hand, in bytes from its
     * beginning; -1 if it begins at the next record. Asking again gives -1.
     */
    public final int resume() {
        int position = held;
        held = -1;
        return position;
    }

    /** Where the next statement goes on in {@link #bytes}, at most the end of the record. */
    final int heldIndex() {
        return Math.min(from + held, to);
    }

    /** Whether the next statement goes on in the record in hand. */
    final boolean isHeld() {
        return held >= 0;
    }

    /** Counts records from 1 again. */
    final void restart() {
        countFrom(0);
    }

    /** The record before the next one, if there is a next one, has this number. */
    final void countFrom(long before) {
        number = before;
        held = -1;
        metEnd = false;
    }

    /** Whether there was no record when one was asked for last. */
    final boolean metEnd() {
        return metEnd;
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
