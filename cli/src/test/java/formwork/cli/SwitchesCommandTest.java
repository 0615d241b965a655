package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SwitchesCommandTest {
    @TempDir private Path folder;

    private static CommandRun run(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "switches";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return CommandRun.of(all);
    }

    /** By hand: 16 hosts, a switch each; each of 4 x 4 is 2 links away from another, 32 / 15. */
    @Test
    void printsWhatTheLookupsFound() {
        CommandRun run = run("--topology", "torus:4x4", "--hosts", "16", "--traffic", "all-to-all");
        assertEquals(ExitCode.OK, run.status(), run.err());
        List<String> lines = run.out().lines().toList();
        assertEquals(
                "torus:4x4: 16 switches, 32 links, 16 hosts, 80 input ports; routes: minimal",
                lines.get(0));
        assertTrue(lines.get(1).startsWith("all-to-all: 5,120 packets, of which 2,560 warm up;"));
        assertTrue(run.out().contains("conflict misses                0    0.0000 %"), run.out());
        // 3.1333 x (75 + 25) + 4.1333 x 25 + 100 = 516.7; each hit saves 20
        assertTrue(
                run.out().contains("mean                 3.13           516.7     454.0   12.13 %"),
                run.out());
    }

    @Test
    void printsTheSameInJsonByAnyThreads() throws IOException {
        Map<String, String> one =
                fields(run("--json", "--topology", "dragonfly:4x2x9", "--hosts", "72").out());
        Map<String, String> two =
                fields(
                        run(
                                        "--json",
                                        "--topology",
                                        "dragonfly:4x2x9",
                                        "--hosts",
                                        "72",
                                        "--threads",
                                        "2")
                                .out());
        assertEquals("dragonfly:4x2x9", one.get("topology"));
        assertEquals("36", one.get("switches"));
        assertEquals(one.get("lookups.cold"), two.get("lookups.cold"));
        assertEquals(one.get("afterWarmUp.hits"), two.get("afterWarmUp.hits"));
        long sum = 0;
        for (String part : List.of("hits", "cold", "capacity", "conflict")) {
            sum += Long.parseLong(one.get("lookups." + part));
        }
        assertEquals(one.get("lookups.count"), Long.toString(sum));
    }

    private static Map<String, String> fields(String text) throws IOException {
        Map<String, String> fields = new HashMap<>();
        String outer = "";
        try (JsonParser json = new JsonFactory().createParser(text)) {
            for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
                if (token == JsonToken.START_OBJECT && json.currentName() != null) {
                    outer = json.currentName() + ".";
                } else if (token == JsonToken.END_OBJECT) {
                    outer = "";
                } else if (token.isScalarValue()) {
                    fields.put(outer + json.currentName(), json.getText());
                }
            }
        }
        return fields;
    }

    @Test
    void savesLoadsAndReportsByPort() throws IOException {
        Path graph = folder.resolve("torus.graph");
        Path ports = folder.resolve("ports.txt");
        Path again = folder.resolve("again.txt");
        String[] rest = {"--hosts", "32", "--packets", "4000", "--cache", "1x8", "--ports"};
        assertEquals(
                ExitCode.OK,
                run(concat(
                                rest,
                                ports.toString(),
                                "--topology",
                                "torus:4x4",
                                "--save",
                                graph.toString()))
                        .status());
        CommandRun loaded = run(concat(rest, again.toString(), "--topology", graph.toString()));
        assertEquals(ExitCode.OK, loaded.status(), loaded.err());
        assertEquals(Files.readString(ports), Files.readString(again));
        List<String> records = Files.readAllLines(ports, StandardCharsets.ISO_8859_1);
        assertEquals(16 * 4 + 32, records.size());
        assertTrue(records.get(0).matches(" {7}0 +\\d+( +\\d+){4}"), records.get(0));
        assertEquals(2 * 8 + 4 * 14, records.get(0).length());
    }

    private static String[] concat(String[] first, String... more) {
        String[] all = java.util.Arrays.copyOf(first, first.length + more.length);
        System.arraycopy(more, 0, all, first.length, more.length);
        return all;
    }

    @Test
    void readsATraceAndDraws() throws IOException {
        Path trace = folder.resolve("trace.txt");
        Files.writeString(trace, "1 2\n2 1\n3 0\n1 2\n");
        Path plot = folder.resolve("plot.svg");
        CommandRun run =
                run(
                        "--topology",
                        "torus:4",
                        "--hosts",
                        "4",
                        "--trace",
                        trace.toString(),
                        "--trace-format",
                        "(I1,1X,I1)",
                        "--warm-up",
                        "3",
                        "--plot",
                        plot.toString());
        assertEquals(ExitCode.OK, run.status(), run.err());
        assertTrue(run.out().contains(": 4 packets, of which 3 warm up"), run.out());
        // three paths of two switches; the last one is the first again
        assertTrue(run.out().contains("cold misses                    6   75.0000 %"), run.out());
        // letters are shapes, not text: a frame, ticks and lines are many of them
        assertTrue(Files.readString(plot).split("<path", -1).length > 20);
        Path latency = folder.resolve("plot-latency.svg");
        assertTrue(Files.readString(latency).split("<path", -1).length > 20);
        Files.writeString(trace, "1 2\n2 2\n");
        run =
                run(
                        "--topology",
                        "torus:4",
                        "--hosts",
                        "4",
                        "--trace",
                        trace.toString(),
                        "--trace-format",
                        "(I1,1X,I1)");
        assertEquals(ExitCode.WRONG, run.status());
        assertTrue(run.err().contains("packet 2: found 2 to 2; expected two hosts"), run.err());
    }

    @ParameterizedTest
    @CsvSource({
        "--topology, torus:x, topology: found",
        "--topology, fat-tree:3, found 3 ports; expected an even number",
        "--hosts, 1, hosts: found 1; expected 2 to",
        "--routing, best, routing: found \"best\"",
        "--traffic, all, --traffic: found \"all\"",
        "--cache, 4, --cache: found \"4\"",
        "--cache, 3x2048, cache: found 3 ways",
        "--index, high, --index: found \"high\"",
        "--job, 1, --job: found 1; expected 2 to 512",
        "--packets, -1, --packets",
        "--delays, speed=1, --delays: found \"speed\"",
        "--delays, link=-1, delays: found -1.0 ns",
        "--threads, 0, --threads: found 0",
    })
    void saysWhatIsWrong(String option, String value, String message) {
        CommandRun run = run(option, value);
        assertEquals(ExitCode.USAGE, run.status(), run.err());
        assertTrue(run.err().contains(message), run.err());
    }

    @Test
    void wantsAGraph() throws IOException {
        Path file = folder.resolve("two.graph");
        Files.writeString(file, "4 2\n2\n1\n4\n3\n");
        CommandRun run = run("--topology", file.toString());
        assertEquals(ExitCode.WRONG, run.status());
        assertTrue(run.err().contains("found no way from switch 0 to switch 2"), run.err());
    }
}
