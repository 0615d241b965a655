package formwork.cli;

import formwork.Unit;
import formwork.UnitOptions;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * What a command reads: a file, standard input where its name is {@code -}, unpacked where its name
 * ends in {@code .gz}.
 */
final class InputFile {
    private static final int UNPACKING_BYTES = 1 << 16;

    private InputFile() {}

    /** The file named {@code file}, connected for reading. */
    static Unit unit(String file, Streams streams, UnitOptions options) throws IOException {
        return Unit.reading(shownName(file), stream(file, streams), options);
    }

    /** What messages call the file named {@code file}. */
    static String shownName(String file) {
        return file.equals("-") ? "standard input" : file;
    }

    /** The bytes of the file named {@code file}. */
    static InputStream stream(String file, Streams streams) throws IOException {
        if (file.equals("-")) {
            return Progress.over(new Unclosed(streams.in()), "standard input", -1, streams);
        }
        Path path = Path.of(file);
        if (Files.isDirectory(path)) {
            throw new FileSystemException(file, null, "found a directory; expected a file");
        }
        SeekableByteChannel channel = open(path);
        InputStream stream =
                Progress.over(
                        Channels.newInputStream(channel),
                        String.valueOf(path.getFileName()),
                        channel.size(),
                        streams);
        return isPacked(path) ? unpacked(stream, file) : stream;
    }

    private static InputStream unpacked(InputStream stream, String file) throws IOException {
        try {
            return new GZIPInputStream(stream, UNPACKING_BYTES);
        } catch (EOFException | ZipException e) {
            try (stream) {
                throw new IOException(file + ": found no gzip data; expected it by the name", e);
            }
        }
    }

    private static SeekableByteChannel open(Path path) throws IOException {
        try {
            return Files.newByteChannel(path);
        } catch (AccessDeniedException e) {
            throw new FileSystemException(path.toString(), null, "permission denied");
        }
    }

    static boolean isPacked(Path path) {
        return path.toString().toLowerCase(Locale.ROOT).endsWith(".gz");
    }

    private static final class Unclosed extends FilterInputStream {
        Unclosed(InputStream in) {
            super(in);
        }

        @Override
        public void close() {
            // standard input is not ours
        }
    }
}
