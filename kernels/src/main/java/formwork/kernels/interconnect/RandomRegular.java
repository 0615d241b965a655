package formwork.kernels.interconnect;

/**
 * A random graph in which each switch has as many links as the others: a ring with the nearest
 * links, of which two at a time change their ends, ten times as often as there are links and on
 * until all is connected.
 */
final class RandomRegular {
    private static final int CHANGES = 10; // of each link
    private static final int MOST_TRIES = 100;

    private final Links links;
    private final int[] from;
    private final int[] to;
    private final long seed;
    private long drawn;

    private RandomRegular(int switches, int degree, long seed) {
        links = new Links(switches);
        from = new int[switches * degree / 2];
        to = new int[from.length];
        this.seed = seed;
        int count = 0;
        for (int i = 0; i < switches; i++) {
            for (int step = 1; step <= degree / 2; step++) {
                count = add(count, i, (i + step) % switches);
            }
            if (degree % 2 == 1 && i < switches / 2) {
                count = add(count, i, i + switches / 2);
            }
        }
    }

    private int add(int count, int a, int b) {
        links.join(a, b);
        from[count] = a;
        to[count] = b;
        return count + 1;
    }

    static Topology of(int switches, int degree, long seed) {
        String name = "random:" + switches + "x" + degree;
        Topologies.checkSwitches(name, switches);
        if (degree < 2 || degree >= switches || (long) degree * switches % 2 != 0) {
            throw new IllegalArgumentException(
                    "topology "
                            + name
                            + ": found "
                            + degree
                            + " links of each switch; expected 2 to "
                            + (switches - 1)
                            + ", with an even number of ends in all");
        }
        RandomRegular graph = new RandomRegular(switches, degree, seed);
        for (int tries = 1; ; tries++) {
            graph.change(CHANGES * graph.from.length);
            try {
                return graph.links.toTopology(name);
            } catch (IllegalArgumentException e) {
                if (tries == MOST_TRIES) { // as a rule it is connected at once
                    throw e;
                }
            }
        }
    }

    /** Links a-b and c-d become a-d and c-b, if these are new. */
    private void change(int times) {
        for (int i = 0; i < times; i++) {
            int one = draw();
            int other = draw();
            int a = from[one];
            int d = to[other];
            if (a != d
                    && from[other] != to[one]
                    && !links.has(a, d)
                    && !links.has(from[other], to[one])) {
                links.cut(a, to[one]);
                links.cut(from[other], d);
                links.join(a, d);
                links.join(from[other], to[one]);
                to[other] = to[one];
                to[one] = d;
            }
        }
    }

    private int draw() {
        return Mixing.below(from.length, Mixing.at(seed, drawn++));
    }
}
