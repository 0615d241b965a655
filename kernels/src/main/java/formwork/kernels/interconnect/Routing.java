package formwork.kernels.interconnect;

import java.util.Arrays;

/** The rules by which routing tables are made. */
public enum Routing {
    /** A shortest path; of several next switches one by a hash of this and the last switch. */
    MINIMAL("minimal") {
        @Override
        RoutingTable table(Topology topology, long seed) {
            int count = topology.switchCount();
            int[][] links = new int[count][count];
            int[] nearer = new int[count];
            for (int to = 0; to < count; to++) {
                int[] distances = topology.distances(to);
                for (int at = 0; at < count; at++) {
                    int found = 0;
                    for (int link = topology.offset(at); link < topology.offset(at + 1); link++) {
                        if (distances[topology.end(link)] < distances[at]) {
                            nearer[found++] = link;
                        }
                    }
                    long mixed = Mixing.at(seed, (long) at * count + to);
                    links[to][at] = found == 0 ? -1 : nearer[Mixing.below(found, mixed)];
                }
            }
            return new RoutingTable(topology, links, true);
        }
    },

    /** On a torus: the last side first, by the shorter way round; upwards if both are as long. */
    DIMENSION_ORDER("dimension-order") {
        @Override
        RoutingTable table(Topology topology, long seed) {
            if (topology.sides().length == 0) {
                throw new IllegalArgumentException(
                        "routing: found dimension-order for "
                                + topology.name()
                                + "; expected a torus");
            }
            int count = topology.switchCount();
            int[][] links = new int[count][count];
            for (int to = 0; to < count; to++) {
                for (int at = 0; at < count; at++) {
                    links[to][at] = at == to ? -1 : topology.link(at, next(topology, at, to));
                }
            }
            return new RoutingTable(topology, links, true);
        }
    },

    /**
     * Up the links of a spanning tree, then down, and never up again, which cannot block (Schroeder
     * et al. 1991). A link leads up to the switch that is nearer to switch 0, of two as near to the
     * lower one. Down as soon as there is a way down.
     */
    UP_DOWN("up-down") {
        @Override
        RoutingTable table(Topology topology, long seed) {
            return new UpDown(topology).table();
        }
    };

    private final String word;

    Routing(String word) {
        this.word = word;
    }

    /** What it is called on a command line. */
    @Override
    public String toString() {
        return word;
    }

    /** The rule of this name. */
    public static Routing named(String word) {
        return Arrays.stream(values())
                .filter(rule -> rule.word.equals(word))
                .findFirst()
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "routing: found \""
                                                + word
                                                + "\"; expected minimal, dimension-order or"
                                                + " up-down"));
    }

    /**
     * The table for a topology.
     *
     * @param seed of the hash that decides between paths as short
     * @throws IllegalArgumentException if the rule is for another topology
     */
    abstract RoutingTable table(Topology topology, long seed);

    /** The table for a topology, every path of it checked. */
    public RoutingTable of(Topology topology, long seed) {
        RoutingTable table = table(topology, seed);
        table.check();
        return table;
    }

    private static int next(Topology torus, int at, int to) {
        int stride = 1;
        int[] sides = torus.sides();
        for (int d = sides.length - 1; d >= 0; d--) {
            int side = sides[d];
            int here = at / stride % side;
            int ahead = (to / stride % side - here + side) % side;
            if (ahead != 0) {
                int step = 2 * ahead <= side ? 1 : side - 1;
                return at + ((here + step) % side - here) * stride;
            }
            stride *= side;
        }
        return at;
    }
}
