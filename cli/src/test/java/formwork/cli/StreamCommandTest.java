package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StreamCommandTest {
    @TempDir private Path folder;

    @Test
    void printsALineForEachPlacementAndLength() {
        CommandRun run = CommandRun.of("stream", "--to", "11", "--repeat", "2", "--threads", "1");
        assertEquals(ExitCode.OK, run.status(), run.err());
        for (String placement : List.of("first-touch", "local", "interleave", "bind", "split")) {
            long lines = run.out().lines().filter(line -> line.startsWith(placement + " ")).count();
            assertTrue(lines >= 2 && lines % 2 == 0, run.out());
        }
        assertTrue(run.out().contains("\nTriad from CPUs of node"), run.out());
    }

    @Test
    void printsAnObject() {
        CommandRun run =
                CommandRun.of(
                        "stream", "--placement", "split", "--to", "10", "--repeat", "2", "--json");
        assertEquals(ExitCode.OK, run.status(), run.err());
        assertTrue(
                run.out().startsWith("{\"results\":[{\"placement\":\"split\",\"nodes\":1,"),
                run.out());
        assertTrue(run.out().contains("\"isRight\":true,\"copyGigabytesPerSecond\":"), run.out());
        assertTrue(run.out().contains("\"matrix\":{\"from\":["), run.out());
    }

    @Test
    void drawsLinesAndAHeatMap() throws IOException {
        Path plot = folder.resolve("stream.svg");
        CommandRun run =
                CommandRun.of(
                        "stream",
                        "--placement",
                        "local",
                        "--to",
                        "12",
                        "--repeat",
                        "2",
                        "--plot",
                        plot.toString());
        assertEquals(ExitCode.OK, run.status(), run.err());
        for (String name : List.of("stream.svg", "stream-nodes.svg")) {
            String svg = Files.readString(folder.resolve(name));
            assertTrue(svg.contains("<svg") && svg.contains("<path"), name);
        }
    }

    @Test
    void saysWhichOptionIsWrong() {
        assertEquals(
                "formwork: --to: found 9; expected 10 to 30\n",
                CommandRun.of("stream", "--to", "9").err());
        assertEquals(
                "formwork: --placement: found remote; expected one of [first-touch, local,"
                        + " interleave, bind, split]\n",
                CommandRun.of("stream", "--placement", "remote").err());
    }
}
