package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class IofCommandTest {
    private static final int ELEMENTS = 1002; // the last record of each type is not full

    @TempDir private Path folder;

    private CommandRun measure(String... more) {
        List<String> arguments = new ArrayList<>();
        arguments.addAll(List.of("iof", "--elements", Integer.toString(ELEMENTS)));
        arguments.addAll(List.of("--repeat", "2", "--warm-up", "0", "--dir", folder.toString()));
        arguments.addAll(List.of(more));
        return CommandRun.of(arguments.toArray(String[]::new));
    }

    @Test
    void printsALineForEachTypeAndDirection() throws IOException {
        CommandRun run = measure();
        assertEquals(ExitCode.OK, run.status(), run.err());
        for (String type : List.of("i4", "r4", "r8", "c8", "c16")) {
            for (String direction : List.of("write", "read")) {
                String start = String.format("%-4s  %-5s ", type, direction);
                long count = run.out().lines().filter(line -> line.startsWith(start)).count();
                assertEquals(3, count, run.out());
            }
        }
        assertTrue(isEmpty(folder), "files are left");
    }

    @Test
    void writesAnObjectForEachTypeAndDirection() throws IOException {
        Path json = folder.resolve("iof.json");
        assertEquals(ExitCode.OK, measure("--json", json.toString()).status());
        List<Map<String, String>> objects = objects(json);
        assertEquals(10, objects.size());
        Map<String, String> first = objects.get(0);
        assertEquals("i4", first.get("type"));
        assertEquals("write", first.get("direction"));
        assertEquals("1", first.get("threads"));
        assertEquals(Integer.toString(12 * ELEMENTS + 126), first.get("bytes"));
        assertEquals("c16", objects.get(9).get("type"));
        for (Map<String, String> object : objects) {
            assertTrue(
                    object.keySet()
                            .containsAll(Set.of("medianSeconds", "nsPerValue", "runtimeShare")),
                    object.toString());
            double share = Double.parseDouble(object.get("runtimeShare"));
            assertTrue(share > 0 && share < 1, object.toString());
        }
    }

    @Test
    void drawsBars() throws IOException {
        Path plot = folder.resolve("iof.svg");
        CommandRun run = measure("--plot", plot.toString());
        assertEquals(ExitCode.OK, run.status(), run.err());
        String svg = Files.readString(plot);
        assertTrue(svg.contains("<svg"), svg);
        assertTrue(svg.split("<rect", -1).length > 2, svg); // letters are shapes, not text
    }

    @Test
    void writesTheSameFilesAsGfortran() throws IOException {
        assumeTrue(isInstalled("gfortran"), "no gfortran is installed");
        Path json = folder.resolve("iof.json");
        CommandRun run = measure("--against", "gfortran", "--json", json.toString());
        assertEquals(ExitCode.OK, run.status(), run.err());
        for (Map<String, String> object : objects(json)) {
            assertEquals("true", object.get("gfortranSameBytes"), object.toString());
            assertTrue(Double.parseDouble(object.get("gfortranRatio")) > 0, object.toString());
        }
    }

    @Test
    void saysWhichOptionIsWrong() {
        CommandRun run = CommandRun.of("iof", "--elements", "0");
        assertEquals(ExitCode.USAGE, run.status());
        assertEquals("formwork: --elements: found 0; expected 1 to 500000000\n", run.err());
    }

    @Test
    void wantsAFolder() {
        CommandRun run = CommandRun.of("iof", "--dir", folder.resolve("none").toString());
        assertEquals(ExitCode.USAGE, run.status());
        assertFalse(run.err().isEmpty());
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    private static boolean isInstalled(String command) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                .anyMatch(path -> Files.isExecutable(Path.of(path, command)));
    }

    /** The members of each object that are no objects themselves. */
    private static List<Map<String, String>> objects(Path path) throws IOException {
        List<Map<String, String>> objects = new ArrayList<>();
        try (JsonParser json = new JsonFactory().createParser(path.toFile())) {
            assertEquals(JsonToken.START_ARRAY, json.nextToken());
            while (json.nextToken() == JsonToken.START_OBJECT) {
                Map<String, String> members = new HashMap<>();
                while (json.nextToken() != JsonToken.END_OBJECT) {
                    String name = json.currentName();
                    if (json.nextToken() == JsonToken.START_OBJECT) {
                        json.skipChildren();
                    } else {
                        members.put(name, json.getText());
                    }
                }
                objects.add(members);
            }
        }
        return objects;
    }
}
