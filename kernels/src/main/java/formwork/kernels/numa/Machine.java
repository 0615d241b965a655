package formwork.kernels.numa;

import static java.util.Objects.requireNonNull;

import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import org.agrona.UnsafeApi;

/**
 * The machine that this process runs on: its nodes, where its threads run, and memory on its nodes.
 *
 * <pre>{@code
 * Machine machine = Machine.here();
 * try (NodePool pool = machine.pool(2);
 *         NodeVector x = NodeVector.allocate(pool, ItemKind.REAL8, 1_000_000)) {
 *     pool.run(worker -> fill(x.part(worker.home())));
 * }
 * }</pre>
 *
 * <p><b>Refusals.</b> Where the system refuses (a container, another system than Linux), there is
 * one warning that says what and why, and all goes on unplaced: with the same answers, where they
 * happen to run.
 *
 * <p><b>Flags.</b> {@code --add-opens java.base/jdk.internal.misc=ALL-UNNAMED}, and on Java 24 and
 * later {@code --enable-native-access=ALL-UNNAMED} lest the JVM warn.
 */
public final class Machine {
    private static final System.Logger LOGGER = System.getLogger("formwork.kernels.numa");

    /** Masks of so many bits go to the kernel; it wants one at least as long as its own. */
    private static final int CPU_MASK_WORDS = 1024;

    private final Topology topology;
    private final Kernel kernel;
    private final Warnings warnings;

    Machine(Topology topology, Kernel kernel, Consumer<String> warnings) {
        this.topology = topology;
        this.kernel = kernel;
        this.warnings = new Warnings(warnings);
        if (kernel == Kernel.NONE) {
            this.warnings.once(
                    "kernel",
                    "placement: found "
                            + kernel.title()
                            + "; expected Linux on x86-64 or aarch64, all goes on unplaced");
        }
    }

    private static final class Here {
        static final Machine MACHINE = here(text -> LOGGER.log(System.Logger.Level.WARNING, text));
    }

    /** This machine, as it was when it was first asked for; warnings go to the system's log. */
    public static Machine here() {
        return Here.MACHINE;
    }

    /** This machine as it is now; warnings go to {@code warnings}. */
    public static Machine here(Consumer<String> warnings) {
        requireNonNull(warnings);
        Kernel kernel = kernel(warnings);
        return of(Path.of("/"), kernel, warnings);
    }

    /** A machine by the files in {@code root} and what its kernel allows. */
    static Machine of(Path root, Kernel kernel, Consumer<String> warnings) {
        // The first thread's number is that of the process. Its CPUs are asked for, since the
        // calling thread may have been pinned.
        IdSet cpus = affinity(kernel, ProcessHandle.current().pid());
        Allowed allowed = Allowed.in(root).and(new Allowed(cpus, null));
        Topology topology = TopologyReader.read(root, allowed, UnsafeApi.pageSize());
        return new Machine(topology, kernel, warnings);
    }

    private static Kernel kernel(Consumer<String> warnings) {
        try {
            boolean isKnown =
                    System.getProperty("os.name").equals("Linux")
                            && SystemCall.MMAP.on(System.getProperty("os.arch")) > 0;
            return isKnown ? LinuxKernel.here() : Kernel.NONE;
        } catch (LinkageError e) { // JNA unpacks its library where temporary files may not be run
            warnings.accept("placement: found " + e.getMessage() + "; expected JNA's library");
            return Kernel.NONE;
        }
    }

    /** The nodes and CPUs, and what this process may use of them. */
    public Topology topology() {
        return topology;
    }

    Kernel kernel() {
        return kernel;
    }

    Warnings warnings() {
        return warnings;
    }

    // ---- threads ----

    /** The CPU on which the calling thread runs just now; -1 if the system does not say. */
    public int currentCpu() {
        return (int) (current() & 0xFFFF_FFFFL);
    }

    /** The node of that CPU; -1 if the system does not say. */
    public int currentNode() {
        return (int) (current() >> Integer.SIZE);
    }

    private long current() {
        long[] answer = new long[1];
        long result = Words.with(answer, at -> kernel.call(SystemCall.GETCPU, at, at + 4, 0));
        if (result < 0) {
            return -1;
        }
        return ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN
                ? answer[0]
                : Long.rotateLeft(answer[0], Integer.SIZE);
    }

    /**
     * The CPUs on which the calling thread may run; all allowed ones if the system does not say.
     */
    public IdSet affinity() {
        IdSet cpus = affinity(kernel, 0);
        return cpus == null ? topology.cpus() : cpus;
    }

    private static IdSet affinity(Kernel kernel, long thread) {
        long[] mask = new long[CPU_MASK_WORDS];
        long bytes = mask.length * (long) Long.BYTES;
        long result =
                Words.with(
                        mask, at -> kernel.call(SystemCall.SCHED_GETAFFINITY, thread, bytes, at));
        return result < 0 ? null : IdSet.of(BitSet.valueOf(mask));
    }

    /**
     * Keeps the calling thread on these CPUs until what it returns is closed, by the same thread.
     *
     * @throws IllegalStateException on a virtual thread, which has no CPUs of its own
     */
    public Pinning pin(IdSet cpus) {
        if (Thread.currentThread().getClass().getName().equals("java.lang.VirtualThread")) {
            throw new IllegalStateException(
                    "pin: found a virtual thread; expected a platform thread");
        }
        IdSet before = affinity(kernel, 0);
        long result = setAffinity(cpus);
        if (result < 0) {
            warnings.once(
                    "affinity" + result,
                    "sched_setaffinity to CPUs \""
                            + cpus
                            + "\": found "
                            + Errno.text(-result)
                            + "; expected some of "
                            + topology.cpus()
                            + ", threads stay where the system puts them");
            return new Pinning(this, null);
        }
        return new Pinning(this, before == null ? topology.cpus() : before);
    }

    /** Keeps the calling thread on the CPUs of a home. */
    public Pinning pin(Home home) {
        return pin(home.cpus());
    }

    /** Returns a negative number if the system refuses. */
    long setAffinity(IdSet cpus) {
        long[] mask = cpus.words(1);
        return Words.with(
                mask,
                at ->
                        kernel.call(
                                SystemCall.SCHED_SETAFFINITY,
                                0,
                                mask.length * (long) Long.BYTES,
                                at));
    }

    /** Threads of which each home has {@code threadsPerHome}, and which stay there. */
    public NodePool pool(int threadsPerHome) {
        return pool(topology.homes(), threadsPerHome);
    }

    /**
     * The same for these homes, which may be some of the machine's or the same one several times.
     */
    public NodePool pool(List<Home> homes, int threadsPerHome) {
        return NodePool.of(this, homes, threadsPerHome);
    }

    // ---- memory ----

    /**
     * A buffer of zeros of which no page is there yet: each is made when a thread first touches it.
     *
     * @throws OutOfMemoryError if the system has no room for it
     */
    public NodeBuffer allocate(long bytes, Policy policy) {
        return NodeBuffer.map(this, bytes, policy);
    }

    /**
     * The bytes that the control groups of this process still leave it, as in a container; the
     * largest number if they set no limit. What nodes have free is told by the topology.
     */
    public static long memoryRoom() {
        return MemoryGroups.room(Path.of("/"));
    }

    /**
     * The most bytes that the process may hope for: those of {@link #memoryRoom}, and no more than
     * its nodes have. What is not there is best not asked for: the system may hand it out, and end
     * the process when it is touched.
     */
    public long mostBytes() {
        long bytes = 0;
        for (NumaNode node : topology().nodes()) {
            bytes += node.hasUsableMemory() ? node.memoryBytes() : 0;
        }
        return Math.min(memoryRoom(), bytes > 0 ? bytes : Long.MAX_VALUE);
    }

    /** The bytes of all buffers that are not closed. */
    public static long mappedBytes() {
        return NodeBuffer.mappedBytes();
    }
}
