package formwork.kernels.interconnect;

import java.util.Arrays;

/**
 * The fat tree of switches with k ports: k pods of k/2 switches at the edge, which hosts are joined
 * to, and k/2 above them; (k/2)² switches in the core (Al-Fares, Loukissas, Vahdat, SIGCOMM 2008).
 */
final class FatTree {
    private FatTree() {}

    static Topology of(int ports) {
        String name = "fat-tree:" + ports;
        if (ports < 2 || ports % 2 != 0) {
            throw new IllegalArgumentException(
                    "topology " + name + ": found " + ports + " ports; expected an even number");
        }
        long half = ports / 2;
        Topologies.checkSwitches(name, Math.min(5 * half * half, Integer.MAX_VALUE));
        int edge = ports * (ports / 2); // so many at the edge, then those above, then the core
        Links links = new Links(5 * edge / 2);
        for (int pod = 0; pod < ports; pod++) {
            for (int upper = 0; upper < half; upper++) {
                int above = edge + pod * (int) half + upper;
                for (int i = 0; i < half; i++) {
                    links.join(above, pod * (int) half + i);
                    links.join(above, 2 * edge + upper * (int) half + i);
                }
            }
        }
        int[] hosts = new int[edge];
        Arrays.setAll(hosts, i -> i);
        return links.toTopology(name, hosts, new int[0]);
    }
}
