package formwork.kernels.numa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Threads of this machine, whatever nodes it has. */
final class MachineTest {
    private final List<String> warnings = new ArrayList<>();
    private Machine machine;

    @BeforeEach
    void open() {
        machine = Machine.here(warnings::add);
        assumeTrue(machine.kernel() != Kernel.NONE, "no Linux on x86-64 or aarch64");
    }

    /** By files that the topology is not read from, and by who made the machine for this test. */
    @Test
    void hasTheHomesThatItWasMadeWith() throws IOException {
        Topology topology = machine.topology();
        IdSet withMemory = IdSet.of(0); // a system that tells of no nodes is one
        Path nodes = Path.of("/sys/devices/system/node");
        if (Files.exists(nodes.resolve("has_memory"))) {
            withMemory = list(Files.readString(nodes.resolve("has_memory")));
            withMemory = withMemory.and(allowed("Mems_allowed_list:"));
        }
        assertEquals(withMemory, topology.memoryNodes());
        IdSet placed = IdSet.NONE;
        for (Home home : topology.homes()) {
            assertTrue(withMemory.contains(home.node()), home.toString());
            assertFalse(home.cpus().isEmpty(), home.toString());
            placed = placed.or(home.cpus());
        }
        assertEquals(allowed("Cpus_allowed_list:"), placed);
        for (int node : withMemory.toArray()) {
            Path cpus = nodes.resolve("node" + node + "/cpulist");
            IdSet own = Files.exists(cpus) ? list(Files.readString(cpus)).and(placed) : placed;
            IdSet missing = own;
            for (Home home : topology.homes()) {
                missing = home.node() == node ? missing.without(home.cpus()) : missing;
            }
            assertEquals(IdSet.NONE, missing, "CPUs of node " + node);
        }
        String homes = homes(topology);
        assertEquals(System.getProperty("formwork.homes", homes), homes);
        String memory = topology.memoryNodes().toString();
        assertEquals(System.getProperty("formwork.memory", memory), memory);
    }

    private static String homes(Topology topology) {
        return topology.homes().stream()
                .map(home -> home.node() + ":" + home.cpus())
                .toList()
                .toString();
    }

    private static IdSet list(String text) {
        return IdSet.ofList(text.strip());
    }

    private static IdSet allowed(String name) throws IOException {
        for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
            if (line.startsWith(name)) {
                return list(line.substring(name.length()));
            }
        }
        throw new AssertionError("found no " + name + " in /proc/self/status");
    }

    @Test
    void hasTheCpusThatTheJvmCounts() {
        assertEquals(Runtime.getRuntime().availableProcessors(), machine.topology().cpus().size());
        assertEquals(List.of(), machine.topology().notes());
    }

    @Test
    void runsWhereItIsPinnedAndAnywhereAfterwards() {
        IdSet before = machine.affinity();
        for (int cpu : machine.topology().cpus().toArray()) {
            try (Pinning pinning = machine.pin(IdSet.of(cpu))) {
                assertTrue(pinning.isPinned());
                assertEquals(cpu, machine.currentCpu());
                assertEquals(machine.topology().nodeOf(cpu), machine.currentNode());
                assertEquals(IdSet.of(cpu), machine.affinity());
            }
            assertEquals(before, machine.affinity());
        }
        assertEquals(List.of(), warnings);
    }

    @Test
    void stillKnowsAllCpusOnAPinnedThread() {
        int cpu = machine.topology().cpus().first();
        try (Pinning pinning = machine.pin(IdSet.of(cpu))) {
            assertTrue(pinning.isPinned());
            assertEquals(machine.topology().cpus(), Machine.here(warnings::add).topology().cpus());
        }
    }

    @Test
    void keepsTheErrorNumberOfARefusedCall() {
        IdSet absent = IdSet.of(8000);
        assertEquals(-Errno.EINVAL.number(), machine.setAffinity(absent));
        try (Pinning pinning = machine.pin(absent);
                Pinning again = machine.pin(absent)) {
            assertFalse(pinning.isPinned());
            assertFalse(again.isPinned());
        }
        assertEquals(
                List.of(
                        "sched_setaffinity to CPUs \"8000\": found errno 22 (EINVAL); expected some"
                                + " of "
                                + machine.topology().cpus()
                                + ", threads stay where the system puts them"),
                warnings);
    }

    @Test
    void letsOnlyTheSameThreadEndAPinning() throws InterruptedException {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        try (Pinning pinning = machine.pin(machine.topology().cpus())) {
            Thread other =
                    new Thread(
                            () ->
                                    thrown.set(
                                            assertThrows(
                                                    IllegalStateException.class, pinning::close)));
            other.start();
            other.join();
        }
        assertTrue(thrown.get().getMessage().startsWith("pinning: found the thread Thread-"));
    }

    @Test
    void pinsNoVirtualThread() throws ReflectiveOperationException, InterruptedException {
        Method start = null;
        for (Method method : Thread.class.getMethods()) {
            if (method.getName().equals("startVirtualThread")) {
                start = method;
            }
        }
        assumeTrue(start != null, "Java before 21 has no virtual threads");
        AtomicReference<String> message = new AtomicReference<>();
        Runnable task =
                () -> {
                    try (Pinning pinning = machine.pin(machine.topology().cpus())) {
                        message.set("pinned " + pinning.isPinned());
                    } catch (IllegalStateException e) {
                        message.set(e.getMessage());
                    }
                };
        try {
            ((Thread) start.invoke(null, task)).join();
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(e);
        }
        assertEquals("pin: found a virtual thread; expected a platform thread", message.get());
    }
}
