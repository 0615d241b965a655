package formwork.unformatted;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.unit.OpenFile;
import java.io.IOException;

/**
 * Where the records of an unformatted file lie, and where it stands between statements. A record is
 * one or more segments, which a transfer asks for one after the other.
 */
abstract sealed class RecordAccess permits SequentialAccess, DirectAccess, StreamAccess {
    final OpenFile file;
    final RecordForm form;
    final ReadWindow input;
    final WriteWindow output;

    RecordAccess(OpenFile file, RecordForm form) {
        this.file = file;
        this.form = form;
        input = new ReadWindow(file, form.byteOrder());
        output = new WriteWindow(file, form.byteOrder());
    }

    /** Begins a READ: goes to the first segment of its record and returns its bytes. */
    abstract long beginRead() throws IOException;

    /** Goes to the next segment of the record and returns its bytes, or returns -1. */
    abstract long nextSegment() throws IOException;

    /** How many bytes the record has after the segment in hand. */
    abstract long bytesAfterSegment() throws IOException;

    /** Ends a READ: goes to where the next one begins. */
    abstract void endRead() throws IOException;

    /** The error of an item that the record has not {@code more} bytes left for. */
    abstract FormworkException tooShort(int more);

    /** Begins a WRITE and returns how many bytes its first segment has room for. */
    abstract long beginWrite() throws IOException;

    /** Begins another segment and returns how many bytes it has room for. */
    abstract long nextRoom() throws IOException;

    /** Ends a WRITE and its record. */
    abstract void endWrite() throws IOException;

    /** Takes back the record in hand, as far as that can be. */
    abstract void abandonWrite() throws IOException;

    void seekRecord(long number) {
        throw notAllowed("REC=" + number, "a file connected for direct access");
    }

    void seekPosition(long position) {
        throw notAllowed("POS=" + position, "a file connected for stream access");
    }

    void backspace() throws IOException {
        throw notAllowed("BACKSPACE", "a file connected for sequential access");
    }

    void rewind() throws IOException {
        throw notAllowed("REWIND", "a file connected for sequential or stream access");
    }

    void endfile() throws IOException {
        throw notAllowed("ENDFILE", "a file connected for sequential or stream access");
    }

    /** Goes to the end. */
    void append() throws IOException {
        throw notAllowed("POSITION='APPEND'", "sequential or stream access");
    }

    /** The byte that comes next, from 1; 0 with direct access. */
    abstract long position();

    /** The number of the record that comes next, with direct access; otherwise 0. */
    long nextRecord() {
        return 0;
    }

    final long sizeBytes() throws IOException {
        output.drain();
        return file.size();
    }

    final void requireReading() {
        if (!file.action().canRead()) {
            throw notAllowed("READ", "a unit connected for reading");
        }
    }

    final void requireWriting(String statement) {
        if (!file.action().canWrite()) {
            throw notAllowed(statement, "a unit connected for writing");
        }
    }

    final FormworkException recordTooShort(long number, int more) {
        return new FormworkException(
                IoStatus.RECORD_LENGTH,
                file.name()
                        + ", record "
                        + number
                        + ": found its end at byte "
                        + input.offset()
                        + "; expected an item of "
                        + more
                        + " more bytes");
    }

    final FormworkException notAllowed(String found, String expected) {
        return new FormworkException(
                IoStatus.NOT_ALLOWED, file.name() + ": found " + found + "; expected " + expected);
    }
}
