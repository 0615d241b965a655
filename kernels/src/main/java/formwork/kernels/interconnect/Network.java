package formwork.kernels.interconnect;

/**
 * A topology, its routes, and the hosts at its switches: as many at each that may have some, as
 * nearly as it goes, with consecutive numbers from 0. The input ports of a switch are those of its
 * links and then one for each of its hosts.
 */
public final class Network {
    /** So many hosts at most. */
    public static final int MOST_HOSTS = 1 << 20;

    private final RoutingTable routes;
    private final Topology topology;
    private final int[] hostSwitches;
    private final int[] hostPorts;
    private final int[] farPorts; // of each link, the input port that it leads to
    private final int ports;

    /**
     * The network of {@code hosts} hosts.
     *
     * @throws IllegalArgumentException if there are fewer than 2 hosts or too many
     */
    public Network(RoutingTable routes, int hosts) {
        if (hosts < 2 || hosts > MOST_HOSTS) {
            throw new IllegalArgumentException(
                    "hosts: found " + hosts + "; expected 2 to " + MOST_HOSTS);
        }
        this.routes = routes;
        topology = routes.topology();
        int switches = topology.switchCount();
        hostSwitches = new int[hosts];
        int[] hostsAt = new int[switches];
        for (int host = 0; host < hosts; host++) {
            int at = (int) ((long) host * topology.hostSwitchCount() / hosts);
            hostSwitches[host] = topology.hostSwitch(at);
            hostsAt[hostSwitches[host]]++;
        }
        int[] firstPorts = new int[switches + 1];
        for (int i = 0; i < switches; i++) {
            firstPorts[i + 1] = firstPorts[i] + topology.degree(i) + hostsAt[i];
        }
        ports = firstPorts[switches];
        hostPorts = new int[hosts];
        for (int host = hosts - 1; host >= 0; host--) {
            int at = hostSwitches[host];
            hostPorts[host] = firstPorts[at] + topology.degree(at) + --hostsAt[at];
        }
        farPorts = new int[2 * topology.linkCount()];
        for (int from = 0; from < switches; from++) {
            for (int i = topology.offset(from); i < topology.offset(from + 1); i++) {
                int to = topology.end(i);
                farPorts[i] = firstPorts[to] + topology.link(to, from) - topology.offset(to);
            }
        }
    }

    /** Its topology. */
    public Topology topology() {
        return topology;
    }

    /** Its routes. */
    public RoutingTable routes() {
        return routes;
    }

    /** How many hosts there are. */
    public int hostCount() {
        return hostSwitches.length;
    }

    /** How many input ports all switches have together. */
    public int portCount() {
        return ports;
    }

    /** The switch that a host is joined to. */
    public int hostSwitch(int host) {
        return hostSwitches[host];
    }

    /** The input port that a host sends to. */
    int hostPort(int host) {
        return hostPorts[host];
    }

    /** The input port at the far end of a link. */
    int farPort(int link) {
        return farPorts[link];
    }

    /** How many switches a packet passes from one host to another. */
    public int switchesPassed(int from, int to) {
        int end = hostSwitches[to];
        int passed = 1;
        for (int at = hostSwitches[from]; at != end; at = routes.next(at, end)) {
            passed++;
        }
        return passed;
    }
}
