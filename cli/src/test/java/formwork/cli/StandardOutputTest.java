package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StandardOutputTest {
    private static CommandRun run(String failure, String... arguments) {
        OutputStream failing =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException(failure);
                    }
                };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams =
                new Streams(
                        new ByteArrayInputStream(new byte[] {'1', '\n'}),
                        failing,
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        false);
        int status = FormworkCommand.run(streams, arguments);
        return new CommandRun(status, "", err.toString(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "print (I1) 1",
                "read (I1) -",
                "write (I1) -",
                "check (I1) -",
                "explain (I1) -"
            })
    void stopsQuietlyWhereNobodyReads(String command, String format, String argument) {
        CommandRun run = run("Broken pipe", command, format, argument);
        assertEquals("", run.err());
        assertEquals(ExitCode.OK, run.status());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {"print (I1) 1", "read (I1) -", "write (I1) -"})
    void saysThatTheDiskIsFull(String command, String format, String argument) {
        CommandRun run = run("No space left on device", command, format, argument);
        assertTrue(run.err().startsWith("formwork: standard output"), run.err());
        assertTrue(run.err().contains("found No space left on device"), run.err());
        assertEquals(1, run.err().lines().count());
        assertEquals(ExitCode.WRONG, run.status());
    }
}
