package formwork.unit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;

/** The bytes of a file from a position on, which can be set. */
final class FileInput extends InputStream {
    private final OpenFile file;
    private long position;

    FileInput(OpenFile file) {
        this.file = file;
    }

    void moveTo(long offset) {
        position = offset;
    }

    @Override
    public int read(byte[] target, int from, int length) throws IOException {
        if (position >= file.channel().size()) {
            return -1; // so far beyond it that the system would refuse
        }
        int count = file.channel().read(ByteBuffer.wrap(target, from, length), position);
        position += Math.max(0, count);
        return count;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }
}
