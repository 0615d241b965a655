package formwork.kernels.search;

import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.GraphBuilder;
import formwork.kernels.graph.Kronecker;
import formwork.kernels.numa.NodePool;
import java.util.Random;

/** Edges to search among, and graphs of them. */
final class TestGraphs {
    private TestGraphs() {}

    static PlainSearch plain(int vertexCount, boolean isDirected, EdgePairs edges) {
        int[] ends = new int[(int) edges.ends().length()];
        for (int i = 0; i < ends.length; i++) {
            ends[i] = edges.ends().intAt(i);
        }
        return new PlainSearch(vertexCount, isDirected, ends);
    }

    static PlainSearch kronecker(NodePool pool, int scale, boolean isDirected) {
        try (EdgePairs edges = Kronecker.edges(pool, scale, 16, 3)) {
            return plain(1 << scale, isDirected, edges);
        }
    }

    /** Sparse, in many components, with loops and repeated edges. */
    static PlainSearch random(int vertexCount, int edges, boolean isDirected, long seed) {
        Random random = new Random(seed);
        int[] ends = random.ints(2L * edges, 0, vertexCount).toArray();
        return new PlainSearch(vertexCount, isDirected, ends);
    }

    /** From 0 along all vertices, every third of them with a number from the other end. */
    static PlainSearch path(int vertexCount, boolean isDirected) {
        int[] ends = new int[2 * (vertexCount - 1)];
        for (int i = 0; i < vertexCount - 1; i++) {
            ends[2 * i] = place(i, vertexCount);
            ends[2 * i + 1] = place(i + 1, vertexCount);
        }
        return new PlainSearch(vertexCount, isDirected, ends);
    }

    private static int place(int i, int vertexCount) {
        int mirrored = vertexCount - 1 - i;
        return Math.min(i, mirrored) % 3 == 2 ? mirrored : i;
    }

    /** Vertex 7 with an edge to all others. */
    static PlainSearch star(int vertexCount) {
        int[] ends = new int[2 * vertexCount];
        for (int i = 0; i < vertexCount; i++) {
            ends[2 * i] = i % 2 == 0 ? 7 : i;
            ends[2 * i + 1] = i % 2 == 0 ? i : 7;
        }
        return new PlainSearch(vertexCount, false, ends);
    }

    static EdgePairs pairs(NodePool pool, PlainSearch plain) {
        return EdgePairs.of(pool, plain.vertexCount(), plain.ends());
    }

    /** Bits of {@code options}: by degree, with forward arcs, on the heap. */
    static GraphBuilder builder(NodePool pool, PlainSearch plain, int options) {
        GraphBuilder builder = GraphBuilder.on(pool);
        builder = plain.isDirected() ? builder.directed() : builder;
        builder = (options & 1) != 0 ? builder.byDegree() : builder;
        builder = (options & 2) != 0 ? builder.withForward() : builder;
        return (options & 4) != 0 ? builder.onHeap() : builder;
    }
}
