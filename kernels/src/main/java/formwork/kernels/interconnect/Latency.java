package formwork.kernels.interconnect;

/**
 * The time of packets between all pairs of hosts when no other packet is in the way: it depends on
 * the switches passed only, so that pairs are counted by them.
 */
public final class Latency {
    private final long[] pairs; // by the switches passed

    private Latency(long[] pairs) {
        this.pairs = pairs;
    }

    /** Of a network, from each host to each other. */
    public static Latency of(Network network) {
        Topology topology = network.topology();
        int switches = topology.switchCount();
        long[] hostsAt = new long[switches];
        for (int host = 0; host < network.hostCount(); host++) {
            hostsAt[network.hostSwitch(host)]++;
        }
        long[] pairs = new long[switches + 1];
        for (int to = 0; to < switches; to++) {
            if (hostsAt[to] == 0) {
                continue;
            }
            int[] lengths = network.routes().lengths(to);
            for (int from = 0; from < switches; from++) {
                long senders = from == to ? hostsAt[from] - 1 : hostsAt[from];
                pairs[lengths[from] + 1] += senders * hostsAt[to];
            }
        }
        return new Latency(pairs);
    }

    /** How many pairs pass so many switches. */
    public long pairs(int switches) {
        return switches < pairs.length ? pairs[switches] : 0;
    }

    /** The switches that a pair passes, on average. */
    public double meanSwitches() {
        double sum = 0;
        double count = 0;
        for (int i = 0; i < pairs.length; i++) {
            sum += (double) i * pairs[i];
            count += pairs[i];
        }
        return sum / count;
    }

    /** The switches that the pair furthest apart passes. */
    public int mostSwitches() {
        int most = pairs.length - 1;
        while (pairs[most] == 0) {
            most--;
        }
        return most;
    }

    /** The mean over all pairs, in nanoseconds; 0 for a share of 0 is without a cache. */
    public double mean(Delays delays, double hitShare) {
        return delays.latency(meanSwitches(), hitShare);
    }

    /** That of the pair furthest apart. */
    public double worst(Delays delays, double hitShare) {
        return delays.latency(mostSwitches(), hitShare);
    }

    /** By what share of itself the mean is lower with such a share of hits than with none. */
    public double cut(Delays delays, double hitShare) {
        return 1 - mean(delays, hitShare) / mean(delays, 0);
    }
}
