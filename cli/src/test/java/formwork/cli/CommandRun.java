package formwork.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a command did: its exit status, standard output and standard error. */
record CommandRun(int status, String out, String err) {

    /** Runs the command with nothing on standard input. */
    static CommandRun of(String... arguments) {
        return withInput("", arguments);
    }

    /** Runs the command with {@code input} on standard input, a byte a character. */
    static CommandRun withInput(String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams =
                new Streams(
                        new ByteArrayInputStream(input.getBytes(StandardCharsets.ISO_8859_1)),
                        out,
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        false);
        int status = FormworkCommand.run(streams, arguments);
        return new CommandRun(
                status,
                out.toString(StandardCharsets.ISO_8859_1),
                err.toString(StandardCharsets.UTF_8));
    }

    /** A file of the repository. */
    static Path repositoryFile(String name) {
        Path root = Path.of("").toAbsolutePath();
        while (!Files.exists(root.resolve("formwork")) || !Files.exists(root.resolve("pom.xml"))) {
            root = root.getParent();
        }
        return root.resolve(name);
    }
}
