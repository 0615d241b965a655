package formwork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Files as Fortran programs write them, read by the formats of their kinds: every value is the one
 * that gfortran reads, to the last bit.
 */
final class RealFilesTest {
    private static final Path SAMPLES = Path.of("../../shared/samples");
    private static final Path FORTRAN = Path.of("src/test/fortran");

    /** A file of a kind; what gfortran prints for a sample is known by length and digest only. */
    private record Known(String kind, String name, int lines, String digest) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Known> writtenHere() throws IOException {
        return rows("files.tsv");
    }

    static Stream<Known> samples() throws IOException {
        return rows("samples.tsv");
    }

    private static Stream<Known> rows(String name) throws IOException {
        List<Known> rows = new ArrayList<>();
        for (String line : resourceLines(name)) {
            if (!line.startsWith("#")) {
                String[] cells = line.split("\t", -1);
                int lines = cells.length > 2 ? Integer.parseInt(cells[2]) : 0;
                rows.add(new Known(cells[0], cells[1], lines, cells.length > 3 ? cells[3] : ""));
            }
        }
        return rows.stream();
    }

    @ParameterizedTest
    @MethodSource("writtenHere")
    void readsWhatGfortranReadsFromItsOwnFiles(Known file) throws IOException {
        List<String> expected = resourceLines(file.name() + ".expected");
        try (InputStream stream = resource(file.name());
                Unit unit = Unit.reading(file.name(), stream, UnitOptions.DEFAULT)) {
            assertSame(expected.subList(1, expected.size()), dump(file.kind(), unit));
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void readsWhatGfortranReadsFromSamples(Known file) throws IOException {
        assumeTrue(
                Files.isDirectory(SAMPLES), "the folder of samples is not beside this repository");
        try (Unit unit = Unit.open(SAMPLES.resolve(file.name()))) {
            List<String> lines = dump(file.kind(), unit);
            assertEquals(file.lines(), lines.size(), "lines");
            assertEquals(file.digest(), digest(lines));
        }
    }

    @Test
    void readsWhatTheInstalledGfortranReads(@TempDir Path folder) throws IOException {
        assumeTrue(runs("gfortran", "--version"), "gfortran is not installed");
        Path readers = folder.resolve("readers");
        List<String> said =
                run(
                        folder,
                        "gfortran",
                        "-O0",
                        FORTRAN.resolve("readers.f90").toAbsolutePath().toString(),
                        "-o",
                        readers.toString());
        assertTrue(Files.exists(readers), () -> String.join("\n", said));
        for (Known file : writtenHere().toList()) {
            Path copy = folder.resolve(file.name());
            try (InputStream stream = resource(file.name())) {
                Files.copy(stream, copy);
            }
            compare(file, copy, readers, folder);
        }
        if (Files.isDirectory(SAMPLES)) {
            for (Known file : samples().toList()) {
                compare(file, SAMPLES.resolve(file.name()).toAbsolutePath(), readers, folder);
            }
        }
    }

    private static void compare(Known file, Path path, Path readers, Path folder)
            throws IOException {
        List<String> expected = run(folder, readers.toString(), file.kind(), path.toString());
        try (Unit unit = Unit.open(path)) {
            assertSame(expected, dump(file.kind(), unit));
        }
    }

    @Test
    void filesAreAsTheInstalledGfortranWritesThem(@TempDir Path folder) throws IOException {
        assumeTrue(runs("gfortran", "--version"), "gfortran is not installed");
        String source = FORTRAN.resolve("writers.f90").toAbsolutePath().toString();
        run(folder, "gfortran", "-O0", source, "-o", "writers");
        run(folder, folder.resolve("writers").toString());
        for (Known file : writtenHere().toList()) {
            try (InputStream stream = resource(file.name())) {
                assertEquals(
                        new String(stream.readAllBytes(), StandardCharsets.ISO_8859_1),
                        Files.readString(folder.resolve(file.name()), StandardCharsets.ISO_8859_1));
            }
        }
    }

    // ---- reading ----

    private static List<String> dump(String kind, Unit unit) throws IOException {
        FileDump file = new FileDump(unit);
        if (!AwkwardFiles.read(kind, file) && !SatelliteFiles.read(kind, file)) {
            ScientificFiles.read(kind, file);
        }
        return file.lines();
    }

    private static void assertSame(List<String> expected, List<String> lines) {
        for (int i = 0; i < Math.min(expected.size(), lines.size()); i++) {
            assertEquals(expected.get(i), lines.get(i), "line " + (i + 1));
        }
        assertEquals(expected.size(), lines.size(), "lines");
    }

    private static String digest(List<String> lines) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (String line : lines) {
                digest.update((line + "\n").getBytes(StandardCharsets.ISO_8859_1));
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static List<String> resourceLines(String name) throws IOException {
        try (InputStream stream = resource(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.ISO_8859_1).lines().toList();
        }
    }

    private static InputStream resource(String name) {
        InputStream stream = RealFilesTest.class.getResourceAsStream("files/" + name);
        assertTrue(stream != null, () -> "no test resource files/" + name);
        return stream;
    }

    // ---- gfortran ----

    private static boolean runs(String... command) {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** What a program prints. */
    private static List<String> run(Path folder, String... command) throws IOException {
        Process process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .start();
        try (InputStream output = process.getInputStream()) {
            String text = new String(output.readAllBytes(), StandardCharsets.ISO_8859_1);
            process.waitFor(1, TimeUnit.MINUTES);
            return text.lines().toList();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
