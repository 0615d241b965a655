package formwork.bulk;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;

/** The text of a file, unpacked if its name ends in {@code .gz}, or of a pipe. */
public final class FileText implements TextSource, TextTarget {
    private static final int STREAM_BUFFER = 1 << 16;

    private final Path path;

    /** The text of the file {@code path}. */
    public FileText(Path path) {
        this.path = path;
    }

    @Override
    public String name() {
        return path.toString();
    }

    @Override
    public long sizeBytes() throws IOException {
        return isPlain() ? Files.size(path) : -1;
    }

    private boolean isPlain() {
        return !isCompressed(path) && Files.isRegularFile(path);
    }

    static boolean isCompressed(Path path) {
        return path.toString().endsWith(".gz");
    }

    @Override
    public InputStream open(long fromByte) throws IOException {
        if (isPlain()) {
            return new FileInput(FileChannel.open(path, StandardOpenOption.READ), fromByte);
        }
        InputStream stream = Files.newInputStream(path);
        if (!isCompressed(path)) {
            return stream;
        }
        try {
            return new Unpacked(stream);
        } catch (IOException e) {
            try (stream) {
                throw badPacking(e);
            }
        }
    }

    private IOException badPacking(IOException e) {
        return new IOException(path + ": found " + e.getMessage() + "; expected gzip data", e);
    }

    /** Gzip data that says of which file it is when it is cut off or wrong. */
    private final class Unpacked extends GZIPInputStream {
        Unpacked(InputStream stream) throws IOException {
            super(stream, STREAM_BUFFER);
        }

        @Override
        public int read(byte[] target, int from, int length) throws IOException {
            try {
                return super.read(target, from, length);
            } catch (EOFException | ZipException e) {
                throw badPacking(e);
            }
        }
    }

    @Override
    public OutputStream create() throws IOException {
        if (isPlain()) {
            return endingAt(0);
        }
        OutputStream stream =
                Files.newOutputStream(
                        path,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE);
        return isCompressed(path) ? new GZIPOutputStream(stream, STREAM_BUFFER) : stream;
    }

    @Override
    public boolean isAddressable() {
        return isPlain() || !isCompressed(path) && !Files.exists(path);
    }

    @Override
    public OutputStream at(long fromByte) throws IOException {
        FileChannel channel = open();
        channel.position(fromByte);
        return Channels.newOutputStream(channel);
    }

    @Override
    public OutputStream endingAt(long fromByte) throws IOException {
        FileChannel channel = open();
        channel.position(fromByte);
        return new LastOutput(channel);
    }

    private FileChannel open() throws IOException {
        return FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    }

    /**
     * The last part of a file. What the file had is cut off at the end and not at first: the system
     * would give its memory away and have to find some again, which takes longer than writing.
     */
    private static final class LastOutput extends OutputStream {
        private final FileChannel channel;

        LastOutput(FileChannel channel) {
            this.channel = channel;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] text, int from, int count) throws IOException {
            ByteBuffer rest = ByteBuffer.wrap(text, from, count);
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
        }

        @Override
        public void close() throws IOException {
            try (channel) {
                if (channel.isOpen()) {
                    channel.truncate(channel.position());
                }
            }
        }
    }
}
