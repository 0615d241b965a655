package formwork.kernels.network;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.kernels.graph.NodeGraph;
import java.util.SplittableRandom;

/** Outer vertices that a caller names, or that are drawn. */
final class Vertices {
    private Vertices() {}

    /** The inner number of a vertex; -1 if it is isolated and cut off. */
    static int inner(NodeGraph graph, int outer) {
        if (outer < 0 || outer >= graph.numbering().outerCount()) {
            throw noVertex(outer, graph.numbering().outerCount());
        }
        return graph.numbering().inner(outer);
    }

    /** Of a vertex that is not one of {@code count}. */
    static FormworkException noVertex(int outer, int count) {
        return new FormworkException(
                IoStatus.BAD_INDEX,
                "graph: found vertex " + outer + "; expected one from 0 and below " + count);
    }

    /** {@code count} different outer vertices, each as likely as any other. */
    static int[] draw(NodeGraph graph, int count, long seed) {
        int all = graph.numbering().outerCount();
        if (count < 1 || count > all) {
            throw badCount(count, all);
        }
        int[] vertices = every(graph);
        SplittableRandom random = new SplittableRandom(seed);
        int[] drawn = new int[count];
        for (int i = 0; i < count; i++) {
            int other = random.nextInt(i, all);
            drawn[i] = vertices[other];
            vertices[other] = vertices[i];
        }
        return drawn;
    }

    /** Refuses an estimate from no vertex at all; a graph without vertices needs none. */
    static void requireSome(NodeGraph graph, int count) {
        if (count == 0 && graph.numbering().outerCount() > 0) {
            throw badCount(count, graph.numbering().outerCount());
        }
    }

    private static IllegalArgumentException badCount(int count, int all) {
        return new IllegalArgumentException(
                "sample: found " + count + " vertices; expected 1 to " + all);
    }

    /** All of them. */
    static int[] every(NodeGraph graph) {
        int[] vertices = new int[graph.numbering().outerCount()];
        for (int i = 0; i < vertices.length; i++) {
            vertices[i] = i;
        }
        return vertices;
    }
}
