package formwork.kernels.graph;

import formwork.edit.ItemKind;
import formwork.kernels.numa.NodeVector;

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

    /** How many edges there are. */
    public long count() {
        return ends.length() / 2;
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
