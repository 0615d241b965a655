package formwork.kernels.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Target;
import formwork.formats.graph.Arcs;
import formwork.formats.graph.DimacsGraph;
import formwork.formats.graph.DimacsShortestPaths;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;
import formwork.kernels.TestPools;
import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.GraphBuilder;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Graphs as those of roads are: from DIMACS files, with few arcs at a vertex, and long paths. */
@ExtendWith(LeakCheck.class)
final class RoadsTest {
    @TempDir private Path folder;

    /**
     * Crossings in rows and columns, some of which are missing; roads between, as long both ways.
     */
    private static List<int[]> roads(int rows, int columns, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        boolean[] isHole = new boolean[rows * columns];
        for (int v = 1; v < isHole.length; v++) {
            isHole[v] = random.nextInt(4) == 0;
        }
        List<int[]> arcs = new ArrayList<>();
        for (int v = 0; v < isHole.length; v++) {
            int[] others = {(v + 1) % columns == 0 ? v : v + 1, v + columns};
            for (int other : others) {
                if (other != v && other < isHole.length && !isHole[v] && !isHole[other]) {
                    addBothWays(arcs, v, other, 100 + random.nextInt(5000));
                }
            }
        }
        return arcs;
    }

    private static void addBothWays(List<int[]> arcs, int one, int other, int weight) {
        arcs.add(new int[] {one, other, weight});
        arcs.add(new int[] {other, one, weight});
    }

    /** The arcs as a file has them. */
    private Arcs throughFile(PlainGraph plain) throws IOException {
        int count = plain.edges.size();
        long[][] numbers = new long[3][count]; // sources, targets, weights
        for (int i = 0; i < count; i++) {
            for (int k = 0; k < numbers.length; k++) {
                numbers[k][i] = plain.edges.get(i)[k];
            }
        }
        Arcs arcs =
                new Arcs(
                        plain.vertexCount,
                        true,
                        Indices.of(numbers[0]),
                        Indices.of(numbers[1]),
                        new Values.Integers(numbers[2]));
        Path file = folder.resolve("roads.gr");
        try (Target target = Target.create(file)) {
            new DimacsShortestPaths().write(DimacsGraph.shortestPaths(arcs), target);
        }
        try (Source source = Source.open(file)) {
            return new DimacsShortestPaths().read(source, ReadOptions.STRICT).arcs();
        }
    }

    @Test
    void findsTheDistancesOfDijkstraBetweenCrossings() throws IOException {
        long seed = 4;
        PlainGraph plain = new PlainGraph(120 * 150, true, roads(120, 150, seed));
        long[] expected = ShortestPathsTest.slow(plain, 0);
        long reached = Arrays.stream(expected).filter(d -> d != Distances.UNREACHED).count();
        assertEquals(
                13_000.0, (double) reached, 1000); // most crossings, but not those within holes
        Arcs arcs = throughFile(plain);
        for (int parts = 1; parts <= 2; parts++) {
            try (NodePool pool = TestPools.on(parts, 2);
                    EdgePairs edges = EdgePairs.weighted(pool, arcs);
                    NodeGraph graph = GraphBuilder.on(pool).directed().build(edges);
                    ShortestPaths paths = ShortestPaths.of(graph)) {
                String what = parts + " parts, seed " + seed;
                assertArrayEquals(expected, paths.from(0).toArray(), what);
            }
        }
    }

    @Test
    void followsARoadOfTwoHundredThousandCrossings() throws IOException {
        int count = 200_000;
        List<int[]> arcs = new ArrayList<>();
        int[] expected = new int[count];
        for (int v = 0; v < count; v++) {
            expected[v] = v;
            if (v > 0) {
                addBothWays(arcs, v - 1, v, 1_000_000);
            }
        }
        try (NodePool pool = TestPools.on(1, 1);
                EdgePairs edges =
                        EdgePairs.weighted(pool, throughFile(new PlainGraph(count, true, arcs)));
                NodeGraph graph = GraphBuilder.on(pool).directed().onHeap().build(edges);
                ShortestPaths paths = ShortestPaths.of(graph)) {
            Distances distances = paths.from(0);
            assertEquals(199_999L * 1_000_000, distances.to(count - 1));
            assertArrayEquals(expected, distances.tree().to(count - 1));
        }
    }
}
