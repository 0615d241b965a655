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
    Written write(int from, FieldBlock target) {
        if (digits == null) {
            return Written.NONE;
        }
        int count = target.count();
        System.arraycopy(source, from, block.numbers, 0, count);
        LaneLoops.splitSigns(block.numbers, block.negatives, count);
        takeLeast(block.numbers, block.odd, count);
        digits.write(block, target);
        return Written.ALL_BUT_ODD;
    }

    /** The least number has no magnitude: it is odd, and 0 in its place. */
    private static void takeLeast(long[] numbers, long[] odd, int count) {
        for (int i = 0; i < count; i++) {
            odd[i] = numbers[i] >>> 63;
            numbers[i] &= Long.MAX_VALUE;
        }
    }
}
