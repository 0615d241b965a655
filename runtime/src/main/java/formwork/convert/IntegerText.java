package formwork.convert;

/** Integers to text and from text: decimal magnitudes, and bit patterns in base 2, 8 and 16. */
public final class IntegerText {
    private static final byte[] DIGITS = {
        '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F'
    };

    private IntegerText() {}

    /** The magnitude of a number; of the least {@code long}, 2^63 as an unsigned number. */
    public static long magnitude(long number) {
        return Math.abs(number);
    }

    /** The number of decimal digits of an unsigned number; 1 for zero. */
    public static int digitCount(long magnitude) {
        return DigitText.count(magnitude);
    }

    /** Writes {@code count} decimal digits, with leading zeros; see {@link #digitCount}. */
    public static void put(byte[] out, int offset, long magnitude, int count) {
        int zeros = Math.max(0, count - 20);
        for (int i = 0; i < zeros; i++) {
            out[offset + i] = '0';
        }
        DigitText.put(out, offset + zeros, magnitude, count - zeros);
    }

    /**
     * The unsigned number that ASCII digits stand for, up to 2^63; or -1 if it is greater.
     *
     * <p><b>Shape.</b> Any number of digits, with leading zeros or not; none give 0.
     */
    public static long parse(byte[] digits, int from, int to) {
        int start = from;
        while (start < to && digits[start] == '0') {
            start++;
        }
        if (to - start > 19) {
            return -1;
        }
        long number = ByteLanes.number(digits, start, to - start);
        return Long.compareUnsigned(number, Long.MIN_VALUE) > 0 ? -1 : number;
    }

    /** The digits that a bit pattern needs in base 2^{@code bitsPerDigit}; 1 for zero. */
    public static int digitCount(long bits, int bitsPerDigit) {
        int width = 64 - Long.numberOfLeadingZeros(bits | 1);
        return (width + bitsPerDigit - 1) / bitsPerDigit;
    }

    /** Writes {@code count} digits of base 2^{@code bitsPerDigit}, with leading zeros. */
    public static void put(byte[] out, int offset, long bits, int count, int bitsPerDigit) {
        int mask = (1 << bitsPerDigit) - 1;
        long rest = bits;
        for (int i = offset + count - 1; i >= offset; i--) {
            out[i] = DIGITS[(int) rest & mask];
            rest >>>= bitsPerDigit;
        }
    }

    /** The value of a digit of base 16 in either case, or -1 if it is none. */
    public static int digit(byte character) {
        int number = character - '0';
        if (number >= 0 && number <= 9) {
            return number;
        }
        int letter = (character | 0x20) - 'a';
        return letter >= 0 && letter <= 5 && character > 0 ? letter + 10 : -1;
    }

    /** The first byte that is no digit of base 2^{@code bitsPerDigit}; {@code to} if all are. */
    public static int firstNonDigit(byte[] text, int from, int to, int bitsPerDigit) {
        for (int i = from; i < to; i++) {
            int digit = digit(text[i]);
            if (digit < 0 || digit >> bitsPerDigit != 0) {
                return i;
            }
        }
        return to;
    }

    /** The bits, without leading zeros, that digits of base 2^{@code bitsPerDigit} stand for. */
    public static long bitCount(byte[] digits, int from, int to, int bitsPerDigit) {
        int start = from;
        while (start < to && digits[start] == '0') {
            start++;
        }
        if (start == to) {
            return 0;
        }
        int first = 32 - Integer.numberOfLeadingZeros(digit(digits[start]));
        return first + (long) bitsPerDigit * (to - start - 1);
    }

    /** The last 64 bits of what digits of base 2^{@code bitsPerDigit} stand for. */
    public static long bits(byte[] digits, int from, int to, int bitsPerDigit) {
        long bits = 0;
        for (int i = from; i < to; i++) {
            bits = bits << bitsPerDigit | digit(digits[i]);
        }
        return bits;
    }
}
