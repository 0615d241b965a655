package formwork.kernels.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.kernels.TestPools;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(LeakCheck.class)
final class PageRankTest {
    private static final double DAMPING = 0.85;

    /** The ranks as the solution of their equations, by elimination. */
    private static double[] solved(PlainGraph plain, boolean isSpread) {
        int n = plain.vertexCount;
        double[][] rows = new double[n][n + 1]; // of I - d M, and the right-hand side
        for (int v = 0; v < n; v++) {
            rows[v][v] += 1;
            rows[v][n] = (1 - DAMPING) / n;
        }
        for (int u = 0; u < n; u++) {
            int degree = plain.out.get(u).size();
            for (int v = 0; v < n; v++) {
                if (degree == 0) {
                    rows[v][u] -= isSpread ? DAMPING / n : 0;
                } else if (plain.out.get(u).containsKey(v)) {
                    rows[v][u] -= DAMPING / degree;
                }
            }
        }
        for (int k = 0; k < n; k++) { // the columns are dominated by the diagonal
            for (int i = 0; i < n; i++) {
                double factor = i == k ? 0 : rows[i][k] / rows[k][k];
                for (int j = k; factor != 0 && j <= n; j++) {
                    rows[i][j] -= factor * rows[k][j];
                }
            }
        }
        double[] ranks = new double[n];
        for (int v = 0; v < n; v++) {
            ranks[v] = rows[v][n] / rows[v][v];
        }
        return ranks;
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 1", "64, 50", "65, 300", "150, 200", "120, 2000"})
    void solvesTheEquationsOfTheWalk(int vertices, int edges) {
        for (int how = 0; how < 4; how++) {
            boolean isSpread = (how & 1) == 0;
            PlainGraph plain = PlainGraph.random(vertices, edges, how >= 2, 1, how);
            double[] expected = solved(plain, isSpread);
            PageRank.Rule rule = new PageRank.Rule(DAMPING, 1e-13, 1000, isSpread);
            String what = vertices + " vertices, " + edges + " edges, case " + how + ", ";
            Shapes.each(
                    plain,
                    false,
                    (graph, shape) -> {
                        Ranks found = PageRank.of(graph, rule);
                        assertArrayEquals(expected, found.toArray(), 1e-12, what + shape);
                        assertTrue(found.isConverged(), what + shape);
                        if (isSpread) {
                            double sum = Arrays.stream(found.toArray()).sum();
                            assertEquals(1, sum, 1e-12, what + shape);
                        }
                    });
        }
    }

    /** As networkx 3.6.1 has them: pagerank(G, alpha=0.85, tol=1e-14, weight=None). */
    @Test
    void findsTheRanksOfTheKarateClub() {
        double[] known = {
            0.0969972853883738, 0.05287692406116841, 0.05707850948846012, 0.03585985778643018,
            0.02197795236462039, 0.02911115467841634, 0.02911115467841634, 0.02449049703529437,
            0.029766056081009077, 0.014309397129027668, 0.02197795236462039, 0.009564745492141206,
            0.014644892011886429, 0.02953645615192063, 0.01453599399791064, 0.01453599399791064,
            0.016784005444216283, 0.014558677209030094, 0.01453599399791064, 0.019604636325656354,
            0.01453599399791064, 0.014558677209030094, 0.01453599399791064, 0.031522514776648816,
            0.02107603355920717, 0.02100619739447624, 0.01504403808271353, 0.025639767482829985,
            0.01957345946381923, 0.026288537695090604, 0.024590155248570597, 0.037158087069124365,
            0.07169322600569636, 0.1009191823325516
        };
        Shapes.each(
                PlainGraph.karate(),
                false,
                (graph, shape) ->
                        assertArrayEquals(
                                known,
                                PageRank.of(graph, PageRank.Rule.USUAL).toArray(),
                                1e-10,
                                shape));
    }

    @Test
    void hasTheSameBitsForAnyNumberOfThreadsAndParts() {
        PlainGraph plain = PlainGraph.random(5000, 20_000, true, 1, 10);
        Ranks first = null;
        for (int parts = 1; parts <= 8; parts = parts == 4 ? 8 : parts + 1) {
            for (int threads = 1; threads <= 4; threads++) {
                try (NodePool pool = TestPools.on(parts, threads);
                        NodeGraph graph =
                                plain.on(pool, false, (parts + threads) % 2 == 0, false)) {
                    Ranks found = PageRank.of(graph, PageRank.Rule.USUAL);
                    first = first == null ? found : first;
                    String text = parts + " parts, " + threads + " threads each";
                    assertArrayEquals(first.toArray(), found.toArray(), 0.0, text);
                    assertEquals(first.change(), found.change(), 0.0, text);
                    assertEquals(first.steps(), found.steps(), text);
                }
            }
        }
    }

    @Test
    void stopsAfterAsManyStepsAsAreAllowed() {
        try (NodePool pool = TestPools.on(2, 1);
                NodeGraph graph = PlainGraph.star(70).on(pool, true, false, false)) {
            Ranks found = PageRank.of(graph, new PageRank.Rule(DAMPING, 0, 3, true));
            assertEquals(3, found.steps());
            assertFalse(found.isConverged());
            assertTrue(found.of(0) > found.of(1));
            assertTrue(PageRank.of(graph, PageRank.Rule.USUAL).change() < 1e-10);
        }
    }

    @Test
    void ranksNothingInTheEmptyGraph() {
        PlainGraph empty = new PlainGraph(0, false, List.of());
        Shapes.each(
                empty,
                false,
                (graph, shape) ->
                        assertEquals(0, PageRank.of(graph, PageRank.Rule.USUAL).toArray().length));
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 1", "-0.1, 0, 1", "NaN, 0, 1", "0.5, -1, 1", "0.5, NaN, 1", "0.5, 0, 0"})
    void refusesRulesThatHaveNoMeaning(double damping, double tolerance, int steps) {
        assertThrows(
                IllegalArgumentException.class,
                () -> new PageRank.Rule(damping, tolerance, steps, true));
    }
}
