package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Graphs from kind to kind. */
final class GraphConversionTest {
    private static final String PATHS = "p sp 3 3\na 1 2 5\na 2 3 7\na 3 1 9\n";
    private static final String BOTH_WAYS = "p sp 3 4\na 1 2 5\na 2 1 5\na 2 3 7\na 3 2 7\n";
    private static final String METIS = "3 2 001\n2 5\n1 5 3 7\n2 7\n";
    private static final String LOOP =
            "%%MatrixMarket matrix coordinate real symmetric\n3 3 2\n1 1 0.5\n3 2 -2\n";

    /** What goes in, what it shall be, what comes out, and what is left out. */
    static Stream<Arguments> conversions() {
        return Stream.of(
                Arguments.of(
                        PATHS,
                        "edge-list",
                        """
                        # Directed graph
                        # Nodes: 3 Edges: 3
                        # FromNodeId\tToNodeId
                        0\t1\t5
                        1\t2\t7
                        2\t0\t9
                        """,
                        ""),
                Arguments.of(
                        PATHS,
                        "mtx",
                        """
                        %%MatrixMarket matrix coordinate integer general
                        3 3 3
                        1 2 5
                        2 3 7
                        3 1 9
                        """,
                        ""),
                Arguments.of(PATHS, "graph", "3 3 001\n2 5 3 9\n1 5 3 7\n2 7 1 9\n", "directions"),
                Arguments.of(BOTH_WAYS, "metis", METIS, ""),
                Arguments.of(METIS, "gr", BOTH_WAYS, ""),
                Arguments.of(METIS, "col", "p edge 3 2\ne 1 2\ne 2 3\n", "its weights"),
                Arguments.of(
                        METIS,
                        "mtx",
                        """
                        %%MatrixMarket matrix coordinate integer symmetric
                        3 3 2
                        2 1 5
                        3 2 7
                        """,
                        ""),
                Arguments.of(
                        LOOP,
                        "metis",
                        "3 1\n\n3\n2\n",
                        "its loops, its weights, which are not all"),
                Arguments.of(
                        LOOP,
                        "el",
                        """
                        # Undirected graph
                        # Nodes: 3 Edges: 2
                        # FromNodeId\tToNodeId
                        0\t0\t0.5
                        2\t1\t-2
                        """,
                        ""),
                Arguments.of(
                        "# Undirected graph\n0 1\n1 2\n",
                        "gr",
                        "p sp 3 4\na 1 2 1\na 2 1 1\na 2 3 1\na 3 2 1\n",
                        "its comments"),
                Arguments.of(
                        "3 2 111 1\n4 6 2 5\n4 6 1 5 3 7\n4 6 2 7\n",
                        "metis",
                        METIS,
                        "the sizes of its vertices, the weights of its vertices"),
                Arguments.of(
                        "p aux sp co 2\nv 1 -5 7\nv 2 8 9\n",
                        "mtx",
                        "%%MatrixMarket matrix array integer general\n2 2\n-5\n8\n7\n9\n",
                        ""),
                Arguments.of(
                        "%%MatrixMarket matrix array integer general\n2 2\n-5\n8\n7\n9\n",
                        "co", "p aux sp co 2\nv 1 -5 7\nv 2 8 9\n", ""));
    }

    @ParameterizedTest
    @MethodSource("conversions")
    void writesAGraphAsAnotherKind(String in, String to, String out, String lost) {
        CommandRun run = CommandRun.withInput(in, "convert", "-", "-", "--to", to);
        if (!lost.isEmpty()) {
            assertEquals(ExitCode.WRONG, run.status());
            assertTrue(run.err().contains(lost), run.err());
            assertTrue(run.err().contains("expected --lossy to leave it out"), run.err());
            run = CommandRun.withInput(in, "convert", "-", "-", "--to", to, "--lossy");
        }
        assertEquals(out, run.out(), run.err());
        assertEquals(ExitCode.OK, run.status());
    }

    @Test
    void weightsOfGraph500StandBesideIt(@TempDir Path folder) throws IOException {
        Path in = folder.resolve("in.graph");
        Files.writeString(in, METIS, StandardCharsets.ISO_8859_1);
        String edges = folder.resolve("edges").toString();
        CommandRun run = CommandRun.of("convert", in.toString(), edges, "--to", "graph500");
        assertEquals(ExitCode.OK, run.status(), run.err());
        assertEquals(32, Files.size(Path.of(edges)));
        assertEquals(8, Files.size(Path.of(edges + ".weights")));
        CommandRun again =
                CommandRun.of("convert", edges, "-", "--as", "graph500", "--to", "metis");
        assertEquals(METIS, again.out(), again.err());
        CommandRun piped = CommandRun.withInput(METIS, "convert", "-", "-", "--to", "graph500");
        assertTrue(piped.err().contains("its weights, which stand in a second file"), piped.err());
    }

    @Test
    void refusesMatricesThatAreNoGraphs() {
        String wide = "%%MatrixMarket matrix coordinate pattern general\n2 3 1\n1 3\n";
        CommandRun run = CommandRun.withInput(wide, "convert", "-", "-", "--to", "gr");
        assertTrue(run.err().contains("2 rows and 3 columns; expected one that is"), run.err());
        String many = "# a graph\n1 123456789012\n";
        run = CommandRun.withInput(many, "convert", "-", "-", "--to", "metis", "--lossy");
        assertEquals(ExitCode.WRONG, run.status());
        assertTrue(run.err().contains("found 123456789013 vertices for 1 arcs"), run.err());
    }
}
