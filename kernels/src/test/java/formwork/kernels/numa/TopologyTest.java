package formwork.kernels.numa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Made-up machines, of which the files are in the resources. */
final class TopologyTest {
    private static final long GIB = 1L << 30;

    @TempDir private Path root;

    private Topology machine(String name) throws IOException {
        return Topology.read(MachineFiles.place(name, root));
    }

    private static String homes(Topology topology) {
        return topology.homes().stream()
                .map(home -> home.node() + ":" + home.cpus())
                .toList()
                .toString();
    }

    @Test
    void readsNodesDistancesMemoryAndCaches() throws IOException {
        Topology topology = machine("two-nodes");
        assertEquals(
                List.of(
                        new NumaNode(0, IdSet.of(0, 2), IdSet.of(0, 2), 8 * GIB, 4 * GIB, true),
                        new NumaNode(1, IdSet.of(1, 3), IdSet.of(1, 3), 8 * GIB, 4 * GIB, true)),
                topology.nodes());
        assertEquals(List.of(List.of(10, 21), List.of(21, 10)), topology.distances());
        assertEquals("[0:0,2, 1:1,3]", homes(topology));
        assertEquals(6, topology.caches().size());
        assertEquals(new CpuCache(1, "Data", 32768, 64, IdSet.of(0)), topology.caches().get(0));
        assertEquals(
                new CpuCache(3, "Unified", 16 << 20, 64, IdSet.of(1, 3)), topology.caches().get(5));
        assertEquals(2 << 20, topology.hugePageBytes());
        assertTrue(topology.isPartition());
        assertEquals(1, topology.nodeOf(3));
        assertEquals(-1, topology.nodeOf(4));
        assertEquals(-1, topology.nodeOf(-1)); // what the machine has where the system does not say
        assertEquals(List.of(), topology.notes());
    }

    @Test
    void takesScatteredNodesWithoutCpusOrMemoryOrOffline() throws IOException {
        Topology topology = machine("scattered");
        assertEquals(List.of(0, 8, 250), topology.nodes().stream().map(NumaNode::id).toList());
        assertEquals(IdSet.of(0, 8), topology.memoryNodes());
        assertEquals(80, topology.distance(8, 250));
        assertEquals(20, topology.distance(250, 0));
        assertEquals("[0:0-7]", homes(topology)); // 4-7 have no memory of their own; 0 is nearest
        assertEquals(List.of(), topology.notes());
    }

    @Test
    void leavesOutWhatACpusetForbids() throws IOException {
        Topology topology = machine("cpuset");
        assertEquals(4, topology.nodes().size());
        assertEquals(IdSet.of(0, 2, 3), topology.cpus());
        assertEquals(IdSet.of(0, 2), topology.memoryNodes());
        assertFalse(topology.nodes().get(3).hasUsableMemory());
        assertEquals("[0:0, 2:2-3]", homes(topology)); // 2 is nearer to 3 than 0 is
    }

    @Test
    void letsCpusBelongToSeveralNodes() throws IOException {
        Topology topology = machine("split-by-kernel");
        assertFalse(topology.isPartition());
        assertEquals("[0:0-1, 1:0-1]", homes(topology));
        assertEquals(0, topology.nodeOf(1));
    }

    @Test
    void leavesOutCpusThatAreOffline() throws IOException {
        Topology topology = machine("offline-cpus");
        assertEquals(IdSet.of(1, 2), topology.cpus());
        assertEquals("[1:1-2]", homes(topology));
        assertEquals(IdSet.of(0, 1), topology.memoryNodes());
    }

    @Test
    void takesWhatItUnderstandsOfSpoiltFiles() throws IOException {
        Topology topology = machine("spoilt");
        assertEquals(List.of(0, 1), topology.nodes().stream().map(NumaNode::id).toList());
        assertEquals(IdSet.of(0, 1), topology.nodes().get(0).cpus());
        assertEquals(0, topology.nodes().get(0).memoryBytes());
        assertEquals("[1:0-1]", homes(topology));
        assertEquals(10, topology.distance(0, 0));
        assertEquals(20, topology.distance(0, 1));
        String node0 = root.resolve("sys/devices/system/node/node0").toString();
        String node1 = root.resolve("sys/devices/system/node/node1").toString();
        assertEquals(
                List.of(
                        node0
                                + "/meminfo: found \"MemTotal: 99999999999999999999 kB\"; expected a"
                                + " number of kB",
                        node1 + ": found no list of CPUs; expected one",
                        node1 + "/meminfo: found \"MemFree: -7 kB\"; expected a number of kB",
                        node0 + "/distance: found 3 distances; expected 2",
                        node1 + "/distance: found \"x 10\"; expected distances"),
                topology.notes());
        assertEquals(0, topology.nodes().get(1).freeBytes());
        assertEquals(List.of(), topology.caches());
    }

    @Test
    void isOneNodeWithAllCpusWhereTheSystemTellsOfNone() throws IOException {
        Topology topology = machine("without-nodes");
        assertEquals(
                List.of(
                        new NumaNode(
                                0,
                                IdSet.of(1, 2),
                                IdSet.ofList("0-3"),
                                280840L * 1024,
                                250460L * 1024,
                                true)),
                topology.nodes());
        assertEquals("[0:1-2]", homes(topology));
        assertEquals(1, topology.notes().size());
    }

    @Test
    void findsCpusWhereThereIsNoSys() throws IOException {
        assertEquals("[0:0,5]", homes(machine("nothing")));
    }

    @Test
    void findsCpusWhereThereIsNothing() {
        Topology topology = Topology.read(root.resolve("none"));
        assertEquals(1, topology.nodes().size());
        assertEquals(Runtime.getRuntime().availableProcessors(), topology.cpus().size());
        assertEquals(0, topology.nodes().get(0).memoryBytes());
        assertEquals(1, topology.homes().size());
    }
}
