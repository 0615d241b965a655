package formwork.bulk;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;

/**
 * A file from some byte on. Where the system has a part of it in memory, that part is mapped and
 * copied from, which takes half as long as reading it; where not, it is read, as the system then
 * fetches what follows before it is asked for.
 */
final class FileInput extends InputStream {
    /** The bytes that are mapped at once: finding them in memory and giving them back is cheap. */
    private static final int WINDOW = 1 << 20;

    /** Mapping less is not worth while. */
    private static final int LEAST = 1 << 18;

    private final FileChannel channel;
    private long position;
    private long unmappedUntil; // where mapping is to be tried again
    private MappedMemory mapped; // null if nothing is
    private MappedByteBuffer window; // of it, from the position on
    private ByteBuffer wrapped = ByteBuffer.allocate(0);

    /** Reads what {@code channel} has from {@code position} on, and owns it. */
    FileInput(FileChannel channel, long position) throws IOException {
        this.channel = channel;
        this.position = position;
        channel.position(position);
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int from, int count) throws IOException {
        if (mapped == null && position >= unmappedUntil) {
            map();
        }
        if (mapped != null) {
            int copied = copy(target, from, count);
            if (copied >= 0) {
                return copied;
            }
        }
        if (wrapped.array() != target) {
            wrapped = ByteBuffer.wrap(target);
        }
        int read = channel.read(wrapped.limit(from + count).position(from), position);
        position += Math.max(0, read);
        return read;
    }

    private void map() throws IOException {
        long bytes = Math.min(WINDOW, channel.size() - position);
        unmappedUntil = position + WINDOW;
        if (!MappedMemory.isAvailable() || bytes < LEAST) {
            return;
        }
        try {
            mapped = MappedMemory.of(channel, position, bytes);
            window = mapped.bytes();
        } catch (IOException e) {
            unmappedUntil = Long.MAX_VALUE; // a file system without it, or too many maps
            return;
        }
        if (!window.isLoaded()) {
            unmap();
        }
    }

    /**
     * Copies from the window; returns -1 if the file has lost that part since it was mapped. It is
     * asked before, as there is nothing behind the memory then and Java has an error for it, and
     * after, as there are zeros up to the end of a page.
     */
    private int copy(byte[] target, int from, int count) throws IOException {
        int copied = Math.min(count, window.remaining());
        boolean isThere = channel.size() - position >= copied;
        if (isThere) {
            window.get(target, from, copied);
            isThere = channel.size() - position >= copied;
        }
        if (isThere) {
            position += copied;
        }
        if (!isThere || !window.hasRemaining()) {
            unmap();
            unmappedUntil = isThere ? position : Long.MAX_VALUE;
        }
        return isThere ? copied : -1;
    }

    private void unmap() {
        mapped.giveBack();
        mapped = null;
    }

    @Override
    public void close() throws IOException {
        if (mapped != null) {
            unmap();
        }
        channel.close();
    }
}
