package formwork.formats.graph;

import formwork.formats.matrix.CoordinateMatrix;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.Symmetry;
import formwork.formats.matrix.Values;

/**
 * The arcs of a graph one by one. Vertices are counted from 0.
 *
 * @param vertexCount how many vertices there are
 * @param isDirected whether arcs go one way; else each stands for both
 * @param sources where each begins
 * @param targets where each ends
 * @param weights of each; {@link Values.Pattern} if there are none
 */
public record Arcs(
        long vertexCount, boolean isDirected, Indices sources, Indices targets, Values weights) {

    /** How many there are. */
    public long count() {
        return sources.length();
    }

    /** The arcs of each vertex together. */
    public Graph toGraph() {
        return GraphBuilding.of(this);
    }

    /**
     * The matrix with an entry for each arc, at the row of its source and the column of its target;
     * if they stand for both ways, a symmetric one, of which the lower triangle is there.
     */
    public CoordinateMatrix toMatrix() {
        if (isDirected) {
            return new CoordinateMatrix(
                    vertexCount, vertexCount, Symmetry.UNSYMMETRIC, sources, targets, weights);
        }
        IndexList rows = new IndexList(count());
        IndexList columns = new IndexList(count());
        for (long i = 0; i < count(); i++) {
            rows.add(Math.max(sources.at(i), targets.at(i)));
            columns.add(Math.min(sources.at(i), targets.at(i)));
        }
        return new CoordinateMatrix(
                vertexCount,
                vertexCount,
                Symmetry.SYMMETRIC,
                rows.toIndices(),
                columns.toIndices(),
                weights);
    }

    /**
     * An arc for each entry of a square matrix; of a symmetric one, those of one triangle, which
     * stand for both ways.
     *
     * @throws IllegalArgumentException if it is not square, or its values are complex
     */
    public static Arcs ofMatrix(Matrix matrix) {
        if (matrix.rows() != matrix.columns() || matrix.values() instanceof Values.Complexes) {
            throw new IllegalArgumentException(
                    "matrix: found "
                            + matrix.rows()
                            + " rows, "
                            + matrix.columns()
                            + " columns; expected as many, and values that are not complex");
        }
        boolean isDirected = matrix.symmetry() != Symmetry.SYMMETRIC;
        if (matrix instanceof CoordinateMatrix entries && !matrix.symmetry().isHalf()) {
            return new Arcs(
                    entries.rows(),
                    true,
                    entries.rowIndices(),
                    entries.columnIndices(),
                    entries.values());
        }
        ArcList list = new ArcList(matrix.entryCount(), matrix.values());
        if (isDirected) {
            matrix.forEachExpanded((row, column, real, imaginary) -> list.add(row, column, real));
        } else {
            matrix.forEach((row, column, real, imaginary) -> list.add(row, column, real));
        }
        return list.toArcs(matrix.rows(), isDirected);
    }
}
