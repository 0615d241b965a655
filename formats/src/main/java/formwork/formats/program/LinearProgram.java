package formwork.formats.program;

import formwork.formats.matrix.CompressedMatrix;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;
import java.util.BitSet;
import java.util.List;

/**
 * A linear program, with integers perhaps.
 *
 * @param name empty if it has none
 * @param isMaximized whether the objective is to be large; else small
 * @param rowNames of all rows
 * @param rowTypes of all rows; the first that is {@link RowType#N} is the objective
 * @param columnNames of all columns
 * @param integers the columns whose values are integers
 * @param matrix by columns
 * @param rightHandSides by their names; the first counts
 * @param ranges by their names; the first counts
 * @param bounds in their order; those of the first set count
 * @param form how it stands in the file; null for a program that has not been in a file
 */
public record LinearProgram(
        String name,
        boolean isMaximized,
        List<String> rowNames,
        List<RowType> rowTypes,
        List<String> columnNames,
        BitSet integers,
        CompressedMatrix matrix,
        List<RowVector> rightHandSides,
        List<RowVector> ranges,
        List<Bound> bounds,
        MpsForm form) {

    /** A value for some of the rows. */
    public record RowVector(String name, Indices rows, Values.Reals values) {}

    /** A bound of a column; NaN for one without a value. */
    public record Bound(BoundType type, String set, int column, double value) {}

    /** Keeps copies of the lists. */
    public LinearProgram {
        rowNames = List.copyOf(rowNames);
        rowTypes = List.copyOf(rowTypes);
        columnNames = List.copyOf(columnNames);
        rightHandSides = List.copyOf(rightHandSides);
        ranges = List.copyOf(ranges);
        bounds = List.copyOf(bounds);
    }

    /** The row of the objective; -1 if there is none. */
    public int objectiveRow() {
        return rowTypes.indexOf(RowType.N);
    }

    /** What the objective has beside its columns: the negative of its right-hand side. */
    public double objectiveOffset() {
        int objective = objectiveRow();
        return objective < 0 ? 0 : 0 - new ProgramBounds(this).right()[objective];
    }

    /** The least value of each row, from its type, right-hand side and range. */
    public double[] leastOfRows() {
        return new ProgramBounds(this).leastOfRows();
    }

    /** The largest value of each row. */
    public double[] mostOfRows() {
        return new ProgramBounds(this).mostOfRows();
    }

    /** The least value of each column, from its bounds. */
    public double[] leastOfColumns() {
        return new ProgramBounds(this).columns()[0];
    }

    /** The largest value of each column. */
    public double[] mostOfColumns() {
        return new ProgramBounds(this).columns()[1];
    }
}
