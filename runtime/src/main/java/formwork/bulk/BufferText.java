package formwork.bulk;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/**
 * The text in a buffer, from its position to its limit. Reading changes neither; writing moves the
 * position behind the text.
 */
public final class BufferText implements TextSource, TextTarget {
    private final ByteBuffer given;
    private final int begin;
    private final ByteBuffer buffer;

    /** The text in {@code buffer}. */
    public BufferText(ByteBuffer buffer) {
        given = buffer;
        begin = buffer.position();
        this.buffer = buffer.slice();
    }

    @Override
    public String name() {
        return "buffer";
    }

    @Override
    public long sizeBytes() {
        return buffer.limit();
    }

    @Override
    public InputStream open(long fromByte) {
        ByteBuffer rest = buffer.duplicate().position((int) fromByte);
        return new InputStream() {
            @Override
            public int read() {
                return rest.hasRemaining() ? rest.get() & 0xff : -1;
            }

            @Override
            public int read(byte[] target, int from, int count) {
                int length = Math.min(count, rest.remaining());
                rest.get(target, from, length);
                return length == 0 && count > 0 ? -1 : length;
            }
        };
    }

    @Override
    public OutputStream create() {
        given.position(begin);
        return at(0);
    }

    @Override
    public boolean isAddressable() {
        return true;
    }

    @Override
    public OutputStream at(long fromByte) {
        if (fromByte > buffer.limit()) {
            return OutputStream.nullOutputStream(); // whoever writes before it finds no room
        }
        ByteBuffer rest = buffer.duplicate().position((int) fromByte);
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                write(new byte[] {(byte) b}, 0, 1);
            }

            @Override
            public void write(byte[] text, int from, int count) throws IOException {
                if (count > rest.remaining()) {
                    throw new IOException("the end of the buffer");
                }
                rest.put(text, from, count);
                moveBehind(rest.position());
            }
        };
    }

    @Override
    public OutputStream endingAt(long fromByte) {
        return at(fromByte);
    }

    private void moveBehind(int end) {
        synchronized (buffer) {
            given.position(Math.max(given.position(), begin + end));
        }
    }
}
