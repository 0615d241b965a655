package formwork.kernels.network;

import formwork.edit.ItemKind;
import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.GraphBuilder;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Edges as they come, and for the slow answers the lists of neighbours that they make. */
final class PlainGraph {
    final int vertexCount;
    final boolean isDirected;
    final List<int[]> edges; // source, target, weight
    final List<TreeMap<Integer, Integer>> out = new ArrayList<>(); // target, least weight
    final List<TreeMap<Integer, Integer>> in = new ArrayList<>();

    PlainGraph(int vertexCount, boolean isDirected, List<int[]> edges) {
        this.vertexCount = vertexCount;
        this.isDirected = isDirected;
        this.edges = edges;
        for (int v = 0; v < vertexCount; v++) {
            out.add(new TreeMap<>());
            in.add(new TreeMap<>());
        }
        for (int[] edge : edges) {
            if (edge[0] != edge[1]) {
                join(edge[0], edge[1], edge[2]);
                if (!isDirected) {
                    join(edge[1], edge[0], edge[2]);
                }
            }
        }
    }

    private void join(int source, int target, int weight) {
        out.get(source).merge(target, weight, Math::min);
        in.get(target).merge(source, weight, Math::min);
    }

    /** Ends drawn with a preference for few vertices; some vertices are in no edge. */
    static PlainGraph random(
            int vertexCount, int edgeCount, boolean isDirected, int heaviest, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<int[]> edges = new ArrayList<>();
        for (int i = 0; i < edgeCount; i++) {
            int source = random.nextInt(random.nextInt(vertexCount) + 1);
            int target = random.nextInt(random.nextInt(vertexCount) + 1);
            edges.add(new int[] {source, target, random.nextInt(heaviest + 1)});
        }
        return new PlainGraph(vertexCount, isDirected, edges);
    }

    /** Vertices 0, 1, 2, ... one after the other. */
    static PlainGraph path(int vertexCount, boolean isDirected, int weight) {
        List<int[]> edges = new ArrayList<>();
        for (int v = 1; v < vertexCount; v++) {
            edges.add(new int[] {v - 1, v, weight});
        }
        return new PlainGraph(vertexCount, isDirected, edges);
    }

    static PlainGraph cycle(int vertexCount) {
        List<int[]> edges = new ArrayList<>(path(vertexCount, false, 1).edges);
        edges.add(new int[] {vertexCount - 1, 0, 1});
        return new PlainGraph(vertexCount, false, edges);
    }

    /** Vertex 0 with all others. */
    static PlainGraph star(int vertexCount) {
        List<int[]> edges = new ArrayList<>();
        for (int v = 1; v < vertexCount; v++) {
            edges.add(new int[] {0, v, 1});
        }
        return new PlainGraph(vertexCount, false, edges);
    }

    /** Rows and columns of vertices, each with those beside it. */
    static PlainGraph grid(int rows, int columns, int heaviest, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<int[]> edges = new ArrayList<>();
        for (int v = 0; v < rows * columns; v++) {
            if ((v + 1) % columns != 0) {
                edges.add(new int[] {v, v + 1, random.nextInt(heaviest + 1)});
            }
            if (v + columns < rows * columns) {
                edges.add(new int[] {v, v + columns, random.nextInt(heaviest + 1)});
            }
        }
        return new PlainGraph(rows * columns, false, edges);
    }

    /** W. Zachary, An Information Flow Model for Conflict and Fission in Small Groups, 1977. */
    static PlainGraph karate() {
        String text =
                "2:1 3:1,2 4:1,2,3 5:1 6:1 7:1,5,6 8:1,2,3,4 9:1,3 10:3 11:1,5,6 12:1 13:1,4"
                        + " 14:1,2,3,4 17:6,7 18:1,2 20:1,2 22:1,2 26:24,25 28:3,24,25 29:3 30:24,27"
                        + " 31:2,9 32:1,25,26,29 33:3,9,15,16,19,21,23,24,30,31,32"
                        + " 34:9,10,14,15,16,19,20,21,23,24,27,28,29,30,31,32,33";
        List<int[]> edges = new ArrayList<>();
        for (String row : text.split(" ", -1)) {
            int source = Integer.parseInt(row.substring(0, row.indexOf(':')));
            for (String target : row.substring(row.indexOf(':') + 1).split(",", -1)) {
                edges.add(new int[] {source - 1, Integer.parseInt(target) - 1, 1});
            }
        }
        return new PlainGraph(34, false, edges);
    }

    /** The same on a pool. */
    NodeGraph on(NodePool pool, boolean isByDegree, boolean isOnHeap, boolean hasWeights) {
        GraphBuilder builder = GraphBuilder.on(pool);
        builder = isDirected ? builder.directed() : builder;
        builder = isByDegree ? builder.byDegree() : builder;
        builder = isOnHeap ? builder.onHeap() : builder;
        NodeVector ends = NodeVector.allocate(pool, ItemKind.INTEGER4, 2L * edges.size());
        NodeVector weights =
                hasWeights ? NodeVector.allocate(pool, ItemKind.INTEGER4, edges.size()) : null;
        for (int i = 0; i < edges.size(); i++) {
            ends.set(2L * i, edges.get(i)[0]);
            ends.set(2L * i + 1, edges.get(i)[1]);
            if (hasWeights) {
                weights.set(i, edges.get(i)[2]);
            }
        }
        try (EdgePairs pairs = new EdgePairs(vertexCount, ends, weights)) {
            return builder.build(pairs);
        }
    }

    /** Numbers of arcs from a vertex; -1: not reached. */
    int[] levels(int root) {
        int[] levels = new int[vertexCount];
        Arrays.fill(levels, -1);
        levels[root] = 0;
        List<Integer> queue = new ArrayList<>(List.of(root));
        for (int i = 0; i < queue.size(); i++) {
            for (int other : out.get(queue.get(i)).keySet()) {
                if (levels[other] < 0) {
                    levels[other] = levels[queue.get(i)] + 1;
                    queue.add(other);
                }
            }
        }
        return levels;
    }
}
