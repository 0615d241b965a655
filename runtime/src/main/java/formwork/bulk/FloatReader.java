package formwork.bulk;

import formwork.convert.BinaryBlock;
import formwork.convert.Rounding;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.ItemKind;

/** Fields to REAL*4. */
final class FloatReader extends ColumnReader {
    private final RealText reals;
    private final BinaryBlock converter = new BinaryBlock();
    private final Rounding rounding;
    private final boolean overflowIsError;
    private float[] target = {};

    /** Fields by {@code edit}, or one by one if it is null. */
    FloatReader(FieldPlace like, RealEdit edit, int[] offsets, boolean endsRows) {
        super(like, offsets, ItemKind.REAL4, endsRows);
        reals = edit == null ? null : RealText.of(like, edit);
        rounding = like.state().rounding(0);
        overflowIsError = like.state().dialect().realOverflowIsError();
    }

    @Override
    void setTarget(Object array) {
        target = (float[]) array;
    }

    @Override
    void put(int index, long bits) {
        target[index] = Float.intBitsToFloat((int) bits);
    }

    @Override
    void copy(int from, Object array, int to) {
        ((float[]) array)[to] = target[from];
    }

    @Override
    boolean learn(byte[] text, int from) {
        return reals != null && reals.learn(text, from);
    }

    @Override
    void read(FieldBlock fields, int at) {
        reals.read(fields);
        converter.toFloats(reals.significands, reals.powers, rounding, target, at, fields.count());
        if (overflowIsError) {
            for (int i = 0; i < fields.count(); i++) {
                fields.faults[i] |= Float.isInfinite(target[at + i]) ? 1 : 0;
            }
        }
    }
}
