package formwork.cli.iof;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The Fortran program of the same work, built by a compiler that is installed, and running. */
final class CompilerProgram implements Closeable {
    /** What one WRITE with FLUSH and one READ took. */
    record Times(long writeNanos, long readNanos) {}

    private final Compiler compiler;
    private final String description;
    private final Path file;
    private final Process process;
    private final BufferedWriter requests;
    private final BufferedReader answers;

    private CompilerProgram(Compiler compiler, String description, Path file, Process process) {
        this.compiler = compiler;
        this.description = description;
        this.file = file;
        this.process = process;
        requests = process.outputWriter(StandardCharsets.ISO_8859_1);
        answers = process.inputReader(StandardCharsets.ISO_8859_1);
    }

    /**
     * Builds the program in {@code folder} and starts it with so many elements; it writes there.
     *
     * @throws IOException if there is no such compiler, or it fails
     */
    static CompilerProgram start(Compiler compiler, Path folder, int elements) throws IOException {
        String command = find(compiler);
        Path source = folder.resolve("study.f90");
        try (InputStream text = CompilerProgram.class.getResourceAsStream("study.f90")) {
            Files.write(source, text.readAllBytes());
        }
        Path program = folder.resolve("study-" + compiler.label());
        ProcessBuilder build = new ProcessBuilder(command);
        build.command().addAll(compiler.options());
        build.command().addAll(List.of(source.toString(), "-o", program.toString()));
        build.directory(folder.toFile()).redirectErrorStream(true);
        Process building = build.start();
        String said = new String(building.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (waitFor(building) != 0) {
            throw new IOException(command + ": found " + said.strip() + "; expected a program");
        }
        Path prefix = folder.resolve(compiler.label());
        Process running =
                new ProcessBuilder(
                                program.toString(), Integer.toString(elements), prefix.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        Path file = folder.resolve(compiler.label() + ".dat");
        return new CompilerProgram(compiler, describe(command, compiler), file, running);
    }

    private static String describe(String command, Compiler compiler) throws IOException {
        Process asked = new ProcessBuilder(command, "--version").redirectErrorStream(true).start();
        String said = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String version = said.lines().findFirst().orElse(command).strip();
        return compiler.label() + ": " + version + ", " + String.join(" ", compiler.options());
    }

    /** The compiler's command: by its own name, or with a version behind it, on PATH. */
    private static String find(Compiler compiler) throws IOException {
        String[] folders = System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1);
        for (String command : compiler.commands()) {
            for (String folder : folders) {
                if (Files.isExecutable(Path.of(folder, command))) {
                    return command;
                }
            }
        }
        for (String folder : folders) {
            String found = newest(compiler, Path.of(folder));
            if (found != null) {
                return found;
            }
        }
        throw new IOException(
                compiler.label() + ": found no such command on PATH; expected a compiler");
    }

    private static String newest(Compiler compiler, Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return null;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString())
                    .filter(name -> compiler.commands().stream().anyMatch(c -> isVersion(name, c)))
                    .max(String::compareTo)
                    .orElse(null);
        }
    }

    private static boolean isVersion(String name, String command) {
        return name.startsWith(command + "-")
                && name.substring(command.length() + 1).chars().allMatch(Character::isDigit);
    }

    private static int waitFor(Process process) throws IOException {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    String label() {
        return compiler.label();
    }

    /** The compiler, its version and its options. */
    String description() {
        return description;
    }

    /** The file that {@link #run} leaves. */
    Path file() {
        return file;
    }

    /** Writes and reads the values of {@code type} once. */
    Times run(StudyType type) throws IOException {
        requests.write(type.name().toLowerCase(Locale.ROOT));
        requests.newLine();
        requests.flush();
        String answer = answers.readLine();
        String[] seconds = answer == null ? new String[0] : answer.strip().split(" +");
        if (seconds.length != 2) {
            throw new IOException(
                    compiler.label() + ": found its program ended; expected the times of " + type);
        }
        return new Times(nanos(seconds[0]), nanos(seconds[1]));
    }

    private static long nanos(String seconds) {
        return Math.round(1e9 * Double.parseDouble(seconds));
    }

    /** Ends the program. */
    @Override
    public void close() throws IOException {
        try (requests;
                answers) {
            requests.newLine();
        }
        process.destroy();
        waitFor(process);
    }
}
