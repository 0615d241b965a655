package formwork.cli.iof;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What is to be measured.
 *
 * @param elements of each type; a COMPLEX is one
 * @param folder where the files are written
 * @param threads that write and read
 * @param repeats that count
 * @param warmUpSeconds for each type, before they do
 * @param opponents the compilers to do the same work
 */
public record IofPlan(
        int elements,
        Path folder,
        int threads,
        int repeats,
        double warmUpSeconds,
        List<Compiler> opponents) {
    private static final Path SHARED_MEMORY = Path.of("/dev/shm");

    /** Keeps a copy of the list. */
    public IofPlan {
        opponents = List.copyOf(opponents);
    }

    /** A RAM file system if there is one, else where temporary files go. */
    public static Path defaultFolder() {
        return isMemory(SHARED_MEMORY)
                ? SHARED_MEMORY
                : Path.of(System.getProperty("java.io.tmpdir"));
    }

    private static boolean isMemory(Path folder) {
        try {
            return Files.isWritable(folder) && Files.getFileStore(folder).type().equals("tmpfs");
        } catch (IOException e) {
            return false; // then it is none that can be used
        }
    }
}
