package formwork.formats.astronomy;

import java.util.Arrays;

/**
 * Blocks of coefficients, and how they are written.
 *
 * @param size how many reals a block has; 0 if there is no block
 * @param firstNumber the number of the first block
 * @param values the reals of all
 * @param numbers the format of the line that begins a block
 * @param format that they are written by
 * @param perBlock how many reals are written for a block; zeros fill the last line
 */
@SuppressWarnings("ArrayRecordComponent") // the data itself, which nobody compares
record EphemerisBlocks(
        int size, int firstNumber, double[] values, String numbers, String format, int perBlock) {
    static final int PER_LINE = 3;
    static final EphemerisBlocks NONE = of(0, new double[0]);

    static EphemerisBlocks of(int size, double[] values) {
        return new EphemerisBlocks(size, 1, values, "(2I6)", "(3D26.18)", filled(size));
    }

    /** How many reals the lines of a block have room for. */
    static int filled(int size) {
        return (size + PER_LINE - 1) / PER_LINE * PER_LINE;
    }

    int count() {
        return size == 0 ? 0 : values.length / size;
    }

    /** These and those of others from {@code first} on, all as these are written. */
    EphemerisBlocks with(EphemerisBlocks others, int first) {
        if (size == 0 || values.length == 0) {
            return others;
        }
        int from = first * size;
        int more = others.values.length - from;
        double[] all = Arrays.copyOf(values, Math.addExact(values.length, more));
        System.arraycopy(others.values, from, all, values.length, more);
        return new EphemerisBlocks(size, firstNumber, all, numbers, format, perBlock);
    }
}
