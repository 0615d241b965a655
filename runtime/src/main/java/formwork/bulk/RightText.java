package formwork.bulk;

import formwork.convert.ByteLanes;
import formwork.convert.Decimal;
import formwork.convert.DigitText;
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
    private static final int MOST_POWER = 17;

    // By the columns before the first digit, from those of the last lane seen, from -16 to 24.
    private static final int LEAST = 2 * LANE;
    private static final long[] BLANK_BYTES = new long[LEAST + MOST_COLUMNS + 1];
    private static final long[] SIGN_BYTES = new long[LEAST + MOST_COLUMNS + 1];

    static {
        for (int columns = 0; columns <= MOST_COLUMNS; columns++) {
            int bytes = Math.min(columns, LANE);
            BLANK_BYTES[LEAST + columns] = ~LaneLoops.lastBytes(LANE - bytes);
            SIGN_BYTES[LEAST + columns] =
                    columns == 0 || columns > LANE ? 0 : 1L << 8 * columns - 8;
        }
        BLANK_BYTES[LEAST] = 0;
    }

    private final int end; // of the whole field
    private final int width; // of what is made here
    private final int lanes;
    private final int columns; // in the lanes
    private final int symbols;
    private final int[] leastDigits;
    private final long[] signs; // what a sign adds to a blank
    private final long[] fractionBytes = new long[3];
    private final long[] integerBytes = new long[3];
    private final long[] symbolBytes = new long[3];
    private int power;
    private final DigitLanes digits = new DigitLanes();
    private final int[] starts = new int[NumberBlock.MOST]; // the columns before the first digit

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
        this.leastDigits = leastDigits.clone();
        lanes = (this.width + LANE - 1) / LANE;
        columns = lanes * LANE;
        symbols = fraction < 0 ? 0 : 1;
        signs = new long[] {plus ? '+' ^ ' ' : 0, '-' ^ ' '};
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
        int count = fields.count();
        digits.set(block.numbers, columns, count);
        if (symbols == 1) {
            insertSymbols(count);
        }
        place(block, count);
        byte[] text = fields.text();
        if (lanes == 1) {
            writeOne(text, fields, block.negatives, count);
        } else if (lanes == 2) {
            writeTwo(text, fields, block.negatives, count);
        } else {
            writeThree(text, fields, block.negatives, count);
        }
    }

    /** Finds the column of each first digit, and the numbers that have too many. */
    private void place(NumberBlock block, int count) {
        for (int i = 0; i < count; i++) {
            int negative = (int) block.negatives[i];
            int used = Math.max(DigitText.count(block.numbers[i]), leastDigits[negative]) + symbols;
            int signColumns = signs[negative] == 0 ? 0 : 1;
            block.odd[i] |= width - used - signColumns >>> 31;
            starts[i] = Math.max(0, columns - used);
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

    private static long laid(long lane, int blanks, long sign) {
        long mask = BLANK_BYTES[LEAST + blanks];
        return (lane & ~mask | LaneLoops.BLANKS & mask) ^ SIGN_BYTES[LEAST + blanks] * sign;
    }

    private void writeOne(byte[] text, FieldBlock fields, long[] negatives, int count) {
        for (int i = 0; i < count; i++) {
            long lane = laid(digits.lower[i], starts[i], signs[(int) negatives[i]]);
            int to = fields.start(i) + end;
            if (width == LANE) {
                ByteLanes.put8(text, to - LANE, lane);
            } else if (width >= 4) {
                ByteLanes.put4(text, to - width, (int) (lane >>> 8 * (LANE - width)));
                ByteLanes.put4(text, to - 4, (int) (lane >>> 32));
            } else {
                for (int j = 1; j <= width; j++) {
                    text[to - j] = (byte) (lane >>> 8 * (LANE - j));
                }
            }
        }
    }

    private void writeTwo(byte[] text, FieldBlock fields, long[] negatives, int count) {
        int drop = columns - width << 3;
        int half = Long.SIZE - drop >> 1;
        for (int i = 0; i < count; i++) {
            long sign = signs[(int) negatives[i]];
            long first = laid(digits.middle[i], starts[i], sign);
            long last = laid(digits.lower[i], starts[i] - LANE, sign);
            int to = fields.start(i) + end;
            ByteLanes.put8(text, to - width, first >>> drop | last << half << half);
            ByteLanes.put8(text, to - LANE, last);
        }
    }

    private void writeThree(byte[] text, FieldBlock fields, long[] negatives, int count) {
        int drop = columns - width << 3;
        int half = Long.SIZE - drop >> 1;
        for (int i = 0; i < count; i++) {
            long sign = signs[(int) negatives[i]];
            long first = laid(digits.upper[i], starts[i], sign);
            long second = laid(digits.middle[i], starts[i] - LANE, sign);
            long last = laid(digits.lower[i], starts[i] - 2 * LANE, sign);
            int to = fields.start(i) + end;
            ByteLanes.put8(text, to - width, first >>> drop | second << half << half);
            ByteLanes.put8(text, to - 2 * LANE, second);
            ByteLanes.put8(text, to - LANE, last);
        }
    }
}
