package formwork.cli;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Kinds;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.graph.Arcs;
import formwork.formats.graph.EdgeListGraph;
import formwork.formats.graph.Graph500Edges;
import formwork.formats.graph.GraphFile;
import formwork.formats.matrix.BoeingMatrix;
import formwork.formats.matrix.MarketMatrix;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.Values;
import formwork.kernels.graph.EdgePairs;
import formwork.kernels.loading.NodeStorage;
import formwork.kernels.numa.NodePool;
import java.io.IOException;

/**
 * The graph of a file of any kind of graph or matrix.
 *
 * @param name what messages call the file
 * @param arcs as they stand in the file, with vertices from 0
 * @param shift what is added to a vertex to have its number in the file
 * @param leastVertex the first vertex that the file knows, as it is numbered here
 */
record InputGraph(String name, Arcs arcs, int shift, int leastVertex) {
    private static final long MANY_VERTICES = 1 << 24;
    private static final long MOST_PER_ARC = 64;

    /** The graph that a file holds; its arcs are of use until {@code nodes} is closed. */
    static InputGraph read(Source source, String name, NodeStorage nodes) throws IOException {
        Object value =
                Kinds.detect(source)
                        .kind()
                        .read(source, ReadOptions.STRICT.withStorage(nodes.storage()));
        InputGraph graph;
        if (value instanceof EdgeListGraph edges) {
            int least = (int) Math.min(edges.form().leastVertex(), Integer.MAX_VALUE);
            graph = new InputGraph(name, edges.arcs(), 0, least);
        } else if (value instanceof Graph500Edges edges) {
            graph = new InputGraph(name, edges.arcs(), 0, 0);
        } else if (value instanceof GraphFile file) {
            graph = new InputGraph(name, file.arcs(), 1, 0);
        } else if (value instanceof MarketMatrix market) {
            graph = new InputGraph(name, arcs(market.matrix(), name), 1, 0);
        } else if (value instanceof BoeingMatrix boeing) {
            graph = new InputGraph(name, arcs(boeing.matrix(), name), 1, 0);
        } else {
            throw fault(name, "found no graph and no matrix; expected one");
        }
        graph.check();
        return graph;
    }

    private static FormworkException fault(String name, String what) {
        return new FormworkException(IoStatus.BAD_SHAPE, name + ": " + what);
    }

    private static Arcs arcs(Matrix matrix, String name) {
        if (matrix.rows() != matrix.columns()) {
            throw fault(
                    name,
                    "found "
                            + matrix.rows()
                            + " rows and "
                            + matrix.columns()
                            + " columns; expected as many, as in a graph");
        }
        if (matrix.values() instanceof Values.Complexes) {
            throw fault(name, "found complex values; expected lengths of arcs, or none");
        }
        return Arcs.ofMatrix(matrix);
    }

    /** Numbers need not be true, and there is memory for each vertex. */
    private void check() {
        long vertices = arcs.vertexCount();
        boolean isMuch = vertices > MANY_VERTICES && vertices / MOST_PER_ARC > arcs.count();
        if (isMuch || vertices > Integer.MAX_VALUE) {
            throw fault(
                    name,
                    "found "
                            + vertices
                            + " vertices and "
                            + arcs.count()
                            + " arcs; expected fewer than 2^31 vertices, and no more than 64 for"
                            + " each arc where they are more than 2^24");
        }
    }

    /** The number that a vertex has in the file; -1 for one that is negative here. */
    int shown(int vertex) {
        return vertex < 0 ? -1 : vertex + shift;
    }

    /** The first number that a vertex has in the file. */
    int first() {
        return leastVertex + shift;
    }

    /** The last number that a vertex has in the file. */
    int last() {
        return (int) arcs.vertexCount() - 1 + shift;
    }

    /** Whether arcs have lengths. */
    boolean hasWeights() {
        return !(arcs.weights() instanceof Values.Pattern);
    }

    /** Fails where arcs have no lengths, or one is negative; it names vertices as the file does. */
    void requireLengths() {
        if (!hasWeights()) {
            throw fault(name, "found arcs without lengths; expected some, for sssp");
        }
        for (long i = 0; i < arcs.count(); i++) {
            if (arcs.weights().real(i) < 0) {
                throw badLength(i);
            }
        }
    }

    private FormworkException badLength(long edge) {
        String found =
                arcs.weights() instanceof Values.Integers integers
                        ? "" + integers.at(edge)
                        : "" + arcs.weights().real(edge);
        return fault(
                name,
                "found length "
                        + found
                        + " from vertex "
                        + (arcs.sources().at(edge) + shift)
                        + " to vertex "
                        + (arcs.targets().at(edge) + shift)
                        + "; expected 0 or more");
    }

    /** Its edges in the memory of a pool's nodes. */
    EdgePairs edges(NodePool pool) {
        try {
            return hasWeights() ? EdgePairs.weighted(pool, arcs) : EdgePairs.of(pool, arcs);
        } catch (FormworkException e) {
            throw named(e);
        }
    }

    /** The same error with the name of the file, which kernels do not know. */
    FormworkException named(FormworkException e) {
        return new FormworkException(e.status(), name + ": " + e.getMessage(), e);
    }

    /** The same without the lengths of arcs. */
    InputGraph withoutWeights() {
        return with(arcs.isDirected(), new Values.Pattern(arcs.count()));
    }

    /** The same, whose arcs go one way, or both. */
    InputGraph withDirection(boolean isDirected) {
        return with(isDirected, arcs.weights());
    }

    private InputGraph with(boolean isDirected, Values weights) {
        Arcs others =
                new Arcs(arcs.vertexCount(), isDirected, arcs.sources(), arcs.targets(), weights);
        return new InputGraph(name, others, shift, leastVertex);
    }
}
