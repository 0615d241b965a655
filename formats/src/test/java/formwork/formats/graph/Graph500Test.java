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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class Graph500Test {
    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static Source source(String text) {
        return Source.of("edges", bytes(text));
    }

    @Test
    void readsWideTuples() throws IOException {
        Arcs arcs = new Graph500().read(source(GraphFiles.TUPLES), ReadOptions.STRICT).arcs();
        assertFalse(arcs.isDirected());
        assertEquals((1L << 33) + 1, arcs.vertexCount());
        long[] sources = {0, 1000, 700, 1L << 33};
        assertArrayEquals(sources, arcs.sources().numbers().toLongs());
        assertArrayEquals(new int[] {1000, 5, 700, 5}, arcs.targets().numbers().toInts());
    }

    @Test
    void readsPackedTuples() throws IOException {
        Arcs arcs = new Graph500Packed().read(source(GraphFiles.PACKED), ReadOptions.STRICT).arcs();
        long[] sources = {7, 70_000 + (3L << 32), 9};
        long[] targets = {1000, 5, 400_000 + (2L << 32)};
        assertArrayEquals(sources, arcs.sources().numbers().toLongs());
        assertArrayEquals(targets, arcs.targets().numbers().toLongs());
    }

    @Test
    void packedTuplesKeepAllOf47Bits() throws IOException {
        Random random = new Random(5);
        long[] sources = random.longs(500, 0, 1L << 47).toArray();
        long[] targets = random.longs(500, 0, 1L << 47).toArray();
        Arcs arcs =
                new Arcs(
                        1L << 47,
                        false,
                        Indices.of(sources),
                        Indices.of(targets),
                        new Values.Pattern(500));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new Graph500Packed().write(new Graph500Edges(arcs, true), Target.of("edges", out));
        Arcs again =
                new Graph500Packed()
                        .read(Source.of("edges", out.toByteArray()), ReadOptions.STRICT)
                        .arcs();
        assertArrayEquals(sources, again.sources().numbers().toLongs());
        assertArrayEquals(targets, again.targets().numbers().toLongs());
    }

    @Test
    void weightsStandInAFileBesideIt(@TempDir Path folder) throws IOException {
        Path path = folder.resolve("g.edges");
        Files.write(path, bytes(GraphFiles.TUPLES));
        Arcs arcs = new Graph500().read(source(GraphFiles.TUPLES), ReadOptions.STRICT).arcs();
        Values weights = new Values.Reals(new double[] {0.5, 0.25, 0, 1 - 0x1p-24});
        Graph500Edges weighted =
                new Graph500Edges(
                        new Arcs(
                                arcs.vertexCount(), false, arcs.sources(), arcs.targets(), weights),
                        false);
        Path beside = folder.resolve("g.edges.weights");
        try (Target target = Target.create(beside)) {
            weighted.writeWeights(target);
        }
        assertEquals(16, Files.size(beside));
        try (Source source = Source.open(path)) {
            Values again = new Graph500().read(source, ReadOptions.STRICT).arcs().weights();
            assertEquals(1 - 0x1p-24, again.real(3));
            assertEquals(0.25, again.real(1));
        }
        Files.write(beside, new byte[12]);
        try (Source source = Source.open(path)) {
            FormworkException e =
                    assertThrows(
                            FormworkException.class,
                            () -> new Graph500().read(source, ReadOptions.STRICT));
            assertTrue(e.getMessage().contains("found 12 bytes; expected 4 for each of the 4"));
        }
    }

    @Test
    void aWeightThatFourBytesDoNotHaveIsRefused() throws IOException {
        for (Values weights :
                new Values[] {
                    new Values.Reals(new double[] {0.1}), new Values.Integers(new long[] {16777217})
                }) {
            Arcs arcs = new Arcs(2, false, Indices.of(0), Indices.of(1), weights);
            FormworkException e =
                    assertThrows(
                            FormworkException.class,
                            () ->
                                    new Graph500Edges(arcs, false)
                                            .writeWeights(
                                                    Target.of("w", new ByteArrayOutputStream())));
            assertTrue(e.getMessage().contains("of edge 1; expected one that a real of 4 bytes"));
        }
    }

    @Test
    void saysWhereItIsWrong() {
        String negative = GraphFiles.tuples(8, 1, 2, 3, -4);
        FormworkException e =
                assertThrows(
                        FormworkException.class,
                        () -> new Graph500().read(source(negative), ReadOptions.STRICT));
        assertEquals(
                "edges, bytes 17-32: found vertex -4 of edge 2; expected 0 or more",
                e.getMessage());
        e =
                assertThrows(
                        FormworkException.class,
                        () -> new Graph500().read(source("12345678"), ReadOptions.STRICT));
        assertEquals("edges: found 8 bytes; expected tuples of 16", e.getMessage());
    }

    @Test
    void isNeverMoreThanPossible() {
        assertEquals(
                Strength.POSSIBLE,
                new Graph500().recognise(Head.of(bytes(GraphFiles.TUPLES))).strength());
        byte[] random = new byte[4800];
        new Random(1).nextBytes(random);
        assertEquals(Strength.NONE, new Graph500().recognise(Head.of(random)).strength());
        assertEquals(Strength.NONE, new Graph500Packed().recognise(Head.of(random)).strength());
        byte[] text = bytes("16 bytes of text".repeat(30));
        assertEquals(Strength.NONE, new Graph500().recognise(Head.of(text)).strength());
    }
}
