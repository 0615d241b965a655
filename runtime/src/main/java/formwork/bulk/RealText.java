package formwork.bulk;

import formwork.convert.Decimal;
import formwork.edit.DataEdit.RealEdit;

/**
 * Fields of reals that look alike, to significands and powers of ten: the first half of reading
 * them. What they look like is learnt from one of them: where the symbol and the exponent stand,
 * seen from the end of the field.
 *
 * <p>A field of another look is <em>odd</em>; whoever calls reads it in another way.
 */
final class RealText {
    /** So many digits after the symbol leave one before it that a {@code long} surely holds. */
    private static final int MOST_FRACTION_DIGITS = 18;

    private static final int MOST_DIGITS = 19;

    private final int width;
    private final byte symbol;
    private final int scaleFactor;
    private final int impliedFraction;

    // the look of the fields
    private boolean hasSymbol;
    private int exponentColumns; // 0 without an exponent
    private int fraction; // digits after the symbol
    private boolean hasOneDigit; // before the symbol, and no more than eight columns

    private final SignedDigits integers = new SignedDigits();
    private final ExponentDigits exponents = new ExponentDigits();
    private final long[] lanes = new long[FieldBlock.MOST];
    private final long[] others = new long[FieldBlock.MOST];

    /** The digits of each field as a number, unsigned. */
    final long[] significands = integers.magnitudes;

    /** Twice the power of ten, and one more if the number is negative. */
    final long[] powers = new long[FieldBlock.MOST];

    /** Fields of {@code width} columns. */
    RealText(int width, int fractionDigits, int scaleFactor, byte symbol) {
        this.width = width;
        this.symbol = symbol;
        this.scaleFactor = scaleFactor;
        impliedFraction = fractionDigits;
    }

    /** Fields that are edited as {@code like} is, by {@code edit}. */
    static RealText of(FieldPlace like, RealEdit edit) {
        return new RealText(
                edit.width(),
                Math.max(edit.fractionDigits(), 0),
                like.state().scaleFactor(),
                like.state().decimalByte());
    }

    /** Learns from the field at {@code from}; returns false if its look is none that is known. */
    boolean learn(byte[] text, int from) {
        int at = from + width;
        int digits = digitsBefore(text, from, at);
        exponentColumns = exponentColumns(text, from, at, digits);
        if (exponentColumns > 0) {
            at -= exponentColumns;
            digits = digitsBefore(text, from, at);
        }
        hasSymbol = at - digits > from && text[at - digits - 1] == symbol;
        fraction = hasSymbol ? digits : 0;
        int columns = at - from - fraction - (hasSymbol ? 1 : 0);
        int before = hasSymbol ? digitsBefore(text, from, from + columns) : 0;
        hasOneDigit = before == 1 && exponentColumns > 0 && columns <= Long.BYTES;
        return (hasSymbol ? fraction > 0 || columns > 0 : digits > 0)
                && fraction <= MOST_FRACTION_DIGITS
                && columns <= SignedDigits.MOST_COLUMNS;
    }

    private static int exponentColumns(byte[] text, int from, int to, int digits) {
        int at = to - digits - 1;
        if (at <= from || digits < 2 || digits > 3 || text[at] != '+' && text[at] != '-') {
            return 0;
        }
        boolean hasLetter = (text[at - 1] & 0x40) != 0;
        int columns = digits + (hasLetter ? 2 : 1);
        return columns < ExponentDigits.LEAST_COLUMNS ? 0 : columns;
    }

    private static int digitsBefore(byte[] text, int from, int to) {
        int at = to;
        while (at > from && text[at - 1] >= '0' && text[at - 1] <= '9') {
            at--;
        }
        return to - at;
    }

    /** Reads the fields, and marks as faulty those of another look. */
    void read(FieldBlock block) {
        int count = block.count();
        int end = width - exponentColumns;
        int symbolAt = end - fraction - (hasSymbol ? 1 : 0);
        if (hasOneDigit) {
            block.gather(symbolAt - Long.BYTES, lanes, end, exponents.lanes);
            integers.readDigit(block, symbolAt, lanes);
        } else {
            integers.read(block, symbolAt, symbolAt, fraction == 0);
            if (exponentColumns > 0) {
                block.gather(end, exponents.lanes);
            }
        }
        setPowers(count);
        if (hasSymbol && fraction % Long.BYTES == 0) {
            block.check(symbolAt, symbol);
        }
        if (fraction > 0) {
            int most = MOST_DIGITS - fraction;
            if (symbolAt > most) {
                long limit = Decimal.powerOfTen(most) - 1;
                LaneLoops.checkAtMost(significands, limit, block.faults, count);
            }
            LaneLoops.multiply(significands, Decimal.powerOfTen(fraction), count);
            readFractions(block, end);
        }
        if (exponentColumns > 0) {
            exponents.read(block, exponentColumns, powers);
        }
    }

    private void setPowers(int count) {
        int digits = hasSymbol ? fraction : impliedFraction;
        long twice = -2L * (exponentColumns > 0 ? digits : digits + scaleFactor);
        long[] negatives = integers.negatives;
        for (int i = 0; i < count; i++) {
            powers[i] = negatives[i] + twice;
        }
    }

    /** The digits behind the symbol, the last eight first. */
    private void readFractions(FieldBlock block, int end) {
        int first = end - Long.BYTES;
        if (fraction <= Long.BYTES) {
            block.gather(first, lanes);
            addFraction(block, lanes, fraction, 1);
            return;
        }
        block.gather(first, lanes, first - Long.BYTES, others);
        addFraction(block, lanes, fraction, 1);
        addFraction(block, others, fraction - Long.BYTES, LaneLoops.EIGHT_DIGITS);
        if (fraction > 2 * Long.BYTES) {
            long unit = LaneLoops.EIGHT_DIGITS * LaneLoops.EIGHT_DIGITS;
            block.gather(first - 2 * Long.BYTES, lanes);
            addFraction(block, lanes, fraction - 2 * Long.BYTES, unit);
        }
    }

    /**
     * Adds the last eight of {@code digits} digits, in {@code unit}; with fewer the symbol stands
     * in a lane with them.
     */
    private void addFraction(FieldBlock block, long[] lane, int digits, long unit) {
        int count = block.count();
        long zeros = LaneLoops.ZEROS;
        long above = LaneLoops.ABOVE_NINE;
        long bytes = -1L;
        if (digits < Long.BYTES) {
            int shift = Long.SIZE - 8 - (digits << 3);
            zeros ^= (long) (symbol ^ '0') << shift;
            above |= 0x7fL << shift;
            bytes = LaneLoops.lastBytes(digits + 1);
        }
        LaneLoops.subtract(lane, zeros, bytes, count);
        LaneLoops.check(lane, above, block.faults, count);
        LaneLoops.toNumbers(lane, count);
        LaneLoops.add(significands, lane, unit, count);
    }
}
