package formwork.kernels.numa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import formwork.edit.ItemKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Memory of this machine: every page is where it shall be, whatever nodes there are. */
@ExtendWith(LeakCheck.class)
final class NodeBufferTest {
    private static final int PAGES = 60; // less than a huge page, a multiple of 1 to 6 nodes

    private final List<String> warnings = new ArrayList<>();
    private Machine machine;
    private long page;

    @BeforeEach
    void open() {
        machine = Machine.here(warnings::add);
        page = machine.topology().pageBytes();
        assumeTrue(machine.kernel() != Kernel.NONE, "no Linux on x86-64 or aarch64");
        assumeTrue(isPlacementAllowed(), "the system lets this process place no memory");
    }

    private boolean isPlacementAllowed() {
        Policy here = Policy.bind(machine.topology().memoryNodes().first());
        try (NodeBuffer buffer = machine.allocate(page, here)) {
            return buffer.isPlaced();
        }
    }

    private NodeBuffer touched(Policy policy) {
        return touched(policy, PAGES * page);
    }

    private NodeBuffer touched(Policy policy, long bytes) {
        NodeBuffer buffer = machine.allocate(bytes, policy);
        buffer.touch(0, bytes);
        return buffer;
    }

    @Test
    void putsEveryPageOnTheNodeThatItIsBoundTo() {
        for (int node : machine.topology().memoryNodes().toArray()) {
            try (NodeBuffer buffer = touched(Policy.bind(node))) {
                assertTrue(buffer.isPlaced(), warnings.toString());
                Placement placement = buffer.placement();
                assertTrue(placement.isAllOn(node), node + ": " + placement);
                assertEquals(PAGES, placement.on(node));
                assertEquals(Placement.Source.GET_MEMPOLICY, placement.source());
            }
        }
        assertEquals(List.of(), warnings);
    }

    @Test
    void putsHugePagesOnTheNodeToo() {
        for (int node : machine.topology().memoryNodes().toArray()) {
            try (NodeBuffer buffer = touched(Policy.bind(node), (8 << 20) + 1)) {
                assertEquals(
                        0, buffer.address() % Math.max(page, machine.topology().hugePageBytes()));
                assertTrue(buffer.placement().isAllOn(node), buffer.placement().toString());
            }
        }
    }

    @Test
    void prefersANode() {
        for (int node : machine.topology().memoryNodes().toArray()) {
            try (NodeBuffer buffer = touched(Policy.preferred(node))) {
                assertTrue(buffer.placement().isAllOn(node), buffer.placement().toString());
            }
        }
    }

    @Test
    void interleavesPages() {
        IdSet nodes = machine.topology().memoryNodes();
        try (NodeBuffer buffer = touched(Policy.interleave(nodes))) {
            Placement placement = buffer.placement();
            for (int node : nodes.toArray()) {
                assertEquals(
                        (double) PAGES / nodes.size(),
                        (double) placement.on(node),
                        1,
                        placement.toString());
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"LOCAL", "FIRST_TOUCH"})
    void isLocalToWhoTouchesItFirst(Policy.Mode mode) {
        for (Home home : machine.topology().homes()) {
            // Threads of the JVM have no policy of their own, but the process may have been started
            // with one; then only LOCAL says where.
            try (Pinning pinning = machine.pin(home);
                    NodeBuffer buffer = touched(new Policy(mode, IdSet.NONE))) {
                assertTrue(pinning.isPinned());
                Placement placement = buffer.placement();
                assertTrue(placement.isAllOn(home.node()), home + ": " + placement);
            }
        }
    }

    @Test
    void goesOnUnplacedWhereTheNodeHasNoMemory() {
        IdSet usable = machine.topology().memoryNodes();
        List<Integer> others = new ArrayList<>(List.of(63));
        machine.topology().nodes().stream()
                .map(NumaNode::id)
                .filter(id -> !usable.contains(id))
                .forEach(others::add);
        for (int node : others) {
            try (NodeBuffer buffer = touched(Policy.bind(node))) {
                assertFalse(buffer.isPlaced());
                buffer.view(0, 8).putLong(0, 7);
                assertEquals(7, buffer.view(0, 8).getLong(0));
                assertEquals(0, buffer.placement().unknownPages());
            }
        }
        assertEquals(
                List.of(
                        "mbind with policy bind 63: found errno 22 (EINVAL); expected a node in "
                                + usable
                                + ", buffers are unplaced"),
                warnings);
    }

    @Test
    void isZerosOfWhichTouchingChangesNothing() {
        try (NodeBuffer buffer = touched(Policy.local())) {
            UnsafeBuffer view = buffer.view(page, 16);
            assertEquals(0, view.getLong(0));
            view.putLong(0, 0x0102030405060708L);
            buffer.touch(0, buffer.bytes());
            buffer.touch(page + 3, 1);
            assertEquals(0x0102030405060708L, buffer.view(page, 8).getLong(0));
        }
    }

    @Test
    void holdsMoreThanTwoGibibytes() {
        long bytes = 3L << 30;
        assumeTrue(machine.topology().nodes().get(0).memoryBytes() > 2 * bytes, "a small machine");
        int node = machine.topology().memoryNodes().first();
        try (NodeBuffer buffer = machine.allocate(bytes, Policy.bind(node))) {
            buffer.touch(bytes - 8, 8);
            buffer.view(bytes - 8, 8).putLong(0, 5);
            assertEquals(5, buffer.view(bytes - 16, 16).getLong(8));
            assertEquals(bytes, buffer.bytes());
        }
    }

    @Test
    void givesMemoryBackToTheSystem() throws IOException {
        Path size = Path.of("/proc/self/statm");
        assumeTrue(Files.isReadable(size), "no /proc/self/statm");
        long bytes = 256 << 20;
        for (int i = 0; i < 40; i++) { // 10 GiB, were they kept
            try (NodeBuffer buffer = machine.allocate(bytes, Policy.local())) {
                buffer.touch(0, 8);
            }
        }
        long before = pages(size);
        for (int i = 0; i < 40; i++) {
            machine.allocate(bytes, Policy.local()).close();
        }
        long grown = (pages(size) - before) * page;
        assertTrue(grown < 4 * bytes, grown + " bytes more than before");
    }

    private static long pages(Path statm) throws IOException {
        return Long.parseLong(Files.readString(statm).split(" ", -1)[0]);
    }

    @Test
    void countsMappedBytesUntilItIsClosed() {
        long before = Machine.mappedBytes();
        NodeBuffer buffer = machine.allocate(page + 1, Policy.local());
        assertEquals(before + 2 * page, Machine.mappedBytes());
        buffer.close();
        buffer.close();
        assertEquals(before, Machine.mappedBytes());
        assertThrows(IllegalStateException.class, buffer::address);
        assertThrows(IllegalStateException.class, () -> buffer.view(0, 1));
        assertThrows(IllegalStateException.class, () -> buffer.touch(0, 1));
        assertThrows(IllegalStateException.class, buffer::placement);
    }

    @Test
    void saysThatThereIsNoRoom() {
        OutOfMemoryError e =
                assertThrows(
                        OutOfMemoryError.class, () -> machine.allocate(1L << 46, Policy.local()));
        assertEquals(
                "mmap: found no room for 70368744177664 bytes; expected some off the heap",
                e.getMessage());
    }

    @Test
    void refusesRangesOutsideOfIt() {
        try (NodeBuffer buffer = machine.allocate(100, Policy.local())) {
            assertThrows(IndexOutOfBoundsException.class, () -> buffer.view(93, 8));
            assertThrows(IndexOutOfBoundsException.class, () -> buffer.view(-1, 1));
            assertThrows(IndexOutOfBoundsException.class, () -> buffer.touch(0, 101));
        }
        assertThrows(IllegalArgumentException.class, () -> machine.allocate(-1, Policy.local()));
    }

    // ---- the three that tell where pages are ----

    private Placement without(SystemCall... refused) {
        int node = machine.topology().memoryNodes().first();
        Kernel kernel = new RefusingKernel(machine.kernel(), Errno.EPERM, refused);
        Machine some = new Machine(machine.topology(), kernel, warnings::add);
        try (NodeBuffer buffer = some.allocate(PAGES * page, Policy.bind(node))) {
            buffer.touch(0, buffer.bytes());
            return buffer.placement();
        }
    }

    @Test
    void findsPagesByMovePagesWhereGetMempolicyIsRefused() {
        Placement placement = without(SystemCall.GET_MEMPOLICY);
        assertEquals(Placement.Source.MOVE_PAGES, placement.source());
        assertTrue(placement.isAllOn(machine.topology().memoryNodes().first()));
        assertEquals(PAGES, placement.on(machine.topology().memoryNodes().first()));
    }

    @Test
    void findsPagesByNumaMapsWhereBothAreRefused() {
        assumeTrue(Files.isReadable(Path.of("/proc/self/numa_maps")), "no numa_maps");
        Placement placement = without(SystemCall.GET_MEMPOLICY, SystemCall.MOVE_PAGES);
        assertEquals(Placement.Source.NUMA_MAPS, placement.source());
        assertTrue(
                placement.isAllOn(machine.topology().memoryNodes().first()), placement.toString());
        assertEquals(PAGES, placement.on(machine.topology().memoryNodes().first()));
    }

    @Test
    void tellsPagesThatAreNotThereFromThoseThatAre() {
        int node = machine.topology().memoryNodes().first();
        Kernel kernel = new RefusingKernel(machine.kernel(), Errno.EPERM, SystemCall.GET_MEMPOLICY);
        Machine some = new Machine(machine.topology(), kernel, warnings::add);
        try (NodeBuffer buffer = some.allocate(PAGES * page, Policy.bind(node))) {
            buffer.touch(0, 10 * page);
            assertEquals(10, buffer.placement().on(node));
            assertEquals(PAGES - 10, buffer.placement().absentPages());
            assertEquals(
                    "node " + node + ": 10, absent: " + (PAGES - 10),
                    buffer.placement().toString());
        }
    }

    // ---- what is split ----

    @Test
    void putsEveryPageOfASplitVectorOnItsNode() {
        try (NodePool pool = machine.pool(2);
                NodeVector vector = NodeVector.allocate(pool, ItemKind.REAL8, 1_000_003)) {
            assertTrue(pool.isPinned());
            assertTrue(vector.isPlaced());
            for (int i = 0; i < pool.homes().size(); i++) {
                Placement placement = vector.buffer(i).placement();
                assertTrue(placement.isAllOn(pool.homes().get(i).node()), i + ": " + placement);
            }
        }
        assertEquals(List.of(), warnings);
    }

    @Test
    void putsEveryPageOfASplitMatrixOnItsNode() {
        try (NodePool pool = machine.pool(1);
                NodeMatrix matrix = NodeMatrix.allocate(pool, 1000, 300)) {
            for (int i = 0; i < pool.homes().size(); i++) {
                Placement placement = matrix.buffer(i).placement();
                assertTrue(placement.isAllOn(pool.homes().get(i).node()), i + ": " + placement);
            }
        }
    }
}
