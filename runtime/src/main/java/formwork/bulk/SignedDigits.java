package formwork.bulk;

/**
 * Columns that hold blanks, a sign or none, and then digits to their end: an integer, or what
 * stands before the symbol of a real. Up to three lanes of them, the last eight columns first.
 *
 * <p>A byte that is no digit has a <em>gap</em>: eight bits set. What is well formed has all its
 * gaps before all its digits, and in no gap but the last anything but a blank.
 */
final class SignedDigits {
    /** More columns are not read here. */
    static final int MOST_COLUMNS = 24;

    private static final long ZEROS_AMONG_BLANKS = LaneLoops.ZEROS ^ LaneLoops.BLANKS;

    // What is left of a sign when a blank is taken from it: 1101 of a minus, 1011 of a plus.
    private static final long OF_MINUS_ONLY = 0x0404_0404_0404_0404L;
    private static final long OF_PLUS_ONLY = 0x0202_0202_0202_0202L;

    private static final long BLANKS_AND_ZERO = LaneLoops.BLANKS ^ (long) ('0' ^ ' ') << 56;

    /**
     * Added to seven bits it sets the top bit of all but 0, and in the last byte of all but 0 to 9.
     */
    private static final long ONLY_A_DIGIT = 0x767f_7f7f_7f7f_7f7fL;

    /** So great a number before the last 16 digits still fits a {@code long}. */
    private static final long MOST_BEFORE_SIXTEEN = 921;

    private final long[] lanes = new long[FieldBlock.MOST];
    private final long[] gaps = new long[FieldBlock.MOST];
    private final long[] signs = new long[FieldBlock.MOST];

    /** All bits as long as the columns behind are all digits; else none. */
    private final long[] open = new long[FieldBlock.MOST];

    /** The numbers without their signs. */
    final long[] magnitudes = new long[FieldBlock.MOST];

    /** 1 for a number with a minus sign. */
    final long[] negatives = new long[FieldBlock.MOST];

    /**
     * Reads the {@code columns} of each field that end before its column {@code end}, and marks as
     * faulty what is not well formed.
     *
     * @param needsDigit whether there must be a digit
     */
    void read(FieldBlock block, int end, int columns, boolean needsDigit) {
        int count = block.count();
        long[] faults = block.faults;
        LaneLoops.set(negatives, 0, count);
        LaneLoops.set(open, -1, count);
        long unit = 1;
        for (int done = 0; done < columns; done += Long.BYTES) {
            long[] numbers = done == 0 ? magnitudes : lanes;
            block.gather(end - done - Long.BYTES, numbers);
            LaneLoops.subtract(
                    numbers, LaneLoops.BLANKS, LaneLoops.lastBytes(columns - done), count);
            if (done > 0 && LaneLoops.any(numbers, count) == 0) {
                LaneLoops.set(open, 0, count); // all are blank
                unit *= LaneLoops.EIGHT_DIGITS;
                continue;
            }
            findGaps(numbers, count);
            if (done == 0 && needsDigit) {
                checkLastColumn(faults, count);
            }
            checkGaps(faults, count);
            takeSigns(numbers, faults, count);
            takeDigits(numbers, count);
            LaneLoops.toNumbers(numbers, count);
            if (done == 2 * Long.BYTES) {
                LaneLoops.checkAtMost(lanes, MOST_BEFORE_SIXTEEN, faults, count);
            }
            if (done > 0) {
                LaneLoops.add(magnitudes, lanes, unit, count);
            }
            unit *= LaneLoops.EIGHT_DIGITS;
        }
        if (columns == 0) {
            LaneLoops.set(magnitudes, 0, count);
        }
        for (int i = 0; i < count; i++) {
            negatives[i] = -negatives[i] >>> 63; // of a minus there is one bit
        }
    }

    /**
     * As {@link #read}, of one digit and no more than eight columns, as what is before the symbol
     * of most reals with an exponent.
     */
    void readDigit(FieldBlock block, int end) {
        int count = block.count();
        block.gather(end - Long.BYTES, lanes);
        takeSign(LaneLoops.lastBytes(end), block.faults, count);
        LaneLoops.check(lanes, ONLY_A_DIGIT, block.faults, count);
        for (int i = 0; i < count; i++) {
            magnitudes[i] = lanes[i] >>> 56;
        }
    }

    /** The sign before the last column, which leaves a blank. */
    private void takeSign(long columns, long[] faults, int count) {
        for (int i = 0; i < count; i++) {
            lanes[i] = (lanes[i] ^ BLANKS_AND_ZERO) & columns;
        }
        for (int i = 0; i < count; i++) {
            long minus = lanes[i] & 1L << 50;
            long plus = lanes[i] & 1L << 49;
            lanes[i] ^= minusBits(minus) ^ plusBits(plus);
            faults[i] |= minus & plus << 1;
            negatives[i] = minus >>> 50;
        }
    }

    /** All bits of the minus signs that have this bit. */
    private static long minusBits(long onlyBit) {
        return onlyBit | onlyBit << 1 | onlyBit >>> 2;
    }

    private static long plusBits(long onlyBit) {
        return onlyBit | onlyBit << 2 | onlyBit >>> 1;
    }

    private void findGaps(long[] numbers, int count) {
        for (int i = 0; i < count; i++) {
            long digits = numbers[i] ^ ZEROS_AMONG_BLANKS;
            long tops =
                    ((digits & LaneLoops.LOWER_BITS) + LaneLoops.ABOVE_NINE | digits)
                            & LaneLoops.TOPS;
            gaps[i] = tops - (tops >>> 7) | tops;
        }
    }

    private void checkLastColumn(long[] faults, int count) {
        for (int i = 0; i < count; i++) {
            faults[i] |= gaps[i] >>> 56;
        }
    }

    /** Gaps stand before digits, in this lane and as the lanes behind it have it. */
    private void checkGaps(long[] faults, int count) {
        for (int i = 0; i < count; i++) {
            long gap = gaps[i];
            faults[i] |= gap & (gap + 1) | ~gap & ~open[i];
        }
    }

    /** The last gap may be a sign, if the columns behind are all digits; other gaps are blanks. */
    private void takeSigns(long[] numbers, long[] faults, int count) {
        for (int i = 0; i < count; i++) {
            long rest = numbers[i] & gaps[i];
            long sign = rest & (gaps[i] ^ gaps[i] >>> 8);
            faults[i] |= rest ^ sign | sign & ~open[i];
            signs[i] = sign;
        }
        for (int i = 0; i < count; i++) {
            long minus = signs[i] & OF_MINUS_ONLY;
            long plus = signs[i] & OF_PLUS_ONLY;
            faults[i] |= signs[i] ^ minusBits(minus) ^ plusBits(plus) | minus & plus << 1;
            negatives[i] |= minus;
        }
    }

    private void takeDigits(long[] numbers, int count) {
        for (int i = 0; i < count; i++) {
            numbers[i] = (numbers[i] ^ ZEROS_AMONG_BLANKS) & ~gaps[i];
        }
        for (int i = 0; i < count; i++) {
            open[i] &= (gaps[i] & 1) - 1;
        }
    }
}
