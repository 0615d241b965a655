package formwork.kernels.interconnect;

/** Numbers that look random, each a function of a seed and of what it is for. */
final class Mixing {
    private static final long GOLDEN = 0x9e37_79b9_7f4a_7c15L;

    private Mixing() {}

    /** The number {@code index} of SplitMix64 that begins at {@code seed} (Steele et al. 2014). */
    static long at(long seed, long index) {
        long z = seed + (index + 1) * GOLDEN;
        z = (z ^ z >>> 30) * 0xbf58_476d_1ce4_e5b9L;
        z = (z ^ z >>> 27) * 0x94d0_49bb_1331_11ebL;
        return z ^ z >>> 31;
    }

    /** From 0 to {@code bound - 1}, by the upper bits of a mixed number. */
    static int below(int bound, long mixed) {
        return (int) ((mixed >>> 32) * bound >>> 32);
    }
}
