package formwork;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Arrays, text and units need no JVM flag: a JVM of its own, started without any, shows it. */
final class BareJvmTest {
    /** Writes and reads a file as arrays, a line of text, and by statements. */
    static final class Program {
        private Program() {}

        @SuppressWarnings("SystemOut") // a program of its own
        public static void main(String[] arguments) throws Exception {
            Path file = Path.of(arguments[0]);
            Format format = Format.of("(4D24.15)");
            double[] values = {1, -0.0, 1e300, 0.1, Double.MIN_VALUE};
            format.writeDoubles(file, values);
            double[] read = format.readDoubles(file);
            System.out.println(Arrays.toString(values).equals(Arrays.toString(read)));
            System.out.println(Format.of("(I3,F5.1)").write(7, 1.5));
            try (Unit unit = Unit.open(file);
                    ReadStatement statement = unit.read(format)) {
                System.out.println(statement.nextDouble());
            }
        }
    }

    @TempDir private Path folder;

    @Test
    void readsAndWritesArraysTextAndUnitsWithoutFlags() throws Exception {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        ProcessBuilder builder =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                place(Format.class) + File.pathSeparator + place(Program.class),
                                Program.class.getName(),
                                folder.resolve("values").toString())
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().remove("JDK_JAVA_OPTIONS");
        Process process = builder.start();
        assertTrue(process.waitFor(1, TimeUnit.MINUTES));
        assertEquals("", Files.readString(err, UTF_8));
        assertEquals("true\n  7  1.5\n1.0\n", Files.readString(out, UTF_8));
        assertEquals(0, process.exitValue());
    }

    private static Path place(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }
}
