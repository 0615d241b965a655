package formwork.kernels.graph;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.Split;

/** Copies the arcs of a file to the nodes; each thread those that its home is to have. */
final class ArcEnds {
    private final formwork.formats.graph.Arcs arcs;

    private ArcEnds(formwork.formats.graph.Arcs arcs) {
        this.arcs = arcs;
        if (arcs.vertexCount() > Integer.MAX_VALUE) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    "graph: found "
                            + arcs.vertexCount()
                            + " vertices; expected at most "
                            + Integer.MAX_VALUE);
        }
    }

    static EdgePairs copy(NodePool pool, formwork.formats.graph.Arcs arcs, boolean isWeighted) {
        ArcEnds copy = new ArcEnds(arcs);
        if (isWeighted && arcs.weights() instanceof Values.Pattern) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE, "graph: found no weights; expected one for each edge");
        }
        NodeVector ends = NodeVector.allocate(pool, ItemKind.INTEGER4, 2 * arcs.count());
        NodeVector weights = null;
        boolean isCopied = false;
        try {
            pool.run(worker -> copy.ends(ends, worker.share(ends.part(worker.home()))));
            if (isWeighted) {
                NodeVector room = NodeVector.allocate(pool, ItemKind.INTEGER4, arcs.count());
                weights = room;
                pool.run(worker -> copy.weights(room, worker.share(room.part(worker.home()))));
            }
            EdgePairs edges = new EdgePairs((int) arcs.vertexCount(), ends, weights);
            isCopied = true;
            return edges;
        } finally {
            if (!isCopied) {
                ends.close();
                if (weights != null) {
                    weights.close();
                }
            }
        }
    }

    private void ends(NodeVector to, Split.Range range) {
        for (long i = range.from(); i < range.to(); i++) {
            Indices ends = i % 2 == 0 ? arcs.sources() : arcs.targets();
            long vertex = ends.at(i / 2);
            if (vertex < 0 || vertex >= arcs.vertexCount()) {
                throw EdgePairs.badVertex(
                        i / 2,
                        arcs.sources().at(i / 2),
                        arcs.targets().at(i / 2),
                        arcs.vertexCount());
            }
            to.set(i, (int) vertex);
        }
    }

    private void weights(NodeVector to, Split.Range range) {
        Values.Integers integers = arcs.weights() instanceof Values.Integers some ? some : null;
        for (long i = range.from(); i < range.to(); i++) {
            double real = arcs.weights().real(i);
            int weight = integers == null ? (int) real : (int) integers.at(i);
            boolean isExact = integers == null ? weight == real : weight == integers.at(i);
            if (!isExact) {
                throw badWeight(i, integers == null ? "" + real : "" + integers.at(i));
            }
            to.set(i, weight);
        }
    }

    private static FormworkException badWeight(long edge, String found) {
        return new FormworkException(
                IoStatus.INTEGER_OVERFLOW,
                "edge " + (edge + 1) + ": found weight " + found + "; expected an INTEGER*4");
    }
}
