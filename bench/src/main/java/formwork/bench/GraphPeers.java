package formwork.bench;

import formwork.kernels.graph.Arcs;
import formwork.kernels.graph.NodeGraph;
import it.unimi.dsi.logging.ProgressLogger;
import it.unimi.dsi.webgraph.ImmutableGraph;
import it.unimi.dsi.webgraph.algo.ParallelBreadthFirstVisit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.jgrapht.alg.util.Pair;
import org.jgrapht.opt.graph.sparse.SparseIntUndirectedGraph;
import org.jgrapht.traverse.BreadthFirstIterator;
import org.slf4j.helpers.NOPLogger;

/** Searches of other libraries for Java in the same graph: how many vertices each reaches. */
final class GraphPeers {
    private GraphPeers() {}

    /** Of an undirected graph, numbered as its edges are. */
    static Map<String, IntUnaryOperator> of(NodeGraph graph, int threads) {
        int[][] rows = rows(graph);
        Map<String, IntUnaryOperator> peers = new LinkedHashMap<>();
        ProgressLogger silent = new ProgressLogger(NOPLogger.NOP_LOGGER);
        ParallelBreadthFirstVisit visit =
                new ParallelBreadthFirstVisit(new RowGraph(rows), threads, true, silent);
        peers.put(
                "WebGraph",
                root -> {
                    visit.clear();
                    visit.visit(root);
                    return visit.queue.size();
                });
        SparseIntUndirectedGraph sparse = sparse(rows);
        peers.put(
                "JGraphT",
                root -> {
                    int reached = 0;
                    BreadthFirstIterator<Integer, Integer> vertices =
                            new BreadthFirstIterator<>(sparse, root);
                    while (vertices.hasNext()) {
                        vertices.next();
                        reached++;
                    }
                    return reached;
                });
        return peers;
    }

    private static int[][] rows(NodeGraph graph) {
        int[][] rows = new int[graph.vertexCount()][];
        int vertex = 0;
        for (int part = 0; part < graph.vertices().parts(); part++) {
            Arcs arcs = graph.out(part);
            for (int row = 0; row < arcs.rows(); row++) {
                int[] targets = new int[(int) arcs.degree(row)];
                for (int i = 0; i < targets.length; i++) {
                    targets[i] = arcs.targets().intAt(arcs.offsets().longAt(row) + i);
                }
                rows[vertex++] = targets;
            }
        }
        return rows;
    }

    private static SparseIntUndirectedGraph sparse(int[][] rows) {
        List<Pair<Integer, Integer>> edges = new ArrayList<>();
        for (int from = 0; from < rows.length; from++) {
            for (int to : rows[from]) {
                if (from < to) {
                    edges.add(Pair.of(from, to));
                }
            }
        }
        return new SparseIntUndirectedGraph(rows.length, edges);
    }

    /** Arrays as a graph of WebGraph's. */
    private static final class RowGraph extends ImmutableGraph {
        private final int[][] rows;

        RowGraph(int[][] rows) {
            this.rows = rows;
        }

        @Override
        public int numNodes() {
            return rows.length;
        }

        @Override
        public long numArcs() {
            return Arrays.stream(rows).mapToLong(row -> row.length).sum();
        }

        @Override
        public boolean randomAccess() {
            return true;
        }

        @Override
        public int outdegree(int vertex) {
            return rows[vertex].length;
        }

        @Override
        public int[] successorArray(int vertex) {
            return rows[vertex];
        }

        @Override
        public ImmutableGraph copy() {
            return this; // nothing in it changes
        }
    }
}
