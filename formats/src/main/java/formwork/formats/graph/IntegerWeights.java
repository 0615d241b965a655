package formwork.formats.graph;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Numbers;
import formwork.formats.Storage;
import formwork.formats.Target;
import formwork.formats.matrix.Values;

/** Weights for a file that takes integers only. */
final class IntegerWeights {
    private IntegerWeights() {}

    /**
     * The weights; 1 each where there are none.
     *
     * @throws FormworkException if one is no integer
     */
    static Numbers of(Values values, long count, Target target) {
        if (values instanceof Values.Integers integers) {
            return integers.numbers();
        }
        Numbers weights = Storage.HEAP.numbers(ItemKind.INTEGER8, count);
        for (long i = 0; i < count; i++) {
            double real = values.real(i);
            long weight = (long) real;
            if (weight != real || weight == Long.MAX_VALUE) {
                throw new FormworkException(
                        IoStatus.BAD_SHAPE,
                        target.name()
                                + ": found the weight "
                                + real
                                + " of arc "
                                + (i + 1)
                                + "; expected an integer, as this kind has them");
            }
            weights.putInteger(i, weight);
        }
        return weights;
    }
}
