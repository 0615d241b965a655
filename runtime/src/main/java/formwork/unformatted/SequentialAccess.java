package formwork.unformatted;

import formwork.error.EndOfFileException;
import formwork.error.FormworkException;
import formwork.mode.Dialect;
import formwork.unit.OpenFile;
import java.io.IOException;

/** Records between markers, one after the other; the one written last is the last of the file. */
final class SequentialAccess extends RecordAccess {
    private final Markers markers;
    private final int markerBytes;
    private final Dialect dialect;
    private long offset; // where the next statement begins
    private long records; // before it, since it was positioned
    private boolean isWriting;
    private boolean isAfterEnd; // a READ has met the end, or ENDFILE made one
    private boolean readMeetsEnd; // though it has met it before

    // WRITE
    private long recordStart;
    private long segmentStart; // of the segment's first marker
    private boolean isContinuation;

    SequentialAccess(OpenFile file, RecordForm form, Dialect dialect) {
        super(file, form);
        markerBytes = form.markerBytes();
        markers = new Markers(file, markerBytes, input);
        this.dialect = dialect;
    }

    @Override
    long beginRead() throws IOException {
        requireReading();
        if (isAfterEnd && !readMeetsEnd) {
            requireBeforeEnd("READ");
        }
        endWriting();
        if (!markers.open(offset)) {
            isAfterEnd = true;
            readMeetsEnd = false;
            throw new EndOfFileException(file.name(), records + 1);
        }
        return markers.length();
    }

    private void requireBeforeEnd(String statement) {
        if (dialect.endOfFileOnce()) {
            throw notAllowed(
                    statement + " after the end of the file", "BACKSPACE or REWIND before");
        }
    }

    private void endWriting() throws IOException {
        if (isWriting) {
            output.drain();
            input.forget();
            markers.forgetSize();
            isWriting = false;
        }
    }

    @Override
    long nextSegment() throws IOException {
        if (!markers.goesOn()) {
            return -1;
        }
        markers.openNext();
        return markers.length();
    }

    @Override
    long bytesAfterSegment() throws IOException {
        if (!markers.goesOn()) {
            return 0;
        }
        long here = input.offset();
        Markers ahead = markers.copy();
        long bytes = 0;
        while (ahead.goesOn()) {
            ahead.openNext();
            bytes += ahead.length();
        }
        input.moveTo(here);
        return bytes;
    }

    @Override
    void endRead() throws IOException {
        while (markers.goesOn()) {
            markers.openNext();
        }
        offset = markers.end();
        records++;
    }

    @Override
    FormworkException tooShort(int more) {
        return recordTooShort(records + 1, more);
    }

    @Override
    long beginWrite() throws IOException {
        requireWriting("WRITE");
        if (isAfterEnd) {
            readMeetsEnd = true;
            throw notAllowed("WRITE after the end of the file", "BACKSPACE or REWIND before");
        }
        if (!isWriting) {
            file.truncate(offset);
            markers.forgetSize();
            output.moveTo(offset);
            isWriting = true;
        }
        recordStart = output.offset();
        isContinuation = false;
        return beginSegment();
    }

    private long beginSegment() throws IOException {
        segmentStart = output.offset();
        putMarker(0); // until its length is known
        return form.longestSubrecord();
    }

    private void putMarker(long value) throws IOException {
        if (markerBytes == Integer.BYTES) {
            output.room(markerBytes).putInt((int) value);
        } else {
            output.room(markerBytes).putLong(value);
        }
    }

    @Override
    long nextRoom() throws IOException {
        endSegment(true);
        isContinuation = true;
        return beginSegment();
    }

    private void endSegment(boolean goesOn) throws IOException {
        long length = output.offset() - segmentStart - markerBytes;
        putMarker(isContinuation ? -length : length);
        output.set(segmentStart, markerBytes, goesOn ? -length : length);
    }

    @Override
    void endWrite() throws IOException {
        endSegment(false);
        offset = output.offset();
        records++;
    }

    @Override
    void abandonWrite() throws IOException {
        output.takeBack(recordStart);
        file.truncate(recordStart);
    }

    private void goTo(long target, long recordsBefore) {
        offset = target;
        records = recordsBefore;
        isAfterEnd = false;
        readMeetsEnd = false;
    }

    @Override
    void backspace() throws IOException {
        endWriting();
        if (isAfterEnd) {
            goTo(file.size(), records);
        } else {
            goTo(markers.recordBefore(offset), Math.max(0, records - 1));
        }
    }

    @Override
    void rewind() throws IOException {
        endWriting();
        goTo(0, 0);
    }

    @Override
    void endfile() throws IOException {
        requireWriting("ENDFILE");
        if (isAfterEnd && !readMeetsEnd) {
            requireBeforeEnd("ENDFILE");
        }
        endWriting();
        file.truncate(offset);
        input.forget();
        markers.forgetSize();
        isAfterEnd = true;
        readMeetsEnd = false;
    }

    @Override
    void append() throws IOException {
        endWriting();
        goTo(file.size(), 0);
    }

    @Override
    long position() {
        return offset + 1;
    }
}
