package formwork.bulk;

import formwork.convert.DecimalBlock;
import formwork.convert.Rounding;
import formwork.edit.ItemKind;

/** Reals to fields, as doubles: each REAL*4 is one. */
abstract class RealWriter extends ColumnWriter {
    private final ExponentialText exponential;
    private final RightText fixed;
    private final Rounding rounding;
    private final DecimalBlock converter = new DecimalBlock();

    RealWriter(FieldPlace like, int[] offsets, ItemKind kind) {
        super(like, offsets, kind);
        exponential = exponentialText();
        fixed = exponential == null ? rightText() : null;
        rounding = like.state().rounding(0);
    }

    /** Whether there are loops for these fields. */
    final boolean hasLoops() {
        return exponential != null || fixed != null;
    }

    /** Writes the values from {@code from} on, and marks as odd those that it does not write. */
    final void write(double[] values, int from, FieldBlock target) {
        int count = target.count();
        if (exponential != null) {
            converter.significands(
                    values,
                    from,
                    exponential.digits(),
                    rounding,
                    block.numbers,
                    block.exponents,
                    block.negatives,
                    block.odd,
                    count);
            exponential.write(block, target);
        } else {
            converter.scaled(
                    values,
                    from,
                    fixed.power(),
                    fixed.limit(),
                    rounding,
                    block.numbers,
                    block.negatives,
                    block.odd,
                    count);
            fixed.write(block, target);
        }
    }
}
