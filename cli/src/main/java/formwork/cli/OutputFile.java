package formwork.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import picocli.CommandLine.Option;

/** The option that says where the output of a command goes. */
final class OutputFile {
    private static final int BUFFER_BYTES = 1 << 16;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            description = "Write to this file, packed if its name ends in .gz.")
    private Path path;

    /** Opens the file, or standard output if the option was not given. */
    OutputStream open(Streams streams) throws IOException {
        if (!isFile()) {
            return new StandardOutput(streams.out());
        }
        return create(path);
    }

    /** A file in place of what is there, packed if its name ends in .gz. */
    static OutputStream create(Path path) throws IOException {
        OutputStream file = Files.newOutputStream(path);
        return InputFile.isPacked(path)
                ? new BufferedOutputStream(new GZIPOutputStream(file, BUFFER_BYTES), BUFFER_BYTES)
                : file;
    }

    /** What writes all of the output. */
    interface Writing {
        /** Writes to {@code stream}, which messages call {@code name}, and may close it. */
        void write(String name, OutputStream stream) throws IOException;
    }

    /** Has the output written; a file is there when it is whole. */
    void write(Streams streams, Writing writing) throws IOException {
        if (!isFile()) {
            try (OutputStream stream = open(streams)) {
                writing.write(name(), stream);
            }
            return;
        }
        try (PartialFile file = new PartialFile(path)) {
            try (OutputStream stream = create(file.path())) {
                writing.write(name(), stream);
            }
            file.end();
        }
    }

    /** Whether it goes to a file. */
    boolean isFile() {
        return path != null && !path.toString().equals("-");
    }

    /** Whether the option was given. */
    boolean isGiven() {
        return path != null;
    }

    /** What messages call it. */
    String name() {
        return isFile() ? path.toString() : "standard output";
    }
}
