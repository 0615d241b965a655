package formwork.formats;

import static java.util.Objects.requireNonNull;

import formwork.bulk.BufferText;
import formwork.bulk.FileText;
import formwork.bulk.TextSource;
import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * A file to read, or bytes in its place: of known length, and read from anywhere.
 *
 * <p>What is packed (its name ends in {@code .gz}) or a pipe is copied to a temporary file first,
 * which goes when this is closed.
 */
public final class Source implements Closeable {
    private final String name;
    private final TextSource text;
    private final Path path; // null if it is no file
    private final Path temporary; // null if there is none
    private final long sizeBytes;
    private Head head;
    private Watcher watcher; // null if nobody watches

    private Source(String name, TextSource text, Path path, Path temporary) throws IOException {
        this.name = name;
        this.text = text;
        this.path = path;
        this.temporary = temporary;
        sizeBytes = text.sizeBytes();
    }

    /** The file {@code path}; messages call it by its path. */
    public static Source open(Path path) throws IOException {
        FileText file = new FileText(path);
        if (file.sizeBytes() >= 0) {
            return new Source(path.toString(), file, path, null);
        }
        try (InputStream stream = file.open(0)) {
            return copyOf(path.toString(), stream);
        }
    }

    /** What is left of a stream, which is not closed. */
    public static Source copyOf(String name, InputStream stream) throws IOException {
        Path copy = Files.createTempFile("formwork", ".txt");
        try {
            Files.copy(stream, copy, StandardCopyOption.REPLACE_EXISTING);
            return new Source(name, new FileText(copy), null, copy);
        } catch (IOException | RuntimeException | Error e) {
            Files.deleteIfExists(copy);
            throw e;
        }
    }

    /** These bytes, which are not copied. */
    public static Source of(String name, byte[] bytes) {
        try {
            return new Source(
                    requireNonNull(name, "name"),
                    new BufferText(ByteBuffer.wrap(bytes)),
                    null,
                    null);
        } catch (IOException e) {
            throw new AssertionError(e); // memory does not fail
        }
    }

    /** Sees how far a source is read, which may begin anew. */
    public interface Watcher {
        /** The bytes up to {@code offset} have been read. */
        void reached(long offset);

        /** The source is closed. */
        void end();
    }

    /** Tells {@code value} from now on how far it is read. */
    public void watch(Watcher value) {
        watcher = value;
    }

    /** What messages call it. */
    public String name() {
        return name;
    }

    /** The file that has this one's name and {@code suffix}, if this is a file and it is there. */
    public Optional<Source> beside(String suffix) throws IOException {
        Path other = path == null ? null : path.resolveSibling(path.getFileName() + suffix);
        return other != null && Files.isRegularFile(other)
                ? Optional.of(open(other))
                : Optional.empty();
    }

    /** How many bytes it has. */
    public long sizeBytes() {
        return sizeBytes;
    }

    /** Its beginning, for recognising it. */
    public Head head() throws IOException {
        if (head == null) {
            byte[] bytes = new byte[(int) Math.min(Head.MOST_BYTES, sizeBytes)];
            int length = read(0, bytes, 0, bytes.length);
            head = new Head(bytes, length, length == sizeBytes);
        }
        return head;
    }

    /** Reads bytes from {@code offset} on into {@code target[from, to)}; returns how many. */
    public int read(long offset, byte[] target, int from, int to) throws IOException {
        if (offset >= sizeBytes || from == to) {
            return 0;
        }
        try (InputStream stream = text.open(offset)) {
            return stream.readNBytes(target, from, to - from);
        }
    }

    /** Its lines from the first. */
    public Lines lines() throws IOException {
        return lines(0, 0);
    }

    /**
     * Its lines from the one that begins at {@code offset}.
     *
     * @param linesBefore how many there are before it, which gives it its number
     */
    public Lines lines(long offset, long linesBefore) throws IOException {
        return new Lines(this, offset, linesBefore);
    }

    /** Its bytes from {@code offset} on. */
    public InputStream stream(long offset) throws IOException {
        if (offset >= sizeBytes) {
            return InputStream.nullInputStream();
        }
        InputStream stream = text.open(offset);
        return watcher == null ? stream : new Watched(stream, watcher, offset);
    }

    /**
     * Its bytes from {@code from} to {@code to}, for {@link formwork.bulk}: they begin and end with
     * lines.
     *
     * @param linesBefore how many lines there are before {@code from}
     */
    public TextSource part(long from, long to, long linesBefore) {
        if (from < 0 || from > to || to > sizeBytes) {
            throw new IllegalArgumentException(
                    "part: found " + from + " to " + to + "; expected 0 to " + sizeBytes);
        }
        return new Part(from, to, linesBefore);
    }

    private final class Part implements TextSource {
        private final long from;
        private final long to;
        private final long linesBefore;

        Part(long from, long to, long linesBefore) {
            this.from = from;
            this.to = to;
            this.linesBefore = linesBefore;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public long sizeBytes() {
            return to - from;
        }

        @Override
        public InputStream open(long fromByte) throws IOException {
            InputStream all = stream(from + fromByte);
            return to == sizeBytes ? all : new Cut(all, to - from - fromByte);
        }

        @Override
        public long firstRecord() {
            return linesBefore + 1;
        }
    }

    /** The first bytes of a stream. */
    private static final class Cut extends FilterInputStream {
        private long left;

        Cut(InputStream stream, long left) {
            super(stream);
            this.left = left;
        }

        @Override
        public int read() throws IOException {
            return left-- <= 0 ? -1 : in.read();
        }

        @Override
        public int read(byte[] target, int from, int length) throws IOException {
            if (left <= 0 && length > 0) {
                return -1;
            }
            int count = in.read(target, from, (int) Math.min(length, left));
            left -= Math.max(0, count);
            return count;
        }
    }

    /** A stream that tells how far it is read. */
    private static final class Watched extends FilterInputStream {
        private final Watcher watcher;
        private long offset;

        Watched(InputStream stream, Watcher watcher, long offset) {
            super(stream);
            this.watcher = watcher;
            this.offset = offset;
        }

        @Override
        public int read() throws IOException {
            int b = in.read();
            offset += b < 0 ? 0 : 1;
            watcher.reached(offset);
            return b;
        }

        @Override
        public int read(byte[] target, int from, int length) throws IOException {
            int count = in.read(target, from, length);
            offset += Math.max(0, count);
            watcher.reached(offset);
            return count;
        }
    }

    @Override
    public void close() throws IOException {
        if (watcher != null) {
            watcher.end();
        }
        if (temporary != null) {
            Files.deleteIfExists(temporary);
        }
    }
}
