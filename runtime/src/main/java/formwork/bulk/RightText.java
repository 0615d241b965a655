package formwork.bulk;

import formwork.convert.ByteLanes;
import formwork.convert.Decimal;
import formwork.edit.DataEdit.RealEdit;
import formwork.mode.SignMode;

/**
 * Fields that end in their last digit and are blank before their first one: I, and F with a symbol
 * among the digits. Up to 24 columns are made as three lanes, the blanks and the sign laid over
 * leading zeros; wider fields have blanks before them.
 */
final class RightText {
    /** So many columns are made here; the others of a wider field stay as they are. */
    static final int MOST_COLUMNS = 24;

    private static final int LANE = Long.BYTES;

    /** What makes a zero blank, in each byte. */
    private static final long BLANKING = LaneLoops.ZEROS ^ LaneLoops.BLANKS;

    private static final long[] NO_GAPS = new long[NumberBlock.MOST];
    private static final int MOST_POWER = 17;
    private static final int MOST_INT_DIGITS = 10;

    private final int end; // of the whole field
    private final int width; // of what is made here
    private final int lanes;
    private final int columns; // in the lanes
    private final int symbols;
    private final boolean fitsNegative;
    private final boolean fitsInts;
    private final boolean plus;
    private final long[][] leastBits = new long[3][2]; // a bit of the first digit shown, by sign
    private final long[] fractionBytes = new long[3];
    private final long[] integerBytes = new long[3];
    private final long[] symbolBytes = new long[3];
    private int power;
    private final DigitLanes digits = new DigitLanes();
    private final long[][] gaps = new long[3][NumberBlock.MOST]; // all bits before the digits
    private final long[] open = new long[NumberBlock.MOST]; // all bits as long as all is a gap

    /**
     * Fields of {@code width} columns.
     *
     * @param fraction the digits behind the symbol; below 0 if there is none
     * @param leastDigits of a number that is not negative, and of one that is
     * @param plus whether a plus sign is written
     */
    RightText(int width, int fraction, byte symbol, int[] leastDigits, boolean plus) {
        end = width;
        this.width = Math.min(width, MOST_COLUMNS);
        this.plus = plus;
        lanes = (this.width + LANE - 1) / LANE;
        columns = lanes * LANE;
        symbols = fraction < 0 ? 0 : 1;
        fitsNegative = leastDigits[1] < MOST_COLUMNS;
        fitsInts =
                lanes == 2
                        && symbols == 0
                        && this.width > MOST_INT_DIGITS
                        && Math.max(leastDigits[0], leastDigits[1]) < this.width;
        for (int negative = 0; negative < 2; negative++) {
            int column = Math.max(0, MOST_COLUMNS - leastDigits[negative] - symbols);
            leastBits[column / LANE][negative] = 1L << 8 * (column % LANE);
        }
        for (int lane = 0; lane < 3; lane++) {
            for (int i = 0; i < LANE; i++) {
                int behind = (3 - lane) * LANE - 1 - i; // columns after this one
                long bits = 0xffL << 8 * i;
                fractionBytes[lane] |= symbols == 0 || behind < fraction ? bits : 0;
                integerBytes[lane] |= symbols == 1 && behind > fraction ? bits : 0;
                symbolBytes[lane] |=
                        symbols == 1 && behind == fraction ? bits & ByteLanes.eightOf(symbol) : 0;
            }
        }
    }

    /** Whether a plus sign is written in such a field. */
    static boolean hasPlus(FieldPlace like) {
        return like.state().sign() == SignMode.PLUS;
    }

    /**
     * Fields of F as the field code writes 0 and -0: their optional zero is as it has it; null if
     * there are no loops for them.
     */
    static RightText ofFixed(FieldPlace like, RealEdit edit, byte[] zero, byte[] minusZero) {
        int fraction = Math.max(edit.fractionDigits(), 0);
        int power = fraction + like.state().scaleFactor();
        byte symbol = like.state().decimalByte();
        int at = edit.width() - fraction - 1; // of the symbol
        if (power < 0
                || power > MOST_POWER
                || fraction > MOST_POWER
                || at < 0
                || zero[at] != symbol) {
            return null;
        }
        boolean fitsMinus = minusZero[at] == symbol; // if that has no room, no negative number has
        int[] least = {
            fraction + zeroBefore(zero, at),
            fitsMinus ? fraction + zeroBefore(minusZero, at) : MOST_COLUMNS
        };
        RightText text = new RightText(edit.width(), fraction, symbol, least, hasPlus(like));
        text.power = power;
        return text;
    }

    private static int zeroBefore(byte[] field, int at) {
        return at > 0 && field[at - 1] == '0' ? 1 : 0;
    }

    /** The power of ten that a value is multiplied by to become the number in its field. */
    int power() {
        return power;
    }

    /** Values must be below this for the number to have 18 digits. */
    double limit() {
        return Decimal.powerOfTen(MOST_POWER) / (double) Decimal.powerOfTen(power);
    }

    /** Writes the field of each number, or marks it as odd if it has too many digits. */
    void write(NumberBlock block, FieldBlock fields) {
        digits.set(block.numbers, columns, fields.count());
        if (symbols == 1) {
            insertSymbols(fields.count());
        }
        checkDigits(block, fields.count());
        writeDigits(block, fields, columns - symbols <= Decimal.MAX_DIGITS, true);
    }

    /** Whether the fields have two lanes, with room for any INTEGER*4 and its sign. */
    boolean fitsInts() {
        return fitsInts;
    }

    /**
     * The same for magnitudes of INTEGER*4 without a symbol; marks none as odd if all {@link
     * #fitsInts fit}.
     */
    void writeInts(NumberBlock block, FieldBlock fields) {
        if (lanes == 2) {
            digits.setInts(block.numbers, fields.count());
            writeDigits(block, fields, !fitsInts, !fitsInts);
        } else {
            write(block, fields);
        }
    }

    /**
     * The digits are in their lanes.
     *
     * @param mayFill whether they may leave no room there for a sign
     * @param mayOverflow whether they may stand in columns before the field
     */
    private void writeDigits(
            NumberBlock block, FieldBlock fields, boolean mayFill, boolean mayOverflow) {
        int count = fields.count();
        int first = 3 - lanes;
        LaneLoops.set(open, -1, count);
        for (int index = first; index < 3; index++) {
            findGaps(lane(index), leastBits[index], block.negatives, gaps[index], count);
        }
        if (mayFill) {
            checkSigns(block, gaps[first], count);
        }
        for (int index = first; index < 3; index++) {
            long[] next = index == 2 ? NO_GAPS : gaps[index + 1];
            if (plus) {
                layPlus(lane(index), gaps[index], next, block.negatives, count);
            }
            layBlanks(lane(index), gaps[index], next, block.negatives, count);
        }
        if (width < columns && mayOverflow) {
            checkColumns(lane(first), block.odd, count);
        }
        if (lanes == 1) {
            putShort(fields, count);
        } else {
            put(fields, count);
        }
    }

    private long[] lane(int index) {
        return index == 2 ? digits.lower : index == 1 ? digits.middle : digits.upper;
    }

    /** Numbers with more digits than the lanes have, and negative ones where none has room. */
    private void checkDigits(NumberBlock block, int count) {
        if (columns - symbols <= Decimal.MAX_DIGITS) {
            long most = Decimal.powerOfTen(columns - symbols) - 1;
            LaneLoops.checkAtMost(block.numbers, most, block.odd, count);
        }
        if (!fitsNegative) {
            LaneLoops.or(block.odd, block.negatives, count);
        }
    }

    /**
     * The bits before the first byte that is no zero or must be shown, and some of the lower ones
     * of that byte; none where a digit stands in a lane before.
     */
    private void findGaps(long[] lane, long[] least, long[] negatives, long[] found, int count) {
        long shown = least[0];
        long difference = least[0] ^ least[1];
        for (int i = 0; i < count; i++) {
            long bytes = lane[i] ^ LaneLoops.ZEROS | shown ^ difference & negatives[i];
            found[i] = ~bytes & bytes - 1 & open[i];
        }
        for (int i = 0; i < count; i++) {
            open[i] = found[i] >> 63;
        }
    }

    /** Signs that have no gap to stand in. */
    private void checkSigns(NumberBlock block, long[] firstGaps, int count) {
        long always = plus ? -1 : 0;
        for (int i = 0; i < count; i++) {
            block.odd[i] |= (block.negatives[i] | always) & ~firstGaps[i] & BLANKING & 0xff;
        }
    }

    /**
     * Lays blanks over the zeros before the number, and over the last of them the sign of a
     * negative one. The gaps of the next lane tell whether the last one is in this.
     */
    private static void layBlanks(
            long[] lane, long[] gaps, long[] next, long[] negatives, int count) {
        for (int i = 0; i < count; i++) {
            long blank = gaps[i] & BLANKING;
            long last = blank & ~(blank >>> 8 | next[i] << 56);
            long minus = last >>> 1 | last >>> 2 | last >>> 4; // of '-' ^ ' '
            lane[i] = lane[i] ^ blank ^ minus & negatives[i];
        }
    }

    /** Makes a plus of the blank that {@link #layBlanks} lays before a number not negative. */
    private static void layPlus(
            long[] lane, long[] gaps, long[] next, long[] negatives, int count) {
        for (int i = 0; i < count; i++) {
            long blank = gaps[i] & BLANKING;
            long last = blank & ~(blank >>> 8 | next[i] << 56);
            long plus = last >>> 1 | last >>> 3 | last >>> 4; // of '+' ^ ' '
            lane[i] ^= plus & ~negatives[i];
        }
    }

    /** What stands in the columns of the first lane that are not the field's. */
    private void checkColumns(long[] first, long[] odd, int count) {
        long outside = ~LaneLoops.lastBytes(LANE - (columns - width));
        for (int i = 0; i < count; i++) {
            odd[i] |= (first[i] ^ LaneLoops.BLANKS) & outside;
        }
    }

    /** Moves the integer digits to the left by one column, and puts the symbol in. */
    private void insertSymbols(int count) {
        if (lanes > 2) {
            insert(digits.upper, digits.middle, 0, count);
        }
        if (lanes > 1) {
            insert(digits.middle, digits.lower, 1, count);
        }
        insert(digits.lower, digits.lower, 2, count);
    }

    private void insert(long[] lane, long[] next, int index, int count) {
        long fraction = fractionBytes[index];
        long integer = integerBytes[index];
        long symbol = symbolBytes[index];
        for (int i = 0; i < count; i++) {
            long moved = lane[i] >>> 8 | next[i] << 56;
            lane[i] = lane[i] & fraction | moved & integer | symbol;
        }
    }

    private void putShort(FieldBlock fields, int count) {
        byte[] text = fields.text();
        long[] lower = digits.lower;
        if (width == LANE) {
            put(fields, end - LANE, lower, count);
        } else if (width >= 4) {
            int drop = LANE - width << 3;
            for (int i = 0; i < count; i++) {
                ByteLanes.put4(text, fields.start(i), (int) (lower[i] >>> drop));
                ByteLanes.put4(text, fields.start(i) + width - 4, (int) (lower[i] >>> 32));
            }
        } else {
            for (int i = 0; i < count; i++) {
                int to = fields.start(i) + end;
                for (int j = 1; j <= width; j++) {
                    text[to - j] = (byte) (lower[i] >>> 8 * (LANE - j));
                }
            }
        }
    }

    /** Two lanes or three; the first one where the field begins, with some of the next one. */
    private void put(FieldBlock fields, int count) {
        long[] first = lane(3 - lanes);
        long[] next = lane(4 - lanes);
        int drop = columns - width << 3;
        int half = Long.SIZE - drop >> 1;
        for (int i = 0; i < count; i++) {
            first[i] = first[i] >>> drop | next[i] << half << half;
        }
        put(fields, end - width, first, count);
        if (lanes == 3) {
            put(fields, end - 2 * LANE, digits.middle, count);
        }
        put(fields, end - LANE, digits.lower, count);
    }

    private static void put(FieldBlock fields, int column, long[] lanes, int count) {
        byte[] text = fields.text();
        for (int i = 0; i < count; i++) {
            ByteLanes.put8(text, fields.start(i) + column, lanes[i]);
        }
    }
}
