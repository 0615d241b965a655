package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GraphCommandTest {
    /** A path 1 - 2 - 3 - 4, a loop, an edge twice, and 6 - 7 by themselves; 5 has no edge. */
    private static final String PATH =
            """
            # Undirected graph
            1\t2
            2\t3
            3\t4
            2\t2
            3\t2
            6\t7
            """;

    /** Lengths by hand: 1 to 3 is 3 by way of 2, and 7 by the arc itself. */
    private static final String LENGTHS =
            """
            p sp 4 4
            a 1 2 1
            a 2 3 2
            a 1 3 7
            a 3 1 1
            """;

    @TempDir private Path folder;
    private String path;
    private String lengths;

    @BeforeEach
    void writeGraphs() throws IOException {
        path = file("path.txt", PATH);
        lengths = file("lengths.gr", LENGTHS);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static CommandRun right(String... arguments) {
        CommandRun run = CommandRun.of(arguments);
        assertEquals(ExitCode.OK, run.status(), run.err());
        return run;
    }

    @Test
    void searchesInTheNumbersOfTheFile() {
        CommandRun run = right("graph", "bfs", path, "--root", "1");
        assertEquals(
                """
                vertex,parent,level
                1,1,0
                2,1,1
                3,2,2
                4,3,3
                5,-1,-1
                6,-1,-1
                7,-1,-1
                """,
                run.out());
        assertEquals(
                "formwork: 7 vertices, 4 edges: 4 reached from vertex 1, at most 3 arcs away\n",
                run.err());
    }

    @Test
    void writesRowsByAFormat() throws IOException {
        String matrix = CommandRun.repositoryFile("examples/laplace.rsa").toString();
        Path out = folder.resolve("levels.dat");
        right("graph", "bfs", matrix, "--root=1", "--format=(3I4)", "-o", out.toString());
        List<String> lines = Files.readAllLines(out);
        assertEquals(16, lines.size());
        assertEquals("   1   1   0", lines.get(0));
        assertTrue(
                lines.get(15).endsWith("   6") && lines.get(15).startsWith("  16"), lines.get(15));
        CommandRun shown = right("graph", "bfs", matrix, "--root=1", "--format=(3I4)");
        assertEquals(Files.readString(out), shown.out());
    }

    @Test
    void beginsAtTheFirstVertexWithMostArcs() {
        CommandRun run = right("graph", "bfs", path, "--json");
        assertTrue(
                run.out()
                        .startsWith(
                                "{\"measure\":\"bfs\",\"vertices\":7,\"edges\":4,\"isDirected\":false,"
                                        + "\"root\":2,\"reached\":4,\"levels\":3,\"parts\":"),
                run.out());
        assertTrue(
                run.out()
                        .endsWith(
                                "\"columns\":[\"vertex\",\"parent\",\"level\"],\"rows\":[[1,2,1],[2,2,0],"
                                        + "[3,2,1],[4,3,2],[5,-1,-1],[6,-1,-1],[7,-1,-1]]}\n"),
                run.out());
        assertEquals("", run.err());
    }

    @Test
    void goesAlongArcsOnlyWhereTheFileHasArcs() {
        String rows = "vertex,parent,level\n1,-1,-1\n2,-1,-1\n3,-1,-1\n4,4,0\n5,-1,-1\n";
        assertTrue(right("graph", "bfs", path, "--root=4", "--directed").out().startsWith(rows));
        CommandRun back = right("graph", "bfs", lengths, "--root=2");
        assertEquals("vertex,parent,level\n1,3,2\n2,2,0\n3,2,1\n4,-1,-1\n", back.out());
        assertTrue(back.err().contains(" 4 vertices, 4 arcs: 3 reached "), back.err());
        CommandRun edges = right("graph", "bfs", lengths, "--root=2", "--undirected");
        assertEquals("vertex,parent,level\n1,2,1\n2,2,0\n3,2,1\n4,-1,-1\n", edges.out());
    }

    @Test
    void findsShortestPathsByTheLengthsOfArcs() {
        CommandRun run = right("graph", "sssp", lengths, "--root=1");
        assertEquals("vertex,distance\n1,0\n2,1\n3,3\n4,-1\n", run.out());
        assertEquals(
                "formwork: 4 vertices, 4 arcs: 3 reached from vertex 1, at most 3 away\n",
                run.err());
        assertEquals(run.out(), right("graph", "sssp", lengths, "--root=1", "--delta=1").out());
    }

    @Test
    void namesComponentsByTheirFirstVertices() {
        CommandRun run = right("graph", "cc", path);
        assertEquals("vertex,component\n1,1\n2,1\n3,1\n4,1\n5,5\n6,6\n7,6\n", run.out());
        assertEquals(
                "formwork: 7 vertices, 4 edges: 3 components, the largest of 4 vertices\n",
                run.err());
    }

    /** Of the pairs of 1, 2, 3, 4: (1,3) and (1,4) by way of 2, (1,4) and (2,4) by way of 3. */
    @Test
    void ordersVerticesByWhatLeadsThroughThem() {
        CommandRun all = right("graph", "bc", path, "--format=(I3,F6.2)");
        assertEquals(
                "  1  0.00\n  2  2.00\n  3  2.00\n  4  0.00\n  5  0.00\n  6  0.00\n  7  0.00\n",
                all.out());
        CommandRun top = right("graph", "bc", path, "--top=2");
        assertEquals("vertex,betweenness\n2,2\n3,2\n", top.out());
        assertTrue(top.err().endsWith(": the greatest betweenness is that of vertex 2\n"));
        CommandRun near = right("graph", "closeness", path, "--top=1");
        assertTrue(near.out().startsWith("vertex,closeness\n2,0."), near.out());
        CommandRun sampled = right("graph", "bc", path, "--samples=100", "--format=(I3,F6.2)");
        assertEquals(all.out().lines().count(), sampled.out().lines().count());
    }

    /** On a ring all are alike. */
    @Test
    void ranksVertices() throws IOException {
        String ring = file("ring.txt", "# Directed graph\n0\t1\n1\t2\n2\t3\n3\t0\n");
        CommandRun run = right("graph", "pr", ring, "--format=(I2,F9.6)");
        assertEquals(" 0 0.250000\n 1 0.250000\n 2 0.250000\n 3 0.250000\n", run.out());
        assertTrue(run.err().contains("4 vertices, 4 arcs: "), run.err());
        assertTrue(run.err().endsWith("rank is that of vertex 0\n"), run.err());
    }

    @Test
    void givesTheSameForAnyPartsAndThreads() {
        String matrix = CommandRun.repositoryFile("examples/laplace.rsa").toString();
        for (String measure : List.of("cc", "bc", "pr", "closeness")) {
            String one = right("graph", measure, matrix, "--parts=1", "--threads=1").out();
            assertEquals(
                    one,
                    right("graph", measure, matrix, "--parts=3", "--threads=2").out(),
                    measure);
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
                "--root: found it with cc, which takes none",
                "graph",
                "cc",
                path,
                "--root=1");
        assertWrong(
                ExitCode.USAGE,
                "--top: found it with bfs, which takes none",
                "graph",
                "bfs",
                path,
                "--top=1");
        assertWrong(
                ExitCode.USAGE,
                "--rule: found it with pr, which takes none",
                "graph",
                "pr",
                path,
                "--rule=netal");
        assertWrong(
                ExitCode.USAGE,
                "found --directed and --undirected; expected one of them",
                "graph",
                "cc",
                path,
                "--directed",
                "--undirected");
        assertWrong(
                ExitCode.USAGE,
                "--damping: found 1.0; expected 0 or more, and less than 1",
                "graph",
                "pr",
                path,
                "--damping=1");
        assertWrong(
                ExitCode.USAGE,
                "found --json and --format without a file of --output; expected it",
                "graph",
                "bfs",
                path,
                "--json",
                "--format=(I3)");
        CommandRun unknown = CommandRun.of("graph", "dfs", path);
        assertEquals(ExitCode.USAGE, unknown.status());
        assertTrue(unknown.err().contains("dfs"), unknown.err());
    }

    @Test
    void saysWhatItCannotFind() throws IOException {
        assertWrong(
                ExitCode.WRONG,
                path + ": found no vertex 8, where to begin; expected one of 1 to 7",
                "graph",
                "bfs",
                path,
                "--root=8");
        assertWrong(
                ExitCode.WRONG,
                lengths + ": found no vertex 0, where to begin; expected one of 1 to 4",
                "graph",
                "sssp",
                lengths,
                "--root=0");
        assertWrong(
                ExitCode.WRONG,
                path + ": found arcs without lengths; expected some, for sssp",
                "graph",
                "sssp",
                path);
        String negative = file("negative.gr", LENGTHS.replace("a 2 3 2", "a 2 3 -2"));
        assertWrong(
                ExitCode.WRONG,
                negative + ": found length -2 from vertex 2 to vertex 3; expected 0 or more",
                "graph",
                "sssp",
                negative);
        String fraction =
                file(
                        "fraction.mtx",
                        "%%MatrixMarket matrix coordinate real general\n2 2 1\n1 2 0.5\n");
        assertWrong(
                ExitCode.WRONG,
                fraction + ": found length 0.5 from vertex 1 to vertex 2; expected an INTEGER*4",
                "graph",
                "sssp",
                fraction);
        for (String length : List.of("3000000000", "-1", "2147483648")) {
            String large =
                    file(
                            "large.mtx",
                            "%%MatrixMarket matrix coordinate integer general\n2 2 1\n2 1 "
                                    + length
                                    + "\n");
            assertWrong(
                    ExitCode.WRONG,
                    large
                            + ": found length "
                            + length
                            + " from vertex 2 to vertex 1; expected "
                            + (length.equals("-1") ? "0 or more" : "an INTEGER*4"),
                    "graph",
                    "sssp",
                    large);
        }
        String loop = // a way that gets shorter without end
                file(
                        "loop.mtx",
                        "%%MatrixMarket matrix coordinate real general\n2 2 1\n2 2 -1.5\n");
        assertWrong(
                ExitCode.WRONG,
                loop + ": found length -1.5 from vertex 2 to vertex 2; expected 0 or more",
                "graph",
                "sssp",
                loop);
        String none = folder.resolve("none.gr").toString();
        assertWrong(ExitCode.WRONG, none + ": no such file", "graph", "cc", none);
        String empty = file("empty.gr", "p sp 0 0\n");
        assertWrong(
                ExitCode.WRONG, empty + ": found no vertex; expected some", "graph", "cc", empty);
        Path out = folder.resolve("out.dat");
        CommandRun narrow =
                CommandRun.of("graph", "cc", path, "--format=(I4,F4.1)", "-o", out.toString());
        assertEquals(ExitCode.WRONG, narrow.status());
        assertFalse(Files.exists(out));
    }

    @Test
    void takesAGraphWithoutEdges() throws IOException {
        String bare = file("bare.gr", "p sp 3 0\n");
        assertEquals("vertex,component\n1,1\n2,2\n3,3\n", right("graph", "cc", bare).out());
        assertEquals(
                "vertex,parent,level\n1,1,0\n2,-1,-1\n3,-1,-1\n",
                right("graph", "bfs", bare).out());
        assertEquals("vertex,betweenness\n1,0\n2,0\n3,0\n", right("graph", "bc", bare).out());
    }

    /** Numbers from 1 are as good as those from 0: no vertex 0 shares in the ranks. */
    @Test
    void numbersBelowTheFirstAreNoVertices() throws IOException {
        String from0 = "# Directed graph\n0\t1\n1\t2\n0\t2\n3\t2\n3\t3\n";
        String text = file("from0.txt", from0);
        String other = file("from7.txt", from0.replaceAll("([0-3])\\t", "100$1\t"));
        Files.writeString(
                Path.of(other),
                Files.readString(Path.of(other)).replaceAll("\\t([0-3])", "\t100$1"));
        for (GraphMeasure measure : GraphMeasure.values()) {
            if (measure != GraphMeasure.SSSP) {
                String name = measure.name();
                String plain = right("graph", name, text, "--parts=2").out();
                String shifted = right("graph", name, other, "--parts=2").out();
                assertEquals(plain, shifted.replaceAll("\\b100([0-3])\\b", "$1"), name);
            }
        }
        CommandRun ranks = right("graph", "pr", other, "--format=(I5,F12.9)");
        double sum =
                ranks.out()
                        .lines()
                        .mapToDouble(line -> Double.parseDouble(line.substring(5)))
                        .sum();
        assertEquals(1, sum, 1e-8);
        assertTrue(ranks.err().startsWith("formwork: 4 vertices, 4 arcs: "), ranks.err());
    }

    @Test
    void findsTheSameWhereVerticesAreNumberedByDegree() throws IOException {
        String graph = file("mixed.gr", LENGTHS + "c 4 has no arc\n");
        for (String file : List.of(path, graph)) {
            for (GraphMeasure measure : GraphMeasure.values()) {
                if (measure == GraphMeasure.SSSP && file.equals(path)) {
                    continue;
                }
                String name = measure.name();
                String format = measure.hasSamples() ? "(I4,F8.4)" : "(3I4)";
                format = measure == GraphMeasure.PR ? "(I4,F12.9)" : format;
                CommandRun plain = right("graph", name, file, "--format=" + format);
                for (int parts = 1; parts <= 3; parts++) {
                    CommandRun byDegree =
                            right(
                                    "graph",
                                    name,
                                    file,
                                    "--format=" + format,
                                    "--by-degree",
                                    "--parts=" + parts);
                    assertEquals(plain.out(), byDegree.out(), name);
                }
            }
        }
    }

    @Test
    void ordersVerticesByTheirDistances() {
        CommandRun run = right("graph", "sssp", lengths, "--root=1", "--top=2");
        assertEquals("vertex,distance\n3,3\n2,1\n", run.out());
        CommandRun all = right("graph", "sssp", lengths, "--root=1", "--top=9");
        assertEquals("vertex,distance\n3,3\n2,1\n1,0\n4,-1\n", all.out());
    }

    /** The shortest of arcs between the same two vertices counts, whichever comes first. */
    @Test
    void theShortestOfSeveralArcsCounts() throws IOException {
        String several =
                file("several.gr", "p sp 2 5\na 1 2 5\na 1 2 3\na 1 2 4\na 2 2 0\na 2 1 9\n");
        CommandRun oneWay = right("graph", "sssp", several, "--root=1");
        assertEquals("vertex,distance\n1,0\n2,3\n", oneWay.out());
        assertTrue(oneWay.err().contains(" 2 vertices, 2 arcs: "), oneWay.err());
        CommandRun both = right("graph", "sssp", several, "--root=2", "--undirected");
        assertEquals("vertex,distance\n1,3\n2,0\n", both.out());
        assertTrue(both.err().contains(" 2 vertices, 1 edge: "), both.err());
    }

    @Test
    void takesAFileForTheKindThatIsSaid() throws IOException {
        String plain = file("plain.txt", "1 2 3\n2 3 4\n");
        CommandRun unknown = CommandRun.of("graph", "sssp", plain);
        assertEquals(ExitCode.WRONG, unknown.status());
        CommandRun known = right("graph", "sssp", plain, "--as=edge-list", "--root=1");
        assertEquals("vertex,distance\n1,0\n2,3\n3,7\n", known.out());
        assertWrong(
                ExitCode.USAGE,
                "--as: found edges; expected a kind that \"formwork info --kinds\" lists",
                "graph",
                "cc",
                plain,
                "--as=edges");
        CommandRun searched = right("graph500", "--input=" + plain, "--as=edge-list", "--json");
        assertTrue(searched.out().contains("\"vertices\":3,"), searched.out());
        assertWrong(
                ExitCode.USAGE,
                "--as: found it with --format; expected a file of --input by itself",
                "graph500",
                "--input=" + plain,
                "--as=edge-list",
                "--format=(2I2)");
    }

    @Test
    void oneIsNotSaidAsMany() throws IOException {
        String one = file("one.gr", "p sp 1 0\n");
        assertEquals(
                "formwork: 1 vertex, 0 arcs: 1 component, the largest of 1 vertex\n",
                right("graph", "cc", one).err());
    }
}
