package formwork.kernels.interconnect;

/**
 * By which link a packet leaves each switch for each destination switch: one path for each pair,
 * which depends on the destination alone.
 */
public final class RoutingTable {
    /** So many switches at most; the table of so many has 256 MiB. */
    public static final int MOST_SWITCHES = 8192;

    private final Topology topology;
    private final int[][] links; // by destination and switch, numbered among all links
    private final boolean isShortest;

    /**
     * @param isShortest whether every path is promised to be as short as can be
     */
    RoutingTable(Topology topology, int[][] links, boolean isShortest) {
        this.topology = topology;
        this.links = links;
        this.isShortest = isShortest;
    }

    /** The topology that it is for. */
    public Topology topology() {
        return topology;
    }

    /** The link to leave {@code at} by, numbered among all links of the topology. */
    int link(int at, int destination) {
        return links[destination][at];
    }

    /** The row of one destination. */
    int[] links(int destination) {
        return links[destination];
    }

    /** The switch that follows {@code at} on the way to {@code destination}. */
    public int next(int at, int destination) {
        return topology.end(links[destination][at]);
    }

    /** How many links a packet takes from each switch to this one. */
    public int[] lengths(int destination) {
        int[] lengths = new int[topology.switchCount()];
        int[] row = links[destination];
        for (int from = 0; from < lengths.length; from++) {
            int length = 0;
            for (int at = from; at != destination; at = topology.end(row[at])) {
                if (++length >= lengths.length) {
                    throw wrong(from, destination, "a path of " + length + " links", "no loop");
                }
            }
            lengths[from] = length;
        }
        return lengths;
    }

    /**
     * Follows the path of every pair.
     *
     * @throws IllegalStateException if one does not arrive, or is longer than it was promised to be
     */
    public void check() {
        for (int to = 0; to < topology.switchCount(); to++) {
            int[] lengths = lengths(to);
            int[] shortest = topology.distances(to);
            for (int from = 0; from < lengths.length; from++) {
                if (lengths[from] < shortest[from]
                        || isShortest && lengths[from] > shortest[from]) {
                    throw wrong(
                            from, to, "a path of " + lengths[from] + " links", "" + shortest[from]);
                }
            }
        }
    }

    private static IllegalStateException wrong(int from, int to, String found, String expected) {
        return new IllegalStateException(
                "route from switch "
                        + from
                        + " to switch "
                        + to
                        + ": found "
                        + found
                        + "; expected "
                        + expected);
    }
}
