package formwork.unit;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Access;
import formwork.mode.Dialect;
import java.io.Closeable;
import java.io.IOException;

/**
 * What a unit for formatted transfer is connected to: where its records come from and go to, and
 * how it is positioned between statements (F2018 12.3.4 and 12.8).
 *
 * <p>A statement is {@link #beginRead} or {@link #beginWrite}, and then what it does with {@link
 * #source} or {@link #sink}. What a kind of connection does not allow is {@link
 * IoStatus#NOT_ALLOWED}.
 */
public abstract sealed class Connection implements Closeable
        permits StreamConnection, MemoryConnection, TextFile, DirectFile {
    private final String name;
    private final RecordSource source;
    private final RecordSink sink;

    Connection(String name, RecordSource source, RecordSink sink) {
        this.name = name;
        this.source = source;
        this.sink = sink;
    }

    /** What messages call it. */
    public final String name() {
        return name;
    }

    /** Where records come from; null if it was not connected for reading. */
    public final RecordSource source() {
        return source;
    }

    /** Where records go; null if it was not connected for writing. */
    public final RecordSink sink() {
        return sink;
    }

    /** A READ statement begins; not while another statement is going on. */
    public void beginRead() throws IOException {
        requireReading();
    }

    /** A WRITE statement begins; not while another statement is going on. */
    public void beginWrite() throws IOException {
        requireWriting("WRITE");
    }

    /** The statement that begins next is for record {@code number}: REC=. */
    public void seekRecord(long number) throws IOException {
        throw notAllowed("REC=" + number, "a unit connected for direct access");
    }

    /** The statement that begins next is for byte {@code position}, from 1: POS=. */
    public void seekPosition(long position) throws IOException {
        throw notAllowed("POS=" + position, "a file connected for stream access");
    }

    /** To before the record in hand, or before the preceding one if there is none. */
    public void backspace() throws IOException {
        throw notAllowed("BACKSPACE", "a file connected for sequential or stream access");
    }

    /** To the beginning of the file. */
    public void rewind() throws IOException {
        throw notAllowed("REWIND", "a file connected for sequential or stream access");
    }

    /** Ends the file at its position. */
    public void endfile() throws IOException {
        throw notAllowed("ENDFILE", "a file connected for sequential or stream access");
    }

    /** Whether its file goes when it is closed; nothing if it has none. */
    public void deleteWhenClosed() {
        throw notAllowed("STATUS='DELETE'", "a unit connected to a file");
    }

    /** Whether it is a file that was opened by its name. */
    public boolean isNamed() {
        return false;
    }

    /** How its records are gone to. */
    public Access access() {
        return Access.SEQUENTIAL;
    }

    /** The number of the record after the one transferred last, with direct access; otherwise 0. */
    public long nextRecord() {
        return 0;
    }

    /** The position in its file, in bytes from 1; 0 where that means nothing. */
    public long position() {
        return 0;
    }

    /** The bytes of its file, with what has been written so far; -1 where that means nothing. */
    public long sizeBytes() throws IOException {
        return -1;
    }

    /** Hands what has been written to the system. */
    public void flush() throws IOException {
        if (sink != null) {
            sink.flush();
        }
    }

    /** Checks that a list-directed or namelist statement may be: not with REC= (F2018 12.6.2.1). */
    public final void requireRecordsInTurn(String statement) {
        if (access() == Access.DIRECT) {
            throw notAllowed(
                    "a list-directed or namelist " + statement, "a format, with direct access");
        }
    }

    final void requireReading() {
        if (source == null) {
            throw notAllowed("READ", "a unit connected for reading");
        }
    }

    final void requireWriting(String statement) {
        if (sink == null) {
            throw notAllowed(statement, "a unit connected for writing");
        }
    }

    /** After a READ has met the end of the file, gfortran wants it to be positioned first. */
    final void requireBeforeEnd(boolean isAfterEnd, String statement, Dialect dialect) {
        if (isAfterEnd && dialect.endOfFileOnce()) {
            throw notAllowed(
                    statement + " after the end of the file", "BACKSPACE or REWIND before");
        }
    }

    final FormworkException notAllowed(String found, String expected) {
        return new FormworkException(
                IoStatus.NOT_ALLOWED, name + ": found " + found + "; expected " + expected);
    }
}
