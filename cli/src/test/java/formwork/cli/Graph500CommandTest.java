package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class Graph500CommandTest {
    @TempDir private Path folder;

    private static CommandRun right(String... arguments) {
        CommandRun run = CommandRun.of(arguments);
        assertEquals(ExitCode.OK, run.status(), run.err());
        return run;
    }

    /** The keys of graph500 3.0.0, in its order. */
    @Test
    void printsTheLinesOfTheBenchmark() {
        CommandRun run = right("graph500", "--scale", "8", "--roots", "5", "--warm-up", "1");
        List<String> keys = new ArrayList<>();
        run.out()
                .lines()
                .takeWhile(line -> !line.isEmpty())
                .forEach(line -> keys.add(line.substring(0, line.indexOf(':'))));
        assertEquals(
                List.of(
                        "SCALE",
                        "edgefactor",
                        "NBFS",
                        "graph_generation",
                        "num_parts",
                        "num_threads",
                        "rule",
                        "construction_time",
                        "bfs  min_time",
                        "bfs  firstquartile_time",
                        "bfs  median_time",
                        "bfs  thirdquartile_time",
                        "bfs  max_time",
                        "bfs  mean_time",
                        "bfs  stddev_time",
                        "min_nedge",
                        "firstquartile_nedge",
                        "median_nedge",
                        "thirdquartile_nedge",
                        "max_nedge",
                        "mean_nedge",
                        "stddev_nedge",
                        "bfs  min_TEPS",
                        "bfs  firstquartile_TEPS",
                        "bfs  median_TEPS",
                        "bfs  thirdquartile_TEPS",
                        "bfs  max_TEPS",
                        "bfs  harmonic_mean_TEPS",
                        "bfs  harmonic_stddev_TEPS",
                        "bfs  min_validate",
                        "bfs  firstquartile_validate",
                        "bfs  median_validate",
                        "bfs  thirdquartile_validate",
                        "bfs  max_validate",
                        "bfs  mean_validate",
                        "bfs  stddev_validate"),
                keys.subList(0, 36));
        assertTrue(
                run.out().startsWith("SCALE:                          8\nedgefactor: "), run.out());
        assertTrue(run.out().contains("\nNBFS:                           5\n"), run.out());
        assertTrue(run.out().contains("\nbfs  harmonic_mean_TEPS:     !  "), run.out());
        assertTrue(run.out().contains("\nbfs  energy"), run.out());
        assertTrue(run.out().contains("\nstage "), run.out());
        assertTrue(run.out().contains("\nlevel  direction "), run.out());
    }

    /** The whole of a value, by its name; the first one of this name. */
    private static String field(String json, String name) throws IOException {
        try (JsonParser parser = new JsonFactory().createParser(json)) {
            while (parser.nextToken() != null) {
                if (parser.currentToken() == JsonToken.FIELD_NAME
                        && parser.currentName().equals(name)) {
                    parser.nextToken();
                    return parser.getText();
                }
            }
        }
        return "none";
    }

    @Test
    void printsTheSameRootsAndEdgesForAllPartsAndThreads() throws IOException {
        List<String> found = new ArrayList<>();
        for (String parts : List.of("1", "2", "3")) {
            for (String rule : List.of("gapbs", "netal", "top-down", "bottom-up")) {
                CommandRun run =
                        right(
                                "graph500",
                                "--scale=7",
                                "--seed=5",
                                "--roots=4",
                                "--warm-up=0",
                                "--json",
                                "--threads=2",
                                "--parts=" + parts,
                                "--rule=" + rule);
                found.add(
                        field(run.out(), "root")
                                + " "
                                + field(run.out(), "nedge")
                                + " "
                                + field(run.out(), "bfs_min_nedge")
                                + " "
                                + field(run.out(), "bfs_max_nedge")
                                + " "
                                + field(run.out(), "arcs"));
                assertEquals(parts, field(run.out(), "parts"));
                assertEquals(rule, field(run.out(), "rule"));
            }
        }
        assertEquals(1, found.stream().distinct().count(), found.toString());
    }

    @Test
    void takesOtherGraphsInMemory() throws IOException {
        for (String option : List.of("--no-relabel", "--forward", "--heap")) {
            CommandRun run =
                    right("graph500", "--scale=6", "--roots=3", "--json", "--parts=2", option);
            assertEquals("3", field(run.out(), "NBFS"));
        }
    }

    @Test
    void dumpsEdgesThatItLoads() throws IOException {
        Path edges = folder.resolve("edges.dat");
        CommandRun made =
                right(
                        "graph500",
                        "--scale=7",
                        "--edge-factor=3",
                        "--roots=6",
                        "--json",
                        "--dump",
                        edges.toString());
        assertEquals((1 + 3 * 128) * 25, Files.size(edges)); // (2I12)
        assertTrue(Double.parseDouble(field(made.out(), "graph_dumping")) > 0);
        CommandRun loaded =
                right(
                        "graph500",
                        "--input",
                        edges.toString(),
                        "--format=(2I12)",
                        "--roots=6",
                        "--json");
        for (String name : List.of("edges", "arcs", "NBFS")) {
            assertEquals(field(made.out(), name), field(loaded.out(), name), name);
        }
        assertTrue(Double.parseDouble(field(loaded.out(), "graph_loading")) > 0);
        assertEquals("none", field(loaded.out(), "SCALE"));
    }

    @Test
    void searchesTheGraphOfAMatrix() throws IOException {
        String matrix = CommandRun.repositoryFile("examples/laplace.rsa").toString();
        CommandRun run = right("graph500", "--input", matrix, "--json");
        assertEquals("16", field(run.out(), "vertices"));
        assertEquals("16", field(run.out(), "NBFS"));
        assertEquals("48", field(run.out(), "arcs"));
        assertEquals("40.0", field(run.out(), "bfs_max_nedge")); // 24 edges and the diagonal
    }

    @Test
    void drawsRatesAndLevels() throws IOException {
        Path plot = folder.resolve("bfs.svg");
        right("graph500", "--scale=6", "--roots=4", "--plot", plot.toString());
        for (String name : List.of("bfs.svg", "bfs-levels.svg")) {
            String svg = Files.readString(folder.resolve(name));
            assertTrue(svg.contains("<svg") && svg.contains("<path"), name);
        }
    }

    private static void assertWrong(int status, String message, String... arguments) {
        CommandRun run = CommandRun.of(arguments);
        assertEquals("formwork: " + message, run.err().lines().findFirst().orElse("nothing"));
        assertEquals(status, run.status());
        assertEquals("", run.out());
    }

    @Test
    void saysWhichOptionIsWrong() {
        assertWrong(
                ExitCode.USAGE,
                "found no --scale and no --input; expected one of them",
                "graph500");
        assertWrong(
                ExitCode.USAGE,
                "found --scale and --input; expected one of them",
                "graph500",
                "--scale=3",
                "--input=x");
        assertWrong(
                ExitCode.USAGE,
                "--scale: found 31; expected a number from 1 to 30",
                "graph500",
                "--scale=31");
        assertWrong(
                ExitCode.USAGE,
                "--roots: found 0; expected a number from 1 to 65536",
                "graph500",
                "--scale=3",
                "--roots=0");
        assertWrong(
                ExitCode.USAGE,
                "--rule: found beamer; expected gapbs, netal, top-down or bottom-up",
                "graph500",
                "--scale=3",
                "--rule=beamer");
        assertWrong(
                ExitCode.USAGE,
                "--beta: found it with the rule top-down; expected a rule that turns",
                "graph500",
                "--scale=3",
                "--rule=top-down",
                "--beta=3");
        assertWrong(
                ExitCode.USAGE,
                "--parts: found 0; expected a number from 1 to 256",
                "graph500",
                "--scale=3",
                "--parts=0");
        assertWrong(
                ExitCode.USAGE,
                "found --format without --input or --dump; expected one",
                "graph500",
                "--scale=3",
                "--format=(2I4)");
        CommandRun large = CommandRun.of("graph500", "--scale=30", "--edge-factor=1024");
        assertEquals(ExitCode.USAGE, large.status());
        assertTrue(
                large.err()
                        .startsWith(
                                "formwork: --scale: found 30; expected less, since 1099511627776 edges are"
                                        + " to fit into "),
                large.err());
    }

    @Test
    void saysWhatCannotBeSearched() throws IOException {
        Path none = folder.resolve("none.dat");
        assertWrong(
                ExitCode.WRONG,
                none + ": no such file",
                "graph500",
                "--input=" + none,
                "--format=(2I4)");
        assertWrong(ExitCode.WRONG, none + ": no such file", "graph500", "--input=" + none);
        Path loops = Files.writeString(folder.resolve("loops.dat"), "   1   1\n   5   5\n");
        assertWrong(
                ExitCode.WRONG,
                loops
                        + ": graph: found no edge between two vertices; expected one, where a search"
                        + " begins",
                "graph500",
                "--input=" + loops,
                "--format=(2I4)");
        Path wide =
                Files.writeString(
                        folder.resolve("w.mtx"),
                        "%%MatrixMarket matrix coordinate real general\n1 2 1\n1 1 1\n");
        assertWrong(
                ExitCode.WRONG,
                wide + ": found 1 rows and 2 columns; expected as many, as in a graph",
                "graph500",
                "--input=" + wide);
    }

    @Test
    void keepsVerticesWithoutEdgesAndTheFormatsOfOthers() throws IOException {
        Path edges = folder.resolve("edges.dat");
        String[] options = {"graph500", "--roots=3", "--warm-up=0", "--json"};
        CommandRun made =
                CommandRun.of(with(options, "--scale=9", "--edge-factor=1", "--dump=" + edges));
        assertEquals(ExitCode.OK, made.status(), made.err());
        List<String> lines = Files.readAllLines(edges);
        assertEquals("        -512         512", lines.get(0));
        assertEquals("512", field(made.out(), "vertices"));
        String input = "--input=" + edges;
        CommandRun loaded = CommandRun.of(with(options, input, "--format=(2I12)"));
        assertEquals("512", field(loaded.out(), "vertices"));
        assertEquals(field(made.out(), "arcs"), field(loaded.out(), "arcs"));

        Files.write(edges, lines.subList(1, lines.size())); // as it was before
        CommandRun other = CommandRun.of(with(options, input, "--format=(2I12)"));
        assertEquals(field(made.out(), "arcs"), field(other.out(), "arcs"));
        assertTrue(Integer.parseInt(field(other.out(), "vertices")) <= 512);
        Files.write(edges, lines.subList(0, lines.size() - 1));
        assertWrong(
                ExitCode.WRONG,
                edges + ": found 511 edges; expected 512, as the second number says",
                with(options, input, "--format=(2I12)"));
    }

    private static String[] with(String[] options, String... more) {
        String[] all = Arrays.copyOf(options, options.length + more.length);
        System.arraycopy(more, 0, all, options.length, more.length);
        return all;
    }

    @Test
    void refusesAFormatThatIsTooNarrowBeforeItMakesEdges() throws IOException {
        Path edges = folder.resolve("edges.dat");
        assertWrong(
                ExitCode.WRONG,
                "format \"(2I4)\": found a field too narrow for -4096; expected at least 5 columns",
                "graph500",
                "--scale=12",
                "--dump=" + edges,
                "--format=(2I4)");
        assertFalse(Files.exists(edges));
    }
}
