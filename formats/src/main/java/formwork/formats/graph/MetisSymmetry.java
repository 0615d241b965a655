package formwork.formats.graph;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Numbers;
import formwork.formats.Place;
import formwork.formats.Storage;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;
import java.util.Arrays;
import java.util.function.LongFunction;

/**
 * Checks that each edge stands in the lines of both of its vertices, as often and with the same
 * weights: by the transposed graph, whose lists come out in ascending order.
 */
final class MetisSymmetry {
    private final Indices offsets;
    private final Indices targets;
    private final Values.Integers weights; // null if there are none
    private final Numbers sources; // of the transposed graph
    private final Numbers sourceWeights;
    private final Numbers next;
    private final LongFunction<Place> places;

    private MetisSymmetry(Graph graph, Storage storage, LongFunction<Place> places) {
        offsets = graph.offsets();
        targets = graph.targets();
        weights = graph.weights() instanceof Values.Integers values ? values : null;
        this.places = places;
        next = storage.indices(graph.vertexCount(), graph.arcCount());
        sources = storage.indices(graph.arcCount(), graph.vertexCount());
        sourceWeights = storage.numbers(ItemKind.INTEGER8, weights == null ? 0 : graph.arcCount());
    }

    static void check(Graph graph, Storage storage, LongFunction<Place> places) {
        new MetisSymmetry(graph, storage, places).check();
    }

    private void check() {
        long vertices = next.length();
        for (long i = 0; i < targets.length(); i++) {
            next.putInteger(targets.at(i), next.integer(targets.at(i)) + 1);
        }
        for (long v = 0; v < vertices; v++) {
            if (next.integer(v) != offsets.at(v + 1) - offsets.at(v)) {
                throw differentDegree(v, next.integer(v));
            }
            next.putInteger(v, offsets.at(v));
        }
        for (long v = 0; v < vertices; v++) {
            for (long i = offsets.at(v); i < offsets.at(v + 1); i++) {
                long position = next.integer(targets.at(i));
                next.putInteger(targets.at(i), position + 1);
                sources.putInteger(position, v);
                if (weights != null) {
                    sourceWeights.putInteger(position, weights.at(i));
                }
            }
        }
        for (long v = 0; v < vertices; v++) {
            compare(v);
        }
    }

    private void compare(long vertex) {
        long from = offsets.at(vertex);
        long[] own = new long[Math.toIntExact(offsets.at(vertex + 1) - from)];
        for (int i = 0; i < own.length; i++) {
            own[i] = targets.at(from + i);
        }
        Arrays.sort(own);
        for (int i = 0; i < own.length; i++) {
            long other = sources.integer(from + i);
            if (own[i] != other) {
                throw different(vertex, own[i], other);
            }
        }
        for (int i = 0; weights != null && i < own.length; i++) {
            long target = targets.at(from + i);
            if (!hasEdge(own, from, target, weights.at(from + i))) {
                throw places.apply(vertex)
                        .fault(
                                IoStatus.BAD_STRUCTURE,
                                "the weight "
                                        + weights.at(from + i)
                                        + " of the edge to "
                                        + (target + 1),
                                "the weight that the other line has");
            }
        }
    }

    /** Whether the arc from {@code source} is there with this weight. */
    private boolean hasEdge(long[] ascending, long from, long source, long weight) {
        int first = Arrays.binarySearch(ascending, source);
        while (first > 0 && ascending[first - 1] == source) {
            first--;
        }
        for (int i = first; i < ascending.length && ascending[i] == source; i++) {
            if (sourceWeights.integer(from + i) == weight) {
                return true;
            }
        }
        return false;
    }

    private FormworkException different(long vertex, long own, long other) {
        boolean isMissing = own < other;
        return places.apply(vertex)
                .fault(
                        IoStatus.BAD_STRUCTURE,
                        "vertex "
                                + (vertex + 1)
                                + (isMissing ? " to have " : " not to have ")
                                + (Math.min(own, other) + 1)
                                + " for a neighbour",
                        "each edge in the lines of both its vertices");
    }

    private FormworkException differentDegree(long vertex, long others) {
        return places.apply(vertex)
                .fault(
                        IoStatus.BAD_STRUCTURE,
                        (offsets.at(vertex + 1) - offsets.at(vertex))
                                + " neighbours of vertex "
                                + (vertex + 1),
                        others + ", in whose lines it stands");
    }
}
