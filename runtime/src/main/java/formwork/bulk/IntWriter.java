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
    boolean write(int from, FieldBlock target) {
        if (digits == null) {
            return false;
        }
        magnitudes(source, from, block, target.count());
        digits.write(block, target);
        return true;
    }

    private static void magnitudes(int[] source, int from, NumberBlock block, int count) {
        long[] numbers = block.numbers;
        long[] negatives = block.negatives;
        for (int i = 0; i < count; i++) {
            long value = source[from + i];
            numbers[i] = Math.abs(value);
            negatives[i] = value >>> 63;
        }
        LaneLoops.set(block.odd, 0, count);
    }
}
