package formwork.kernels.numa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
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

    /** Where the machine was made for this test, who made it says what it must look like. */
    @Test
    void hasTheHomesThatItWasMadeWith() {
        String homes = System.getProperty("formwork.homes");
        assumeTrue(homes != null, "a machine that is what it is");
        assertEquals(
                homes,
                machine.topology().homes().stream()
                        .map(home -> home.node() + ":" + home.cpus())
                        .toList()
                        .toString());
        assertEquals(
                System.getProperty("formwork.memory"), machine.topology().memoryNodes().toString());
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
