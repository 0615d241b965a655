package formwork.kernels.graph;

import formwork.ArrayFile;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.matrix.Matrix;
import formwork.kernels.loading.NodeArrays;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.Split;
import java.io.IOException;

/**
 * Edges as they come, loops and repeated ones included: where graphs are made from.
 *
 * <p>Edge {@code e} goes from element {@code 2 e} of the ends to element {@code 2 e + 1}. Vertices
 * are counted from 0.
 *
 * @param vertexCount how many vertices there are
 * @param ends INTEGER*4, two for each edge
 * @param weights INTEGER*4, one for each edge; null if there are none
 */
public record EdgePairs(int vertexCount, NodeVector ends, NodeVector weights)
        implements AutoCloseable {
    /** Checks the kinds and lengths; {@link GraphBuilder} checks the vertices. */
    public EdgePairs {
        boolean hasWrongEnds = ends.kind() != ItemKind.INTEGER4 || ends.length() % 2 != 0;
        boolean hasWrongWeights =
                weights != null
                        && (weights.kind() != ItemKind.INTEGER4
                                || weights.length() != ends.length() / 2);
        if (vertexCount < 0 || hasWrongEnds || hasWrongWeights) {
            throw new IllegalArgumentException(
                    "edges: found "
                            + vertexCount
                            + " vertices, "
                            + ends.length()
                            + " ends "
                            + ends.kind()
                            + (weights == null
                                    ? ""
                                    : ", " + weights.length() + " weights " + weights.kind())
                            + "; expected INTEGER4, two ends and a weight for each edge");
        }
    }

    /** The edges with these ends, two for each. */
    public static EdgePairs of(NodePool pool, int vertexCount, int... ends) {
        return new EdgePairs(vertexCount, vector(pool, ends), null);
    }

    /** The edges with these ends, two for each, and these weights. */
    public static EdgePairs weighted(NodePool pool, int vertexCount, int[] ends, int... weights) {
        return new EdgePairs(vertexCount, vector(pool, ends), vector(pool, weights));
    }

    /**
     * The arcs of a graph, those that stand for both ways once each; their weights are left out.
     *
     * @throws FormworkException if it has more than 2^31 - 1 vertices, or an arc one that is not
     *     there
     */
    public static EdgePairs of(NodePool pool, formwork.formats.graph.Arcs arcs) {
        return ArcEnds.copy(pool, arcs, false);
    }

    /** The same of the arcs by vertex. */
    public static EdgePairs of(NodePool pool, formwork.formats.graph.Graph graph) {
        return of(pool, graph.toArcs());
    }

    /**
     * An edge for each entry of a square matrix, of a symmetric one those of one triangle.
     *
     * @throws IllegalArgumentException if it is not square, or its values are complex
     */
    public static EdgePairs of(NodePool pool, Matrix matrix) {
        return of(pool, formwork.formats.graph.Arcs.ofMatrix(matrix));
    }

    /**
     * The arcs of a graph and their weights.
     *
     * @throws FormworkException also if there are none, or one is no INTEGER*4
     */
    public static EdgePairs weighted(NodePool pool, formwork.formats.graph.Arcs arcs) {
        return ArcEnds.copy(pool, arcs, true);
    }

    /**
     * The edges of a file of INTEGERs, two for each, as {@link NodeArrays} reads it.
     *
     * @throws FormworkException as that has it, or if the number of integers is odd
     */
    public static EdgePairs read(NodePool pool, ArrayFile file, int vertexCount)
            throws IOException {
        NodeVector ends = NodeArrays.read(pool, file, ItemKind.INTEGER4);
        if (ends.length() % 2 == 0 && vertexCount >= 0) {
            return new EdgePairs(vertexCount, ends, null);
        }
        ends.close();
        throw new FormworkException(
                IoStatus.BAD_COUNT,
                "edges: found "
                        + ends.length()
                        + " integers and "
                        + vertexCount
                        + " vertices; expected two integers for each edge");
    }

    private static NodeVector vector(NodePool pool, int... array) {
        NodeVector vector = NodeVector.allocate(pool, ItemKind.INTEGER4, array.length);
        pool.run(
                worker -> {
                    Split.Range mine = worker.share(vector.part(worker.home()));
                    for (long i = mine.from(); i < mine.to(); i++) {
                        vector.set(i, array[(int) i]);
                    }
                });
        return vector;
    }

    /** How many edges there are. */
    public long count() {
        return ends.length() / 2;
    }

    /** How many bytes they take. */
    long bytes() {
        return (ends.length() + (weights == null ? 0 : weights.length())) * Integer.BYTES;
    }

    FormworkException badVertex(long edge) {
        return badVertex(edge, ends.intAt(2 * edge), ends.intAt(2 * edge + 1), vertexCount);
    }

    static FormworkException badVertex(long edge, long first, long second, long vertexCount) {
        return new FormworkException(
                IoStatus.BAD_INDEX,
                "edge "
                        + (edge + 1)
                        + ": found vertices "
                        + first
                        + " and "
                        + second
                        + "; expected them from 0 to "
                        + (vertexCount - 1));
    }

    /** Gives the memory back. */
    @Override
    public void close() {
        ends.close();
        if (weights != null) {
            weights.close();
        }
    }
}
