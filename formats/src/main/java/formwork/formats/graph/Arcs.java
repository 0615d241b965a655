package formwork.formats.graph;

import formwork.error.FormworkException;
import formwork.formats.NumberList;
import formwork.formats.Storage;
import formwork.formats.matrix.CoordinateMatrix;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.Symmetry;
import formwork.formats.matrix.Values;
import java.util.Optional;

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

    /**
     * The arcs of each vertex together.
     *
     * @throws FormworkException if there are more than 2^24 vertices, and more than 64 for each
     *     arc: numbers that a file says need not be true
     */
    public Graph toGraph() {
        return toGraph(Storage.HEAP);
    }

    /** The same, put into {@code storage}. */
    public Graph toGraph(Storage storage) {
        return GraphBuilding.of(this, storage);
    }

    /** The same arcs, from their ends to their beginnings; nothing is copied. */
    public Arcs reversed() {
        return new Arcs(vertexCount, isDirected, targets, sources, weights);
    }

    /**
     * The edges of which these arcs are the two ways, if there is one back for each, with the same
     * weight; a loop is an edge by itself.
     */
    public Optional<Arcs> toEdges() {
        return isDirected ? EdgePairs.of(this) : Optional.of(this);
    }

    /** The arcs that these edges are, both ways; a loop once. */
    public Arcs toBothWays() {
        return isDirected ? this : toGraph().withDirection().toArcs();
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
        NumberList rows = new NumberList(Storage.HEAP, count());
        NumberList columns = new NumberList(Storage.HEAP, count());
        for (long i = 0; i < count(); i++) {
            rows.add(Math.max(sources.at(i), targets.at(i)));
            columns.add(Math.min(sources.at(i), targets.at(i)));
        }
        return new CoordinateMatrix(
                vertexCount,
                vertexCount,
                Symmetry.SYMMETRIC,
                Indices.of(rows.toNumbers()),
                Indices.of(columns.toNumbers()),
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
        Matrix.EntryVisitor visitor =
                new Matrix.EntryVisitor() {
                    @Override
                    public void entry(long row, long column, double real, double imaginary) {
                        list.arc(row, column, real);
                    }

                    @Override
                    public void integer(long row, long column, long value) {
                        list.arc(row, column, value);
                    }
                };
        if (isDirected) {
            matrix.forEachExpanded(visitor);
        } else {
            matrix.forEach(visitor);
        }
        return list.toArcs(matrix.rows(), isDirected);
    }
}
