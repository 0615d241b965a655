package formwork.formats.fortran;

import formwork.unformatted.RecordForm;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/**
 * Goes from record to record by the markers before and behind each, which say how long it is; a
 * negative one before says that another subrecord follows.
 */
final class RecordMarkers {
    /** What a file may have: markers of four or eight bytes in either order. */
    static final List<RecordForm> FORMS =
            List.of(
                    new RecordForm(4, ByteOrder.LITTLE_ENDIAN),
                    new RecordForm(4, ByteOrder.BIG_ENDIAN),
                    new RecordForm(8, ByteOrder.LITTLE_ENDIAN),
                    new RecordForm(8, ByteOrder.BIG_ENDIAN));

    /** Gives bytes of a file. */
    interface Bytes {
        /** Reads as many as {@code target} has room for; false if there are not so many. */
        boolean read(long offset, byte[] target) throws IOException;
    }

    private final Bytes bytes;
    private final long sizeBytes; // beyond it no record ends
    private final byte[] marker;
    private final ByteBuffer buffer;
    private long offset;
    private long next;
    private long length;
    private int subrecords;
    private long badMarkerAt;

    RecordMarkers(Bytes bytes, long sizeBytes, RecordForm form) {
        this.bytes = bytes;
        this.sizeBytes = sizeBytes;
        marker = new byte[form.markerBytes()];
        buffer = ByteBuffer.wrap(marker).order(form.byteOrder());
    }

    /** Goes to the next record; false if it is not as its markers say, or there is none. */
    boolean next() throws IOException {
        offset = next;
        length = 0;
        subrecords = 0;
        boolean goesOn = true;
        boolean isFirst = true;
        long at = offset;
        while (goesOn) {
            badMarkerAt = at;
            if (!read(at)) {
                return false;
            }
            long before = value();
            goesOn = before < 0;
            long size = Math.abs(before);
            if (size < 0 || size > sizeBytes - at - 2L * marker.length) {
                return false;
            }
            at += marker.length + size;
            badMarkerAt = at;
            if (!read(at)) {
                return false;
            }
            long behind = value();
            if (Math.abs(behind) != size || behind < 0 == isFirst && size > 0) {
                return false;
            }
            isFirst = false;
            at += marker.length;
            length += size;
            subrecords++;
        }
        next = at;
        return true;
    }

    private boolean read(long at) throws IOException {
        return at <= sizeBytes - marker.length && bytes.read(at, marker);
    }

    private long value() {
        return marker.length == Integer.BYTES ? buffer.getInt(0) : buffer.getLong(0);
    }

    /** Whether the last byte belongs to a record. */
    boolean isAtEnd() {
        return next == sizeBytes;
    }

    /** Where the record in hand begins, with its marker. */
    long offset() {
        return offset;
    }

    /** How many bytes it has, without its markers. */
    long length() {
        return length;
    }

    int subrecords() {
        return subrecords;
    }

    /** Where the marker is that {@link #next} did not take. */
    long badMarkerAt() {
        return badMarkerAt;
    }

    /** What that marker says. */
    long badMarker() {
        return value();
    }
}
