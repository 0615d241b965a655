package formwork.cli;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Kind;
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
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.Split;
import java.io.IOException;

/**
 * The graph of a file of any kind of graph or matrix.
 *
 * @param name what messages call the file
 * @param arcs as they stand in the file, with vertices from 0
 * @param shift what is added to a vertex of an arc to have its number in the file
 * @param leastVertex the first vertex that the file knows, as arcs have it: 0 of {@link #edges}
 */
record InputGraph(String name, Arcs arcs, int shift, int leastVertex) {
    private static final long MANY_VERTICES = 1 << 24;
    private static final long MOST_PER_ARC = 64;

    /**
     * The graph that a file holds; its arcs are of use until {@code nodes} is closed.
     *
     * @param given the kind of file that it is; null where it is to be found out
     */
    static InputGraph read(Source source, String name, Kind<?> given, NodeStorage nodes)
            throws IOException {
        Kind<?> kind = given == null ? Kinds.detect(source).kind() : given;
        Object value = kind.read(source, ReadOptions.STRICT.withStorage(nodes.storage()));
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
        long vertices = arcs.vertexCount() - leastVertex;
        boolean isMuch = vertices > MANY_VERTICES && vertices / MOST_PER_ARC > arcs.count();
        if (isMuch || arcs.vertexCount() > Integer.MAX_VALUE) {
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
        return vertex < 0 ? -1 : vertex + first();
    }

    /** How many vertices there are. */
    int vertexCount() {
        return (int) arcs.vertexCount() - leastVertex;
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

    /**
     * Fails where arcs have no lengths, or one is negative or no INTEGER*4; it names vertices as
     * the file does.
     */
    void requireLengths() {
        if (!hasWeights()) {
            throw fault(name, "found arcs without lengths; expected some, for sssp");
        }
        for (long i = 0; i < arcs.count(); i++) {
            double length = arcs.weights().real(i);
            if (!(length >= 0 && length <= Integer.MAX_VALUE) || length != Math.rint(length)) {
                throw badLength(i, length < 0 ? "0 or more" : "an INTEGER*4");
            }
        }
    }

    private FormworkException badLength(long edge, String expected) {
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
                        + "; expected "
                        + expected);
    }

    /** Its edges in the memory of a pool's nodes. */
    EdgePairs edges(NodePool pool) {
        try {
            EdgePairs edges =
                    hasWeights() ? EdgePairs.weighted(pool, arcs) : EdgePairs.of(pool, arcs);
            return leastVertex == 0 ? edges : fromLeast(pool, edges);
        } catch (FormworkException e) {
            throw named(e);
        }
    }

    /** Numbers that the file does not know are no vertices: each would have a rank, for one. */
    private EdgePairs fromLeast(NodePool pool, EdgePairs edges) {
        NodeVector ends = edges.ends();
        pool.run(
                worker -> {
                    Split.Range mine = worker.share(ends.part(worker.home()));
                    for (long i = mine.from(); i < mine.to(); i++) {
                        ends.set(i, ends.intAt(i) - leastVertex);
                    }
                });
        return new EdgePairs(vertexCount(), ends, edges.weights());
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
