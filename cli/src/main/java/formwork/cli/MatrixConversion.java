package formwork.cli;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Numbers;
import formwork.formats.Remarks;
import formwork.formats.Storage;
import formwork.formats.WritableKind;
import formwork.formats.graph.Arcs;
import formwork.formats.graph.DimacsCoordinates;
import formwork.formats.graph.DimacsVertices;
import formwork.formats.graph.GraphFile;
import formwork.formats.matrix.BoeingMatrix;
import formwork.formats.matrix.CompressedMatrix;
import formwork.formats.matrix.ElementalMatrix;
import formwork.formats.matrix.FullMatrix;
import formwork.formats.matrix.HarwellBoeing;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.MarketMatrix;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.MatrixMarket;
import formwork.formats.matrix.RutherfordBoeing;
import formwork.formats.matrix.Symmetry;
import formwork.formats.matrix.Values;
import java.util.ArrayList;
import java.util.List;

/** A matrix or graph as what a file of another kind holds, and what is lost on the way. */
final class MatrixConversion {
    private static final long FEW_COLUMNS = 1L << 24;
    private static final int MOST_PER_ENTRY = 64;

    private final String name;
    private final List<String> losses = new ArrayList<>();
    private final GraphConversion graphs;

    /**
     * Of the file that messages call {@code name}.
     *
     * @param isToFile whether there may be a second file beside the new one
     */
    MatrixConversion(String name, boolean isToFile) {
        this.name = name;
        graphs = new GraphConversion(name, isToFile, losses);
    }

    /** What the new file cannot hold. */
    List<String> losses() {
        return losses;
    }

    /**
     * What a file of {@code kind} holds of {@code value}.
     *
     * @throws FormworkException if there is no way
     */
    Object convert(Object value, WritableKind<?> kind) {
        if (GraphConversion.isKind(kind)) {
            return graphs.convert(
                    value instanceof GraphFile file ? graphs.arcs(file) : arcs(value, kind), kind);
        }
        if (kind instanceof MatrixMarket) {
            return value instanceof DimacsVertices vertices
                    ? MarketMatrix.of(coordinates(vertices))
                    : MarketMatrix.of(matrix(value, kind));
        }
        if (kind instanceof HarwellBoeing || kind instanceof RutherfordBoeing) {
            if (!(value instanceof BoeingMatrix from)) {
                return BoeingMatrix.of("", "", byColumns(matrix(value, kind)), null);
            }
            boolean isHarwell = kind instanceof HarwellBoeing;
            lose(!isHarwell && from.right() != null, "its right-hand sides");
            return BoeingMatrix.of(
                    from.title(), from.key(), from.matrix(), isHarwell ? from.right() : null);
        }
        if (kind instanceof DimacsCoordinates && value instanceof MarketMatrix from) {
            return vertices(from);
        }
        throw fault("found nothing that " + kind.title() + " holds; expected a matrix or graph");
    }

    /** The matrix that a file holds, or that its graph is, assembled. */
    private Matrix matrix(Object value, WritableKind<?> kind) {
        if (value instanceof GraphFile file) {
            return graphs.arcs(file).toMatrix();
        }
        if (value instanceof MarketMatrix from) {
            loseComments(from);
            return from.matrix();
        }
        if (value instanceof BoeingMatrix from) {
            lose(from.right() != null, "its right-hand sides");
            lose(!from.title().isBlank(), "its title");
            lose(!from.key().isBlank(), "its key");
            return assembled(from.matrix());
        }
        throw fault("found nothing that " + kind.title() + " holds; expected a matrix or graph");
    }

    private void loseComments(MarketMatrix from) {
        boolean hasComments =
                from.header().stream()
                        .skip(1)
                        .anyMatch(
                                line -> line.startsWith("%") && !line.replace('%', ' ').isBlank());
        lose(hasComments, "its comments");
    }

    /** An arc for each entry of a matrix. */
    private Arcs arcs(Object value, WritableKind<?> kind) {
        Matrix matrix = matrix(value, kind);
        if (matrix.rows() != matrix.columns() || matrix.values() instanceof Values.Complexes) {
            throw fault(
                    "found a matrix of "
                            + matrix.rows()
                            + " rows and "
                            + matrix.columns()
                            + " columns"
                            + (matrix.values() instanceof Values.Complexes ? ", complex" : "")
                            + "; expected one that is square and not complex, for a graph");
        }
        return Arcs.ofMatrix(matrix);
    }

    // ---- coordinates of vertices ----

    private Matrix coordinates(DimacsVertices vertices) {
        lose(
                vertices.remarks().lines().stream().anyMatch(r -> !r.text().isBlank()),
                "its comments");
        long count = vertices.vertices().length();
        int columns = vertices.columns().size() - 1;
        for (long i = 0; i < count; i++) {
            if (vertices.vertices().at(i) != i) {
                throw fault(
                        "found vertex "
                                + (vertices.vertices().at(i) + 1)
                                + " where "
                                + (i + 1)
                                + " would be; expected vertices in their order, for rows");
            }
        }
        Numbers values = Storage.HEAP.numbers(ItemKind.INTEGER8, columns * count);
        for (long i = 0; i < values.length(); i++) {
            values.putInteger(i, vertices.columns().get((int) (1 + i / count)).at(i % count));
        }
        return new FullMatrix(count, columns, Symmetry.RECTANGULAR, new Values.Integers(values));
    }

    private DimacsVertices vertices(MarketMatrix from) {
        loseComments(from);
        if (!(from.matrix() instanceof FullMatrix matrix)
                || matrix.columns() != 2
                || !(matrix.values() instanceof Values.Integers integers)) {
            throw fault("found another matrix; expected an array of integers in two columns");
        }
        List<Indices> columns = new ArrayList<>();
        for (int column = 0; column <= 2; column++) {
            Numbers numbers = Storage.HEAP.numbers(ItemKind.INTEGER8, matrix.rows());
            for (long i = 0; i < matrix.rows(); i++) {
                long at = (column - 1) * matrix.rows() + i;
                numbers.putInteger(i, column == 0 ? i : integers.at(at));
            }
            columns.add(Indices.of(numbers));
        }
        return new DimacsVertices(columns, Remarks.NONE);
    }

    private void lose(boolean isLost, String what) {
        if (isLost) {
            losses.add(what);
        }
    }

    private Matrix assembled(Matrix matrix) {
        if (matrix instanceof ElementalMatrix) {
            throw fault("found a matrix in elements; expected one that is assembled");
        }
        return matrix;
    }

    /** By columns; the entries of each column stay in their order. */
    private CompressedMatrix byColumns(Matrix matrix) {
        if (matrix.columns() > Integer.MAX_VALUE - 2
                || matrix.rows() > Integer.MAX_VALUE
                || matrix.entryCount() > (Integer.MAX_VALUE - 8) / 2) {
            throw fault(
                    "found a matrix of more than 2^31 rows, columns or numbers; expected fewer");
        }
        if (matrix.columns() > FEW_COLUMNS
                && matrix.columns() / MOST_PER_ENTRY > matrix.entryCount()) {
            throw fault(
                    "found "
                            + matrix.columns()
                            + " columns for "
                            + matrix.entryCount()
                            + " numbers; expected at most "
                            + MOST_PER_ENTRY
                            + " for each, since each takes memory and a place in the file");
        }
        // "General" of Matrix Market does not tell them apart; readers refuse "R" for square ones.
        boolean isSquare = matrix.rows() == matrix.columns();
        Symmetry symmetry =
                isSquare && matrix.symmetry() == Symmetry.RECTANGULAR
                        ? Symmetry.UNSYMMETRIC
                        : matrix.symmetry();
        int columns = (int) matrix.columns();
        int count = (int) matrix.entryCount();
        int[] offsets = new int[columns + 1];
        matrix.forEach((row, column, real, imaginary) -> offsets[(int) column + 1]++);
        for (int c = 0; c < columns; c++) {
            offsets[c + 1] += offsets[c];
        }
        int[] next = offsets.clone();
        int[] rows = new int[count];
        int[] sources = new int[count];
        int[] entry = {0};
        matrix.forEach(
                (row, column, real, imaginary) -> {
                    int at = next[(int) column]++;
                    rows[at] = (int) row;
                    sources[at] = entry[0]++;
                });
        return new CompressedMatrix(
                matrix.rows(),
                matrix.columns(),
                symmetry,
                true,
                Indices.of(offsets),
                Indices.of(rows),
                ordered(matrix.values(), sources));
    }

    private static Values ordered(Values values, int[] sources) {
        int count = sources.length;
        if (values instanceof Values.Pattern) {
            return values;
        }
        if (values instanceof Values.Integers integers) {
            long[] ordered = new long[count];
            for (int i = 0; i < count; i++) {
                ordered[i] = integers.at(sources[i]);
            }
            return new Values.Integers(ordered);
        }
        if (values instanceof Values.Complexes) {
            double[] pairs = new double[2 * count];
            for (int i = 0; i < count; i++) {
                pairs[2 * i] = values.real(sources[i]);
                pairs[2 * i + 1] = values.imaginary(sources[i]);
            }
            return new Values.Complexes(pairs);
        }
        double[] reals = new double[count];
        for (int i = 0; i < count; i++) {
            reals[i] = values.real(sources[i]);
        }
        return new Values.Reals(reals);
    }

    private FormworkException fault(String what) {
        return new FormworkException(IoStatus.BAD_SHAPE, name + ": " + what);
    }
}
