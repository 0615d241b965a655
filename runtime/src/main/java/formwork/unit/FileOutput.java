package formwork.unit;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/** Bytes to a file from a position on, which can be set. */
final class FileOutput extends OutputStream {
    private final OpenFile file;
    private long position;

    FileOutput(OpenFile file) {
        this.file = file;
    }

    void moveTo(long offset) {
        position = offset;
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        ByteBuffer left = ByteBuffer.wrap(bytes, from, length);
        while (left.hasRemaining()) {
            position += file.channel().write(left, position); // the sink names a failure
        }
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }
}
