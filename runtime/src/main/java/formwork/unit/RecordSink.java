package formwork.unit;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;

/** Where records go, one after the other. */
public abstract sealed class RecordSink implements Closeable, Flushable
        permits StreamRecordSink, MemoryRecordSink {
    private final String name;
    private long number = 1;

    RecordSink(String name) {
        this.name = name;
    }

    /**
     * Takes a whole record.
     *
     * @throws IOException if the system fails; the message names the sink and how far it got
     */
    public final void put(byte[] record, int length) throws IOException {
        accept(record, length, true);
        number++;
    }

    /** Takes the beginning of a record that nothing will follow, without its end. */
    public final void putUnfinished(byte[] record, int length) throws IOException {
        accept(record, length, false);
    }

    /** Counts records from 1 again. */
    final void restart() {
        number = 1;
    }

    abstract void accept(byte[] record, int length, boolean ended) throws IOException;

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
