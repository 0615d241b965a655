package formwork.kernels.interconnect;

import java.util.Arrays;

/** Traffic made by rules. */
public enum TrafficRule {
    /** Any host to any other, at random. */
    UNIFORM("uniform") {
        @Override
        Traffic traffic(int hosts, long seed) {
            return new Endless() {
                @Override
                public void packets(long first, int[] sources, int[] destinations, int count) {
                    for (int i = 0; i < count; i++) {
                        long mixed = Mixing.at(seed, first + i);
                        int source = (int) ((mixed & 0xffff_ffffL) * hosts >>> 32);
                        int other = Mixing.below(hosts - 1, mixed);
                        sources[i] = source;
                        destinations[i] = other + (other >= source ? 1 : 0);
                    }
                }
            };
        }
    },

    /**
     * Each host to the one at its place in the transpose of the matrix that the hosts are, row by
     * row: a square one, or one with the number of rows next below the square root.
     */
    TRANSPOSE("transpose") {
        @Override
        Traffic traffic(int hosts, long seed) {
            int rows = (int) Math.sqrt(hosts);
            while (hosts % rows != 0) {
                rows--;
            }
            int columns = hosts / rows;
            int[] targets = new int[hosts];
            for (int i = 0; i < hosts; i++) {
                targets[i] = i % columns * rows + i / columns;
            }
            return fixed(this, targets);
        }
    },

    /** Each host to the one whose number has its bits in reverse. */
    BIT_REVERSAL("bit-reversal") {
        @Override
        Traffic traffic(int hosts, long seed) {
            if (Integer.bitCount(hosts) != 1) {
                throw new IllegalArgumentException(
                        "traffic bit-reversal: found " + hosts + " hosts; expected a power of two");
            }
            int bits = Integer.numberOfTrailingZeros(hosts);
            int[] targets = new int[hosts];
            Arrays.setAll(targets, i -> Integer.reverse(i) >>> Integer.SIZE - bits);
            return fixed(this, targets);
        }
    },

    /** Each host to the next one and to the one before, in turn. */
    NEIGHBOUR("neighbour") {
        @Override
        Traffic traffic(int hosts, long seed) {
            return shifts(hosts, new int[] {1, hosts - 1});
        }
    },

    /** Each host to every other: in step s all to the one s further. */
    ALL_TO_ALL("all-to-all") {
        @Override
        Traffic traffic(int hosts, long seed) {
            int[] steps = new int[hosts - 1];
            Arrays.setAll(steps, i -> i + 1);
            return shifts(hosts, steps);
        }
    };

    private final String word;

    TrafficRule(String word) {
        this.word = word;
    }

    /** What it is called on a command line. */
    @Override
    public String toString() {
        return word;
    }

    /** Traffic among so many hosts, at least two. */
    abstract Traffic traffic(int hosts, long seed);

    /**
     * Traffic among the hosts of a job; the others are silent.
     *
     * @param hosts the hosts of the job, as the rule counts them
     * @throws IllegalArgumentException if there are too few for it, or not as many as it wants
     */
    public Traffic among(int[] hosts, long seed) {
        if (hosts.length < 2) {
            throw new IllegalArgumentException(
                    "job: found " + hosts.length + " hosts; expected at least 2");
        }
        Traffic traffic = traffic(hosts.length, seed);
        return new Endless() {
            @Override
            public void packets(long first, int[] sources, int[] destinations, int count) {
                ((Endless) traffic).packets(first, sources, destinations, count);
                for (int i = 0; i < count; i++) {
                    sources[i] = hosts[sources[i]];
                    destinations[i] = hosts[destinations[i]];
                }
            }
        };
    }

    /** Hosts 0 to {@code count - 1}. */
    public static int[] consecutive(int count) {
        int[] hosts = new int[count];
        Arrays.setAll(hosts, i -> i);
        return hosts;
    }

    /** So many of all hosts, chosen and put in order at random. */
    public static int[] scattered(int count, int all, long seed) {
        int[] hosts = consecutive(all);
        for (int i = 0; i < count; i++) {
            int other = i + Mixing.below(all - i, Mixing.at(seed, i));
            int host = hosts[other];
            hosts[other] = hosts[i];
            hosts[i] = host;
        }
        return Arrays.copyOf(hosts, count);
    }

    /** Packets of a rule: no file can fail. */
    private interface Endless extends Traffic {
        @Override
        default long count() {
            return Long.MAX_VALUE;
        }

        @Override
        void packets(long first, int[] sources, int[] destinations, int count);
    }

    private static Traffic shifts(int hosts, int[] steps) {
        return new Endless() {
            @Override
            public void packets(long first, int[] sources, int[] destinations, int count) {
                for (int i = 0; i < count; i++) {
                    long packet = first + i;
                    int source = (int) (packet % hosts);
                    int step = steps[(int) (packet / hosts % steps.length)];
                    sources[i] = source;
                    destinations[i] = (int) (((long) source + step) % hosts);
                }
            }
        };
    }

    /** In turn all hosts that do not send to themselves. */
    private static Traffic fixed(TrafficRule rule, int[] targets) {
        int[] senders =
                Arrays.stream(consecutive(targets.length)).filter(i -> targets[i] != i).toArray();
        if (senders.length == 0) {
            throw new IllegalArgumentException(
                    "traffic "
                            + rule
                            + ": found "
                            + targets.length
                            + " hosts, of which each would send to itself; expected more");
        }
        return new Endless() {
            @Override
            public void packets(long first, int[] sources, int[] destinations, int count) {
                for (int i = 0; i < count; i++) {
                    sources[i] = senders[(int) ((first + i) % senders.length)];
                    destinations[i] = targets[sources[i]];
                }
            }
        };
    }
}
