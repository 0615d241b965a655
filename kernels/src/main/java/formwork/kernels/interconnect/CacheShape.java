package formwork.kernels.interconnect;

/**
 * The cache at an input port.
 *
 * @param ways entries of a set, of which the one least recently used gives way
 * @param entries in all
 * @param index by what the set of a destination is found
 * @param hashSeed which hash it is, if it is one
 */
public record CacheShape(int ways, int entries, Index index, long hashSeed) {
    /** So many entries at most. */
    public static final int MOST_ENTRIES = 1 << 20;

    /** 4 ways, 2,048 entries, indexed by the low bits of the destination. */
    public static final CacheShape STUDY = new CacheShape(4, 2048, Index.LOW_BITS, 0);

    /** How the set of a destination is found. */
    public enum Index {
        /** The remainder of its number: the low bits, as the sets are a power of two. */
        LOW_BITS("low"),
        /** A hash of its number, as of an address. */
        HASH("hash");

        private final String word;

        Index(String word) {
            this.word = word;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    /** Checks that the sets are a power of two. */
    public CacheShape {
        if (ways < 1
                || entries < ways
                || entries > MOST_ENTRIES
                || entries % ways != 0
                || Integer.bitCount(entries / ways) != 1) {
            throw new IllegalArgumentException(
                    "cache: found "
                            + ways
                            + " ways, "
                            + entries
                            + " entries; expected at most "
                            + MOST_ENTRIES
                            + " entries, a power of two times the ways");
        }
    }

    /** How many sets there are. */
    public int sets() {
        return entries / ways;
    }

    /** The set of a destination. */
    int set(int destination) {
        return switch (index) {
            case LOW_BITS -> destination & sets() - 1;
            case HASH -> Mixing.below(sets(), Mixing.at(Mixing.at(hashSeed, 0), destination));
        };
    }

    @Override
    public String toString() {
        return ways + "x" + entries;
    }
}
