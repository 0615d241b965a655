package formwork.unformatted;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.unit.OpenFile;
import java.io.IOException;
import java.nio.ByteBuffer;

/** Records of one length without markers, found by their numbers. */
final class DirectAccess extends RecordAccess {
    private final int recordLength;
    private long number; // of the record in hand or to come
    private boolean isPlaced;
    private boolean isWriting;

    DirectAccess(OpenFile file, RecordForm form, int recordLength) {
        super(file, form);
        this.recordLength = recordLength;
    }

    @Override
    void seekRecord(long record) {
        if (record < 1) {
            throw notAllowed("REC=" + record, "1 or more");
        }
        number = record;
        isPlaced = true;
    }

    private void requirePlace(String statement) {
        if (!isPlaced) {
            throw notAllowed(statement, "a record number before it (REC=)");
        }
        isPlaced = false;
    }

    private long offset() {
        long most = Long.MAX_VALUE / recordLength - 1;
        return Math.min(number - 1, most) * recordLength;
    }

    @Override
    long beginRead() throws IOException {
        requireReading();
        requirePlace("READ");
        if (isWriting) {
            output.drain();
            input.forget();
            isWriting = false;
        }
        long left = Math.min(recordLength, file.size() - offset());
        if (left <= 0) {
            throw notWritten();
        }
        input.moveTo(offset());
        return left;
    }

    private FormworkException notWritten() throws IOException {
        return new FormworkException(
                IoStatus.NO_SUCH_RECORD,
                file.name()
                        + ": found "
                        + (file.size() + recordLength - 1) / recordLength
                        + " records of "
                        + recordLength
                        + " bytes; expected record "
                        + number);
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
    void endRead() {
        number++;
    }

    @Override
    FormworkException tooShort(int more) {
        return recordTooShort(number, more);
    }

    @Override
    long beginWrite() throws IOException {
        requireWriting("WRITE");
        requirePlace("WRITE");
        output.moveTo(offset());
        output.hold();
        isWriting = true;
        return recordLength;
    }

    @Override
    long nextRoom() {
        throw new FormworkException(
                IoStatus.RECORD_LENGTH,
                file.name()
                        + ", record "
                        + number
                        + ": found more to write; expected at most "
                        + recordLength
                        + " bytes a record");
    }

    /** What is left of the record becomes zeros. */
    @Override
    void endWrite() throws IOException {
        output.release();
        long end = offset() + recordLength;
        while (output.offset() < end) {
            ByteBuffer room = output.room(1);
            room.put((byte) 0);
        }
        number++;
    }

    @Override
    void abandonWrite() {
        output.release();
        output.takeBack(offset());
    }

    @Override
    long position() {
        return 0;
    }

    @Override
    long nextRecord() {
        return number;
    }
}
