package formwork.kernels.graph;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.Split;

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
        return new FormworkException(
                IoStatus.BAD_INDEX,
                "edge "
                        + (edge + 1)
                        + ": found vertices "
                        + ends.intAt(2 * edge)
                        + " and "
                        + ends.intAt(2 * edge + 1)
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
