package formwork.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher script in a folder of its own, with a small program in the command's place. */
final class LauncherTest {
    /** Prints its arguments, one a line, and exits with their number. */
    static final class ArgumentPrinter {
        private ArgumentPrinter() {}

        @SuppressWarnings("SystemOut") // a program of its own
        public static void main(String[] arguments) {
            for (String argument : arguments) {
                System.out.println("<" + argument + ">");
            }
            System.exit(arguments.length);
        }
    }

    @TempDir private Path folder;
    private Path root;

    private record Result(int status, String out, String err) {}

    @BeforeEach
    void placeTheLauncher() throws IOException {
        root = Files.createDirectories(folder.resolve("a root"));
        Files.createDirectories(root.resolve("cli/target"));
        Path launcher = root.resolve("formwork");
        Files.copy(CommandRun.repositoryFile("formwork"), launcher);
        assertTrue(launcher.toFile().setExecutable(true));
    }

    private static void writeJar(Path jar) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes()
                .put(Attributes.Name.MAIN_CLASS, ArgumentPrinter.class.getName());
        String entry = ArgumentPrinter.class.getName().replace('.', '/') + ".class";
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file, manifest);
                InputStream in = LauncherTest.class.getClassLoader().getResourceAsStream(entry)) {
            out.putNextEntry(new JarEntry(entry));
            out.write(in.readAllBytes());
            out.closeEntry();
        }
    }

    private Result run(Map<String, String> environment, Path launcher, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(List.of(arguments));
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        assertTrue(process.waitFor(2, TimeUnit.MINUTES));
        return new Result(
                process.exitValue(), Files.readString(out, UTF_8), Files.readString(err, UTF_8));
    }

    @Test
    void passesArgumentsAndStatusThroughSymbolicLinks() throws Exception {
        writeJar(root.resolve("cli/target/formwork.jar"));
        Path first = Files.createSymbolicLink(folder.resolve("first"), root.resolve("formwork"));
        Path second = Files.createSymbolicLink(folder.resolve("second"), first.getFileName());
        Result result = run(Map.of(), second, "(I5, 'a b')", "", "*", "-x", "\"$HOME\"");
        assertEquals("<(I5, 'a b')>\n<>\n<*>\n<-x>\n<\"$HOME\">\n", result.out());
        assertEquals("", result.err());
        assertEquals(5, result.status());
    }

    @Test
    void buildsWhereNothingIsBuiltAndSaysSo() throws Exception {
        Path jar = folder.resolve("built.jar");
        writeJar(jar);
        placeSources();
        Map<String, String> withMaven = mavenThat("cp '" + jar + "' cli/target/formwork.jar");
        Result first = run(withMaven, root.resolve("formwork"), "x");
        assertEquals("<x>\n", first.out());
        assertEquals(1, first.err().lines().count(), first.err());
        assertTrue(first.err().startsWith("formwork: building"), first.err());

        assertEquals("", run(withMaven, root.resolve("formwork"), "x").err());
    }

    @Test
    void buildsAgainWhereASourceIsNewer() throws Exception {
        Path jar = folder.resolve("built.jar");
        writeJar(jar);
        writeJar(root.resolve("cli/target/formwork.jar"));
        placeSources();
        Path source = root.resolve("cli/src/main/A.java");
        assertTrue(source.toFile().setLastModified(System.currentTimeMillis() + 5000));
        Map<String, String> withMaven = mavenThat("cp '" + jar + "' cli/target/formwork.jar");
        assertTrue(
                run(withMaven, root.resolve("formwork"), "x").err().startsWith("formwork: build"));
    }

    @Test
    void showsWhatMavenSaidWhereTheBuildFails() throws Exception {
        placeSources();
        Result result = run(mavenThat("echo no such luck; exit 1"), root.resolve("formwork"), "x");
        assertEquals(1, result.status());
        assertTrue(
                result.err().endsWith("no such luck\nformwork: the build failed\n"), result.err());
    }

    private void placeSources() throws IOException {
        Files.createDirectories(root.resolve("cli/src/main"));
        Files.writeString(root.resolve("pom.xml"), "");
        Files.writeString(root.resolve("cli/pom.xml"), "");
        Files.writeString(root.resolve("cli/src/main/A.java"), "");
    }

    /** An environment in which mvn is a script that does {@code body}. */
    private Map<String, String> mavenThat(String body) throws IOException {
        Path bin = Files.createDirectories(folder.resolve("bin"));
        Path maven = bin.resolve("mvn");
        Files.writeString(maven, "#!/bin/sh\n" + body + "\n");
        assertTrue(maven.toFile().setExecutable(true));
        return Map.of("PATH", bin + ":" + System.getenv("PATH"));
    }
}
