package formwork.kernels.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.kernels.TestPools;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.Placement;
import formwork.kernels.numa.Split;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(LeakCheck.class)
final class NodeGraphTest {
    private static final int SCALE = 14;

    private static List<Span> spans(Arcs arcs) {
        List<Span> spans = new ArrayList<>(List.of(arcs.offsets(), arcs.targets()));
        if (arcs.weights() != null) {
            spans.add(arcs.weights());
        }
        return spans;
    }

    /** Edges from the node of any part to that of any other, both ways and with weights. */
    @Test
    void putsEveryPageOnTheNodeOfItsPart() {
        Machine machine = Machine.here(warning -> {});
        try (NodePool pool = machine.pool(1);
                EdgePairs drawn = Kronecker.edges(pool, SCALE, 8, 3)) {
            for (boolean isDirected : new boolean[] {false, true}) {
                GraphBuilder builder = GraphBuilder.on(pool).byDegree().withForward();
                builder = isDirected ? builder.directed() : builder;
                try (NodeGraph graph = builder.build(drawn)) {
                    assertEquals(pool.homes().size(), graph.vertices().parts());
                    for (int k = 0; k < pool.homes().size(); k++) {
                        List<Span> spans = spans(graph.out(k));
                        spans.addAll(spans(graph.in(k)));
                        spans.addAll(spans(graph.forward(k)));
                        for (Span span : spans) {
                            assertIsOn(pool.homes().get(k).node(), graph, span);
                        }
                    }
                }
            }
        }
    }

    private static void assertIsOn(int node, NodeGraph graph, Span span) {
        assertTrue(span.bytes() > 10_000, "bytes " + span.bytes());
        Placement placement = graph.placement(span);
        boolean isKnown = placement.unknownPages() == 0 && graph.isPlaced();
        assertTrue(!isKnown || placement.isAllOn(node), node + ": " + placement);
    }

    /** The sum of m_k is 2m, and every arc of A^F is one of A^B from the other end. */
    @Test
    void dividesAllArcsAmongItsParts() {
        for (int parts : new int[] {1, 2, 3, 4, 8}) {
            try (NodePool pool = TestPools.on(parts, 1);
                    EdgePairs edges = Kronecker.edges(pool, 10, 16, 7);
                    NodeGraph graph = GraphBuilder.on(pool).byDegree().withForward().build(edges)) {
                List<Long> backward = new ArrayList<>();
                List<Long> forward = new ArrayList<>();
                long sum = 0;
                for (int k = 0; k < parts; k++) {
                    sum += graph.in(k).count();
                    Split.Range range = graph.vertices().range(k);
                    addArcs(graph.in(k), range.from(), true, backward);
                    addArcs(graph.forward(k), 0, false, forward);
                }
                assertEquals(graph.arcCount(), sum);
                assertEquals(0, sum % 2);
                backward.sort(null);
                forward.sort(null);
                assertEquals(sum, backward.size());
                assertEquals(backward, forward, "parts " + parts);
                assertEquals(new ArrayList<>(new java.util.TreeSet<>(forward)), forward);
            }
        }
    }

    /** Adds {@code from * 2^32 + to} of each arc; rows are its ends or its beginnings. */
    private static void addArcs(Arcs arcs, long first, boolean isByEnd, List<Long> all) {
        for (int row = 0; row < arcs.rows(); row++) {
            assertEquals(
                    arcs.degree(row), arcs.offsets().longAt(row + 1L) - arcs.offsets().longAt(row));
            for (long i = arcs.offsets().longAt(row); i < arcs.offsets().longAt(row + 1L); i++) {
                long vertex = first + row;
                long other = arcs.targets().intAt(i);
                all.add(isByEnd ? other << 32 | vertex : vertex << 32 | other);
            }
        }
    }

    @Test
    void liesOnTheHeapWhereAsked() {
        try (NodePool pool = TestPools.on(2, 1);
                EdgePairs edges = Kronecker.edges(pool, 8, 16, 7);
                NodeGraph graph = GraphBuilder.on(pool).onHeap().build(edges)) {
            assertTrue(graph.out(1).targets().base() instanceof int[]);
            assertTrue(graph.out(1).offsets().base() instanceof long[]);
            assertFalse(graph.isPlaced());
        }
    }
}
