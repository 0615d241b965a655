package formwork.unit;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * Records of one length: number n begins at byte (n - 1) * length of its file. The last one may
 * lack its end; what lies before it and was never written is what the file has there, NULs.
 */
final class DirectRecordSource extends RecordSource {
    private final OpenFile file;
    private final int recordLength;

    DirectRecordSource(OpenFile file, int recordLength) {
        super(file.name());
        this.file = file;
        this.recordLength = recordLength;
    }

    @Override
    boolean advance() throws IOException {
        long number = number() + 1;
        long offset = DirectRecordSink.offset(number, recordLength);
        long length = Math.min(recordLength, file.size() - offset);
        if (length <= 0) {
            throw notWritten(number);
        }
        if (bytes.length < length) {
            bytes = room((int) length, number);
        }
        from = 0;
        to = (int) length;
        file.read(ByteBuffer.wrap(bytes, 0, to), offset);
        return true;
    }

    private byte[] room(int length, long number) {
        try {
            return new byte[length];
        } catch (OutOfMemoryError e) {
            throw noMemory(length, number, e);
        }
    }

    private FormworkException noMemory(int length, long number, OutOfMemoryError cause) {
        return new FormworkException(
                IoStatus.RECORD_LENGTH,
                name()
                        + ", record "
                        + number
                        + ": found "
                        + length
                        + " bytes; expected a record that memory has room for",
                cause);
    }

    private FormworkException notWritten(long number) throws IOException {
        return new FormworkException(
                IoStatus.NO_SUCH_RECORD,
                name()
                        + ": found "
                        + (file.size() + recordLength - 1) / recordLength
                        + " records of "
                        + recordLength
                        + " bytes; expected record "
                        + number);
    }

    @Override
    public void close() {
        // the connection closes the file
    }
}
