package formwork.bulk;

import formwork.convert.Decimal;
import formwork.convert.Rounding;
import formwork.edit.ItemKind;

/** REAL*8 to fields. */
final class DoubleWriter extends ColumnWriter {
    private static final int EXPONENT_BITS = 0x7ff;
    private static final double ONE = 1; // in place of what has no digits

    private final ExponentialText exponential;
    private final RightText fixed;
    private final Rounding rounding;
    private double[] source = {};

    DoubleWriter(FieldPlace like, int[] offsets) {
        super(like, offsets, ItemKind.REAL8);
        exponential = exponentialText();
        fixed = rightText();
        rounding = like.state().rounding(0);
    }

    @Override
    void setSource(Object array) {
        source = (double[]) array;
    }

    @Override
    void copy(Object array, int from, int to) {
        source[to] = ((double[]) array)[from];
    }

    @Override
    long bits(int index) {
        return Double.doubleToRawLongBits(source[index]);
    }

    @Override
    boolean write(int from, FieldBlock target) {
        int count = target.count();
        if (exponential != null) {
            significands(source, from, exponential.digits(), rounding, block, count);
            exponential.write(block, target);
            return true;
        }
        if (fixed != null) {
            scaled(source, from, fixed.power(), fixed.limit(), rounding, block, count);
            fixed.write(block, target);
            return true;
        }
        return false;
    }

    private static void significands(
            double[] source,
            int from,
            int digits,
            Rounding rounding,
            NumberBlock block,
            int count) {
        long[] numbers = block.numbers;
        long[] exponents = block.exponents;
        long[] negatives = block.negatives;
        long[] odd = block.odd;
        long most = Decimal.powerOfTen(digits) - 1;
        long down = Decimal.powerOfTen(digits) - Decimal.powerOfTen(digits - 1);
        for (int i = 0; i < count; i++) {
            double value = source[from + i];
            long bits = Double.doubleToRawLongBits(value);
            int biased = (int) (bits >>> 52) & EXPONENT_BITS;
            negatives[i] = bits >>> 63;
            odd[i] = 0;
            if (biased - 1 >= EXPONENT_BITS - 1 || biased == 0) {
                odd[i] = 1; // zero, subnormal, infinite or no number
                value = ONE;
            }
            int exponent = Decimal.exponent(value);
            long number = Decimal.significand(value, exponent, digits, rounding);
            long carry = most - number >>> 63; // rounded up to the next decade
            numbers[i] = number - down * carry;
            exponents[i] = exponent + carry;
        }
    }

    private static void scaled(
            double[] source,
            int from,
            int power,
            double limit,
            Rounding rounding,
            NumberBlock block,
            int count) {
        long[] numbers = block.numbers;
        long[] negatives = block.negatives;
        long[] odd = block.odd;
        for (int i = 0; i < count; i++) {
            double value = source[from + i];
            negatives[i] = Double.doubleToRawLongBits(value) >>> 63;
            odd[i] = 0;
            numbers[i] = 0;
            if (!(Math.abs(value) < limit)) {
                odd[i] = 1;
            } else if (value != 0) {
                numbers[i] = Decimal.scaled(value, power, rounding);
            }
        }
    }
}
