package formwork.convert;

/**
 * The powers of ten as sums of two doubles, with the sign of the number that they are to be
 * multiplied by: entry {@code 2 * (power + MOST) + sign}.
 *
 * <p>The sum is 10^power but for a part of it below 2^-104; from 0 to 22 the first one alone is the
 * power. There are no others, so that no product and nothing that is taken from one comes near the
 * ends of the range, where doubles have fewer bits.
 */
final class DoublePowers {
    /** Powers from {@code -MOST} to {@code MOST - 1} have an entry. */
    static final int MOST = 256;

    /** Of twice such a power and a sign, without its own sign. */
    static final int INDEX_BITS = 9;

    /** Ands an index into the table. */
    static final int MASK = 4 * MOST - 1;

    /** A product of two doubles, the one rounded, is right to 2^-52. */
    static final double PRODUCT_SLACK = 0x1p-50;

    /** So long a factor has an exact product with the powers from 0 to {@link #MOST_EXACT}. */
    static final int EXACT_FACTOR_BITS = 29;

    private static final int MOST_EXACT = 10; // 5^10 is below 2^24

    static final double[] UPPER = new double[4 * MOST];
    static final double[] LOWER = new double[4 * MOST];

    /** The powers, too great by {@link #PRODUCT_SLACK} but for those with exact products. */
    static final double[] GREATER = new double[4 * MOST];

    /** And too small. */
    static final double[] LESS = new double[4 * MOST];

    static {
        for (int power = -MOST; power < MOST; power++) {
            set(power);
        }
    }

    private DoublePowers() {}

    private static void set(int power) {
        // The power in 128 bits: 53 of them, and the 75 behind or what they lack.
        long low = PowersOfTen.LOW[power - PowersOfTen.MIN];
        long first = PowersOfTen.high(power) - (low == 0 ? 0 : 1);
        long second = -low;
        long up = first >>> 10 & 1;
        long behind = first & 0x7ff;
        if (up != 0) {
            behind = 0x7ff - behind + (second == 0 ? 1 : 0);
            second = -second;
        }
        int unit = PowersOfTen.log2(power) - 127;
        double rest = Math.scalb(behind * 0x1p64 + unsigned(second), unit);
        double upper = Math.scalb((double) ((first >>> 11) + up), unit + 75);
        double lower = up == 0 ? rest : -rest;
        int index = 2 * (power + MOST);
        UPPER[index] = upper;
        UPPER[index + 1] = -upper;
        LOWER[index] = lower;
        LOWER[index + 1] = -lower;
        double slack = power >= 0 && power <= MOST_EXACT ? 0 : PRODUCT_SLACK;
        for (int i = index; i < index + 2; i++) {
            GREATER[i] = UPPER[i] * (1 + slack);
            LESS[i] = UPPER[i] * (1 - slack);
        }
    }

    private static double unsigned(long value) {
        return (value >>> 32) * 0x1p32 + (value & 0xffff_ffffL);
    }
}
