package formwork.formats.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.formats.Kind;
import formwork.formats.Kinds;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.matrix.CoordinateMatrix;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Symmetry;
import formwork.formats.matrix.Values;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class DimacsTest {
    private static Source source(String text) {
        return Source.of("a.gr", text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static Object read(String kind, String text, ReadOptions options) throws IOException {
        Kind<?> found = Kinds.named(kind).orElseThrow();
        return found.read(source(text), options);
    }

    private static DimacsGraph paths(String text) throws IOException {
        return new DimacsShortestPaths().read(source(text), ReadOptions.STRICT);
    }

    private static int[] ints(Indices indices) {
        return indices.numbers().toInts();
    }

    @Test
    void readsArcsWithTheirWeights() throws IOException {
        Arcs arcs = paths(GraphFiles.PATHS).arcs();
        assertEquals(4, arcs.vertexCount());
        assertArrayEquals(new int[] {0, 1, 1, 2, 3, 0}, ints(arcs.sources()));
        assertArrayEquals(new int[] {1, 0, 2, 3, 0, 2}, ints(arcs.targets()));
        assertArrayEquals(
                new long[] {10, 10, 7, 2147483648L, 0, -5},
                ((Values.Integers) arcs.weights()).array());
    }

    @Test
    void readsBlanksTabsAndSignsAsTheyCome() throws IOException {
        Arcs arcs = paths("p  sp\t3 1 \na  1\t+3   -07  \r\n").arcs();
        assertEquals(2, arcs.targets().at(0));
        assertEquals(-7, arcs.weights().real(0));
    }

    @Test
    void streamsTheSameArcs() throws IOException {
        StringBuilder seen = new StringBuilder();
        new DimacsShortestPaths()
                .stream(
                        source(GraphFiles.PATHS),
                        ReadOptions.STRICT,
                        (from, to, weight) -> seen.append(from).append(to).append(' '));
        assertEquals("01 10 12 23 30 02 ", seen.toString());
    }

    @Test
    void readsWhatStandsBehindTheVerticesOfOtherProblems() throws IOException {
        DimacsGraph flow =
                new DimacsMinimalCost().read(source(GraphFiles.MINIMAL), ReadOptions.STRICT);
        assertArrayEquals(new long[] {4, 2, 2, 3, 5}, flow.capacities().array());
        assertArrayEquals(new long[] {0, 0, 0, 0, 0}, flow.leastFlows().array());
        assertEquals(3, flow.arcs().weights().real(3));
        assertArrayEquals(new long[] {4, -4}, flow.nodes().values().array());
        DimacsGraph maximal =
                new DimacsMaximalFlow().read(source(GraphFiles.MAXIMAL), ReadOptions.STRICT);
        assertArrayEquals(new int[] {0, 3}, ints(maximal.nodes().vertices()));
        assertEquals('t', maximal.nodes().values().real(1));
        DimacsVertices places =
                new DimacsCoordinates().read(source(GraphFiles.COORDINATES), ReadOptions.STRICT);
        assertArrayEquals(new int[] {-73530767, -73530538, 0}, ints(places.columns().get(1)));
    }

    @Test
    void becomesAGraphAndAMatrix() throws IOException {
        Graph graph = paths(GraphFiles.PATHS).arcs().toGraph();
        assertArrayEquals(new int[] {0, 2, 4, 5, 6}, ints(graph.offsets()));
        assertArrayEquals(new int[] {1, 2, 0, 2, 3, 0}, ints(graph.targets()));
        assertEquals(-5, graph.weights().real(1));
        assertEquals(6, graph.toMatrix().entryCount());
        assertArrayEquals(ints(graph.targets()), ints(Graph.ofMatrix(graph.toMatrix()).targets()));

        DimacsGraph triangle =
                new DimacsColoring().read(source(GraphFiles.COLORING), ReadOptions.STRICT);
        CoordinateMatrix matrix = triangle.arcs().toMatrix();
        assertEquals(Symmetry.SYMMETRIC, matrix.symmetry());
        assertArrayEquals(new int[] {1, 2, 2}, ints(matrix.rowIndices()));
        Graph both = triangle.arcs().toGraph();
        assertEquals(6, both.arcCount());
        assertEquals(0, both.degree(3));
        assertArrayEquals(ints(both.targets()), ints(Graph.ofMatrix(matrix).targets()));
        assertEquals(3, both.toArcs().count());
    }

    /** What is changed in a file, and what is said of it. */
    static Stream<Arguments> faults() {
        String paths = GraphFiles.PATHS;
        return Stream.of(
                Arguments.of(
                        "dimacs-sp",
                        paths.replace("a 2 3 7", "a 2 5 7"),
                        ", line 7, column 5: found \"5\"; expected a vertex from 1 to 4"),
                Arguments.of(
                        "dimacs-sp",
                        paths.replace("a 2 3 7", "a 0 3 7"),
                        ", line 7, column 3: found \"0\"; expected a vertex from 1 to 4"),
                Arguments.of(
                        "dimacs-sp",
                        paths.replace("a 2 3 7", "a 2 3 7.5"),
                        ", line 7, columns 7-9: found \"7.5\"; expected a weight"),
                Arguments.of(
                        "dimacs-sp",
                        paths.replace("a 2 3 7", "a 2 3"),
                        ", line 7, column 6: found the end of the line; expected a weight"),
                Arguments.of(
                        "dimacs-sp",
                        paths.replace("a 2 3 7", "a 2 3 7 1"),
                        ", line 7, column 9: found \"1\"; expected the end of the line"),
                Arguments.of(
                        "dimacs-sp",
                        paths.replace("a 2 3 7", "a 2 3 99999999999999999999"),
                        ", line 7, columns 7-26: found \"99999999999999999999\"; expected a weight"),
                Arguments.of(
                        "dimacs-sp",
                        paths.replace("a 2 3 7", "e 2 3 7"),
                        ", line 7: found \"e 2 3 7\"; expected a line that begins with a, c and a"),
                Arguments.of(
                        "dimacs-sp",
                        paths.replace("a 2 3 7", "a2 3 7"),
                        ", line 7: found \"a2 3 7\"; expected a line that begins with a, c and a"),
                Arguments.of(
                        "dimacs-sp",
                        paths.replace("a 2 3 7", "p sp 4 6"),
                        ", line 7: found \"p sp 4 6\"; expected one line \"p\""),
                Arguments.of(
                        "dimacs-sp",
                        paths.replace("sp 4 6", "sp 4 7"),
                        ", line 3, column 8: found 7 arcs; expected 6, which are there"),
                Arguments.of(
                        "dimacs-sp",
                        paths.replace("sp 4 6", "sp 4 5"),
                        ", line 11: found \"a 1 3 -5\"; expected no more than 5 arcs, as a.gr, line"),
                Arguments.of(
                        "dimacs-sp",
                        paths.replace("sp 4 6", "sp 4 2147483647"),
                        ", line 3, columns 8-17: found 2147483647 arcs; expected at most"),
                Arguments.of(
                        "dimacs-sp",
                        paths.replace("sp 4 6", "sp -4 6"),
                        ", line 3, columns 6-7: found -4 vertices; expected 0 or more"),
                Arguments.of(
                        "dimacs-sp",
                        "c nothing\n",
                        ", line 2: found its end; expected a line \"p sp\""),
                Arguments.of(
                        "dimacs-max",
                        GraphFiles.MAXIMAL.replace("n 1 s", "n 1 x"),
                        ", line 2, column 5: found \"x\"; expected s or t"),
                Arguments.of(
                        "dimacs-min",
                        GraphFiles.MINIMAL.replace("a 1 3 0 2 2", "a 1 3 2 2"),
                        ", line 6, column 10: found the end of the line; expected a cost"),
                Arguments.of(
                        "dimacs-ss",
                        GraphFiles.SOURCES.replace("ss 3", "ss 2"),
                        ", line 2, column 13: found 2 sources; expected 3, which are there"),
                Arguments.of(
                        "dimacs-co",
                        GraphFiles.COORDINATES.replace("v 3", "v 0"),
                        ", line 4, column 3: found \"0\"; expected a vertex 1 or more"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String kind, String text, String message) {
        FormworkException e =
                assertThrows(FormworkException.class, () -> read(kind, text, ReadOptions.STRICT));
        assertTrue(e.getMessage().startsWith("a.gr" + message), e.getMessage());
    }

    @Test
    void letsPassOtherCountsWhenLenient() throws IOException {
        for (String count : new String[] {"sp 4 5", "sp 4 7"}) {
            String text = GraphFiles.PATHS.replace("sp 4 6", count);
            DimacsGraph graph = new DimacsShortestPaths().read(source(text), ReadOptions.LENIENT);
            assertEquals(6, graph.arcs().count());
        }
    }

    @Test
    void readsFilesOfManyChunksAsASlowReaderDoes() throws IOException {
        long seed = 42;
        Random random = new Random(seed);
        int count = 60_000;
        StringBuilder text = new StringBuilder("p sp 100000 " + count + "\n");
        long sum = 0;
        for (int i = 0; i < count; i++) {
            if (random.nextInt(50) == 0) {
                text.append("c ").append("x".repeat(random.nextInt(5000))).append('\n');
            }
            int from = 1 + random.nextInt(100_000);
            int to = 1 + random.nextInt(1 << random.nextInt(16));
            long weight = random.nextLong() >> random.nextInt(63);
            text.append("a ").append(from).append(" ".repeat(1 + random.nextInt(3))).append(to);
            text.append(' ').append(weight).append(random.nextBoolean() ? "\n" : "\r\n");
            sum = 31 * (31 * (31 * sum + from - 1) + to - 1) + weight;
        }
        Arcs arcs = paths(text.toString()).arcs();
        long[] weights = ((Values.Integers) arcs.weights()).array();
        long found = 0;
        for (int i = 0; i < count; i++) {
            found = 31 * (31 * (31 * found + arcs.sources().at(i)) + arcs.targets().at(i));
            found += weights[i];
        }
        assertEquals(sum, found, "seed " + seed);
    }
}
