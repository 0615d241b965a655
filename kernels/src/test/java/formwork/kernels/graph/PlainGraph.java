package formwork.kernels.graph;

import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** The same graph as a plain serial program has it: for each vertex its neighbours. */
final class PlainGraph {
    final int vertexCount;
    final boolean isDirected;
    final int[] ends;
    final int[] weights; // null if there are none
    private final Map<Integer, Map<Integer, Integer>> out = new TreeMap<>();

    PlainGraph(int vertexCount, boolean isDirected, int[] ends, int[] weights) {
        this.vertexCount = vertexCount;
        this.isDirected = isDirected;
        this.ends = ends;
        this.weights = weights;
        for (int i = 0; i < ends.length / 2; i++) {
            int weight = weights == null ? 0 : weights[i];
            add(ends[2 * i], ends[2 * i + 1], weight);
            if (!isDirected) {
                add(ends[2 * i + 1], ends[2 * i], weight);
            }
        }
    }

    private void add(int from, int to, int weight) {
        if (from != to) {
            out.computeIfAbsent(from, key -> new TreeMap<>()).merge(to, weight, Math::min);
        }
    }

    /** Vertices some of which have very many edges, others none; loops and repeated ones. */
    static PlainGraph random(
            int vertexCount, int edges, boolean isDirected, boolean isWeighted, long seed) {
        Random random = new Random(seed);
        int[] ends = new int[2 * edges];
        for (int i = 0; i < ends.length; i++) {
            double skewed = Math.pow(random.nextDouble(), 1 + random.nextInt(4));
            ends[i] = (7 * (int) (skewed * vertexCount)) % vertexCount;
        }
        int[] weights = isWeighted ? random.ints(edges, -5, 6).toArray() : null;
        return new PlainGraph(vertexCount, isDirected, ends, weights);
    }

    /** The neighbours to which arcs go, ascending, and their weights. */
    Map<Integer, Integer> out(int vertex) {
        return out.getOrDefault(vertex, new TreeMap<>());
    }

    PlainGraph reversed() {
        int[] back = new int[ends.length];
        for (int i = 0; i < ends.length; i++) {
            back[i] = ends[i ^ 1];
        }
        return new PlainGraph(vertexCount, isDirected, back, weights);
    }

    long arcCount() {
        return out.values().stream().mapToLong(Map::size).sum();
    }

    /** Ends of arcs at a vertex; of an undirected graph those of its edges. */
    int[] degrees() {
        int[] degrees = new int[vertexCount];
        out.forEach(
                (from, row) -> {
                    degrees[from] += row.size();
                    if (isDirected) {
                        row.keySet().forEach(to -> degrees[to]++);
                    }
                });
        return degrees;
    }
}
