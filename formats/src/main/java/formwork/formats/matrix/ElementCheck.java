package formwork.formats.matrix;

import formwork.formats.Count;
import formwork.formats.Numbers;

/** Whether elements have as many values as their lists of variables ask. */
final class ElementCheck {
    private static final int LARGEST = 1 << 20; // element, in variables
    private static final long MOST = 1L << 40;

    private ElementCheck() {}

    static void check(Numbers offsets, Symmetry symmetry, Count values, BoeingType type) {
        long sum = 0;
        for (long element = 0; element + 1 < offsets.length(); element++) {
            long size = offsets.integer(element + 1) - offsets.integer(element);
            sum += size > LARGEST ? MOST : ElementalMatrix.valuesOf(size, symmetry);
            if (sum >= MOST) {
                throw values.fault("fewer than " + MOST + " values of elements");
            }
        }
        if (sum != values.value() && (type.values() != 'P' || values.value() != 0)) {
            throw values.fault(sum + ", as the elements' lists of variables ask");
        }
    }
}
