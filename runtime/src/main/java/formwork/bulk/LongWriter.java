package formwork.bulk;

import formwork.edit.ItemKind;

/** INTEGER*8 to fields. */
final class LongWriter extends ColumnWriter {
    private final RightText digits;
    private long[] source = {};

    LongWriter(FieldPlace like, int[] offsets) {
        super(like, offsets, ItemKind.INTEGER8);
        digits = rightText();
    }

    @Override
    void setSource(Object array) {
        source = (long[]) array;
    }

    @Override
    void copy(Object array, int from, int to) {
        source[to] = ((long[]) array)[from];
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

    private static void magnitudes(long[] source, int from, NumberBlock block, int count) {
        long[] numbers = block.numbers;
        long[] negatives = block.negatives;
        long[] odd = block.odd;
        for (int i = 0; i < count; i++) {
            long value = source[from + i];
            long magnitude = Math.abs(value);
            odd[i] = magnitude >>> 63; // the least number has none
            numbers[i] = magnitude & Long.MAX_VALUE;
            negatives[i] = value >>> 63;
        }
    }
}
