package formwork.kernels.numa;

import java.util.concurrent.atomic.AtomicLong;
import org.agrona.UnsafeApi;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Memory off the heap whose pages a {@link Policy} places; of any size. Zeros at first. Its owner
 * closes it, and looks at no address or view of it afterwards.
 */
public final class NodeBuffer implements AutoCloseable {
    private static final long READ_AND_WRITE = 3; // PROT_READ | PROT_WRITE
    private static final long PRIVATE_AND_ANONYMOUS = 0x22; // MAP_PRIVATE | MAP_ANONYMOUS
    private static final long HUGE_PAGES = 14; // MADV_HUGEPAGE
    private static final int MASK_WORDS = 16;
    private static final AtomicLong MAPPED = new AtomicLong();

    private final Machine machine;
    private final long address;
    private final long bytes;
    private final Region region;
    private final Policy policy;
    private final boolean isPlaced;
    private boolean isClosed;

    /** What was taken from the system, and whether by mmap or from the C library. */
    private record Region(long address, long bytes, boolean isMapped) {}

    private NodeBuffer(
            Machine machine,
            long address,
            long bytes,
            Region region,
            Policy policy,
            boolean isPlaced) {
        this.machine = machine;
        this.address = address;
        this.bytes = bytes;
        this.region = region;
        this.policy = policy;
        this.isPlaced = isPlaced;
    }

    static NodeBuffer map(Machine machine, long bytes, Policy policy) {
        if (bytes < 0 || bytes > Long.MAX_VALUE >> 16) {
            throw new IllegalArgumentException("bytes: found " + bytes + "; expected 0 or more");
        }
        Region region = region(machine, Math.max(1, bytes));
        MAPPED.addAndGet(region.bytes);
        if (!region.isMapped) {
            long page = machine.topology().pageBytes();
            long aligned = (region.address + page - 1) / page * page;
            UnsafeApi.setMemory(region.address, region.bytes, (byte) 0);
            return new NodeBuffer(machine, aligned, bytes, region, policy, false);
        }
        // Large pages, then the policy, then the first touch: the order that the kernel needs.
        if (region.bytes >= hugePage(machine)) {
            machine.kernel().call(SystemCall.MADVISE, region.address, region.bytes, HUGE_PAGES);
        }
        boolean isPlaced = place(machine, region, policy);
        return new NodeBuffer(machine, region.address, bytes, region, policy, isPlaced);
    }

    private static long hugePage(Machine machine) {
        long bytes = machine.topology().hugePageBytes();
        return bytes == 0 ? Long.MAX_VALUE : bytes;
    }

    /** Whole pages, at the beginning of a huge one if there is room for one. */
    private static Region region(Machine machine, long bytes) {
        long page = machine.topology().pageBytes();
        long length = (bytes + page - 1) / page * page;
        long huge = machine.topology().hugePageBytes();
        long slack = huge > page && length >= huge ? huge : 0;
        long found = mmap(machine, length + slack);
        if (found == -Errno.ENOMEM.number()) {
            throw noRoom(bytes);
        }
        if (found < 0) {
            machine.warnings()
                    .once(
                            "mmap" + found,
                            "mmap of "
                                    + length
                                    + " bytes: found "
                                    + Errno.text(-found)
                                    + "; expected memory, buffers are unplaced");
            return new Region(UnsafeApi.allocateMemory(length + page), length + page, false);
        }
        if (slack == 0) {
            return new Region(found, length, true);
        }
        long start = (found + huge - 1) / huge * huge;
        unmap(machine, found, start - found);
        unmap(machine, start + length, found + slack - start);
        return new Region(start, length, true);
    }

    private static long mmap(Machine machine, long bytes) {
        return machine.kernel()
                .call(SystemCall.MMAP, 0, bytes, READ_AND_WRITE, PRIVATE_AND_ANONYMOUS, -1, 0);
    }

    private static OutOfMemoryError noRoom(long bytes) {
        return new OutOfMemoryError(
                "mmap: found no room for " + bytes + " bytes; expected some off the heap");
    }

    private static void unmap(Machine machine, long address, long bytes) {
        if (bytes > 0) {
            machine.kernel().call(SystemCall.MUNMAP, address, bytes, 0);
        }
    }

    private static boolean place(Machine machine, Region region, Policy policy) {
        if (policy.mode() == Policy.Mode.FIRST_TOUCH) {
            return true;
        }
        long[] mask = policy.nodes().words(MASK_WORDS);
        long bits = policy.nodes().isEmpty() ? 0 : mask.length * (long) Long.SIZE + 1; // one more
        long result =
                Words.with(
                        mask,
                        at ->
                                machine.kernel()
                                        .call(
                                                SystemCall.MBIND,
                                                region.address,
                                                region.bytes,
                                                policy.mode().number(),
                                                bits == 0 ? 0 : at,
                                                bits,
                                                0));
        if (result < 0) {
            machine.warnings()
                    .once(
                            "mbind" + result,
                            "mbind with policy "
                                    + policy
                                    + ": found "
                                    + Errno.text(-result)
                                    + "; expected "
                                    + expected(machine, policy, result)
                                    + ", buffers are unplaced");
        }
        return result >= 0;
    }

    private static String expected(Machine machine, Policy policy, long result) {
        IdSet usable = machine.topology().memoryNodes();
        boolean isNodeBad = !policy.nodes().without(usable).isEmpty();
        return isNodeBad && result == -Errno.EINVAL.number()
                ? "a node in " + usable
                : "a system that lets this process place memory";
    }

    /** The address of its first byte, that of a page. */
    public long address() {
        checkOpen();
        return address;
    }

    /** The bytes that were asked for. */
    public long bytes() {
        return bytes;
    }

    /** The policy that was asked for. */
    public Policy policy() {
        return policy;
    }

    /** Whether the system took the policy. */
    public boolean isPlaced() {
        return isPlaced;
    }

    /**
     * A view of {@code length} bytes from the byte {@code offset} on, which is of no use once this
     * is closed.
     */
    public UnsafeBuffer view(long offset, int length) {
        checkRange(offset, length);
        return new UnsafeBuffer(address() + offset, length);
    }

    /**
     * Touches the pages of {@code length} bytes from {@code offset} on, so that they are there;
     * what is in them stays.
     */
    public void touch(long offset, long length) {
        checkRange(offset, length);
        checkOpen();
        long page = machine.topology().pageBytes();
        long end = address + offset + length;
        for (long at = address + offset; at < end; at = (at / page + 1) * page) {
            UnsafeApi.getAndAddInt(null, at & -4L, 0); // writes, but no other value
        }
    }

    /** On which nodes its pages are. Those that were not touched may be missing, or come to be. */
    public Placement placement() {
        checkOpen();
        return PlacementCheck.of(machine, address, Math.max(1, bytes), region.isMapped);
    }

    private void checkRange(long offset, long length) {
        if (offset < 0 || length < 0 || offset > bytes - length) {
            throw badRange(offset, length);
        }
    }

    private IndexOutOfBoundsException badRange(long offset, long length) {
        return new IndexOutOfBoundsException(
                "buffer: found "
                        + length
                        + " bytes from "
                        + offset
                        + "; expected them in "
                        + bytes);
    }

    private void checkOpen() {
        if (isClosed) {
            throw new IllegalStateException("buffer: found it closed; expected it open");
        }
    }

    /** Gives the memory back; a second call does nothing. */
    @Override
    public synchronized void close() {
        if (isClosed) {
            return;
        }
        isClosed = true;
        MAPPED.addAndGet(-region.bytes);
        if (region.isMapped) {
            unmap(machine, region.address, region.bytes);
        } else {
            UnsafeApi.freeMemory(region.address);
        }
    }

    static long mappedBytes() {
        return MAPPED.get();
    }
}
