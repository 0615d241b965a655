package formwork.kernels.interconnect;

import java.util.Arrays;

/**
 * The cache of one input port. Beside it the destinations that have been looked up, and, where
 * there are more of them than entries, a fully associative cache of the same size: what that one
 * misses too is a capacity miss.
 */
final class PortCache {
    /** What a lookup finds. */
    static final int HIT = 0;

    static final int COLD = 1;
    static final int CAPACITY = 2;
    static final int CONFLICT = 3;

    private final int ways;
    private final int[] sets; // of each destination
    private final int[] keys; // set by set, the most recently used first
    private final long[] seen;
    private final RecentKeys recent; // null if all destinations fit
    private int seenCount;

    /**
     * @param setOf the set of each destination; shared by all ports
     */
    PortCache(CacheShape shape, int[] setOf) {
        ways = shape.ways();
        sets = setOf;
        keys = new int[shape.entries()];
        Arrays.fill(keys, -1);
        seen = new long[(setOf.length + Long.SIZE - 1) / Long.SIZE];
        recent = setOf.length > shape.entries() ? new RecentKeys(shape.entries()) : null;
    }

    /** How many destinations have been looked up. */
    int seenCount() {
        return seenCount;
    }

    /** Looks a destination up, which is in the cache from then on. */
    int lookUp(int destination) {
        boolean isRecent = recent == null || recent.use(destination);
        if (use(destination)) {
            return HIT;
        }
        long bit = 1L << destination;
        if ((seen[destination >> 6] & bit) == 0) {
            seen[destination >> 6] |= bit;
            seenCount++;
            return COLD;
        }
        return isRecent ? CONFLICT : CAPACITY;
    }

    private boolean use(int destination) {
        int first = sets[destination] * ways;
        if (keys[first] == destination) {
            return true;
        }
        int at = first + 1;
        int end = first + ways;
        while (at < end && keys[at] != destination) {
            at++;
        }
        boolean isThere = at < end;
        System.arraycopy(keys, first, keys, first + 1, Math.min(at, end - 1) - first);
        keys[first] = destination;
        return isThere;
    }
}
