package formwork.bulk;

import formwork.convert.ByteLanes;

/**
 * Columns that hold blanks, a sign or none, and then digits to their end: an integer, or what
 * stands before the symbol of a real. Up to three lanes of them, the last eight columns first.
 *
 * <p>In a lane each byte is what it differs in from a '0': 0 to 9 for a digit, 0x10 for a blank. A
 * byte with the bit of a blank is a <em>gap</em>. What is well formed has all its gaps before all
 * its digits, and in no gap but the last anything but a blank.
 */
final class SignedDigits {
    /** More columns are not read here. */
    static final int MOST_COLUMNS = 24;

    private static final long GAPS = LaneLoops.ZEROS ^ LaneLoops.BLANKS;
    private static final long HALVES = ByteLanes.eightOf((byte) 0x0f);
    private static final long UPPER_HALVES = ~HALVES;

    /** What is taken from a gap: the rest is wrong in a digit and in a gap. */
    private static final long OF_GAPS = GAPS | HALVES;

    /** Added to half a byte it leaves it for all but 0 to 9. */
    private static final long OUT_OF_HALF = ByteLanes.eightOf((byte) (0x10 - 10));

    // What is left of a sign in a gap: 1101 of a minus, 1011 of a plus.
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

    /** All bits of each byte that is a gap. */
    private final long[] gaps = new long[FieldBlock.MOST];

    /** What of each gap is no blank. */
    private final long[] rests = new long[FieldBlock.MOST];

    /** What is left of signs. */
    private final long[] signs = new long[FieldBlock.MOST];

    /** No bits as long as the columns behind are all digits; else all. */
    private final long[] closed = new long[FieldBlock.MOST];

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
        LaneLoops.set(signs, 0, count);
        LaneLoops.set(closed, 0, count);
        long unit = 1;
        for (int done = 0; done < columns; done += Long.BYTES) {
            long[] numbers = done == 0 ? magnitudes : lanes;
            block.gather(end - done - Long.BYTES, numbers);
            findGaps(numbers, LaneLoops.lastBytes(columns - done), count);
            if (done == 0 && needsDigit) {
                checkLastColumn(faults, count);
            }
            if (done > 0) {
                if (isAllBlank(numbers, count)) {
                    LaneLoops.set(closed, -1, count);
                    unit *= LaneLoops.EIGHT_DIGITS;
                    continue;
                }
            }
            takeRests(numbers, count);
            checkGaps(faults, count);
            if (done > 0) {
                checkBefore(faults, count);
            }
            close(count);
            takeDigits(numbers, faults, count);
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
        takeSigns(faults, count);
    }

    /**
     * As {@link #read}, of one digit and no more than eight columns, as what is before the symbol
     * of most reals with an exponent.
     *
     * @param lanes the eight columns before {@code end} of each field; they are lost
     */
    void readDigit(FieldBlock block, int end, long[] lanes) {
        int count = block.count();
        takeSign(lanes, LaneLoops.lastBytes(end), block.faults, count);
        LaneLoops.check(lanes, ONLY_A_DIGIT, block.faults, count);
        for (int i = 0; i < count; i++) {
            magnitudes[i] = lanes[i] >>> 56;
        }
    }

    /** The sign before the last column, which leaves a blank. */
    private void takeSign(long[] lanes, long columns, long[] faults, int count) {
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

    /** Takes a '0' from each byte; those that are not of {@code bytes} become blanks. */
    private void findGaps(long[] numbers, long bytes, int count) {
        for (int i = 0; i < count; i++) {
            long lane = (numbers[i] ^ LaneLoops.BLANKS) & bytes ^ GAPS;
            long bits = lane & GAPS;
            gaps[i] = (bits << 4) - (bits >>> 4);
            numbers[i] = lane;
        }
    }

    private void checkLastColumn(long[] faults, int count) {
        for (int i = 0; i < count; i++) {
            faults[i] |= gaps[i] >>> 56;
        }
    }

    private static boolean isAllBlank(long[] numbers, int count) {
        long any = 0;
        for (int i = 0; i < count; i++) {
            any |= numbers[i] ^ GAPS;
        }
        return any == 0;
    }

    private void takeRests(long[] numbers, int count) {
        for (int i = 0; i < count; i++) {
            long rest = numbers[i] & gaps[i] & HALVES;
            rests[i] = rest;
            signs[i] |= rest;
        }
    }

    /** Gaps stand before digits, and only the last gap may have more than a blank. */
    private void checkGaps(long[] faults, int count) {
        for (int i = 0; i < count; i++) {
            long gap = gaps[i];
            faults[i] |= gap & gap + 1 | rests[i] & gap >>> 8;
        }
    }

    /** Before columns that are not all digits there are blanks only. */
    private void checkBefore(long[] faults, int count) {
        for (int i = 0; i < count; i++) {
            faults[i] |= (~gaps[i] | rests[i]) & closed[i];
        }
    }

    private void close(int count) {
        for (int i = 0; i < count; i++) {
            closed[i] |= -(gaps[i] & 1);
        }
    }

    /** Leaves the digits, and zeros in the gaps. */
    private void takeDigits(long[] numbers, long[] faults, int count) {
        for (int i = 0; i < count; i++) {
            long digits = numbers[i] & ~(gaps[i] & OF_GAPS);
            numbers[i] = digits;
            faults[i] |= digits + OUT_OF_HALF & UPPER_HALVES;
        }
    }

    /** What is left in a gap is of one sign. */
    private void takeSigns(long[] faults, int count) {
        for (int i = 0; i < count; i++) {
            long minus = signs[i] & OF_MINUS_ONLY;
            long plus = signs[i] & OF_PLUS_ONLY;
            faults[i] |= signs[i] ^ minusBits(minus) ^ plusBits(plus) | minus & plus << 1;
            negatives[i] = -minus >>> 63;
        }
    }
}
