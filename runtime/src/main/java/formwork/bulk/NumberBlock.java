package formwork.bulk;

/**
 * The numbers of a block of items, as their fields show them: an integer, its sign, and for a field
 * with an exponent the decimal exponent of its first digit.
 */
final class NumberBlock {
    /** So many numbers at once; see {@link FieldBlock#MOST}. */
    static final int MOST = FieldBlock.MOST;

    /** Without their signs. */
    final long[] numbers = new long[MOST];

    final long[] exponents = new long[MOST];

    /** All bits for a negative number and for -0; else none. */
    final long[] negatives = new long[MOST];

    /** Not 0 for what is no number, or for a number that is to be written in another way. */
    final long[] odd = new long[MOST];
}
