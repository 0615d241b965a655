package formwork.kernels.interconnect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class CacheSimulationTest {
    private static final String[] TOPOLOGIES = {
        "torus:4x4", "fat-tree:4", "dragonfly:4x2x5", "random:20x4", "dsn:32"
    };

    private static Network network(String words, int hosts) {
        return new Network(Routing.MINIMAL.of(Topologies.of(words, 3), 3), hosts);
    }

    /** Counted by a walk of its own, one set of pairs for all. */
    @ParameterizedTest
    @EnumSource(TrafficRule.class)
    void hasAColdMissForEachPortAndDestination(TrafficRule rule) throws IOException {
        for (String words : TOPOLOGIES) {
            Network network = network(words, 64);
            Traffic traffic = rule.among(TrafficRule.consecutive(64), 9);
            CacheSimulation simulation = new CacheSimulation(network, CacheShape.STUDY);
            simulation.send(traffic, 0, 5000, 1);
            int[] sources = new int[5000];
            int[] destinations = new int[5000];
            traffic.packets(0, sources, destinations, 5000);
            Set<String> pairs = new HashSet<>();
            long lookups = 0;
            for (int i = 0; i < 5000; i++) {
                int end = network.hostSwitch(destinations[i]);
                int at = network.hostSwitch(sources[i]);
                String port = "host " + sources[i];
                while (true) {
                    lookups++;
                    pairs.add(port + " to " + destinations[i]);
                    if (at == end) {
                        break;
                    }
                    int next = network.routes().next(at, end);
                    port = "link " + at + "-" + next;
                    at = next;
                }
            }
            Lookups found = simulation.lookups();
            assertEquals(lookups, found.count(), words);
            assertEquals(pairs.size(), found.cold(), words);
            assertEquals(0, found.capacity(), words);
            assertEquals(0, found.conflict(), words); // by low bits, fewer hosts than entries
            long seen = 0;
            for (int port = 0; port < network.portCount(); port++) {
                seen += simulation.destinations(port);
            }
            assertEquals(pairs.size(), seen);
        }
    }

    /**
     * In small caches all sorts of misses happen; a port's are as its lookups by themselves are.
     */
    @ParameterizedTest
    @CsvSource({"low, 1", "hash, 1", "low, 4", "hash, 2"})
    void countsWhatEachPortWouldByItself(String word, int ways) throws IOException {
        CacheShape.Index index =
                word.equals("low") ? CacheShape.Index.LOW_BITS : CacheShape.Index.HASH;
        CacheShape shape = new CacheShape(ways, 16, index, 1);
        Network network = network("torus:4x4", 100);
        Traffic traffic = TrafficRule.UNIFORM.among(TrafficRule.consecutive(100), 4);
        int packets = 20_000;
        CacheSimulation simulation = new CacheSimulation(network, shape);
        simulation.send(traffic, 0, packets, 1);
        int[] sources = new int[packets];
        int[] destinations = new int[packets];
        traffic.packets(0, sources, destinations, packets);
        int[] setOf = new int[100];
        java.util.Arrays.setAll(setOf, shape::set);
        Map<Integer, PortCache> caches = new HashMap<>();
        Map<Integer, long[]> counts = new HashMap<>();
        for (int i = 0; i < packets; i++) {
            int port = network.hostPort(sources[i]);
            counts.computeIfAbsent(port, p -> new long[4])[
                    caches.computeIfAbsent(port, p -> new PortCache(shape, setOf))
                            .lookUp(destinations[i])]++;
        }
        counts.forEach((port, some) -> assertEquals(Lookups.of(some), simulation.lookups(port)));
        assertEquals(100, counts.size());
        Lookups all = simulation.lookups();
        assertTrue(all.cold() > 0 && all.capacity() > 0 && all.conflict() > 0, all.toString());
        assertEquals(all.count(), all.hits() + all.cold() + all.capacity() + all.conflict());
    }

    @Test
    void doesNotDependOnThreads() throws IOException {
        CacheShape shape = new CacheShape(2, 32, CacheShape.Index.HASH, 1);
        Network network = network("dragonfly:4x2x9", 150);
        Traffic traffic = TrafficRule.UNIFORM.among(TrafficRule.consecutive(150), 4);
        CacheSimulation one = new CacheSimulation(network, shape);
        one.send(traffic, 0, 150_000, 1);
        for (int threads : new int[] {2, 3, 7, 500}) {
            CacheSimulation some = new CacheSimulation(network, shape);
            some.send(traffic, 0, 70_001, threads);
            some.send(traffic, 70_001, 150_000, threads);
            for (int port = 0; port < network.portCount(); port++) {
                assertEquals(one.lookups(port), some.lookups(port), threads + ", port " + port);
            }
        }
    }

    /**
     * What a hash costs where all hosts come in turn: a set that has more than four of those looked
     * up at a port never has the next one. Counted from the sets alone.
     */
    @Test
    void hasTheConflictsOfCrowdedSets() throws IOException {
        CacheShape shape = new CacheShape(4, 256, CacheShape.Index.HASH, 1);
        int hosts = 256;
        Network network = network("torus:4x4", hosts);
        Traffic traffic = TrafficRule.ALL_TO_ALL.among(TrafficRule.consecutive(hosts), 1);
        long round = (long) hosts * (hosts - 1);
        CacheSimulation simulation = new CacheSimulation(network, shape);
        simulation.send(traffic, 0, round, 1);
        Lookups before = simulation.lookups(network.hostPort(17));
        simulation.send(traffic, round, 3 * round, 1);
        Lookups later = simulation.lookups(network.hostPort(17)).minus(before);
        int[] crowd = new int[shape.sets()];
        for (int i = 0; i < hosts; i++) {
            crowd[shape.set(i)] += i == 17 ? 0 : 1;
        }
        long expected = 0;
        for (int keys : crowd) {
            expected += keys > 4 ? 2L * keys : 0;
        }
        assertTrue(expected > 0);
        assertEquals(new Lookups(2L * (hosts - 1) - expected, 0, 0, expected), later);
    }
}
