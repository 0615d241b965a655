package formwork.bulk;

import formwork.convert.ByteLanes;

/**
 * Loops over lanes, eight bytes of text in a {@code long} each, a lane a field: see {@link
 * ByteLanes}.
 *
 * <p>Each loop is so short that the compiler unrolls it and makes vector instructions of it; one
 * loop that did all of it would take three to five times as long.
 */
final class LaneLoops {
    static final long BLANKS = ByteLanes.eightOf((byte) ' ');
    static final long ZEROS = ByteLanes.eightOf((byte) '0');
    static final long TOPS = ByteLanes.eightOf((byte) 0x80);
    static final long LOWER_BITS = ~TOPS;

    /** Added to seven bits it sets the top bit of all but 0 to 9. */
    static final long ABOVE_NINE = ByteLanes.eightOf((byte) (0x80 - 10));

    static final long EIGHT_DIGITS = 100_000_000;

    private LaneLoops() {}

    /** The bits for the last {@code bytes} bytes of a lane; all of them for more than eight. */
    static long lastBytes(int bytes) {
        return bytes >= Long.BYTES ? -1L : ~(-1L >>> (bytes << 3));
    }

    /**
     * Takes {@code zeros} from each lane, the byte that each is compared with, and leaves the bits
     * of {@code bytes}.
     */
    static void subtract(long[] lanes, long zeros, long bytes, int count) {
        for (int i = 0; i < count; i++) {
            lanes[i] = (lanes[i] ^ zeros) & bytes;
        }
    }

    /** Marks as faulty a lane with a byte that, added to that of {@code above}, reaches 0x80. */
    static void check(long[] lanes, long above, long[] faults, int count) {
        for (int i = 0; i < count; i++) {
            long lane = lanes[i];
            faults[i] |= ((lane & LOWER_BITS) + above | lane) & TOPS;
        }
    }

    /**
     * Turns the values of eight digits into the number that they stand for: each multiplication
     * adds to every second part its neighbour times 10, 100 and 10,000.
     */
    static void toNumbers(long[] lanes, int count) {
        for (int i = 0; i < count; i++) {
            lanes[i] = ((lanes[i] & 0x0f0f_0f0f_0f0f_0f0fL) * (1 + (10 << 8))) >>> 8;
        }
        for (int i = 0; i < count; i++) {
            lanes[i] = ((lanes[i] & 0x00ff_00ff_00ff_00ffL) * (1 + (100 << 16))) >>> 16;
        }
        for (int i = 0; i < count; i++) {
            lanes[i] = ((lanes[i] & 0x0000_ffff_0000_ffffL) * (1 + (10_000L << 32))) >>> 32;
        }
    }

    static void multiply(long[] numbers, long factor, int count) {
        for (int i = 0; i < count; i++) {
            numbers[i] *= factor;
        }
    }

    /** Adds {@code factor * terms[i]}. */
    static void add(long[] numbers, long[] terms, long factor, int count) {
        for (int i = 0; i < count; i++) {
            numbers[i] += factor * terms[i];
        }
    }

    /**
     * Leaves the magnitudes, and sets all bits of a sign for a negative number, none for others.
     */
    static void splitSigns(long[] numbers, long[] signs, int count) {
        for (int i = 0; i < count; i++) {
            long number = numbers[i];
            long sign = number >> 63;
            signs[i] = sign;
            numbers[i] = (number ^ sign) - sign;
        }
    }

    static void or(long[] bits, long[] others, int count) {
        for (int i = 0; i < count; i++) {
            bits[i] |= others[i];
        }
    }

    static void set(long[] numbers, long value, int count) {
        for (int i = 0; i < count; i++) {
            numbers[i] = value;
        }
    }

    /** Marks as faulty the numbers above {@code most}; none is negative. */
    static void checkAtMost(long[] numbers, long most, long[] faults, int count) {
        for (int i = 0; i < count; i++) {
            faults[i] |= (most - numbers[i]) >>> 63;
        }
    }

    /** All bits of all of them. */
    static long any(long[] bits, int count) {
        long any = 0;
        for (int i = 0; i < count; i++) {
            any |= bits[i];
        }
        return any;
    }
}
