package formwork.bulk;

import formwork.edit.ItemKind;

/** Fields to INTEGER*8. */
final class LongReader extends ColumnReader {
    private final SignedDigits digits;
    private final int width;
    private long[] target = {};

    /** Fields of I if {@code isPlain}, or one by one. */
    LongReader(FieldPlace like, boolean isPlain, int[] offsets, boolean endsRows) {
        super(like, offsets, ItemKind.INTEGER8, endsRows);
        digits = isPlain ? new SignedDigits() : null;
        width = like.width();
    }

    @Override
    void setTarget(Object array) {
        target = (long[]) array;
    }

    @Override
    void put(int index, long bits) {
        target[index] = bits;
    }

    @Override
    void copy(int from, Object array, int to) {
        ((long[]) array)[to] = target[from];
    }

    @Override
    boolean learn(byte[] text, int from) {
        return digits != null;
    }

    @Override
    void read(FieldBlock fields, int at) {
        digits.read(fields, width, width, true);
        convert(digits.magnitudes, digits.negatives, target, at, fields.count());
    }

    private static void convert(
            long[] magnitudes, long[] negatives, long[] target, int at, int count) {
        for (int i = 0; i < count; i++) {
            target[at + i] = magnitudes[i] * (1 - 2 * negatives[i]);
        }
    }
}
