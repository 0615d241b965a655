package formwork.kernels.network;

import formwork.kernels.graph.NodeGraph;
import formwork.kernels.graph.Span;

/**
 * How far all vertices are from one. Of use until {@link ShortestPaths} seeks others, or is closed.
 */
public final class Distances {
    /** The distance of a vertex to which no path leads. */
    public static final long UNREACHED = Long.MAX_VALUE;

    private final NodeGraph graph;
    private final Span distances;
    private final int root;

    Distances(NodeGraph graph, Span distances, int root) {
        this.graph = graph;
        this.distances = distances;
        this.root = root;
    }

    /** The vertex that they are from. */
    public int root() {
        return root;
    }

    /** The sum of the weights along a shortest path to a vertex. */
    public long to(int vertex) {
        int inner = Vertices.inner(graph, vertex);
        if (inner < 0) {
            return vertex == root ? 0 : UNREACHED;
        }
        return distances.longAt(inner);
    }

    /** Those of all vertices. */
    public long[] toArray() {
        long[] all = new long[graph.numbering().outerCount()];
        for (int v = 0; v < all.length; v++) {
            all[v] = to(v);
        }
        return all;
    }
}
