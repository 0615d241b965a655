package formwork.cli.iof;

import formwork.convert.Binary;
import formwork.convert.BinaryBlock;
import formwork.convert.ByteLanes;
import formwork.convert.Decimal;
import formwork.convert.DecimalBlock;
import formwork.convert.DigitText;
import formwork.convert.IntegerText;
import formwork.convert.Rounding;
import formwork.edit.ItemKind;

/**
 * Conversion and nothing else, for a chunk of values: a number to its decimal digits as text and
 * its exponent, and digits and exponent to a number. No sign, no point, no columns.
 */
final class ConversionLoops {
    private static final int DIGITS_REAL8 = 15;
    private static final int DIGITS_REAL4 = 7;

    /** Bytes from one value's digits to the next one's. */
    private static final int STRIDE = 16;

    private static final int BLOCK = BinaryBlock.MOST;

    private final ItemKind kind;
    private final long[] bits;
    private final byte[] digits;
    private final int[] exponents;
    private final double[] reals;
    private final float[] singles;
    private final long[] integers;
    private final double[] values; // the reals themselves
    private final long[] numbers = new long[BLOCK];
    private final long[] powers = new long[BLOCK];
    private final long[] signs = new long[BLOCK];
    private final long[] odd = new long[BLOCK];
    private final DecimalBlock toDecimal = new DecimalBlock();
    private final BinaryBlock toBinary = new BinaryBlock();

    /** Loops over the values whose bits are given. */
    ConversionLoops(ItemKind kind, long[] bits) {
        this.kind = kind;
        this.bits = bits;
        digits = new byte[bits.length * STRIDE + STRIDE];
        exponents = new int[bits.length];
        reals = new double[bits.length];
        singles = new float[bits.length];
        integers = new long[bits.length];
        values = new double[bits.length];
        for (int i = 0; i < bits.length && kind.isReal(); i++) {
            values[i] =
                    kind == ItemKind.REAL8
                            ? Double.longBitsToDouble(bits[i])
                            : Float.intBitsToFloat((int) bits[i]);
        }
    }

    /** The same as {@link #toDecimal} as whole arrays have it done: many at once, all digits. */
    void toDecimalInBlocks() {
        if (!kind.isReal()) {
            for (int i = 0, at = 0; i < bits.length; i++, at += STRIDE) {
                DigitText.put16(digits, at, Math.abs(bits[i]));
            }
            return;
        }
        int count = kind == ItemKind.REAL8 ? DIGITS_REAL8 : DIGITS_REAL4;
        for (int from = 0; from < bits.length; from += BLOCK) {
            int length = Math.min(BLOCK, bits.length - from);
            toDecimal.significands(
                    values, from, count, Rounding.HALF_EVEN, numbers, powers, signs, odd, length);
            for (int i = 0; i < length; i++) {
                int at = (from + i) * STRIDE;
                if (kind == ItemKind.REAL8) {
                    DigitText.put16(digits, at, numbers[i]);
                } else {
                    ByteLanes.put8(digits, at, DigitText.eight(numbers[i]));
                }
                exponents[from + i] = (int) powers[i] - count + 1;
            }
        }
    }

    /** Makes values of what {@link #toDecimalInBlocks} gave; it must have been called. */
    void toBinaryInBlocks() {
        if (!kind.isReal()) {
            for (int i = 0, at = 0; i < bits.length; i++, at += STRIDE) {
                long first = ByteLanes.get8(digits, at);
                integers[i] = ByteLanes.number16(first, ByteLanes.get8(digits, at + Long.BYTES));
            }
            return;
        }
        for (int from = 0; from < bits.length; from += BLOCK) {
            int length = Math.min(BLOCK, bits.length - from);
            for (int i = 0; i < length; i++) {
                int at = (from + i) * STRIDE;
                long eight = ByteLanes.get8(digits, at);
                numbers[i] =
                        kind == ItemKind.REAL8
                                ? ByteLanes.number16(eight, ByteLanes.get8(digits, at + Long.BYTES))
                                : ByteLanes.number8(eight);
                powers[i] = 2L * exponents[from + i];
            }
            if (kind == ItemKind.REAL8) {
                toBinary.toDoubles(numbers, powers, Rounding.HALF_EVEN, reals, from, length);
            } else {
                toBinary.toFloats(numbers, powers, Rounding.HALF_EVEN, singles, from, length);
            }
        }
    }

    /** Every value to digits and exponent. */
    void toDecimal() {
        switch (kind) {
            case REAL8 -> fromDoubles();
            case REAL4 -> fromFloats();
            default -> fromIntegers();
        }
    }

    /** What {@link #toDecimal} gave to values; it must have been called. */
    void toBinary() {
        switch (kind) {
            case REAL8 -> toDoubles();
            case REAL4 -> toFloats();
            default -> toIntegers();
        }
    }

    private void fromDoubles() {
        for (int i = 0, at = 0; i < bits.length; i++, at += STRIDE) {
            double magnitude = Math.abs(Double.longBitsToDouble(bits[i]));
            int exponent = Decimal.exponent(magnitude);
            long significand =
                    Decimal.significand(magnitude, exponent, DIGITS_REAL8, Rounding.HALF_EVEN);
            DigitText.put16(digits, at, significand);
            exponents[i] = exponent - DIGITS_REAL8 + 1;
        }
    }

    private void toDoubles() {
        for (int i = 0, at = 0; i < bits.length; i++, at += STRIDE) {
            long significand =
                    ByteLanes.number16(
                            ByteLanes.get8(digits, at), ByteLanes.get8(digits, at + Long.BYTES));
            reals[i] = Binary.toDouble(significand, exponents[i], Rounding.HALF_EVEN);
        }
    }

    private void fromFloats() {
        for (int i = 0, at = 0; i < bits.length; i++, at += STRIDE) {
            float magnitude = Math.abs(Float.intBitsToFloat((int) bits[i]));
            int exponent = Decimal.exponent(magnitude);
            long significand =
                    Decimal.significand(magnitude, exponent, DIGITS_REAL4, Rounding.HALF_EVEN);
            ByteLanes.put8(digits, at, DigitText.eight(significand));
            exponents[i] = exponent - DIGITS_REAL4 + 1;
        }
    }

    private void toFloats() {
        for (int i = 0, at = 0; i < bits.length; i++, at += STRIDE) {
            int significand = ByteLanes.number8(ByteLanes.get8(digits, at));
            singles[i] = Binary.toFloat(significand, exponents[i], Rounding.HALF_EVEN);
        }
    }

    private void fromIntegers() {
        for (int i = 0, at = 0; i < bits.length; i++, at += STRIDE) {
            long magnitude = Math.abs(bits[i]);
            int count = IntegerText.digitCount(magnitude);
            IntegerText.put(digits, at, magnitude, count);
            exponents[i] = count;
        }
    }

    private void toIntegers() {
        for (int i = 0, at = 0; i < bits.length; i++, at += STRIDE) {
            integers[i] = ByteLanes.number(digits, at, exponents[i]);
        }
    }

    /** The first value that {@link #toBinary} did not give back as its digits allow, or -1. */
    int firstWrong() {
        for (int i = 0; i < bits.length; i++) {
            boolean isWrong =
                    switch (kind) {
                        case REAL8 -> {
                            double value = Math.abs(Double.longBitsToDouble(bits[i]));
                            yield !(Math.abs(reals[i] - value) <= DoubleArray.NEAR * value);
                        }
                        case REAL4 -> {
                            float value = Math.abs(Float.intBitsToFloat((int) bits[i]));
                            double difference = (double) singles[i] - value;
                            yield !(Math.abs(difference) <= FloatArray.NEAR * value);
                        }
                        default -> integers[i] != Math.abs(bits[i]);
                    };
            if (isWrong) {
                return i;
            }
        }
        return -1;
    }
}
