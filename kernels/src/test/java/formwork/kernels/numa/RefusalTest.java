package formwork.kernels.numa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import formwork.edit.ItemKind;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Systems that refuse: one warning, and the same answers unplaced. */
@ExtendWith(LeakCheck.class)
final class RefusalTest {
    private static final SystemCall[] ALL = SystemCall.values();

    @TempDir private Path folder;
    private final List<String> warnings = new ArrayList<>();

    private Machine machine(Kernel kernel) throws IOException {
        return Machine.of(MachineFiles.place("two-nodes", folder), kernel, warnings::add);
    }

    /** Three vectors and what was made of them; the same answer wherever they lie. */
    private static double work(Machine machine) {
        try (NodePool pool = machine.pool(2);
                NodeVector x = NodeVector.allocate(pool, ItemKind.REAL8, 100_001);
                NodeVector y = NodeVector.allocate(pool, ItemKind.REAL8, 100_001)) {
            double[] sums = new double[pool.threads()];
            pool.run(
                    worker -> {
                        Split.Range mine = worker.share(x.part(worker.home()));
                        double sum = 0;
                        for (long i = mine.from(); i < mine.to(); i++) {
                            x.set(i, (double) i);
                            y.set(i, 2 * x.doubleAt(i));
                            sum += y.doubleAt(i);
                        }
                        sums[worker.index()] = worker.sum(sum);
                    });
            return sums[0];
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Errno.class,
            names = {"EPERM", "EINVAL", "ENOSYS"})
    void worksUnplacedWhereEveryCallIsRefused(Errno errno) throws IOException {
        Machine machine = machine(new RefusingKernel(Kernel.NONE, errno, ALL));
        assertEquals(100_000.0 * 100_001, work(machine));
        work(machine);
        try (NodeBuffer buffer = machine.allocate(5000, Policy.bind(1));
                Pinning pinning = machine.pin(IdSet.of(0))) {
            assertFalse(buffer.isPlaced());
            assertFalse(pinning.isPinned());
            assertEquals(0, buffer.address() % machine.topology().pageBytes());
            assertEquals(0, buffer.view(4992, 8).getLong(0));
            assertEquals(Placement.Source.NONE, buffer.placement().source());
            assertEquals(2, buffer.placement().unknownPages());
        }
        assertEquals(-1, machine.currentCpu());
        assertEquals(-1, machine.currentNode());
        assertEquals(IdSet.ofList("0-3"), machine.affinity());
        assertEquals(2, warnings.size(), warnings.toString());
        assertTrue(warnings.get(0).startsWith("sched_setaffinity to CPUs \""), warnings.get(0));
        String found = "found " + Errno.text(errno.number()) + "; expected";
        assertTrue(warnings.get(0).contains(found), warnings.get(0));
        assertTrue(warnings.get(1).startsWith("mmap of "), warnings.get(1));
    }

    @Test
    void saysOnceThatItIsAnotherSystem() throws IOException {
        Machine machine = machine(Kernel.NONE);
        assertEquals(100_000.0 * 100_001, work(machine));
        assertTrue(
                warnings.get(0)
                        .endsWith("; expected Linux on x86-64 or aarch64, all goes on unplaced"),
                warnings.get(0));
    }

    @Test
    void saysOnceThatMemoryCannotBePlaced() throws IOException {
        Machine here = Machine.here(warnings::add);
        assumeTrue(here.kernel() != Kernel.NONE, "no Linux on x86-64 or aarch64");
        Machine machine =
                new Machine(
                        here.topology(),
                        new RefusingKernel(here.kernel(), Errno.EPERM, SystemCall.MBIND),
                        warnings::add);
        for (int i = 0; i < 3; i++) {
            assertEquals(100_000.0 * 100_001, work(machine));
        }
        int node = here.topology().homes().get(0).node();
        assertEquals(
                List.of(
                        "mbind with policy bind "
                                + node
                                + ": found errno 1 (EPERM); expected a system that lets this process"
                                + " place memory, buffers are unplaced"),
                warnings);
    }

    /** What a process prints whose calls are refused; {@link #worksUnderARealRefusal} starts it. */
    static final class Refused {
        private Refused() {}

        @SuppressWarnings("SystemOut") // a program of its own
        public static void main(String[] arguments) {
            List<String> said = new ArrayList<>();
            Machine machine = Machine.here(said::add);
            System.out.println(work(machine));
            try (NodeBuffer buffer = machine.allocate(10, Policy.local())) {
                buffer.touch(0, 10);
                System.out.println(buffer.isPlaced() + " " + buffer.placement().source());
            }
            said.forEach(System.out::println);
        }
    }

    /** The kernel itself refuses, as a container's profile makes it do; no root is needed. */
    @Test
    void worksUnderARealRefusal() throws IOException, InterruptedException {
        String architecture = System.getProperty("os.arch");
        assumeTrue(
                SystemCall.MBIND.on(architecture) > 0
                        && System.getProperty("os.name").equals("Linux"),
                "no Linux on x86-64 or aarch64");
        assumeTrue(isInstalled("gcc"), "no gcc is installed");
        Path source = folder.resolve("deny.c");
        try (InputStream in = RefusalTest.class.getResourceAsStream("deny.c")) {
            Files.copy(in, source);
        }
        Path deny = folder.resolve("deny");
        assertEquals("", run(List.of("gcc", "-Wall", "-o", deny.toString(), source.toString())));
        List<String> command =
                new ArrayList<>(
                        List.of(
                                deny.toString(),
                                "1",
                                Stream.of(
                                                SystemCall.MBIND,
                                                SystemCall.GET_MEMPOLICY,
                                                SystemCall.MOVE_PAGES)
                                        .map(call -> Integer.toString(call.on(architecture)))
                                        .reduce((a, b) -> a + "," + b)
                                        .orElseThrow(),
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx64m",
                                "-XX:+UseSerialGC",
                                "--add-opens",
                                "java.base/jdk.internal.misc=ALL-UNNAMED",
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Refused.class.getName()));
        List<String> lines = run(command).lines().toList();
        assertEquals(3, lines.size(), lines.toString());
        assertEquals(Double.toString(100_000.0 * 100_001), lines.get(0));
        boolean hasMaps = Files.isReadable(Path.of("/proc/self/numa_maps"));
        assertEquals("false " + (hasMaps ? "NUMA_MAPS" : "NONE"), lines.get(1));
        assertTrue(lines.get(2).contains("found errno 1 (EPERM)"), lines.get(2));
    }

    private static String run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String said =
                new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        assertTrue(process.waitFor(1, TimeUnit.MINUTES), said);
        assertEquals(0, process.exitValue(), said);
        return said;
    }

    private static boolean isInstalled(String command) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                .anyMatch(path -> Files.isExecutable(Path.of(path, command)));
    }
}
