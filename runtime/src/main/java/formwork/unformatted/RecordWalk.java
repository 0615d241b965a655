package formwork.unformatted;

import formwork.error.FormworkException;
import formwork.mode.Action;
import formwork.mode.Status;
import formwork.unit.OpenFile;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The records of an unformatted sequential file, one after the other: where each is and how long,
 * without its values.
 *
 * <p><b>Errors.</b> {@link FormworkException} with {@code BAD_RECORD_MARKER} where the markers do
 * not agree, saying at which byte.
 */
public final class RecordWalk implements Closeable {
    private final OpenFile file;
    private final Markers markers;
    private final int markerBytes;
    private long offset; // of this record's first marker
    private long next;
    private long length;
    private int subrecords;

    private RecordWalk(OpenFile file, RecordForm form) {
        this.file = file;
        markerBytes = form.markerBytes();
        markers = new Markers(file, markerBytes, new ReadWindow(file, form.byteOrder()));
    }

    /** Walks over the records of {@code path}, from before the first one. */
    public static RecordWalk of(Path path, RecordForm form) throws IOException {
        return of(OpenFile.open(path, Status.OLD, Action.READ), form);
    }

    /** Walks over the records of an open file, which this then owns. */
    static RecordWalk of(OpenFile file, RecordForm form) {
        return new RecordWalk(file, form);
    }

    /** Goes to the next record, or returns false at the end of the file. */
    public boolean next() throws IOException {
        offset = next;
        length = 0;
        subrecords = 1;
        if (!markers.open(next)) {
            return false;
        }
        length = markers.length();
        while (markers.goesOn()) {
            markers.openNext();
            length += markers.length();
            subrecords++;
        }
        next = markers.end();
        return true;
    }

    /** Where this record begins, its first marker that is, in bytes from the file's beginning. */
    public long offset() {
        return offset;
    }

    /** How many bytes its values have. */
    public long lengthBytes() {
        return length;
    }

    /** How many subrecords it is cut into; 1 if it is not. */
    public int subrecords() {
        return subrecords;
    }

    /** Where the next record begins: all before was in order. */
    long end() {
        return next;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
