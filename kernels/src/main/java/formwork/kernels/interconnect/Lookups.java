package formwork.kernels.interconnect;

/**
 * What lookups found, counted.
 *
 * @param hits that the cache had
 * @param cold first ones of a destination at its port
 * @param capacity misses that a fully associative cache of the same size has too
 * @param conflict all other misses
 */
public record Lookups(long hits, long cold, long capacity, long conflict) {
    /** None. */
    public static final Lookups NONE = new Lookups(0, 0, 0, 0);

    static Lookups of(long[] counts) {
        return new Lookups(
                counts[PortCache.HIT],
                counts[PortCache.COLD],
                counts[PortCache.CAPACITY],
                counts[PortCache.CONFLICT]);
    }

    /** All of them. */
    public long count() {
        return hits + misses();
    }

    /** Those that the cache did not have. */
    public long misses() {
        return cold + capacity + conflict;
    }

    /** Part of all, in percent; 0 of none. */
    public double percent(long part) {
        return count() == 0 ? 0 : 100.0 * part / count();
    }

    /** The hits as a share of all; 1 of none. */
    public double hitShare() {
        return count() == 0 ? 1 : (double) hits / count();
    }

    Lookups plus(Lookups other) {
        return new Lookups(
                hits + other.hits,
                cold + other.cold,
                capacity + other.capacity,
                conflict + other.conflict);
    }

    /** Those of these that are not among others. */
    public Lookups minus(Lookups other) {
        return new Lookups(
                hits - other.hits,
                cold - other.cold,
                capacity - other.capacity,
                conflict - other.conflict);
    }
}
