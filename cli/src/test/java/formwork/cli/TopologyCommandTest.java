package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TopologyCommandTest {
    @TempDir private Path root;

    @BeforeEach
    void placeAMachine() throws IOException {
        Path system = root.resolve("sys/devices/system");
        write(system.resolve("cpu/online"), "0-3");
        write(system.resolve("node/online"), "0,2");
        for (int node : new int[] {0, 2}) {
            Path folder = system.resolve("node/node" + node);
            write(folder.resolve("cpulist"), node + "-" + (node + 1));
            write(folder.resolve("distance"), node == 0 ? "10 21" : "21 10");
            write(
                    folder.resolve("meminfo"),
                    "Node 0 MemTotal: 12582912 kB\nNode 0 MemFree: 2600000 kB");
        }
        write(root.resolve("proc/self/status"), "Cpus_allowed_list:\t0-2\nMems_allowed_list:\t0");
        for (int cpu = 0; cpu < 4; cpu++) {
            Path cache = system.resolve("cpu/cpu" + cpu + "/cache/index0");
            write(cache.resolve("level"), "1");
            write(cache.resolve("type"), "Data");
            write(cache.resolve("size"), "48K");
            write(cache.resolve("coherency_line_size"), "64");
        }
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text + "\n");
    }

    @Test
    void printsNodesDistancesHomesAndCaches() {
        CommandRun run = CommandRun.of("topology", "--root", root.toString());
        assertEquals("", run.err());
        assertEquals(
                """
                2 nodes, 3 CPUs for this process

                node  memory     free  CPUs
                   0  12 GiB  2.5 GiB  0-1
                   2  12 GiB  2.5 GiB  2-3   its memory is not for this process, CPUs 3 are not for this process

                distance
                    0   2
                0  10  21
                2  21  10

                home: CPUs 0-2 with the memory of node 0
                cache: 3 x L1 data of 48 KiB
                pages: 4 KiB
                """,
                run.out());
    }

    @Test
    void printsTheSameAsJson() {
        CommandRun run = CommandRun.of("topology", "--json", "--root", root.toString());
        assertEquals(
                """
                {"nodes":[{"node":0,"cpus":[0,1],"usableCpus":[0,1],"memoryBytes":12884901888,\
                "freeBytes":2662400000,"isMemoryUsable":true,"distances":[10,21]},\
                {"node":2,"cpus":[2,3],"usableCpus":[2],"memoryBytes":12884901888,\
                "freeBytes":2662400000,"isMemoryUsable":false,"distances":[21,10]}],\
                "homes":[{"node":0,"cpus":[0,1,2]}],\
                "caches":[{"level":1,"type":"Data","sizeBytes":49152,"lineBytes":64,"cpus":[0]},\
                {"level":1,"type":"Data","sizeBytes":49152,"lineBytes":64,"cpus":[1]},\
                {"level":1,"type":"Data","sizeBytes":49152,"lineBytes":64,"cpus":[2]}],\
                "pageBytes":4096,"hugePageBytes":0,"notes":[]}
                """,
                run.out());
    }

    @Test
    void printsThisMachine() {
        CommandRun run = CommandRun.of("topology");
        assertEquals(ExitCode.OK, run.status());
        assertTrue(run.out().contains(" CPUs for this process\n"), run.out());
        assertTrue(run.out().contains("\nhome: CPUs "), run.out());
    }

    @Test
    void wantsAFolder() {
        CommandRun run = CommandRun.of("topology", "--root", root.resolve("none").toString());
        assertEquals(ExitCode.USAGE, run.status());
        assertTrue(run.err().endsWith("; expected a folder\n"), run.err());
    }
}
