package formwork.kernels.interconnect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.formats.Kinds;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import formwork.formats.graph.Arcs;
import formwork.formats.graph.DimacsColoring;
import formwork.formats.graph.DimacsGraph;
import formwork.formats.graph.GraphFile;
import formwork.formats.graph.Metis;
import formwork.formats.graph.MetisGraph;
import formwork.formats.matrix.MarketMatrix;
import formwork.formats.matrix.MatrixMarket;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TopologiesTest {
    /** Switches, links, hosts' switches and diameters as the papers' formulas have them. */
    @ParameterizedTest
    @CsvSource({
        "torus:16x16, 256, 512, 256, 16", // k²; 2k²; k
        "torus:8x8x4, 256, 768, 256, 10",
        "torus:5, 5, 5, 5, 2",
        "torus:2x2, 4, 4, 4, 2", // no link is there twice
        "torus:1, 1, 0, 1, 0",
        "fat-tree:4, 20, 32, 8, 4", // 5k²/4; k³/2; k²/2
        "fat-tree:8, 80, 256, 32, 4",
        "fat-tree:16, 320, 2048, 128, 4",
        "dragonfly:8x4x32, 256, 1392, 256, 3", // 32 x 28 in groups, 32 x 31 / 2 between
        "dragonfly:4x2x9, 36, 90, 36, 3", // the paper's figure 5: 72 hosts, p = h = 2, a = 4
        "random:256x6, 256, 768, 256, 5",
        "random:10x3, 10, 15, 10, 3",
    })
    void hasWhatItsRuleSays(String words, int switches, int links, int hostSwitches, int most) {
        Topology topology = Topologies.of(words, 1);
        assertEquals(words, topology.name());
        assertEquals(switches, topology.switchCount());
        assertEquals(links, topology.linkCount());
        assertEquals(hostSwitches, topology.hostSwitchCount());
        int diameter = 0;
        for (int from = 0; from < switches; from++) {
            for (int distance : topology.distances(from)) {
                diameter = Math.max(diameter, distance);
            }
        }
        if (words.startsWith("random")) {
            assertTrue(diameter >= 3 && diameter <= most, words + " " + diameter);
        } else {
            assertEquals(most, diameter);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 99})
    void givesEverySwitchAsManyLinksAtRandom(long seed) {
        Topology topology = Topologies.of("random:100x5", seed);
        for (int i = 0; i < topology.switchCount(); i++) {
            assertEquals(5, topology.degree(i));
        }
        assertEquals(ends(topology), ends(Topologies.of("random:100x5", seed)));
        assertTrue(!ends(topology).equals(ends(Topologies.of("random:100x5", seed + 100))));
    }

    private static Set<Integer> ends(Topology topology) {
        Set<Integer> ends = new HashSet<>();
        for (int i = 0; i < topology.switchCount(); i++) {
            for (int link = 0; link < topology.degree(i); link++) {
                ends.add(i * topology.switchCount() + topology.neighbour(i, link));
            }
        }
        return ends;
    }

    /** Each switch of a level but the last one sends a shortcut of at least n / 2^level. */
    @Test
    void halvesTheShortcutsOfDsn() {
        Topology topology = Topologies.of("dsn:256", 1);
        for (int i = 0; i < 256; i++) {
            Set<Integer> lengths = new HashSet<>();
            for (int link = 0; link < topology.degree(i); link++) {
                lengths.add((topology.neighbour(i, link) - i + 256) % 256);
            }
            assertTrue(lengths.contains(1) && lengths.contains(255), "ring at " + i);
            int level = i % 8 + 1;
            int least = 256 >> level;
            boolean found =
                    level == 8 || lengths.stream().anyMatch(n -> n >= least && n < least + 16);
            assertTrue(found, "switch " + i + ": " + lengths);
        }
        Network network = new Network(Routing.MINIMAL.of(topology, 1), 256);
        double mean = Latency.of(network).meanSwitches();
        assertTrue(mean > 6 && mean < 7.5, "mean " + mean); // 6.68 by another program
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ring:4",
                "torus",
                "torus:",
                "torus:0",
                "torus:4x",
                "torus:65536x65536",
                "torus:999999999",
                "fat-tree:3",
                "fat-tree:0",
                "fat-tree:4x4",
                "fat-tree:2000000",
                "dragonfly:4x2x10",
                "dragonfly:4x2x0",
                "dragonfly:4x2",
                "random:7x3",
                "random:4x4",
                "random:4x1",
                "random:999999999x999999998",
                "dsn:0",
                "dsn:100000"
            })
    void saysWhatIsWrong(String words) {
        String message =
                assertThrows(IllegalArgumentException.class, () -> Topologies.of(words, 1))
                        .getMessage();
        assertTrue(message.contains(": found ") && message.contains("; expected "), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"torus:4x4", "dragonfly:4x2x5", "random:20x4", "fat-tree:4"})
    void isStoredAndLoadedAsAnyGraph(String words, @TempDir Path folder) throws IOException {
        Topology topology = Topologies.of(words, 3);
        Arcs arcs = topology.toArcs();
        check(topology, new Metis(), MetisGraph.of(arcs.toGraph()), folder);
        check(topology, new DimacsColoring(), DimacsGraph.coloring(arcs), folder);
        check(topology, new MatrixMarket(), MarketMatrix.of(arcs.toMatrix()), folder);
    }

    private static <T> void check(Topology topology, WritableKind<T> kind, T value, Path folder)
            throws IOException {
        Path file = folder.resolve(kind.name());
        try (Target target = Target.create(file)) {
            kind.write(value, target);
        }
        Object read = Kinds.read(file);
        Arcs arcs =
                read instanceof MarketMatrix matrix
                        ? Arcs.ofMatrix(matrix.matrix())
                        : ((GraphFile) read).arcs();
        Topology back = Topology.of(kind.name(), arcs);
        assertEquals(ends(topology), ends(back), kind.name());
        assertEquals(topology.linkCount(), back.linkCount());
    }

    @Test
    void wantsAllConnected() {
        Links links = new Links(4);
        links.join(0, 1);
        links.join(2, 3);
        String message =
                assertThrows(IllegalArgumentException.class, () -> links.toTopology("two"))
                        .getMessage();
        assertEquals(
                "two: found no way from switch 0 to switch 2; expected all to be connected",
                message);
    }
}
