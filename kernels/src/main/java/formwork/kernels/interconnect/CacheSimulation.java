package formwork.kernels.interconnect;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Sends packets through a network whose input ports, those of hosts too, each have a cache of
 * routes with the destination host as the key, and counts what the lookups find. Packets follow
 * each other; none waits for another.
 *
 * <pre>{@code
 * Topology torus = Topologies.of("torus:16x16", 1);
 * Network network = new Network(Routing.MINIMAL.of(torus, 1), 512);
 * Traffic traffic = TrafficRule.UNIFORM.among(TrafficRule.consecutive(512), 1);
 * CacheSimulation simulation = new CacheSimulation(network, CacheShape.STUDY);
 * simulation.send(traffic, 0, 5_000_000, 1);
 * System.out.println(simulation.lookups());
 * }</pre>
 *
 * <p>The counts do not depend on the number of threads: each has ports of its own, and every port
 * sees its lookups in the order of the packets.
 */
public final class CacheSimulation {
    private static final int BATCH = 1 << 15;

    /** So many lookups wait at once; a packet has one at a switch, and passes none twice. */
    private static final int MOST_PENDING = 1 << 24;

    private final Network network;
    private final CacheShape shape;
    private final int[] setOf;
    private final PortCache[] caches;
    private final long[][] counts;

    /** All caches are empty. */
    public CacheSimulation(Network network, CacheShape shape) {
        this.network = network;
        this.shape = shape;
        setOf = new int[network.hostCount()];
        Arrays.setAll(setOf, shape::set);
        caches = new PortCache[network.portCount()];
        counts = new long[network.portCount()][];
    }

    /** The network. */
    public Network network() {
        return network;
    }

    /** The caches. */
    public CacheShape shape() {
        return shape;
    }

    /**
     * Sends packets.
     *
     * @param from the first packet of the traffic to be sent
     * @param to the one after the last
     * @throws IOException if the traffic comes from a file that cannot be read
     */
    public void send(Traffic traffic, long from, long to, int threads) throws IOException {
        if (threads <= 1) {
            sendInTurn(traffic, from, to);
            return;
        }
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            sendInBatches(traffic, from, to, threads, pool);
        } finally {
            pool.shutdownNow();
        }
    }

    private void sendInTurn(Traffic traffic, long from, long to) throws IOException {
        int[] sources = new int[BATCH];
        int[] destinations = new int[BATCH];
        for (long first = from; first < to; first += BATCH) {
            int count = (int) Math.min(BATCH, to - first);
            traffic.packets(first, sources, destinations, count);
            for (int i = 0; i < count; i++) {
                send(sources[i], destinations[i]);
            }
        }
    }

    private void send(int source, int destination) {
        int end = network.hostSwitch(destination);
        int[] row = network.routes().links(end);
        Topology topology = network.topology();
        int port = network.hostPort(source);
        int at = network.hostSwitch(source);
        lookUp(port, destination);
        while (at != end) {
            int link = row[at];
            at = topology.end(link);
            lookUp(network.farPort(link), destination);
        }
    }

    private void lookUp(int port, int destination) {
        PortCache cache = caches[port];
        if (cache == null) {
            cache = new PortCache(shape, setOf);
            caches[port] = cache;
            counts[port] = new long[4];
        }
        counts[port][cache.lookUp(destination)]++;
    }

    /** First the lookups of each part of a batch, sorted by whose they are; then each does its. */
    private void sendInBatches(
            Traffic traffic, long from, long to, int threads, ExecutorService pool)
            throws IOException {
        int most = MOST_PENDING / network.topology().switchCount();
        int[] sources = new int[Math.min(BATCH * threads, most)];
        int[] destinations = new int[sources.length];
        PendingLookups[][] pending = new PendingLookups[threads][threads]; // by part and owner
        List<Callable<Void>> routing = new ArrayList<>();
        List<Callable<Void>> looking = new ArrayList<>();
        int[] count = new int[1];
        for (int i = 0; i < threads; i++) {
            int part = i;
            Arrays.setAll(pending[part], owner -> new PendingLookups());
            routing.add(
                    () -> {
                        int begin = (int) ((long) count[0] * part / threads);
                        int end = (int) ((long) count[0] * (part + 1) / threads);
                        for (int packet = begin; packet < end; packet++) {
                            route(sources[packet], destinations[packet], pending[part]);
                        }
                        return null;
                    });
            looking.add(
                    () -> {
                        for (PendingLookups[] some : pending) {
                            some[part].forEach(this::lookUp);
                            some[part].clear();
                        }
                        return null;
                    });
        }
        for (long first = from; first < to; first += sources.length) {
            count[0] = (int) Math.min(sources.length, to - first);
            traffic.packets(first, sources, destinations, count[0]);
            runAll(pool, routing);
            runAll(pool, looking);
        }
    }

    private void route(int source, int destination, PendingLookups[] owners) {
        int end = network.hostSwitch(destination);
        int[] row = network.routes().links(end);
        Topology topology = network.topology();
        int port = network.hostPort(source);
        int at = network.hostSwitch(source);
        owners[port % owners.length].add(port, destination);
        while (at != end) {
            int link = row[at];
            at = topology.end(link);
            port = network.farPort(link);
            owners[port % owners.length].add(port, destination);
        }
    }

    private static void runAll(ExecutorService pool, List<Callable<Void>> tasks) {
        try {
            for (Future<Void> task : pool.invokeAll(tasks)) {
                task.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("simulation: found an interrupt", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("simulation: " + e.getCause(), e);
        }
    }

    /** What all lookups found so far. */
    public Lookups lookups() {
        Lookups all = Lookups.NONE;
        for (long[] some : counts) {
            all = some == null ? all : all.plus(Lookups.of(some));
        }
        return all;
    }

    /** What the lookups at one input port found. */
    public Lookups lookups(int port) {
        return counts[port] == null ? Lookups.NONE : Lookups.of(counts[port]);
    }

    /** How many destinations have been looked up at an input port. */
    public int destinations(int port) {
        return caches[port] == null ? 0 : caches[port].seenCount();
    }

    /** The most destinations that were looked up at one port. */
    public int mostDestinations() {
        int most = 0;
        for (int port = 0; port < caches.length; port++) {
            most = Math.max(most, destinations(port));
        }
        return most;
    }
}
