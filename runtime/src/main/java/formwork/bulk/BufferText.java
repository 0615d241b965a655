package formwork.bulk;

import java.io.InputStream;
import java.nio.ByteBuffer;

/** The text in a buffer, from its position to its limit, neither of which changes. */
public final class BufferText implements TextSource {
    private final ByteBuffer buffer;

    /** The text in {@code buffer}. */
    public BufferText(ByteBuffer buffer) {
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
}
