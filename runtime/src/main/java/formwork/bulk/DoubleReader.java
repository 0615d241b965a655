package formwork.bulk;

import formwork.convert.BinaryBlock;
import formwork.convert.Rounding;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.ItemKind;

/** Fields to REAL*8. */
final class DoubleReader extends ColumnReader {
    private final RealText reals;
    private final BinaryBlock converter = new BinaryBlock();
    private final Rounding rounding;
    private final boolean overflowIsError;
    private double[] target = {};

    /** Fields by {@code edit}, or one by one if it is null. */
    DoubleReader(FieldPlace like, RealEdit edit, int[] offsets, boolean endsRows) {
        super(like, offsets, ItemKind.REAL8, endsRows);
        reals = edit == null ? null : RealText.of(like, edit);
        rounding = like.state().rounding(0);
        overflowIsError = like.state().dialect().realOverflowIsError();
    }

    @Override
    void setTarget(Object array) {
        target = (double[]) array;
    }

    @Override
    void put(int index, long bits) {
        target[index] = Double.longBitsToDouble(bits);
    }

    @Override
    void copy(int from, Object array, int to) {
        ((double[]) array)[to] = target[from];
    }

    @Override
    boolean learn(byte[] text, int from) {
        return reals != null && reals.learn(text, from);
    }

    @Override
    void read(FieldBlock fields, int at) {
        reals.read(fields);
        converter.toDoubles(reals.significands, reals.powers, rounding, target, at, fields.count());
        if (overflowIsError) {
            for (int i = 0; i < fields.count(); i++) {
                fields.faults[i] |= Double.isInfinite(target[at + i]) ? 1 : 0;
            }
        }
    }
}
