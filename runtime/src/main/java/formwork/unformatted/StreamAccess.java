package formwork.unformatted;

import formwork.error.EndOfFileException;
import formwork.error.FormworkException;
import formwork.unit.OpenFile;
import java.io.IOException;

/** Bytes without records, from any position on. */
final class StreamAccess extends RecordAccess {
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
        requireWriting();
        output.moveTo(offset);
        isWriting = true;
        return Long.MAX_VALUE;
    }

    @Override
    long nextRoom() {
        return Long.MAX_VALUE;
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
        requireWriting();
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
