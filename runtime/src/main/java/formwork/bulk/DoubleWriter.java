package formwork.bulk;

import formwork.edit.ItemKind;

/** REAL*8 to fields. */
final class DoubleWriter extends RealWriter {
    private double[] source = {};

    DoubleWriter(FieldPlace like, int[] offsets) {
        super(like, offsets, ItemKind.REAL8);
    }

    @Override
    void setSource(Object array) {
        source = (double[]) array;
    }

    @Override
    void copy(Object array, int from, int to) {
        source[to] = ((double[]) array)[from];
    }

    @Override
    long bits(int index) {
        return Double.doubleToRawLongBits(source[index]);
    }

    @Override
    Written write(int from, FieldBlock target) {
        if (hasLoops()) {
            write(source, from, target);
        }
        return hasLoops() ? Written.ALL_BUT_ODD : Written.NONE;
    }
}
