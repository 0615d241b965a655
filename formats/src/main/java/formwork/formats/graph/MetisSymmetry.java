package formwork.formats.graph;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Place;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;
import java.util.Arrays;
import java.util.function.LongFunction;

/**
 * Checks that each edge stands in the lines of both of its vertices, as often and with the same
 * weights: by the transposed graph, whose lists come out in ascending order.
 */
final class MetisSymmetry {
    private final int[] offsets;
    private final int[] targets;
    private final long[] weights; // null if there are none
    private final LongFunction<Place> places;

    private MetisSymmetry(Graph graph, LongFunction<Place> places) {
        offsets = ((Indices.Ints) graph.offsets()).array();
        targets = ((Indices.Ints) graph.targets()).array();
        weights = graph.weights() instanceof Values.Integers values ? values.array() : null;
        this.places = places;
    }

    static void check(Graph graph, LongFunction<Place> places) {
        new MetisSymmetry(graph, places).check();
    }

    private void check() {
        int vertices = offsets.length - 1;
        int[] next = new int[vertices];
        for (int target : targets) {
            next[target]++;
        }
        for (int v = 0; v < vertices; v++) {
            if (next[v] != offsets[v + 1] - offsets[v]) {
                throw differentDegree(v, next[v]);
            }
            next[v] = offsets[v];
        }
        int[] sources = new int[targets.length];
        long[] sourceWeights = weights == null ? null : new long[targets.length];
        for (int v = 0; v < vertices; v++) {
            for (int i = offsets[v]; i < offsets[v + 1]; i++) {
                int position = next[targets[i]]++;
                sources[position] = v;
                if (weights != null) {
                    sourceWeights[position] = weights[i];
                }
            }
        }
        for (int v = 0; v < vertices; v++) {
            compare(v, sources, sourceWeights);
        }
    }

    private void compare(int vertex, int[] sources, long[] sourceWeights) {
        int from = offsets[vertex];
        int to = offsets[vertex + 1];
        int[] own = Arrays.copyOfRange(targets, from, to);
        Arrays.sort(own);
        int mismatch = Arrays.mismatch(own, 0, own.length, sources, from, to);
        if (mismatch >= 0) {
            int without = Math.min(own[mismatch], sources[from + mismatch]);
            throw places.apply(vertex)
                    .fault(
                            IoStatus.BAD_STRUCTURE,
                            "vertex "
                                    + (vertex + 1)
                                    + (without == own[mismatch] ? " to have " : " not to have ")
                                    + (without + 1)
                                    + " for a neighbour",
                            "each edge in the lines of both its vertices");
        }
        for (int i = from; weights != null && i < to; i++) {
            if (!hasEdge(sources, sourceWeights, from, to, targets[i], weights[i])) {
                throw places.apply(vertex)
                        .fault(
                                IoStatus.BAD_STRUCTURE,
                                "the weight " + weights[i] + " of the edge to " + (targets[i] + 1),
                                "the weight that the other line has");
            }
        }
    }

    /** Whether the arc from {@code source} is there with this weight, in ascending sources. */
    private static boolean hasEdge(
            int[] sources, long[] weights, int from, int to, int source, long weight) {
        int position = Arrays.binarySearch(sources, from, to, source);
        int first = position;
        while (first > from && sources[first - 1] == source) {
            first--;
        }
        for (int i = first; i < to && sources[i] == source; i++) {
            if (weights[i] == weight) {
                return true;
            }
        }
        return false;
    }

    private FormworkException differentDegree(int vertex, int others) {
        return places.apply(vertex)
                .fault(
                        IoStatus.BAD_STRUCTURE,
                        (offsets[vertex + 1] - offsets[vertex])
                                + " neighbours of vertex "
                                + (vertex + 1),
                        others + ", in whose lines it stands");
    }
}
