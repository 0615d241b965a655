package formwork.formats.matrix;

import formwork.formats.Count;

/** Whether elements have as many values as their lists of variables ask. */
final class ElementCheck {
    private ElementCheck() {}

    static void check(int[] offsets, Symmetry symmetry, Count values, BoeingType type) {
        long sum = 0;
        for (int element = 0; element + 1 < offsets.length; element++) {
            long size = offsets[element + 1] - (long) offsets[element];
            sum += ElementalMatrix.valuesOf(size, symmetry);
            if (sum > Integer.MAX_VALUE) {
                throw values.fault("at most " + Integer.MAX_VALUE + " values of elements");
            }
        }
        if (sum != values.value() && (type.values() != 'P' || values.value() != 0)) {
            throw values.fault(sum + ", as the elements' lists of variables ask");
        }
    }
}
