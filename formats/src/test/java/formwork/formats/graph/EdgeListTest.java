package formwork.formats.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.formats.Evidence.Strength;
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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class EdgeListTest {
    private static Source source(String text) {
        return Source.of("a.txt", text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static EdgeListGraph read(String text) throws IOException {
        return new EdgeList().read(source(text), ReadOptions.STRICT);
    }

    @Test
    void verticesKeepTheirNumbers() throws IOException {
        EdgeListGraph file = read(GraphFiles.EDGES);
        Arcs arcs = file.arcs();
        assertEquals(701, arcs.vertexCount());
        assertTrue(arcs.isDirected());
        assertArrayEquals(new int[] {0, 1, 1, 3, 4, 0}, arcs.sources().numbers().toInts());
        assertArrayEquals(new int[] {1, 0, 3, 4, 700, 700}, arcs.targets().numbers().toInts());
        assertEquals(0, file.form().leastVertex());
        assertEquals(1, read("1 2\n2 3\n").form().leastVertex());
    }

    @Test
    void aRealAmongIntegersMakesAllWeightsReals() throws IOException {
        Arcs arcs = read(GraphFiles.EDGES_WEIGHTED).arcs();
        assertFalse(arcs.isDirected());
        double[] weights = ((Values.Reals) arcs.weights()).array();
        assertArrayEquals(new double[] {5, 1.5, 2e-5, -7}, weights);
    }

    @Test
    void handsEdgesOnWithoutKeepingThem() throws IOException {
        StringBuilder seen = new StringBuilder();
        ArcSink sink =
                new ArcSink() {
                    @Override
                    public void arc(long source, long target, long weight) {
                        seen.append(source + "-" + target + " " + weight + ", ");
                    }

                    @Override
                    public void arc(long source, long target, double weight) {
                        seen.append(source + "-" + target + " " + weight + ", ");
                    }
                };
        new EdgeList().stream(source(GraphFiles.EDGES_WEIGHTED), ReadOptions.STRICT, sink);
        assertEquals("1-2 5, 2-3 1.5, 3-3 2.0E-5, 1-3 -7.0, ", seen.toString());
    }

    @Test
    void aNewFileSaysWhetherItIsDirected() throws IOException {
        Arcs arcs = new Arcs(4, false, Indices.of(0, 1), Indices.of(1, 2), new Values.Pattern(2));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new EdgeList().write(EdgeListGraph.of(arcs), Target.of("a.txt", out));
        String text = out.toString(StandardCharsets.ISO_8859_1);
        assertEquals(
                "# Undirected graph\n# Nodes: 4 Edges: 2\n# FromNodeId\tToNodeId\n0\t1\n1\t2\n",
                text);
        Arcs again = read(text).arcs();
        assertFalse(again.isDirected());
        assertEquals(4, again.vertexCount());
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "Edges: 6",
                        "Edges: 7",
                        ", line 3, column 19: found 7 edges; expected 6, which are there"),
                Arguments.of(
                        "3\t4", "3", ", line 8, column 2: found the end of the line; expected a v"),
                Arguments.of(
                        "3\t4",
                        "-3\t4",
                        ", line 8, columns 1-2: found \"-3\"; expected a vertex from 0"),
                Arguments.of(
                        "3\t4",
                        "3\t4\t5",
                        ", line 8, column 5: found \"5\"; expected the end of the line, as the"
                                + " first one has two vertices and no weight"),
                Arguments.of(
                        "3\t4", "3\t4e1", ", line 8, columns 3-5: found \"4e1\"; expected a v"),
                Arguments.of(
                        "4\t700",
                        "4\t9223372036854775807",
                        ", line 10, columns 3-21: found \"9223372036854775807\"; expected a v"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        String text = GraphFiles.EDGES.replace(part, changed);
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        assertTrue(e.getMessage().startsWith("a.txt" + message), e.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "'1 2\n2 3\n3 1\n',POSSIBLE",
        "'1 2\n2 3\n',NONE",
        "' 1 2\n 2 3\n 3 1\n',NONE",
        "'1 2\n',NONE",
        "'# a graph\n1 2\n',LIKELY",
        "'# a table\n1 2\n3 4\n5 6\n',POSSIBLE",
        "'1 2\n2 3 4\n',NONE",
        "'1 2 3 4\n1 2 3 4\n',NONE",
        "'1.5 2\n2 3\n',NONE",
        "'%%MatrixMarket\n1 2\n2 3\n',NONE"
    })
    void isNeverMoreThanLikely(String text, Strength strength) {
        Head head = Head.of(text.getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(strength, new EdgeList().recognise(head).strength());
    }
}
