package formwork.formats.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.formats.Evidence;
import formwork.formats.Head;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Target;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class MetisTest {
    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static MetisGraph read(String text) throws IOException {
        return new Metis().read(Source.of("a.graph", bytes(text)), ReadOptions.STRICT);
    }

    private static String written(MetisGraph graph) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new Metis().write(graph, Target.of("text", out));
        return out.toString(StandardCharsets.ISO_8859_1);
    }

    private static int[] ints(Indices indices) {
        return indices.numbers().toInts();
    }

    @Test
    void readsNeighboursOfEachVertex() throws IOException {
        Graph graph = read(GraphFiles.METIS).graph();
        assertArrayEquals(new int[] {0, 1, 3, 5, 6}, ints(graph.offsets()));
        assertArrayEquals(new int[] {1, 0, 2, 1, 3, 2}, ints(graph.targets()));
        assertEquals(0, read(GraphFiles.METIS_ALONE).graph().degree(1));
    }

    @Test
    void readsSizesAndWeights() throws IOException {
        MetisGraph file = read(GraphFiles.METIS_WEIGHTS);
        assertArrayEquals(new long[] {7, 8, 9}, file.vertexSizes().array());
        assertArrayEquals(new long[] {1, 0, 2, 5, 3, 1}, file.vertexWeights().array());
        assertEquals(2, file.weightsPerVertex());
        assertArrayEquals(
                new long[] {10, 10, 200, 200}, ((Values.Integers) file.graph().weights()).array());
        MetisGraph edges = read(GraphFiles.METIS_EDGES);
        assertEquals(3, edges.arcs().count());
        assertEquals(7, edges.arcs().weights().real(2));
    }

    @Test
    void writesAGraphThatWasNotInAFile() throws IOException {
        Graph graph = read(GraphFiles.METIS_EDGES).arcs().toGraph();
        assertEquals("3 3 001\n2 5 3 6\n1 5 3 7\n1 6 2 7\n", written(MetisGraph.of(graph)));
        Graph directed =
                new Arcs(2, true, Indices.of(0), Indices.of(1), new Values.Pattern(1)).toGraph();
        FormworkException e =
                assertThrows(FormworkException.class, () -> written(MetisGraph.of(directed)));
        assertTrue(e.getMessage().contains("expected one with each edge both ways"));
    }

    static Stream<Arguments> faults() {
        String path = GraphFiles.METIS;
        return Stream.of(
                Arguments.of(
                        path.replace("1 3\n", "1 5\n"),
                        ", line 4, column 3: found \"5\"; expected a vertex from 1 to 4"),
                Arguments.of(
                        path.replace("1 3\n", "1 2\n"),
                        ", line 4, column 3: found \"2\"; expected another vertex than this"),
                Arguments.of(
                        path.replace("1 3\n", "1\n"),
                        ", line 2, column 3: found 3 edges; expected half of 5"),
                Arguments.of(
                        path.replace("1 3\n", "1 4\n"),
                        ", line 6: found 2 neighbours of vertex 3; expected 1"),
                Arguments.of(
                        "4 2\n2\n1\n4\n3\n".replace("2\n1\n4\n3", "2\n3\n4\n1"),
                        ", line 2: found vertex 1 to have 2 for a neighbour; expected each edge"),
                Arguments.of(
                        path.replace("4 3\n", "5 3\n"),
                        ", line 8: found its end; expected vertex 5 of 5, as a.graph, line 2"),
                Arguments.of(
                        path.replace("4 3\n", "3 3\n"),
                        ", line 6, column 3: found \"4\"; expected a vertex from 1 to 3"),
                Arguments.of(
                        path + "1\n",
                        ", line 8: found \"1\"; expected no more than 4 vertices, as a.graph"),
                Arguments.of(
                        path.replace("4 3\n", "2147483647 3\n"),
                        ", line 2, columns 1-10: found 2147483647 vertices; expected at most"),
                Arguments.of(
                        path.replace("4 3\n", "4 2147483647\n"),
                        ", line 2, columns 3-12: found 2147483647 edges; expected at most"),
                Arguments.of(
                        path.replace("4 3\n", "4 3 2\n"),
                        ", line 2, column 5: found \"2\"; expected up to three digits 0 or 1"),
                Arguments.of(
                        path.replace("4 3\n", "4 3 1 2\n"),
                        ", line 2, column 7: found \"2\"; expected 0, as vertices have no weights"),
                Arguments.of(
                        GraphFiles.METIS_EDGES.replace("1 5 3 7", "1 5 3 8"),
                        ", line 3: found the weight 8 of the edge to 3; expected the weight that"),
                Arguments.of(
                        GraphFiles.METIS_EDGES.replace("1 5 3 7", "1 0 3 7"),
                        ", line 3, column 4: found \"0\"; expected a weight of an edge 1 or more"),
                Arguments.of(
                        GraphFiles.METIS_EDGES.replace("1 5 3 7 ", "1 5 3"),
                        ", line 3, column 7: found the end of the line; expected a weight of an"),
                Arguments.of(
                        GraphFiles.METIS_WEIGHTS.replace(" 8   2", " 8  -2"),
                        ", line 4, columns 7-8: found \"-2\"; expected a weight or size of the"),
                Arguments.of("% only\n", ", line 2: found its end; expected the numbers of"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String text, String message) {
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        assertTrue(e.getMessage().startsWith("a.graph" + message), e.getMessage());
    }

    @Test
    void isNotTakenForAListOfPairs() {
        Evidence pairs = new Metis().recognise(Head.of(bytes("1 2\n2 3\n3 1\n")));
        assertEquals(Evidence.Strength.NONE, pairs.strength());
        Evidence path = new Metis().recognise(Head.of(bytes(GraphFiles.METIS)));
        assertEquals(
                "line 2: 4 vertices and 3 edges; 4 lines of neighbours from 1 to 4", path.reason());
    }
}
