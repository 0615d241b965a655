package formwork.unit;

import formwork.mode.Modes;
import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;

/**
 * Where records go, one after the other, and the one that is being written.
 *
 * <p>A statement is {@link #begin}, what it writes into {@link #record}, and {@link #endRecord} or
 * {@link #leaveOpen} for the last of its records.
 */
public abstract sealed class RecordSink implements Closeable, Flushable
        permits StreamRecordSink, MemoryRecordSink, DirectRecordSink {
    private final String name;
    private final RecordComposer record = new RecordComposer();
    private Modes modes = Modes.DEFAULT;
    private long number = 1;
    private boolean isOpen; // the record in hand, for the next statement to go on
    private boolean endsWhenClosed;

    RecordSink(String name) {
        this.name = name;
    }

    /** Begins a statement in the record that was left open, or in a new one. */
    public final void begin(Modes statementModes) {
        modes = statementModes;
        record.connect(this, modes);
        if (isOpen) {
            record.beginStatement();
        } else {
            record.clear();
        }
    }

    /** The record that is being written; always the same object. */
    public final RecordComposer record() {
        return record;
    }

    /** Hands on the record in hand and begins the next one. */
    public final void endRecord() throws IOException {
        put(record.bytes(), record.length());
        isOpen = false;
        record.clear();
        record.connect(this, modes);
    }

    /**
     * Leaves the record in hand open: the next statement goes on in it.
     *
     * @param ends whether a file is to end the record if no statement does
     */
    public final void leaveOpen(boolean ends) {
        isOpen = true;
        endsWhenClosed = ends;
    }

    /** Gives up the record in hand. */
    public final void abandon() {
        isOpen = false;
        record.clear();
    }

    /** Whether a statement left the record in hand open. */
    public final boolean isOpen() {
        return isOpen;
    }

    /**
     * Hands on a record that was left open, with the columns that its last tab skipped; with its
     * end if it was left so, and this is {@code ended} at all.
     */
    public final void endOpenRecord(boolean ended) throws IOException {
        if (isOpen) {
            isOpen = false;
            record.fillToPosition();
            if (ended && endsWhenClosed) {
                put(record.bytes(), record.length());
            } else {
                accept(record.bytes(), record.length(), false);
            }
            record.clear();
        }
    }

    /**
     * Takes a whole record.
     *
     * @throws IOException if the system fails; the message names the sink and how far it got
     */
    public final void put(byte[] bytes, int length) throws IOException {
        accept(bytes, length, true);
        number++;
    }

    /** The next record has this number. */
    final void countFrom(long next) {
        number = next;
    }

    /** The next statement goes on in a record that has {@code bytes[from, to)} in it. */
    final void resume(byte[] bytes, int from, int to, int position) {
        record.start(bytes, from, to, position);
        leaveOpen(true);
    }

    abstract void accept(byte[] bytes, int length, boolean ended) throws IOException;

    /** The longest record that this sink takes, in bytes. */
    public abstract int recordLength();

    /** What messages call this sink. */
    public final String name() {
        return name;
    }

    /** The number of the record to come, from 1. */
    public final long number() {
        return number;
    }
}
