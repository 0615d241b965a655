package formwork.bulk;

/**
 * As {@link SignedDigits}, twelve columns at most to INTEGER*4: in lanes of four bytes, of which a
 * vector holds twice as many. All lanes are in one array, the last four columns of each field
 * first, so that one loop goes over all of them; a lane is a constant behind the one after it, or
 * the compiler would make no vectors.
 */
final class IntDigits {
    /** More columns are not read here. */
    static final int MOST_COLUMNS = 12;

    private static final int LANE = Integer.BYTES;
    private static final int NEXT = FieldBlock.MOST; // where the lane before begins
    private static final int MOST = MOST_COLUMNS / LANE * NEXT;

    private static final int ZEROS = (int) LaneLoops.ZEROS;
    private static final int BLANKS = (int) LaneLoops.BLANKS;
    private static final int GAPS = ZEROS ^ BLANKS;
    private static final int HALVES = 0x0f0f_0f0f;
    private static final int OF_GAPS = GAPS | HALVES;
    private static final int OUT_OF_HALF = 0x0606_0606; // added it leaves the half for all above 9
    private static final int OF_MINUS_ONLY = 0x0404_0404;
    private static final int OF_PLUS_ONLY = 0x0202_0202;

    private static final int FOUR_DIGITS = 10_000;
    private static final int EIGHT_DIGITS = 100_000_000;

    /** So great a number before eight digits still fits 32 bits. */
    private static final int MOST_BEFORE_EIGHT = 41;

    private final int width;
    private final int lanes;
    private final int[] digits = new int[MOST];
    private final int[] gaps = new int[MOST]; // all bits of each byte that is a gap
    private final int[] rests = new int[MOST]; // what of each gap is no blank
    private final int[] faults = new int[MOST];
    private final int[] negatives = new int[FieldBlock.MOST]; // all bits for a minus sign

    /** Fields of {@code width} columns. */
    IntDigits(int width) {
        this.width = width;
        lanes = (width + LANE - 1) / LANE;
    }

    /**
     * Reads the fields into the elements from {@code at} on, and marks as faulty what is not well
     * formed or too great.
     */
    void read(FieldBlock block, int[] target, int at) {
        int count = block.count();
        block.gather4(width, digits, lanes);
        int all = (lanes - 1) * NEXT + count;
        if (width < lanes * LANE) {
            blankOthers(all - count, all, -1 << (lanes * LANE - width << 3));
        }
        findGaps(all);
        takeRests(all);
        checkGaps(all);
        takeDigits(all);
        toNumbers(all);
        checkLast(count);
        if (lanes > 1) {
            checkBefore(all - NEXT);
            joinChecks(lanes == 3, count);
        }
        takeSigns(count);
        addUp(count);
        checkSums(count);
        negate(count);
        System.arraycopy(digits, 0, target, at, count);
        if (isAnyFaulty(count)) {
            for (int i = 0; i < count; i++) {
                block.faults[i] |= faults[i];
            }
        }
    }

    /** Makes blanks of the bytes of the first lane that are not of {@code bytes}. */
    private void blankOthers(int from, int to, int bytes) {
        for (int i = from; i < to; i++) {
            digits[i] = (digits[i] ^ BLANKS) & bytes ^ BLANKS;
        }
    }

    private void findGaps(int all) {
        for (int i = 0; i < all; i++) {
            int lane = digits[i] ^ ZEROS;
            int bits = lane & GAPS;
            gaps[i] = (bits << 4) - (bits >>> 4);
            digits[i] = lane;
        }
    }

    private void takeRests(int all) {
        for (int i = 0; i < all; i++) {
            rests[i] = digits[i] & gaps[i] & HALVES;
        }
    }

    /** Gaps stand before digits, and only the last gap may have more than a blank. */
    private void checkGaps(int all) {
        for (int i = 0; i < all; i++) {
            int gap = gaps[i];
            faults[i] = gap & gap + 1 | rests[i] & gap >>> 8;
        }
    }

    /** Leaves the digits, and zeros in the gaps. */
    private void takeDigits(int all) {
        for (int i = 0; i < all; i++) {
            int lane = digits[i] & ~(gaps[i] & OF_GAPS);
            digits[i] = lane;
            faults[i] |= lane + OUT_OF_HALF & ~HALVES;
        }
    }

    private void toNumbers(int all) {
        for (int i = 0; i < all; i++) {
            int pairs = (digits[i] * (1 + (10 << 8))) >>> 8 & 0x00ff_00ff;
            digits[i] = (pairs * (1 + (100 << 16))) >>> 16;
        }
    }

    /** There is a digit in the last column. */
    private void checkLast(int count) {
        for (int i = 0; i < count; i++) {
            faults[i] |= gaps[i] >>> 24;
        }
    }

    /** Before columns that are not all digits there are blanks only. */
    private void checkBefore(int all) {
        for (int i = 0; i < all; i++) {
            int isOpen = -(gaps[i] & 1);
            faults[i] |= (~gaps[NEXT + i] | rests[NEXT + i]) & isOpen;
        }
    }

    private void joinChecks(boolean hasThree, int count) {
        for (int i = 0; i < count; i++) {
            faults[i] |= faults[NEXT + i];
            rests[i] |= rests[NEXT + i];
        }
        if (hasThree) {
            for (int i = 0; i < count; i++) {
                faults[i] |= faults[2 * NEXT + i];
                rests[i] |= rests[2 * NEXT + i];
            }
        }
    }

    /** What is left in a gap is of one sign. */
    private void takeSigns(int count) {
        for (int i = 0; i < count; i++) {
            int minus = rests[i] & OF_MINUS_ONLY;
            negatives[i] = minus;
            rests[i] ^= minus | minus << 1 | minus >>> 2;
        }
        for (int i = 0; i < count; i++) {
            int plus = rests[i] & OF_PLUS_ONLY;
            faults[i] |= rests[i] ^ (plus | plus << 2 | plus >>> 1);
        }
        for (int i = 0; i < count; i++) {
            negatives[i] = ~(negatives[i] - 1 >> 31);
        }
    }

    /** The sum of the lanes, which has no sign. */
    private void addUp(int count) {
        if (lanes == 2) {
            for (int i = 0; i < count; i++) {
                digits[i] += digits[NEXT + i] * FOUR_DIGITS;
            }
        } else if (lanes == 3) {
            for (int i = 0; i < count; i++) {
                faults[i] |= MOST_BEFORE_EIGHT - digits[2 * NEXT + i] >>> 31;
            }
            for (int i = 0; i < count; i++) {
                digits[i] += digits[NEXT + i] * FOUR_DIGITS + digits[2 * NEXT + i] * EIGHT_DIGITS;
            }
        }
    }

    /** The greatest has a magnitude more if it is negative; -0 is left to others. */
    private void checkSums(int count) {
        for (int i = 0; i < count; i++) {
            faults[i] |= digits[i] + negatives[i] >>> 31;
        }
    }

    private void negate(int count) {
        for (int i = 0; i < count; i++) {
            digits[i] = (digits[i] ^ negatives[i]) - negatives[i];
        }
    }

    private boolean isAnyFaulty(int count) {
        int any = 0;
        for (int i = 0; i < count; i++) {
            any |= faults[i];
        }
        return any != 0;
    }
}
