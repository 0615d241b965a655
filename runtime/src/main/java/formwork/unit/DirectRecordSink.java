package formwork.unit;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Records of one length, padded with blanks, to the places in a file that their numbers say. */
final class DirectRecordSink extends RecordSink {
    /** A record up to this length goes to the system as a whole, a longer one in pieces. */
    private static final int PIECE = 1 << 16;

    private final OpenFile file;
    private final int recordLength;
    private byte[] padded = {};

    DirectRecordSink(OpenFile file, int recordLength) {
        super(file.name());
        this.file = file;
        this.recordLength = recordLength;
    }

    /** Where record {@code number} begins. */
    static long offset(long number, int recordLength) {
        long most = Long.MAX_VALUE / recordLength - 1;
        return Math.min(number - 1, most) * recordLength;
    }

    @Override
    void accept(byte[] bytes, int length, boolean ended) throws IOException {
        if (padded.length == 0) {
            padded = new byte[Math.min(recordLength, PIECE)];
        }
        long at = offset(number(), recordLength);
        if (recordLength == padded.length) {
            System.arraycopy(bytes, 0, padded, 0, length);
            Arrays.fill(padded, length, recordLength, (byte) ' ');
            file.write(ByteBuffer.wrap(padded), at);
        } else {
            file.write(ByteBuffer.wrap(bytes, 0, length), at);
            writeBlanks(at + length, at + recordLength);
        }
    }

    private void writeBlanks(long from, long to) throws IOException {
        Arrays.fill(padded, (byte) ' ');
        for (long at = from; at < to; at += PIECE) {
            file.write(ByteBuffer.wrap(padded, 0, (int) Math.min(PIECE, to - at)), at);
        }
    }

    @Override
    public int recordLength() {
        return recordLength;
    }

    @Override
    public void flush() {
        // nothing is held back
    }

    @Override
    public void close() {
        // the connection closes the file
    }
}
