package formwork.unformatted;

import formwork.error.EndOfFileException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.unit.OpenFile;
import java.io.IOException;

/** Bytes without records, from any position on. */
final class StreamAccess extends RecordAccess {
    /** Behind the last byte that may be written: its position is still a number. */
    private static final long FARTHEST = Long.MAX_VALUE - 1;

    private long offset; // where the next statement begins
    private boolean isWriting;
    private boolean metEnd; // in this READ

    StreamAccess(OpenFile file, RecordForm form) {
        super(file, form);
    }

    @Override
    void seekPosition(long position) {
        if (position < 1) {
            throw notAllowed("POS=" + position, "1 or more");
        }
        offset = position - 1;
    }

    @Override
    long beginRead() throws IOException {
        requireReading();
        endWriting();
        input.moveTo(offset);
        metEnd = false;
        return Math.max(0, file.size() - offset);
    }

    private void endWriting() throws IOException {
        if (isWriting) {
            output.drain();
            input.forget();
            isWriting = false;
        }
    }

    @Override
    long nextSegment() {
        return -1;
    }

    @Override
    long bytesAfterSegment() {
        return 0;
    }

    @Override
    void endRead() throws IOException {
        offset = metEnd ? Math.max(offset, file.size()) : input.offset();
    }

    @Override
    FormworkException tooShort(int more) {
        metEnd = true;
        return new EndOfFileException(file.name(), input.offset(), more);
    }

    @Override
    long beginWrite() throws IOException {
        requireWriting("WRITE");
        output.moveTo(offset);
        isWriting = true;
        return FARTHEST - Math.min(offset, FARTHEST);
    }

    @Override
    long nextRoom() {
        throw new FormworkException(
                IoStatus.RECORD_LENGTH,
                file.name()
                        + ": found more to write at POS="
                        + (offset + 1)
                        + "; expected positions below "
                        + Long.MAX_VALUE);
    }

    @Override
    void endWrite() {
        offset = output.offset();
    }

    @Override
    void abandonWrite() {
        offset = output.offset();
    }

    @Override
    void rewind() {
        offset = 0;
    }

    @Override
    void endfile() throws IOException {
        requireWriting("ENDFILE");
        endWriting();
        file.setSize(offset);
        input.forget();
    }

    @Override
    void append() throws IOException {
        endWriting();
        offset = file.size();
    }

    @Override
    long position() {
        return offset + 1;
    }
}
