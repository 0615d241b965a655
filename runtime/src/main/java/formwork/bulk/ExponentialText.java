package formwork.bulk;

import formwork.convert.ByteLanes;
import formwork.convert.DigitText;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.DataEdit.RealForm;
import formwork.edit.EditDescriptor;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Fields of E, D and ES whose digits stand in the same columns whatever the number is: a head of
 * blanks, sign, a digit or a zero and the symbol; the digits; and the exponent.
 *
 * <p>The heads are taken from fields that the field code has written, so that signs and leading
 * zeros are as it has them.
 */
final class ExponentialText {
    private static final int LANE = Long.BYTES;
    private static final int MOST_FRACTION = 18;
    private static final int SHORT_TAIL = 4;
    private static final int LONGEST_TAIL = 7;
    private static final int MOST_EXPONENT = 400;
    private static final AtomicReferenceArray<long[]> TAILS =
            new AtomicReferenceArray<>(LONGEST_TAIL + 1 << 2);

    private final int width;
    private final int fraction; // digits behind the symbol
    private final int leading; // digits before it: 0 or 1
    private final int tail; // columns of the exponent
    private final int exponentShift;
    private final long[] heads; // of a number that is not negative, and of one that is
    private final boolean[] fits; // likewise: whether they have room
    private final long[] tails; // by exponent; 0: no room
    private final DigitLanes digits = new DigitLanes();
    private final long[] headLanes = new long[NumberBlock.MOST];
    private final long[] firstLanes = new long[NumberBlock.MOST];
    private final long[] tailLanes = new long[NumberBlock.MOST];

    private ExponentialText(
            int width,
            int fraction,
            int leading,
            int tail,
            long[] heads,
            boolean[] fits,
            long[] tails) {
        this.width = width;
        this.fraction = fraction;
        this.leading = leading;
        this.tail = tail;
        this.heads = heads;
        this.fits = fits;
        this.tails = tails;
        exponentShift = 1 - leading;
    }

    /**
     * Fields of {@code edit} as the field code writes {@code sample}, 0.5 in decimal, and its
     * negative; null if their columns are not as they must be here.
     */
    static ExponentialText of(
            RealEdit edit, int scaleFactor, byte symbol, byte[] sample, byte[] negativeSample) {
        boolean isScientific = edit.form() == RealForm.ES;
        if (!isScientific && edit.form() != RealForm.E && edit.form() != RealForm.D) {
            return null;
        }
        int leading = isScientific ? 1 : scaleFactor;
        int fraction = edit.fractionDigits();
        int e = edit.exponentDigits();
        int tail = e == EditDescriptor.ABSENT ? SHORT_TAIL : e + 2;
        int head = edit.width() - tail - fraction; // columns with the symbol
        if (leading < 0
                || leading > 1
                || fraction < 1
                || fraction > MOST_FRACTION - leading
                || tail < SHORT_TAIL
                || tail > LONGEST_TAIL
                || head < 1 + leading
                || head + fraction < LANE
                || sample[head - 1] != symbol) {
            return null;
        }
        long[] heads = {head(sample, head, leading), head(negativeSample, head, leading)};
        boolean[] fits = {true, negativeSample[head - 1] == symbol};
        return new ExponentialText(
                edit.width(), fraction, leading, tail, heads, fits, tails(edit, tail));
    }

    /** The eight columns that end with the symbol, those outside the field NUL. */
    private static long head(byte[] field, int end, int leading) {
        long lane = 0;
        for (int i = 0; i < LANE; i++) {
            int column = end - LANE + i;
            boolean isDigit = leading == 1 && column == end - 2;
            long b = column < 0 || isDigit ? 0 : field[column] & 0xff;
            lane |= b << 8 * i;
        }
        return lane;
    }

    /** The text of each exponent: of D and of E, of each length, and for Ew.d of one without e. */
    private static long[] tails(RealEdit edit, int tail) {
        boolean isFree = edit.exponentDigits() == EditDescriptor.ABSENT;
        boolean isD = edit.form() == RealForm.D;
        int index = tail << 2 | (isFree ? 2 : 0) | (isD ? 1 : 0);
        long[] tails = TAILS.get(index);
        if (tails == null) {
            tails = tails(isD ? 'D' : 'E', isFree, tail - 2);
            TAILS.set(index, tails);
        }
        return tails;
    }

    private static long[] tails(long letter, boolean isFree, int room) {
        long[] tails = new long[2 * MOST_EXPONENT + 1];
        for (int exponent = -MOST_EXPONENT; exponent <= MOST_EXPONENT; exponent++) {
            int magnitude = Math.abs(exponent);
            long sign = exponent < 0 ? '-' : '+';
            long lane = 0;
            if (DigitText.count(magnitude) <= room) {
                lane = letter | sign << 8 | digits(magnitude, room) << 16;
            } else if (isFree) {
                lane = sign | digits(magnitude, room + 1) << 8;
            }
            tails[MOST_EXPONENT + exponent] = lane;
        }
        return tails;
    }

    private static long digits(int number, int count) {
        long lane = 0;
        for (int i = 0, rest = number; i < count; i++, rest /= 10) {
            lane = lane << 8 | '0' + rest % 10;
        }
        return lane;
    }

    /** How many digits the numbers have. */
    int digits() {
        return leading + fraction;
    }

    /** Writes the field of each number, or marks it as odd if there is no room for it. */
    void write(NumberBlock block, FieldBlock fields) {
        int count = fields.count();
        digits.set(block.numbers, leading + fraction, count);
        setHeads(block, count);
        if (leading == 1) {
            addLeadingDigits(count);
        }
        if (fraction > 2 * LANE) {
            join(digits.upper, digits.middle, 3 * LANE - fraction, firstLanes, count);
            join(digits.middle, digits.lower, 3 * LANE - fraction, digits.upper, count);
        } else if (fraction > LANE) {
            join(digits.middle, digits.lower, 2 * LANE - fraction, firstLanes, count);
        } else {
            merge(count);
        }
        setTails(block, count);
        put(fields, count);
    }

    private void setHeads(NumberBlock block, int count) {
        long positive = heads[0];
        long difference = heads[0] ^ heads[1];
        for (int i = 0; i < count; i++) {
            headLanes[i] = positive ^ difference & block.negatives[i];
        }
        if (!fits[1]) {
            for (int i = 0; i < count; i++) {
                block.odd[i] |= block.negatives[i];
            }
        }
    }

    /** The digit before the symbol, which is the one before the {@code fraction} last. */
    private void addLeadingDigits(int count) {
        int lane = fraction / LANE;
        long[] from = lane == 0 ? digits.lower : lane == 1 ? digits.middle : digits.upper;
        int shift = LANE - 1 - fraction % LANE << 3;
        for (int i = 0; i < count; i++) {
            headLanes[i] |= (from[i] >>> shift & 0xff) << 48;
        }
    }

    /** Eight digits from the {@code drop}-th of one lane on, into the next one. */
    private static void join(long[] lanes, long[] next, int drop, long[] joined, int count) {
        if (drop == 0) {
            System.arraycopy(lanes, 0, joined, 0, count);
            return;
        }
        int shift = drop << 3;
        for (int i = 0; i < count; i++) {
            joined[i] = lanes[i] >>> shift | next[i] << Long.SIZE - shift;
        }
    }

    /** The last columns of the head before fewer than eight digits. */
    private void merge(int count) {
        if (fraction == LANE) {
            return;
        }
        long last = LaneLoops.lastBytes(fraction);
        int shift = fraction << 3;
        long[] lower = digits.lower;
        for (int i = 0; i < count; i++) {
            lower[i] = lower[i] & last | headLanes[i] >>> shift;
        }
    }

    private void setTails(NumberBlock block, int count) {
        int zero = MOST_EXPONENT + exponentShift;
        long[] exponents = block.exponents;
        for (int i = 0; i < count; i++) {
            tailLanes[i] = tails[zero + (int) exponents[i]];
        }
        for (int i = 0; i < count; i++) {
            block.odd[i] |= tailLanes[i] - 1 >>> 63;
        }
    }

    /** One store a loop: that takes less than all stores of a field in one loop. */
    private void put(FieldBlock fields, int count) {
        int head = width - tail - fraction;
        putHeads(fields, Math.max(0, head - LANE), Math.max(0, LANE - head) << 3, count);
        if (fraction > LANE) {
            put(fields, head, firstLanes, count);
        }
        if (fraction > 2 * LANE) {
            put(fields, head + LANE, digits.upper, count);
        }
        put(fields, head + fraction - LANE, digits.lower, count);
        putTails(fields, count);
    }

    private void putHeads(FieldBlock fields, int column, int shift, int count) {
        byte[] text = fields.text();
        for (int i = 0; i < count; i++) {
            ByteLanes.put8(text, fields.start(i) + column, headLanes[i] >>> shift);
        }
    }

    private static void put(FieldBlock fields, int column, long[] lanes, int count) {
        byte[] text = fields.text();
        for (int i = 0; i < count; i++) {
            ByteLanes.put8(text, fields.start(i) + column, lanes[i]);
        }
    }

    /** The exponents, after the digits, whose lanes may have reached into their columns. */
    private void putTails(FieldBlock fields, int count) {
        byte[] text = fields.text();
        if (tail > SHORT_TAIL) {
            int rest = tail - SHORT_TAIL << 3;
            for (int i = 0; i < count; i++) {
                int end = fields.start(i) + width;
                ByteLanes.put4(text, end - tail, (int) tailLanes[i]);
                ByteLanes.put4(text, end - SHORT_TAIL, (int) (tailLanes[i] >>> rest));
            }
            return;
        }
        for (int i = 0; i < count; i++) {
            ByteLanes.put4(text, fields.start(i) + width - SHORT_TAIL, (int) tailLanes[i]);
        }
    }
}
