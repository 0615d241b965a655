package formwork.unformatted;

import static java.util.Objects.requireNonNull;

import formwork.error.FormworkException;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Path;

/**
 * How unformatted records lie in a file: with sequential access each is between two markers that
 * say how many bytes it has.
 *
 * <p>Compilers cut a record that a 4-byte marker has no number for into subrecords: the marker
 * before one is negative if another follows, the marker behind it if one went before.
 *
 * @param markerBytes 4, as most compilers have it, or 8; nothing with direct and stream access
 * @param byteOrder of values and markers
 * @param longestSubrecord in bytes; a longer record is written as several
 */
public record RecordForm(int markerBytes, ByteOrder byteOrder, long longestSubrecord) {
    /** The longest subrecord that compilers write: 2 GiB less the markers and a byte. */
    public static final int DEFAULT_SUBRECORD = Integer.MAX_VALUE - 8;

    /** 4-byte markers, little-endian, as compilers write on today's machines. */
    public static final RecordForm DEFAULT = new RecordForm(4, ByteOrder.LITTLE_ENDIAN);

    /** Checks that such markers exist. */
    public RecordForm {
        requireNonNull(byteOrder, "byteOrder");
        if (markerBytes != Integer.BYTES && markerBytes != Long.BYTES) {
            throw new IllegalArgumentException(
                    "markerBytes: found " + markerBytes + "; expected 4 or 8");
        }
        if (longestSubrecord < 1
                || markerBytes == Integer.BYTES && longestSubrecord > Integer.MAX_VALUE) {
            throw new IllegalArgumentException(
                    "longestSubrecord: found " + longestSubrecord + "; expected 1 to 2147483647");
        }
    }

    /** Markers of {@code markerBytes}; only those of 4 bytes need subrecords. */
    public RecordForm(int markerBytes, ByteOrder byteOrder) {
        this(
                markerBytes,
                byteOrder,
                markerBytes == Integer.BYTES ? DEFAULT_SUBRECORD : Long.MAX_VALUE);
    }

    /**
     * The form of the records in {@code path}: the one in which the markers of most bytes agree.
     *
     * @throws FormworkException if not even the first record has markers that agree, saying at
     *     which byte they do not
     */
    public static RecordForm detect(Path path) throws IOException {
        return FormDetection.of(path);
    }

    @Override
    public String toString() {
        return markerBytes
                + "-byte markers, "
                + (byteOrder == ByteOrder.LITTLE_ENDIAN ? "little-endian" : "big-endian");
    }
}
