package formwork.bulk;

import formwork.convert.DigitText;

/** Numbers as the text of their last 8, 16 or 24 digits, with leading zeros: one to three lanes. */
final class DigitLanes {
    private static final long SIXTEEN_DIGITS = 10_000_000_000_000_000L;

    private static final long HUNDRED_MILLIONTH = 1_441_151_881; // 2^57 / 10^8, for 32 bits
    private static final int HUNDRED_MILLIONTH_BITS = 57;

    /** The last eight digits of each number. */
    final long[] lower = new long[NumberBlock.MOST];

    /** The eight digits before them. */
    final long[] middle = new long[NumberBlock.MOST];

    /** And those before. */
    final long[] upper = new long[NumberBlock.MOST];

    /** Sets as many lanes as hold {@code digits}, which the numbers have at most. */
    void set(long[] numbers, int digits, int count) {
        if (digits <= Long.BYTES) {
            System.arraycopy(numbers, 0, lower, 0, count);
        } else if (digits <= 2 * Long.BYTES) {
            split(numbers, middle, lower, count);
        } else {
            splitFirst(numbers, upper, lower, count);
            split(lower, middle, lower, count);
            toText(upper, count);
        }
        if (digits > Long.BYTES) {
            toText(middle, count);
        }
        toText(lower, count);
    }

    /** Sets two lanes to numbers below 2^32. */
    void setInts(long[] numbers, int count) {
        splitInts(numbers, middle, lower, count);
        twoToText(middle, count);
        toText(lower, count);
    }

    private static void splitInts(long[] numbers, long[] upper, long[] lower, int count) {
        for (int i = 0; i < count; i++) {
            long before = numbers[i] * HUNDRED_MILLIONTH >>> HUNDRED_MILLIONTH_BITS;
            lower[i] = numbers[i] - before * LaneLoops.EIGHT_DIGITS;
            upper[i] = before;
        }
    }

    /** Numbers of two digits to their text, six zeros before it. */
    private static void twoToText(long[] lanes, int count) {
        for (int i = 0; i < count; i++) {
            long upper = lanes[i] * 103 >>> 10;
            lanes[i] = (upper << 48 | lanes[i] - upper * 10 << 56) + LaneLoops.ZEROS;
        }
    }

    private static void splitFirst(long[] numbers, long[] upper, long[] lower, int count) {
        for (int i = 0; i < count; i++) {
            long before = numbers[i] / SIXTEEN_DIGITS;
            lower[i] = numbers[i] - before * SIXTEEN_DIGITS;
            upper[i] = before;
        }
    }

    private static void split(long[] numbers, long[] upper, long[] lower, int count) {
        for (int i = 0; i < count; i++) {
            long before = DigitText.beforeLastEight(numbers[i]);
            lower[i] = numbers[i] - before * LaneLoops.EIGHT_DIGITS;
            upper[i] = before;
        }
    }

    /** Numbers of eight digits to their text: halves, pairs, digits, each in a part of the lane. */
    private static void toText(long[] lanes, int count) {
        for (int i = 0; i < count; i++) {
            long upper = lanes[i] * 109_951_163L >>> 40; // divided by 10^4
            lanes[i] = upper | lanes[i] - upper * 10_000 << 32;
        }
        for (int i = 0; i < count; i++) {
            long upper = lanes[i] * 5243 >>> 19 & 0x0000_007f_0000_007fL; // by 100, below 10^4
            lanes[i] = upper | lanes[i] - upper * 100 << 16;
        }
        for (int i = 0; i < count; i++) {
            long upper = lanes[i] * 103 >>> 10 & 0x000f_000f_000f_000fL; // by 10, below 100
            lanes[i] = (upper | lanes[i] - upper * 10 << 8) + LaneLoops.ZEROS;
        }
    }
}
