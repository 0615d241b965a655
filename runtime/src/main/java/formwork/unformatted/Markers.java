package formwork.unformatted;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.unit.OpenFile;
import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * The subrecord in hand of a file of records with markers: where it is, as both its markers say.
 * Nothing is believed of a marker before the file has so many bytes and the other one agrees.
 */
final class Markers {
    private final OpenFile file;
    private final int markerBytes;
    private final ReadWindow window;
    private long start; // of its data
    private long length;
    private boolean goesOn; // another subrecord follows
    private long knownSize;

    Markers(OpenFile file, int markerBytes, ReadWindow window) {
        this.file = file;
        this.markerBytes = markerBytes;
        this.window = window;
    }

    /** Another one at the same subrecord, which moves the same window. */
    Markers copy() {
        Markers copy = new Markers(file, markerBytes, window);
        copy.start = start;
        copy.length = length;
        copy.goesOn = goesOn;
        return copy;
    }

    /** How many bytes of data the subrecord has. */
    long length() {
        return length;
    }

    /** Whether another subrecord of the same record follows. */
    boolean goesOn() {
        return goesOn;
    }

    /** The offset behind the subrecord and its markers. */
    long end() {
        return start + length + markerBytes;
    }

    /**
     * Goes to the first subrecord of the record at {@code offset}, or returns false at the end of
     * the file; the window is at its data.
     */
    boolean open(long offset) throws IOException {
        if (available(offset) == 0) {
            return false;
        }
        read(offset, false);
        return true;
    }

    /** Goes to the next subrecord of the record. */
    void openNext() throws IOException {
        read(end(), true);
    }

    private long available(long offset) throws IOException {
        if (knownSize <= offset) {
            knownSize = file.size();
        }
        return Math.max(0, knownSize - offset);
    }

    private void read(long offset, boolean isContinuation) throws IOException {
        long marker = markerAt(offset);
        long bytes = Math.abs(marker);
        long data = offset + markerBytes;
        checkFits(bytes, offset);
        long second = markerAt(data + bytes);
        long expected = isContinuation ? -bytes : bytes;
        if (second != expected) {
            throw broken(
                    data + bytes,
                    "marker " + second,
                    expected + ", as the one at byte " + offset + " has it");
        }
        window.moveTo(data);
        start = data;
        length = bytes;
        goesOn = marker < 0;
    }

    private void checkFits(long bytes, long offset) throws IOException {
        long left = available(offset) - 2L * markerBytes;
        if (bytes > left || bytes < 0) {
            forgetSize(); // the file may have grown
            left = available(offset) - 2L * markerBytes;
            if (bytes > left || bytes < 0) {
                throw broken(
                        offset,
                        "a record of " + unsigned(bytes) + " bytes",
                        "at most the " + Math.max(0, left) + " before a second marker");
            }
        }
    }

    /** The file may have become shorter. */
    void forgetSize() {
        knownSize = 0;
    }

    private static String unsigned(long length) {
        return Long.toUnsignedString(length);
    }

    private long markerAt(long offset) throws IOException {
        window.moveTo(offset);
        if (!window.has(markerBytes)) {
            throw broken(
                    offset,
                    window.bytes().remaining() + " bytes",
                    "a record marker of " + markerBytes);
        }
        ByteBuffer bytes = window.bytes();
        return markerBytes == Integer.BYTES ? bytes.getInt() : bytes.getLong();
    }

    /** Where the record begins that ends at {@code offset}; 0 if none does. */
    long recordBefore(long offset) throws IOException {
        long end = offset;
        while (end > 0) {
            if (end < 2L * markerBytes) {
                throw broken(0, end + " bytes", "a record with its two markers");
            }
            long second = markerAt(end - markerBytes);
            long begin = end - Math.abs(second) - 2L * markerBytes;
            if (begin < 0 || second == Long.MIN_VALUE) {
                throw broken(
                        end - markerBytes,
                        "a record of " + unsigned(Math.abs(second)) + " bytes",
                        "at most the " + (end - 2L * markerBytes) + " behind a first marker");
            }
            long first = markerAt(begin);
            if (Math.abs(first) != Math.abs(second)) {
                throw broken(
                        begin,
                        "marker " + first,
                        Math.abs(second)
                                + ", as the one at byte "
                                + (end - markerBytes)
                                + " has it");
            }
            end = begin;
            if (second >= 0) {
                break;
            }
        }
        return end;
    }

    private FormworkException broken(long offset, String found, String expected) {
        return new FormworkException(
                IoStatus.BAD_RECORD_MARKER,
                file.name() + ", byte " + offset + ": found " + found + "; expected " + expected);
    }
}
