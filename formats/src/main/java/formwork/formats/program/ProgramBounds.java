package formwork.formats.program;

import formwork.formats.program.LinearProgram.Bound;
import formwork.formats.program.LinearProgram.RowVector;
import java.util.Arrays;

/** What right-hand sides, ranges and bounds come to. */
final class ProgramBounds {
    private final LinearProgram program;

    ProgramBounds(LinearProgram program) {
        this.program = program;
    }

    double[] right() {
        double[] right = new double[program.rowTypes().size()];
        if (!program.rightHandSides().isEmpty()) {
            put(program.rightHandSides().get(0), right);
        }
        return right;
    }

    private double[] ranges() {
        double[] ranges = new double[program.rowTypes().size()];
        Arrays.fill(ranges, Double.NaN);
        if (!program.ranges().isEmpty()) {
            put(program.ranges().get(0), ranges);
        }
        return ranges;
    }

    private static void put(RowVector vector, double[] target) {
        for (long i = 0; i < vector.rows().length(); i++) {
            target[(int) vector.rows().at(i)] = vector.values().real(i);
        }
    }

    double[] leastOfRows() {
        double[] least = right();
        double[] ranges = ranges();
        for (int row = 0; row < least.length; row++) {
            double range = ranges[row];
            least[row] =
                    switch (program.rowTypes().get(row)) {
                        case N -> Double.NEGATIVE_INFINITY;
                        case L ->
                                Double.isNaN(range)
                                        ? Double.NEGATIVE_INFINITY
                                        : least[row] - Math.abs(range);
                        case G -> least[row];
                        case E -> range < 0 ? least[row] + range : least[row];
                    };
        }
        return least;
    }

    double[] mostOfRows() {
        double[] most = right();
        double[] ranges = ranges();
        for (int row = 0; row < most.length; row++) {
            double range = ranges[row];
            most[row] =
                    switch (program.rowTypes().get(row)) {
                        case N -> Double.POSITIVE_INFINITY;
                        case L -> most[row];
                        case G ->
                                Double.isNaN(range)
                                        ? Double.POSITIVE_INFINITY
                                        : most[row] + Math.abs(range);
                        case E -> range > 0 ? most[row] + range : most[row];
                    };
        }
        return most;
    }

    /** The least and the largest value of each column. */
    double[][] columns() {
        int count = program.columnNames().size();
        double[] least = new double[count];
        double[] most = new double[count];
        boolean[] hasLeast = new boolean[count];
        Arrays.fill(most, Double.POSITIVE_INFINITY);
        String set = program.bounds().isEmpty() ? "" : program.bounds().get(0).set();
        for (Bound bound : program.bounds()) {
            int column = bound.column();
            if (!bound.set().equals(set)) {
                continue;
            }
            switch (bound.type()) {
                case LO, LI -> {
                    least[column] = bound.value();
                    hasLeast[column] = true;
                }
                case UP, UI, SC -> {
                    most[column] = bound.value();
                    if (bound.value() < 0 && !hasLeast[column]) {
                        least[column] = Double.NEGATIVE_INFINITY;
                    }
                }
                case FX -> {
                    least[column] = bound.value();
                    most[column] = bound.value();
                }
                case FR -> {
                    least[column] = Double.NEGATIVE_INFINITY;
                    most[column] = Double.POSITIVE_INFINITY;
                }
                case MI -> {
                    least[column] = Double.NEGATIVE_INFINITY;
                    hasLeast[column] = true;
                }
                case PL -> most[column] = Double.POSITIVE_INFINITY;
                case BV -> {
                    least[column] = 0;
                    most[column] = 1;
                    hasLeast[column] = true;
                }
            }
        }
        return new double[][] {least, most};
    }
}
