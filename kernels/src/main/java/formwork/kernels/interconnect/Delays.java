package formwork.kernels.interconnect;

/**
 * How long things take, in nanoseconds. A packet takes at each switch {@code switching} and then
 * {@code lookup}, or {@code cache} if the cache has its route, which is looked for in both at once;
 * on each link, those to and from the hosts too, {@code link}; and {@code host} once.
 *
 * @param switching at a switch, without finding the route
 * @param lookup finding the route in the table
 * @param cache finding it in the cache
 * @param link on a link
 * @param host in the hosts at both ends together
 */
public record Delays(double switching, double lookup, double cache, double link, double host) {
    /**
     * Delays that make a switch take 100 ns without a cache and 80 with it. The study's own are not
     * public: these are a guess, and {@link Latency#cut} says what others make of it.
     */
    public static final Delays GUESS = new Delays(75, 25, 5, 25, 100);

    /** Checks that none is negative or no number. */
    public Delays {
        for (double delay : new double[] {switching, lookup, cache, link, host}) {
            if (!(delay >= 0 && delay <= 1e12)) {
                throw new IllegalArgumentException(
                        "delays: found " + delay + " ns; expected 0 to 1e12");
            }
        }
        if (cache > lookup) {
            throw new IllegalArgumentException(
                    "delays: found " + cache + " ns for the cache; expected at most the lookup's");
        }
    }

    /** The time of a packet that passes so many switches, no packet in its way. */
    public double latency(double switches, double hitShare) {
        double finding = lookup - hitShare * (lookup - cache);
        return switches * (switching + finding) + (switches + 1) * link + host;
    }
}
