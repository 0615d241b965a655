package formwork.bulk;

import formwork.edit.ItemKind;

/** INTEGER*4 to fields. */
final class IntWriter extends ColumnWriter {
    private final RightText digits;
    private int[] source = {};

    IntWriter(FieldPlace like, int[] offsets) {
        super(like, offsets, ItemKind.INTEGER4);
        digits = rightText();
    }

    @Override
    void setSource(Object array) {
        source = (int[]) array;
    }

    @Override
    void copy(Object array, int from, int to) {
        source[to] = ((int[]) array)[from];
    }

    @Override
    long bits(int index) {
        return source[index];
    }

    @Override
    Written write(int from, FieldBlock target) {
        if (digits == null) {
            return Written.NONE;
        }
        int count = target.count();
        widen(source, from, block.numbers, count);
        LaneLoops.splitSigns(block.numbers, block.negatives, count);
        boolean fits = digits.fitsInts();
        if (!fits) {
            LaneLoops.set(block.odd, 0, count);
        }
        digits.writeInts(block, target);
        return fits ? Written.ALL : Written.ALL_BUT_ODD;
    }

    private static void widen(int[] source, int from, long[] numbers, int count) {
        for (int i = 0; i < count; i++) {
            numbers[i] = source[from + i];
        }
    }
}
