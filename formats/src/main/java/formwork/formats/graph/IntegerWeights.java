package formwork.formats.graph;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Target;
import formwork.formats.matrix.Values;
import java.util.Arrays;

/** Weights for a file that takes integers only. */
final class IntegerWeights {
    private IntegerWeights() {}

    /**
     * The weights; 1 each where there are none.
     *
     * @throws FormworkException if one is no integer
     */
    static long[] of(Values values, long count, Target target) {
        if (values instanceof Values.Integers integers) {
            return integers.array();
        }
        long[] weights = new long[(int) count];
        if (values instanceof Values.Pattern) {
            Arrays.fill(weights, 1);
            return weights;
        }
        for (int i = 0; i < weights.length; i++) {
            double weight = values.real(i);
            weights[i] = (long) weight;
            if (weights[i] != weight || weights[i] == Long.MAX_VALUE) {
                throw new FormworkException(
                        IoStatus.BAD_SHAPE,
                        target.name()
                                + ": found the weight "
                                + weight
                                + " of arc "
                                + (i + 1L)
                                + "; expected an integer, as this kind has them");
            }
        }
        return weights;
    }
}
