package formwork.bulk;

/**
 * The exponents of reals: {@code D+01} and its siblings with any letter, {@code +101} without one,
 * or {@code E+101} with both. Four columns or five, two or three digits.
 */
final class ExponentDigits {
    static final int LEAST_COLUMNS = 4;
    static final int MOST_COLUMNS = 5;

    private static final long LETTER = 'D';
    private static final long LETTER_BITS = 0xff & ~('D' ^ 'e'); // what D, d, E and e share
    private static final long PLUS_AND_ZEROS = '+' | '0' << 8 | '0' << 16 | '0' << 24;
    private static final long DIGIT_BYTES = 0xffff_ff00L;
    private static final long MINUS_BITS = '+' ^ '-';

    /** The columns of each field from its exponent on, which {@link #read} takes apart. */
    final long[] lanes = new long[FieldBlock.MOST];

    private final long[] negatives = new long[FieldBlock.MOST];

    /** Adds twice the exponent of each field, of so many columns, to its power. */
    void read(FieldBlock block, int columns, long[] powers) {
        int count = block.count();
        if (columns == MOST_COLUMNS) {
            dropLetters(block.faults, count);
        } else {
            replaceLetters(block.faults, count);
        }
        takeSigns(block.faults, count);
        LaneLoops.check(lanes, LaneLoops.ABOVE_NINE, block.faults, count);
        addExponents(powers, count);
    }

    private void dropLetters(long[] faults, int count) {
        for (int i = 0; i < count; i++) {
            faults[i] |= (lanes[i] ^ LETTER) & LETTER_BITS;
            lanes[i] = lanes[i] >>> 8 & 0xffff_ffffL;
        }
    }

    /** Where there is a letter, the sign takes its place and a zero that of the sign. */
    private void replaceLetters(long[] faults, int count) {
        for (int i = 0; i < count; i++) {
            long lane = lanes[i];
            long hasLetter = lane << 57 >> 63; // of letters and signs only letters have this bit
            faults[i] |= (lane ^ LETTER) & LETTER_BITS & hasLetter;
            long shifted = lane & 0xffff_0000L | lane >>> 8 & 0xff | '0' << 8;
            lanes[i] = lane ^ (lane ^ shifted) & hasLetter;
        }
    }

    private void takeSigns(long[] faults, int count) {
        for (int i = 0; i < count; i++) {
            long lane = lanes[i] ^ PLUS_AND_ZEROS;
            // Of plus and minus two bits differ, and only these.
            faults[i] |= (lane ^ lane >>> 1) & 2 | lane & 0xff & ~MINUS_BITS;
            lanes[i] = lane & DIGIT_BYTES;
            negatives[i] = lane >>> 1 & 1;
        }
    }

    private void addExponents(long[] powers, int count) {
        for (int i = 0; i < count; i++) {
            long lane = lanes[i];
            lanes[i] = (lane >>> 8 & 0xf) * 100 + (lane >>> 16 & 0xf) * 10 + (lane >>> 24);
        }
        for (int i = 0; i < count; i++) {
            powers[i] += lanes[i] * (2 - 4 * negatives[i]);
        }
    }
}
