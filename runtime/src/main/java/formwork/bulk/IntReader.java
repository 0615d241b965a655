package formwork.bulk;

import formwork.edit.ItemKind;

/** Fields to INTEGER*4. */
final class IntReader extends ColumnReader {
    /** So few fields are not worth the loops over all lanes. */
    private static final int FEW = FieldBlock.MOST / 4;

    private final SignedDigits digits;
    private final IntDigits shortDigits; // null for wide fields
    private final int width;
    private int[] target = {};

    /** Fields of I if {@code isPlain}, or one by one. */
    IntReader(FieldPlace like, boolean isPlain, int[] offsets, boolean endsRows) {
        super(like, offsets, ItemKind.INTEGER4, endsRows);
        digits = isPlain ? new SignedDigits() : null;
        width = like.width();
        shortDigits = isPlain && width <= IntDigits.MOST_COLUMNS ? new IntDigits(width) : null;
    }

    @Override
    void setTarget(Object array) {
        target = (int[]) array;
    }

    @Override
    void put(int index, long bits) {
        target[index] = (int) bits;
    }

    @Override
    void copy(int from, Object array, int to) {
        ((int[]) array)[to] = target[from];
    }

    @Override
    boolean learn(byte[] text, int from) {
        return digits != null;
    }

    @Override
    void read(FieldBlock fields, int at) {
        if (shortDigits != null && fields.count() > FEW) {
            shortDigits.read(fields, target, at);
            return;
        }
        digits.read(fields, width, width, true);
        convert(digits.magnitudes, digits.negatives, fields.faults, target, at, fields.count());
    }

    private static void convert(
            long[] magnitudes, long[] negatives, long[] faults, int[] target, int at, int count) {
        for (int i = 0; i < count; i++) {
            faults[i] |= (Integer.MAX_VALUE + negatives[i] - magnitudes[i]) >>> 63;
        }
        for (int i = 0; i < count; i++) {
            magnitudes[i] = (magnitudes[i] ^ -negatives[i]) + negatives[i];
        }
        for (int i = 0; i < count; i++) {
            target[at + i] = (int) magnitudes[i];
        }
    }
}
