package formwork.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.Format;
import formwork.formats.matrix.HarwellBoeing;
import formwork.formats.matrix.Matrix;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that are larger than the memory of the JVM that goes through them, without Agrona. */
final class StreamedFilesTest {
    private static final int HEAP_MIB = 24;

    static List<String> kinds() {
        return StreamedFiles.KINDS;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shortOnesAreGoneThroughEntryByEntry(String kind, @TempDir Path folder)
            throws IOException, InterruptedException {
        Path path = folder.resolve("short");
        assertEquals(StreamedFiles.write(path, kind, 2000), sum(kind, path));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("kinds")
    void areGoneThroughInLessMemoryThanTheyHave(String kind, @TempDir Path folder)
            throws IOException, InterruptedException {
        Path path = folder.resolve("long");
        long sum = StreamedFiles.write(path, kind, 5_000_000);
        assertTrue(Files.size(path) > 2L * HEAP_MIB << 20, path + " " + Files.size(path));
        assertEquals(sum, sum(kind, path));
    }

    private static long sum(String kind, Path path) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(
                List.of("-Xmx" + HEAP_MIB + "m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        String classes =
                String.join(
                        File.pathSeparator,
                        place(StreamedFiles.class),
                        place(Source.class),
                        place(Format.class));
        command.addAll(List.of("-cp", classes));
        command.addAll(List.of(StreamedFiles.class.getName(), kind, path.toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        byte[] output = process.getInputStream().readAllBytes();
        String text = new String(output, StandardCharsets.UTF_8).strip();
        assertEquals(0, process.waitFor(), text);
        return Long.parseLong(text);
    }

    private static String place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void streamedMatricesHaveTheSameEntries() throws IOException {
        for (Made made : MadeFiles.ALL) {
            if (!made.kind().equals("harwell-boeing") || made.name().equals("elements")) {
                continue;
            }
            List<String> streamed = new ArrayList<>();
            List<String> read = new ArrayList<>();
            HarwellBoeing kind = new HarwellBoeing();
            Source source = Source.of("text", made.bytes());
            Matrix sizes = kind.forEach(source, ReadOptions.STRICT, collector(streamed));
            Matrix matrix = kind.read(source, ReadOptions.STRICT).matrix();
            matrix.forEach(collector(read));
            assertEquals(read, streamed, made.toString());
            assertEquals(matrix.columns(), sizes.columns());
        }
    }

    private static Matrix.EntryVisitor collector(List<String> entries) {
        return new Matrix.EntryVisitor() {
            @Override
            public void entry(long row, long column, double real, double imaginary) {
                entries.add(row + " " + column + " " + real + " " + imaginary);
            }

            @Override
            public void integer(long row, long column, long value) {
                entries.add(row + " " + column + " " + value);
            }
        };
    }
}
