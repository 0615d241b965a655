package formwork.kernels.numa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The files of real machines, with what another tool (hwloc's lstopo) prints for them. They lie
 * beside the repository ({@code ../shared/sysfs}) or where {@code FORMWORK_SYSFS} says, and are no
 * part of it.
 */
final class RecordedMachinesTest {
    private static final Pattern NODE =
            Pattern.compile("NUMANode L#\\d+ \\(P#(\\d+) local=(\\d+)([GM])iB");
    private static final Pattern CPU = Pattern.compile("PU L#\\d+ \\(P#(\\d+)\\)");
    private static final Pattern XML_NODE =
            Pattern.compile("type=\"NUMANode\" os_index=\"(\\d+)\".*local_memory=\"(\\d+)\"");
    private static final Pattern XML_CPU = Pattern.compile("type=\"PU\" os_index=\"(\\d+)\"");

    @TempDir private Path folder;

    /** The nodes of usable memory with their MiB, and the usable CPUs. */
    private record Answer(Map<Integer, Long> mebibytes, IdSet cpus) {}

    private static Path recorded() {
        String named = System.getenv("FORMWORK_SYSFS");
        Path root = Path.of("").toAbsolutePath();
        while (!Files.exists(root.resolve("formwork")) || !Files.exists(root.resolve("pom.xml"))) {
            root = root.getParent();
        }
        Path recorded = named == null ? root.resolve("../shared/sysfs") : Path.of(named);
        assumeTrue(Files.isDirectory(recorded), "no recorded machines in " + recorded);
        return recorded.normalize();
    }

    private Topology machine(String name) throws IOException, InterruptedException {
        Path archive = recorded().resolve(name + ".tar.bz2");
        assumeTrue(isInstalled("tar") && isInstalled("bzip2"), "no tar or bzip2 is installed");
        List<String> command = new ArrayList<>(List.of("tar", "xjf", archive.toString()));
        command.addAll(List.of("-C", folder.toString(), "--wildcards", "--no-anchored"));
        command.addAll(List.of("system/node*", "cpu/online", "cpu/present", "proc*", "*cpuset*"));
        Process tar = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(tar.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        assertEquals(true, tar.waitFor(1, TimeUnit.MINUTES), said);
        assertTrue(tar.exitValue() == 0 || said.contains("Not found in archive"), said);
        try (Stream<Path> roots = Files.list(folder)) {
            return Topology.read(roots.findFirst().orElseThrow());
        }
    }

    private static boolean isInstalled(String command) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                .anyMatch(path -> Files.isExecutable(Path.of(path, command)));
    }

    private static Answer answer(String name) throws IOException {
        Path console = recorded().resolve(name + ".console");
        boolean isText = Files.exists(console);
        String text = Files.readString(isText ? console : recorded().resolve(name + ".xml"));
        Map<Integer, Long> mebibytes = new TreeMap<>();
        Matcher node = (isText ? NODE : XML_NODE).matcher(text);
        while (node.find()) {
            long size = Long.parseLong(node.group(2));
            long scaled = isText ? size << ("G".equals(node.group(3)) ? 10 : 0) : size >> 20;
            mebibytes.put(Integer.parseInt(node.group(1)), scaled);
        }
        IdSet cpus = IdSet.NONE;
        Matcher cpu = (isText ? CPU : XML_CPU).matcher(text);
        while (cpu.find()) {
            cpus = cpus.or(IdSet.of(Integer.parseInt(cpu.group(1))));
        }
        return new Answer(mebibytes, cpus);
    }

    /** As lstopo prints: more than 10 GiB is in GiB, rounded. */
    private static Answer ours(Topology topology, boolean isText) {
        Map<Integer, Long> mebibytes = new TreeMap<>();
        for (NumaNode node : topology.nodes()) {
            if (node.hasUsableMemory()) {
                long size = node.memoryBytes() + (isText ? 1 << 19 : 0) >> 20;
                boolean isLarge = isText && node.memoryBytes() >= 10L << 30;
                mebibytes.put(node.id(), isLarge ? Math.round(size / 1024.0) << 10 : size);
            }
        }
        return new Answer(mebibytes, topology.cpus());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "16amd64-8n2c",
                "16amd64-8n2c-cpusets",
                "256ia64-64n2s2c",
                "2arm-2c",
                "32amd64-4s2n4c-cgroup2",
                "48amd64-4pa2n6c-sparse",
                "offline-cpu0-node0"
            })
    void hasTheNodesMemoryAndCpusThatAnotherToolFinds(String name) throws Exception {
        boolean isText = Files.exists(recorded().resolve(name + ".console"));
        assertEquals(answer(name), ours(machine(name), isText));
    }

    @Test
    void readsTheDistancesOfAScatteredMachine() throws Exception {
        Topology topology = machine("48amd64-4pa2n6c-sparse");
        assertEquals(22, topology.distance(33, 0));
        assertEquals(10, topology.distance(33, 33));
        assertEquals(16, topology.distance(33, 1));
        assertEquals(IdSet.ofList("18-23"), topology.node(33).orElseThrow().cpus());
        assertEquals(8, topology.homes().size());
    }

    /**
     * Eight nodes of which each has all CPUs, at distance 10. The other tool takes the first only;
     * the kernel hands out the memory of each, so all are kept, and said to share CPUs.
     */
    @Test
    void keepsNodesThatShareTheirCpus() throws Exception {
        Topology topology = machine("8em64t-2s2ca2c-buggynuma");
        assertEquals(IdSet.ofList("0-7"), topology.memoryNodes());
        assertEquals(false, topology.isPartition());
        assertEquals(answer("8em64t-2s2ca2c-buggynuma").cpus(), topology.cpus());
    }
}
