package formwork.bulk;

import formwork.edit.ItemKind;

/** REAL*4 to fields. */
final class FloatWriter extends RealWriter {
    private final double[] values = new double[NumberBlock.MOST];
    private float[] source = {};

    FloatWriter(FieldPlace like, int[] offsets) {
        super(like, offsets, ItemKind.REAL4);
    }

    @Override
    void setSource(Object array) {
        source = (float[]) array;
    }

    @Override
    void copy(Object array, int from, int to) {
        source[to] = ((float[]) array)[from];
    }

    @Override
    long bits(int index) {
        return Float.floatToRawIntBits(source[index]);
    }

    @Override
    Written write(int from, FieldBlock target) {
        if (hasLoops()) {
            widen(source, from, values, target.count());
            write(values, 0, target);
        }
        return hasLoops() ? Written.ALL_BUT_ODD : Written.NONE;
    }

    private static void widen(float[] source, int from, double[] values, int count) {
        for (int i = 0; i < count; i++) {
            values[i] = source[from + i];
        }
    }
}
