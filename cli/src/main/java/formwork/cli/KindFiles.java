package formwork.cli;

import formwork.formats.Kind;
import formwork.formats.Kinds;
import formwork.formats.Source;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** The files that commands over kinds read, and the kinds that their options name. */
final class KindFiles {
    private KindFiles() {}

    /**
     * The file named {@code file}, standard input where its name is {@code -}; who watches standard
     * error sees how far it is read.
     */
    static Source open(String file, Streams streams) throws IOException {
        Source source = unwatched(file, streams);
        Progress.watch(source, InputFile.shownName(file), streams);
        return source;
    }

    private static Source unwatched(String file, Streams streams) throws IOException {
        if (file.equals("-")) {
            return Source.copyOf(InputFile.shownName(file), streams.in());
        }
        Path path = Path.of(file);
        if (Files.isDirectory(path)) {
            throw new FileSystemException(file, null, "found a directory; expected a file");
        }
        if (!Files.exists(path)) {
            throw new NoSuchFileException(file);
        }
        return Source.open(path);
    }

    /** The kind that {@code option} names. */
    static Kind<?> named(String option, String name) {
        return Kinds.named(name)
                .orElseThrow(
                        () ->
                                new UsageException(
                                        option
                                                + ": found "
                                                + name
                                                + "; expected a kind that \"formwork info --kinds\""
                                                + " lists"));
    }
}
