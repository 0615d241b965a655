package formwork.formats.graph;

import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;
import java.util.Optional;

/**
 * Finds the arc back for each arc: by the transposed graph and that one's, which both have the
 * lists of their vertices in ascending order.
 */
final class EdgePairs {
    private EdgePairs() {}

    /** The edges; none if an arc has none back. */
    static Optional<Arcs> of(Arcs arcs) {
        Graph back = arcs.toGraph().toArcs().reversed().toGraph();
        Graph forth = back.toArcs().reversed().toGraph();
        if (!isSame(forth.offsets(), back.offsets()) || !isSame(forth.targets(), back.targets())) {
            return Optional.empty();
        }
        Values weights = forth.weights();
        for (long i = 0; i < weights.length(); i++) {
            if (Double.compare(weights.real(i), back.weights().real(i)) != 0) {
                return Optional.empty();
            }
        }
        ArcList edges = new ArcList(arcs.count() / 2, weights);
        for (long vertex = 0; vertex < forth.vertexCount(); vertex++) {
            for (long i = forth.offsets().at(vertex); i < forth.offsets().at(vertex + 1); i++) {
                if (vertex <= forth.targets().at(i)) {
                    edges.copy(vertex, forth.targets().at(i), weights, i);
                }
            }
        }
        return Optional.of(edges.toArcs(arcs.vertexCount(), false));
    }

    private static boolean isSame(Indices some, Indices others) {
        for (long i = 0; i < some.length(); i++) {
            if (some.at(i) != others.at(i)) {
                return false;
            }
        }
        return true;
    }
}
