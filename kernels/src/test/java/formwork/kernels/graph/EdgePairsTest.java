package formwork.kernels.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import formwork.Format;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Kinds;
import formwork.formats.graph.Graph;
import formwork.formats.graph.GraphFile;
import formwork.formats.matrix.BoeingMatrix;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.MarketMatrix;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.Values;
import formwork.kernels.TestPools;
import formwork.kernels.loading.NodeArrays;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Edges of files, and the graphs made from them, against plain loops over the same files. */
@ExtendWith(LeakCheck.class)
final class EdgePairsTest {
    private static final int[][] SHAPES = {{1, 2}, {3, 1}, {4, 2}};

    @TempDir private Path folder;

    private static Path sample(String file) {
        Path root = Path.of("").toAbsolutePath();
        while (root != null && !Files.exists(root.resolve("shared/samples"))) {
            root = root.getParent();
        }
        assumeTrue(root != null, "found no shared/samples beside the repository");
        return root.resolve("shared/samples").resolve(file);
    }

    private static PlainGraph plain(formwork.formats.graph.Arcs arcs, boolean isWeighted) {
        int count = (int) arcs.count();
        int[] ends = new int[2 * count];
        int[] weights = isWeighted ? new int[count] : null;
        for (int i = 0; i < count; i++) {
            ends[2 * i] = (int) arcs.sources().at(i);
            ends[2 * i + 1] = (int) arcs.targets().at(i);
            if (isWeighted) {
                weights[i] = (int) arcs.weights().real(i);
            }
        }
        return new PlainGraph((int) arcs.vertexCount(), arcs.isDirected(), ends, weights);
    }

    private static void assertRight(PlainGraph plain, Function<NodePool, EdgePairs> source) {
        for (int[] shape : SHAPES) {
            try (NodePool pool = TestPools.on(shape[0], shape[1]);
                    EdgePairs edges = source.apply(pool)) {
                for (int options : new int[] {0, 3}) {
                    try (NodeGraph graph =
                            GraphBuilderTest.builder(pool, plain, options).build(edges)) {
                        String where = shape[0] + " parts, options " + options;
                        GraphBuilderTest.assertSameGraph(plain, graph, options != 0, where);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"metis/4elt.graph", "metis/test.mgraph"})
    void takesGraphsOfMetis(String file) throws IOException {
        formwork.formats.graph.Arcs arcs = ((GraphFile) Kinds.read(sample(file))).arcs();
        boolean isWeighted = !(arcs.weights() instanceof Values.Pattern);
        PlainGraph plain = plain(arcs, isWeighted);
        assertRight(
                plain,
                pool -> isWeighted ? EdgePairs.weighted(pool, arcs) : EdgePairs.of(pool, arcs));
        Graph graph = arcs.toGraph();
        assertRight(plain(arcs, false), pool -> EdgePairs.of(pool, graph));
    }

    @Test
    void takesPatternsOfMatrices() throws IOException {
        Matrix boeing = ((BoeingMatrix) Kinds.read(sample("harwell-boeing/g20.rua"))).matrix();
        assertRight(
                plain(formwork.formats.graph.Arcs.ofMatrix(boeing), false),
                pool -> EdgePairs.of(pool, boeing));
        Path file = folder.resolve("a.mtx");
        Files.writeString(
                file,
                """
                %%MatrixMarket matrix coordinate real symmetric
                70 70 5
                1 1 2.5
                70 1 -1.5
                65 64 3.0
                3 2 1E-3
                70 69 7.0
                """);
        Matrix market = ((MarketMatrix) Kinds.read(file)).matrix();
        PlainGraph plain = plain(formwork.formats.graph.Arcs.ofMatrix(market), false);
        assertEquals(8, plain.arcCount());
        assertRight(plain, pool -> EdgePairs.of(pool, market));
    }

    @Test
    void takesWeightedArcsOfDimacs() throws IOException {
        Path file = folder.resolve("a.gr");
        StringBuilder text = new StringBuilder("c roads\np sp 200 900\n");
        Random random = new Random(4);
        for (int i = 0; i < 900; i++) {
            int from = 1 + random.nextInt(200);
            int to = 1 + random.nextInt(50);
            text.append("a ").append(from).append(' ').append(to).append(' ');
            text.append(random.nextInt(1000)).append('\n');
        }
        Files.writeString(file, text);
        formwork.formats.graph.Arcs arcs = ((GraphFile) Kinds.read(file)).arcs();
        assertRight(plain(arcs, true), pool -> EdgePairs.weighted(pool, arcs));
    }

    @Test
    void readsEdgesOfAFormat() throws IOException {
        PlainGraph plain = PlainGraph.random(500, 3001, false, false, 8);
        Path file = folder.resolve("edges.dat");
        Format format = Format.of("(8I10)");
        try (NodePool pool = TestPools.on(3, 2);
                EdgePairs edges = EdgePairs.of(pool, 500, plain.ends)) {
            NodeArrays.write(pool, format.arrays(file), edges.ends());
        }
        assertRight(
                plain,
                pool -> {
                    try {
                        return EdgePairs.read(pool, format.arrays(file), 500);
                    } catch (IOException e) {
                        throw new java.io.UncheckedIOException(e);
                    }
                });
        format.arrays(file).writeInts(new int[] {1, 2, 3});
        try (NodePool pool = TestPools.on(2, 1)) {
            FormworkException fault =
                    assertThrows(
                            FormworkException.class,
                            () -> EdgePairs.read(pool, format.arrays(file), 500).close());
            assertEquals(IoStatus.BAD_COUNT, fault.status());
            assertEquals(
                    "edges: found 3 integers and 500 vertices; expected two integers for each edge",
                    fault.getMessage());
        }
    }

    private static FormworkException fault(
            long vertices, long[] sources, Values weights, boolean isWeighted) {
        formwork.formats.graph.Arcs arcs =
                new formwork.formats.graph.Arcs(
                        vertices, true, Indices.of(sources), Indices.of(new int[3]), weights);
        try (NodePool pool = TestPools.on(2, 2)) {
            return assertThrows(
                    FormworkException.class,
                    () ->
                            (isWeighted ? EdgePairs.weighted(pool, arcs) : EdgePairs.of(pool, arcs))
                                    .close());
        }
    }

    @Test
    void refusesWhatDoesNotFit() {
        long[] fine = {0, 1, 2};
        Values none = new Values.Pattern(3);
        assertEquals(
                "graph: found 2147483648 vertices; expected at most 2147483647",
                fault(1L << 31, fine, none, false).getMessage());
        assertEquals(
                "edge 2: found vertices 4294967297 and 0; expected them from 0 to 4",
                fault(5, new long[] {0, (1L << 32) + 1, 7}, none, false).getMessage());
        assertEquals(
                "graph: found no weights; expected one for each edge",
                fault(5, fine, none, true).getMessage());
        assertEquals(
                "edge 3: found weight 1.5; expected an INTEGER*4",
                fault(5, fine, new Values.Reals(new double[] {1, -7, 1.5}), true).getMessage());
        FormworkException fault =
                fault(5, fine, new Values.Integers(new long[] {1, 1L << 31, 1}), true);
        assertEquals("edge 2: found weight 2147483648; expected an INTEGER*4", fault.getMessage());
        assertEquals(IoStatus.INTEGER_OVERFLOW, fault.status());
        try (NodePool pool = TestPools.on(1, 1);
                NodeVector odd = NodeVector.allocate(pool, ItemKind.INTEGER4, 3);
                NodeVector reals = NodeVector.allocate(pool, ItemKind.REAL4, 4)) {
            assertThrows(IllegalArgumentException.class, () -> new EdgePairs(5, odd, null));
            assertThrows(IllegalArgumentException.class, () -> new EdgePairs(5, reals, null));
        }
    }
}
