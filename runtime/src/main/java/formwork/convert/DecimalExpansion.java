package formwork.convert;

import java.util.Arrays;

/**
 * All decimal digits of a binary number: an integer in blocks of nine digits, least first, and how
 * many of its digits are fraction. Works for any length; slower than {@link Scaling} the further
 * the number is from 1.
 */
final class DecimalExpansion {
    private static final int BLOCK_DIGITS = 9;
    private static final int BLOCK = 1_000_000_000;

    /** 2^56 * 5^1076, the greatest that is asked for here, has 770 digits. */
    private static final int MAX_BLOCKS = 86;

    /** The room that {@link #write} may need beyond the digits that are asked for. */
    static final int SLACK = 2 * BLOCK_DIGITS;

    private static final int MAX_TWOS = 30; // 2^30 and 5^13 are the greatest below 2^31
    private static final int MAX_FIVES = 13;
    private static final int[] FIVES = new int[MAX_FIVES + 1];

    static {
        FIVES[0] = 1;
        for (int i = 1; i <= MAX_FIVES; i++) {
            FIVES[i] = 5 * FIVES[i - 1];
        }
    }

    private final int[] blocks = new int[MAX_BLOCKS];
    private int blockCount;
    private int fractionDigits;
    private int writtenBlocks;

    /** Sets this to {@code significand * 2^exponent}; the significand is positive. */
    void set(long significand, int exponent) {
        int removed =
                exponent < 0 ? Math.min(Long.numberOfTrailingZeros(significand), -exponent) : 0;
        blockCount = 0;
        for (long rest = significand >>> removed; rest != 0; rest /= BLOCK) {
            blocks[blockCount++] = (int) (rest % BLOCK);
        }
        int power = exponent + removed;
        fractionDigits = Math.max(0, -power);
        for (int twos = Math.max(0, power); twos > 0; twos -= MAX_TWOS) {
            multiply(1 << Math.min(twos, MAX_TWOS));
        }
        // 2^-n is 5^n / 10^n.
        for (int fives = fractionDigits; fives > 0; fives -= MAX_FIVES) {
            multiply(FIVES[Math.min(fives, MAX_FIVES)]);
        }
    }

    private void multiply(int factor) {
        long carry = 0;
        for (int i = 0; i < blockCount; i++) {
            long product = (long) blocks[i] * factor + carry;
            carry = product / BLOCK;
            blocks[i] = (int) (product - carry * BLOCK);
        }
        while (carry != 0) {
            blocks[blockCount++] = (int) (carry % BLOCK);
            carry /= BLOCK;
        }
    }

    int digitCount() {
        return (blockCount - 1) * BLOCK_DIGITS + DigitText.count(blocks[blockCount - 1]);
    }

    /** The k of {@code 0.d1d2d3... * 10^k}. */
    int pointPosition() {
        return digitCount() - fractionDigits;
    }

    /** Writes the leading digits, {@code count} or a few more or all; returns how many. */
    int write(byte[] out, int offset, int count) {
        int top = blockCount - 1;
        int topDigits = DigitText.count(blocks[top]);
        DigitText.put(out, offset, blocks[top], topDigits);
        int written = topDigits;
        while (written < count && top > 0) {
            DigitText.put(out, offset + written, blocks[--top], BLOCK_DIGITS);
            written += BLOCK_DIGITS;
        }
        writtenBlocks = blockCount - top;
        return written;
    }

    /** Whether there is anything but zeros behind what {@link #write} wrote. */
    boolean hasMoreThanWritten() {
        for (int i = blockCount - writtenBlocks - 1; i >= 0; i--) {
            if (blocks[i] != 0) {
                return true;
            }
        }
        return false;
    }

    /** Compares this with {@code digits * 10^exponent}; the digits begin with no zero. */
    int compare(byte[] digits, int from, int to, int exponent) {
        int order = Integer.compare(pointPosition(), to - from + exponent);
        if (order != 0) {
            return order;
        }
        int count = digitCount();
        byte[] own = new byte[count];
        write(own, 0, count);
        int common = Math.min(count, to - from);
        order = Arrays.compare(own, 0, common, digits, from, from + common);
        if (order != 0) {
            return order;
        }
        boolean isLess = hasDigits(digits, from + common, to);
        return isLess ? -1 : hasDigits(own, common, count) ? 1 : 0;
    }

    private static boolean hasDigits(byte[] digits, int from, int to) {
        for (int i = from; i < to; i++) {
            if (digits[i] != '0') {
                return true;
            }
        }
        return false;
    }
}
