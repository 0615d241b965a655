package formwork.cli;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file that is written beside the one that it becomes when it is whole: what ends in an error
 * leaves what was there.
 */
final class PartialFile implements Closeable {
    private final Path whole;
    private final Path partial;

    /**
     * For the file {@code whole}; a pipe or a device is written at once.
     *
     * @throws FileSystemException if it cannot be made there; it names {@code whole}
     */
    PartialFile(Path whole) throws IOException {
        this.whole = whole;
        boolean isOther = Files.exists(whole) && !Files.isRegularFile(whole);
        partial =
                isOther
                        ? whole
                        : whole.resolveSibling(
                                ".part"
                                        + ProcessHandle.current().pid()
                                        + "."
                                        + whole.getFileName());
        if (!isOther) {
            make();
        }
    }

    private void make() throws IOException {
        try {
            Files.newOutputStream(partial).close();
        } catch (FileSystemException e) {
            String reason =
                    e instanceof NoSuchFileException
                            ? "found no directory " + whole.getParent() + "; expected one"
                            : Faults.reason(e);
            FileSystemException named = new FileSystemException(whole.toString(), null, reason);
            named.initCause(e);
            throw named;
        }
    }

    /** What is to be written; its name ends as that of the whole file does. */
    Path path() {
        return partial;
    }

    /** It is whole. */
    void end() throws IOException {
        if (!partial.equals(whole)) {
            Files.move(partial, whole, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Override
    public void close() throws IOException {
        if (!partial.equals(whole)) {
            Files.deleteIfExists(partial);
        }
    }
}
