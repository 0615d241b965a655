package formwork.cli;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.UnaryOperator;

/** Finds out before long work whether the files that it ends in can be written. */
final class OutputPlace {
    private OutputPlace() {}

    /**
     * Fails where a picture cannot be written, or has another ending than .svg, behind which the
     * library that draws would put this one; null is no picture.
     */
    static void requirePicture(String option, Path file) throws IOException {
        if (file == null) {
            return;
        }
        if (!file.toString().endsWith(".svg") || Files.isDirectory(file)) {
            throw new UsageException(option + ": found " + file + "; expected a file, FILE.svg");
        }
        require(option, file);
    }

    /** The same for a picture and the one that goes with it. */
    static void requirePictures(String option, Path file, UnaryOperator<Path> other)
            throws IOException {
        requirePicture(option, file);
        requirePicture(option, file == null ? null : other.apply(file));
    }

    /** Fails where nothing can be written to a file; null is no file. */
    static void require(String option, Path file) throws IOException {
        if (file == null) {
            return;
        }
        if (file.toString().equals("-")) {
            throw new UsageException(option + ": found -; expected a file");
        }
        if (Files.isDirectory(file)) {
            throw new UsageException(option + ": found directory " + file + "; expected a file");
        }
        Path folder = file.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            throw new UsageException(option + ": found no directory " + folder + "; expected one");
        }
        boolean isThere = Files.exists(file);
        if (isThere && !Files.isRegularFile(file)) {
            return; // a device or a pipe
        }
        // Only the system knows: it has more reasons than permissions.
        try {
            Files.newByteChannel(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE).close();
        } catch (FileSystemException e) {
            throw new FileSystemException(file.toString(), null, Faults.reason(e));
        }
        if (!isThere) {
            Files.delete(file);
        }
    }
}
