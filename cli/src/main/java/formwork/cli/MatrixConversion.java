package formwork.cli;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.WritableKind;
import formwork.formats.matrix.BoeingMatrix;
import formwork.formats.matrix.CompressedMatrix;
import formwork.formats.matrix.ElementalMatrix;
import formwork.formats.matrix.HarwellBoeing;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.MarketMatrix;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.MatrixMarket;
import formwork.formats.matrix.RutherfordBoeing;
import formwork.formats.matrix.Values;
import java.util.ArrayList;
import java.util.List;

/** A matrix of a file as what a file of another kind holds, and what is lost on the way. */
final class MatrixConversion {
    private final String name;
    private final List<String> losses = new ArrayList<>();

    /** Of the file that messages call {@code name}. */
    MatrixConversion(String name) {
        this.name = name;
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
        if (value instanceof BoeingMatrix from) {
            if (kind instanceof MatrixMarket) {
                lose(from.right() != null, "its right-hand sides");
                lose(!from.title().isBlank(), "its title");
                lose(!from.key().isBlank(), "its key");
                return MarketMatrix.of(assembled(from.matrix()));
            }
            if (kind instanceof RutherfordBoeing || kind instanceof HarwellBoeing) {
                boolean isHarwell = kind instanceof HarwellBoeing;
                lose(!isHarwell && from.right() != null, "its right-hand sides");
                return BoeingMatrix.of(
                        from.title(), from.key(), from.matrix(), isHarwell ? from.right() : null);
            }
        }
        if (value instanceof MarketMatrix from
                && (kind instanceof RutherfordBoeing || kind instanceof HarwellBoeing)) {
            boolean hasComments =
                    from.header().stream()
                            .skip(1)
                            .anyMatch(
                                    line ->
                                            line.startsWith("%")
                                                    && !line.replace('%', ' ').isBlank());
            lose(hasComments, "its comments");
            return BoeingMatrix.of("", "", byColumns(from.matrix()), null);
        }
        throw fault("found nothing that " + kind.title() + " holds; expected a matrix");
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
                matrix.symmetry(),
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
