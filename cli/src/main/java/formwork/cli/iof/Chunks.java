package formwork.cli.iof;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The same work a chunk at a time, the runtime and the system timed apart: values to text in memory
 * and text to the file, or the file to memory and text to values. A chunk stays in the cache, as in
 * the whole work.
 */
final class Chunks {
    /** Values of a chunk; a whole number of records of each type. */
    static final int VALUES = 1 << 14;

    private final StudyArray array;
    private final ByteBuffer text;
    private long runtimeNanos;
    private long systemNanos;

    Chunks(StudyArray array) {
        this.array = array;
        text = ByteBuffer.allocate((int) array.type().textBytes(VALUES));
    }

    /** What the runtime took in the last pass. */
    long runtimeNanos() {
        return runtimeNanos;
    }

    /** What the system took in the last pass. */
    long systemNanos() {
        return systemNanos;
    }

    void write(Path path) throws IOException {
        begin();
        try (FileChannel channel =
                FileChannel.open(
                        path,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE)) {
            for (int from = 0; from < array.length(); from += VALUES) {
                long begun = System.nanoTime();
                text.clear();
                array.encode(from, Math.min(array.length(), from + VALUES), text);
                text.flip();
                long formatted = System.nanoTime();
                while (text.hasRemaining()) {
                    channel.write(text);
                }
                runtimeNanos += formatted - begun;
                systemNanos += System.nanoTime() - formatted;
            }
        }
    }

    void read(Path path) throws IOException {
        begin();
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            for (int from = 0; from < array.length(); from += VALUES) {
                int to = Math.min(array.length(), from + VALUES);
                long begun = System.nanoTime();
                text.clear().limit((int) array.type().textBytes(to - from));
                while (text.hasRemaining() && channel.read(text) >= 0) {
                    // until all of it is there
                }
                text.flip();
                long there = System.nanoTime();
                array.decode(from, to, text);
                systemNanos += there - begun;
                runtimeNanos += System.nanoTime() - there;
            }
        }
    }

    private void begin() {
        runtimeNanos = 0;
        systemNanos = 0;
    }
}
