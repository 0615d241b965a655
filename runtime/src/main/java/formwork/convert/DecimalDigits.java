package formwork.convert;

import java.util.Arrays;

/**
 * The decimal digits of one number's magnitude, exactly rounded once. Made once and used for many
 * numbers; not for several threads at a time. The sign of what is given is ignored; infinities and
 * NaNs have no digits and must not be given.
 *
 * <p>The number is {@code 0.d1d2d3... * 10^pointPosition}; it has {@link #length} digits in {@link
 * #bytes} from {@link #offset} on, the first of which is not zero; any digit asked for beyond them
 * is zero. Zero has no digits and point position 0.
 */
public final class DecimalDigits {
    private static final int FIXED_ROOM = 20;
    private static final int MAX_SHORTEST_DIGITS = 17;
    private static final long TEN_TO_16 = 10_000_000_000_000_000L;

    private byte[] bytes = new byte[32];
    private int offset;
    private int length;
    private int pointPosition;
    private DecimalExpansion expansion; // made when first needed

    /** The digits are here, as ASCII text; valid until the next number. */
    public byte[] bytes() {
        return bytes;
    }

    /** The index of the first digit. */
    public int offset() {
        return offset;
    }

    /** The number of digits; 0 for zero. */
    public int length() {
        return length;
    }

    /** The k of {@code 0.d1d2d3... * 10^k}. */
    public int pointPosition() {
        return pointPosition;
    }

    /** Rounds to {@code digitCount} significant digits, 1 or more. */
    public void roundToCount(double magnitude, int digitCount, Rounding rounding) {
        roundToCount(
                Decimal.significand(magnitude),
                Decimal.binaryExponent(magnitude),
                digitCount,
                rounding);
    }

    /** Rounds to {@code digitCount} significant digits, 1 or more. */
    public void roundToCount(float magnitude, int digitCount, Rounding rounding) {
        roundToCount(
                Decimal.significand(magnitude),
                Decimal.binaryExponent(magnitude),
                digitCount,
                rounding);
    }

    /** Rounds to a multiple of {@code 10^-fractionDigits}; any {@code int} will do. */
    public void roundToFraction(double magnitude, int fractionDigits, Rounding rounding) {
        roundToFraction(
                Decimal.significand(magnitude),
                Decimal.binaryExponent(magnitude),
                fractionDigits,
                rounding);
    }

    /** Rounds to a multiple of {@code 10^-fractionDigits}; any {@code int} will do. */
    public void roundToFraction(float magnitude, int fractionDigits, Rounding rounding) {
        roundToFraction(
                Decimal.significand(magnitude),
                Decimal.binaryExponent(magnitude),
                fractionDigits,
                rounding);
    }

    /** The fewest digits that read back as this number, and of those the closest to it. */
    public void shortest(double magnitude) {
        shortest(
                Decimal.significand(magnitude),
                Decimal.binaryExponent(magnitude),
                hasCloserBelow(magnitude),
                false);
    }

    /** The fewest digits that read back as this number, and of those the closest to it. */
    public void shortest(float magnitude) {
        shortest(
                Decimal.significand(magnitude),
                Decimal.binaryExponent(magnitude),
                hasCloserBelow(magnitude),
                false);
    }

    /**
     * The fewest digits that are closer to this number than to any other, and of those the ones in
     * the middle, the lower of two.
     */
    public void shortestInMiddle(double magnitude) {
        shortest(
                Decimal.significand(magnitude),
                Decimal.binaryExponent(magnitude),
                hasCloserBelow(magnitude),
                true);
    }

    /** The same of a REAL*4. */
    public void shortestInMiddle(float magnitude) {
        shortest(
                Decimal.significand(magnitude),
                Decimal.binaryExponent(magnitude),
                hasCloserBelow(magnitude),
                true);
    }

    private static boolean hasCloserBelow(double magnitude) {
        return (Double.doubleToRawLongBits(magnitude) & 0x000f_ffff_ffff_ffffL) == 0
                && Math.abs(magnitude) > Double.MIN_NORMAL;
    }

    private static boolean hasCloserBelow(float magnitude) {
        return (Float.floatToRawIntBits(magnitude) & 0x007f_ffff) == 0
                && Math.abs(magnitude) > Float.MIN_NORMAL;
    }

    private void roundToCount(long m, int e, int digitCount, Rounding rounding) {
        assert digitCount >= 1;
        if (m == 0) {
            setInteger(0, 0);
        } else {
            int decade = Decimal.exponentOf(m, e);
            roundTo(m, e, digitCount, digitCount - 1L - decade, rounding);
            length = Math.min(length, digitCount); // 99.9 to two digits is 10 * 10
        }
    }

    private void roundToFraction(long m, int e, int fractionDigits, Rounding rounding) {
        if (m == 0) {
            setInteger(0, 0);
        } else {
            int decade = Decimal.exponentOf(m, e);
            roundTo(m, e, decade + 1L + fractionDigits, fractionDigits, rounding);
        }
    }

    /** Rounds to a multiple of {@code 10^-power}, which is {@code digitCount} digits. */
    private void roundTo(long m, int e, long digitCount, long power, Rounding rounding) {
        if (digitCount > Decimal.MAX_DIGITS) {
            roundExpansion(m, e, digitCount, rounding);
        } else if (digitCount < 0) {
            setInteger(rounding.round(1), power); // less than a tenth, and more than zero
        } else {
            setInteger(rounding.round(Decimal.unrounded(m, e, (int) power)), power);
        }
    }

    /** The value is {@code integer * 10^-power}. */
    private void setInteger(long integer, long power) {
        if (integer < TEN_TO_16) {
            DigitText.put16(bytes, FIXED_ROOM - 16, integer);
        } else {
            DigitText.put20(bytes, 0, integer);
        }
        length = integer == 0 ? 0 : DigitText.count(integer);
        offset = FIXED_ROOM - length;
        pointPosition = integer == 0 ? 0 : (int) Math.min(Integer.MAX_VALUE, length - power);
    }

    private void roundExpansion(long m, int e, long digitCount, Rounding rounding) {
        if (expansion == null) {
            expansion = new DecimalExpansion();
        }
        expansion.set(m, e);
        int all = expansion.digitCount();
        int kept = (int) Math.min(all, digitCount);
        if (bytes.length < kept + DecimalExpansion.SLACK) {
            bytes = new byte[kept + DecimalExpansion.SLACK + bytes.length];
        }
        // One byte before the digits is for the carry out of 99...9.
        int written = expansion.write(bytes, 1, kept + 1);
        offset = 1;
        length = kept;
        pointPosition = expansion.pointPosition();
        if (kept < all) {
            roundText(written, rounding);
        }
    }

    /** Rounds the {@code written} digits of text to {@link #length}. */
    private void roundText(int written, Rounding rounding) {
        int end = offset + length;
        int next = bytes[end] - '0';
        boolean isHalf = next >= 5;
        boolean isMore = next % 5 != 0 || hasDigits(end + 1, offset + written);
        isMore |= expansion.hasMoreThanWritten();
        int last = bytes[end - 1] - '0';
        int unrounded = last << 2 | (isHalf ? 2 : 0) | (isMore ? 1 : 0);
        if (rounding.round(unrounded) > last) {
            increment(end);
        }
    }

    private boolean hasDigits(int from, int to) {
        for (int i = from; i < to; i++) {
            if (bytes[i] != '0') {
                return true;
            }
        }
        return false;
    }

    private void increment(int end) {
        int i = end - 1;
        while (i >= offset && bytes[i] == '9') {
            i--;
        }
        Arrays.fill(bytes, i + 1, end, (byte) '0');
        if (i >= offset) {
            bytes[i]++;
        } else {
            bytes[--offset] = '1'; // one digit more, a zero that nobody needs
            pointPosition++;
        }
    }

    /**
     * Looks for an integer in the interval that reads back as {@code m * 2^e}, at a scale where the
     * interval is 1 to 10 long: there is one at least, and one multiple of ten at most, which is
     * then the shortest (Cox 2026, "Shortest-Width Printing").
     *
     * @param isOpen whether the ends of the interval do not count, so that it may hold no integer
     *     and a digit more is needed; of several integers, the one in the middle is taken then, not
     *     the closest
     */
    private void shortest(long m, int e, boolean hasCloserBelow, boolean isOpen) {
        if (m == 0) {
            setInteger(0, 0);
            return;
        }
        int p =
                hasCloserBelow
                        ? -PowersOfTen.log10OfThreeQuarters(e)
                        : -PowersOfTen.log10OfPowerOfTwo(e);
        while (!shortest(m, e, hasCloserBelow, isOpen, p)) {
            p++;
        }
        assert length <= MAX_SHORTEST_DIGITS + 1;
        while (bytes[offset + length - 1] == '0') {
            length--;
        }
    }

    /** The same among the integers at one scale; false if there is none. */
    private boolean shortest(long m, int e, boolean hasCloserBelow, boolean isOpen, int p) {
        int zeros = Long.numberOfLeadingZeros(m);
        long x = m << zeros;
        int s = Scaling.shift(e - zeros, p);
        long halfUlp = 1L << (zeros - 1);
        // Only an even number gets the ends of its interval.
        int inward = isOpen ? 1 : (int) (m & 1);
        long lower = boundary(x - (hasCloserBelow ? halfUlp >>> 1 : halfUlp), p, s);
        long upper = boundary(x + halfUlp, p, s);
        long least = (lower + inward + 3) >>> 2;
        long greatest = (upper - inward) >>> 2;
        long tens = greatest / 10;
        if (tens * 10 >= least) {
            setInteger(tens, p - 1L);
        } else if (isOpen || least == greatest) {
            setInteger((least + greatest) >>> 1, p);
        } else {
            setInteger(Rounding.HALF_EVEN.round(Scaling.unrounded(x, p, s)), p);
        }
        return least <= greatest;
    }

    /** As {@link Scaling#unrounded}, of an x that may have left its binade. */
    private static long boundary(long x, int p, int s) {
        return x < 0 ? Scaling.unrounded(x, p, s) : Scaling.unrounded(x << 1, p, s + 1);
    }
}
