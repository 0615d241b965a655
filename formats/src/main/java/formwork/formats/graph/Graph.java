package formwork.formats.graph;

import formwork.formats.matrix.CompressedMatrix;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.Symmetry;
import formwork.formats.matrix.Values;

/**
 * A graph by its vertices: arcs {@code offsets[v]} to {@code offsets[v + 1]} begin at {@code v}.
 * Vertices are counted from 0.
 *
 * @param isDirected whether an arc goes one way; else each edge is there both ways, and a loop once
 * @param offsets one more than there are vertices
 * @param targets where each arc ends
 * @param weights of each arc; {@link Values.Pattern} if there are none
 */
public record Graph(boolean isDirected, Indices offsets, Indices targets, Values weights) {
    /** How many vertices there are. */
    public long vertexCount() {
        return offsets.length() - 1;
    }

    /** How many arcs there are; those of both ways are two. */
    public long arcCount() {
        return targets.length();
    }

    /** How many arcs begin at {@code vertex}. */
    public long degree(long vertex) {
        return offsets.at(vertex + 1) - offsets.at(vertex);
    }

    /** The matrix by rows with an entry for each arc; nothing is copied. */
    public CompressedMatrix toMatrix() {
        return new CompressedMatrix(
                vertexCount(),
                vertexCount(),
                Symmetry.UNSYMMETRIC,
                false,
                offsets,
                targets,
                weights);
    }

    /**
     * The graph of a square matrix: an arc for each entry, from its row to its column.
     *
     * @throws IllegalArgumentException if it is not square, or its values are complex
     */
    public static Graph ofMatrix(Matrix matrix) {
        return Arcs.ofMatrix(matrix).toGraph();
    }

    /** The same, in which each arc goes one way. */
    public Graph withDirection() {
        return new Graph(true, offsets, targets, weights);
    }

    /** Its arcs one by one; those of an undirected graph once each. */
    public Arcs toArcs() {
        ArcList list = new ArcList(isDirected ? arcCount() : arcCount() / 2, weights);
        for (long vertex = 0; vertex < vertexCount(); vertex++) {
            for (long i = offsets.at(vertex); i < offsets.at(vertex + 1); i++) {
                if (isDirected || vertex <= targets.at(i)) {
                    list.copy(vertex, targets.at(i), weights, i);
                }
            }
        }
        return list.toArcs(vertexCount(), isDirected);
    }
}
