package formwork.kernels.numa;

import formwork.edit.ItemKind;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.agrona.UnsafeApi;

/**
 * Numbers in one index space whose parts lie on the nodes of a pool's homes; or all in one buffer.
 *
 * <p>Elements are in the machine's byte order. {@link #address} is for loops, {@link #doubleAt} and
 * its like for a look at an element.
 */
public final class NodeVector implements AutoCloseable {
    /**
     * Vectors begin in their first page at one of so many places. Loops over several of them that
     * all begin a page had the elements of one number at addresses that differ by a power of two,
     * and a processor keeps few of those at once.
     */
    private static final int PLACES = 8;

    private static final int PLACE_BYTES = 512;
    private static final AtomicInteger SERIAL = new AtomicInteger();

    private final ItemKind kind;
    private final Split split;
    private final long leadBytes;
    private final List<NodeBuffer> buffers;

    private NodeVector(ItemKind kind, Split split, long leadBytes, List<NodeBuffer> buffers) {
        this.kind = kind;
        this.split = split;
        this.leadBytes = leadBytes;
        this.buffers = buffers;
    }

    /**
     * A vector of {@code length} zeros, of which each home of the pool has a part on its node; its
     * threads have touched it.
     *
     * @param kind INTEGER*4 or *8, REAL*4 or *8
     * @throws OutOfMemoryError if the system has no room for it
     */
    public static NodeVector allocate(NodePool pool, ItemKind kind, long length) {
        Split split = new Split(length, pool.homes().size());
        List<Policy> policies =
                pool.homes().stream().map(home -> Policy.bind(home.node())).toList();
        NodeVector vector = allocate(pool.machine(), kind, split, policies);
        pool.run(vector::touchOwn);
        return vector;
    }

    /** A vector of {@code length} zeros in one buffer, whose pages are still to be touched. */
    public static NodeVector whole(Machine machine, ItemKind kind, long length, Policy policy) {
        return allocate(machine, kind, new Split(length, 1), List.of(policy));
    }

    private static NodeVector allocate(
            Machine machine, ItemKind kind, Split split, List<Policy> policies) {
        checkKind(kind);
        List<NodeBuffer> buffers = new ArrayList<>();
        long leadBytes = (long) Math.floorMod(SERIAL.getAndIncrement(), PLACES) * PLACE_BYTES;
        boolean isComplete = false;
        try {
            for (int i = 0; i < split.parts(); i++) {
                long bytes = Math.multiplyExact(split.range(i).size(), (long) kind.sizeBytes());
                buffers.add(machine.allocate(leadBytes + bytes, policies.get(i)));
            }
            isComplete = true;
        } finally {
            if (!isComplete) {
                buffers.forEach(NodeBuffer::close);
            }
        }
        return new NodeVector(kind, split, leadBytes, buffers);
    }

    private static void checkKind(ItemKind kind) {
        switch (kind) {
            case INTEGER4, INTEGER8, REAL4, REAL8 -> {}
            default ->
                    throw new IllegalArgumentException(
                            "vector: found " + kind + "; expected INTEGER*4 or *8, REAL*4 or *8");
        }
    }

    private void touchOwn(NodeWorker worker) {
        Split.Range all = part(worker.home());
        Split.Range mine = worker.share(all);
        long size = kind.sizeBytes();
        long before = leadBytes + (mine.from() - all.from()) * size;
        buffers.get(worker.home()).touch(before, mine.size() * size);
    }

    /** The kind of its elements. */
    public ItemKind kind() {
        return kind;
    }

    /** How many elements there are. */
    public long length() {
        return split.length();
    }

    /** How it is divided. */
    public Split split() {
        return split;
    }

    /** The elements of a part. */
    public Split.Range part(int part) {
        return split.range(part);
    }

    /** The memory of a part, in which its elements do not begin at 0; see {@link #address}. */
    public NodeBuffer buffer(int part) {
        return buffers.get(part);
    }

    /** Whether the system took the policies of all parts. */
    public boolean isPlaced() {
        return buffers.stream().allMatch(NodeBuffer::isPlaced);
    }

    /**
     * The address of an element; those after it, to the end of its part, follow it. That of the
     * length, if it is the end of the last part, is the address after all.
     */
    public long address(long element) {
        if (element < 0 || element > length()) {
            throw badElement(element);
        }
        int part = Math.min(split.part(element), buffers.size() - 1);
        long first = split.range(part).from();
        return buffers.get(part).address() + leadBytes + (element - first) * kind.sizeBytes();
    }

    private IndexOutOfBoundsException badElement(long element) {
        return new IndexOutOfBoundsException(
                "vector: found element " + element + "; expected one below " + length());
    }

    private long place(long element, ItemKind asked) {
        if (kind != asked) {
            throw new IllegalStateException(
                    "vector: found elements " + kind + "; expected " + asked);
        }
        if (element < 0 || element >= length()) {
            throw badElement(element);
        }
        return address(element);
    }

    /** An element that is a REAL*8. */
    public double doubleAt(long element) {
        return UnsafeApi.getDouble(place(element, ItemKind.REAL8));
    }

    /** An element that is a REAL*4. */
    public float floatAt(long element) {
        return UnsafeApi.getFloat(place(element, ItemKind.REAL4));
    }

    /** An element that is an INTEGER*8. */
    public long longAt(long element) {
        return UnsafeApi.getLong(place(element, ItemKind.INTEGER8));
    }

    /** An element that is an INTEGER*4. */
    public int intAt(long element) {
        return UnsafeApi.getInt(place(element, ItemKind.INTEGER4));
    }

    /** Sets an element that is a REAL*8. */
    public void set(long element, double value) {
        UnsafeApi.putDouble(place(element, ItemKind.REAL8), value);
    }

    /** Sets an element that is a REAL*4. */
    public void set(long element, float value) {
        UnsafeApi.putFloat(place(element, ItemKind.REAL4), value);
    }

    /** Sets an element that is an INTEGER*8. */
    public void set(long element, long value) {
        UnsafeApi.putLong(place(element, ItemKind.INTEGER8), value);
    }

    /** Sets an element that is an INTEGER*4. */
    public void set(long element, int value) {
        UnsafeApi.putInt(place(element, ItemKind.INTEGER4), value);
    }

    /** Gives the memory back. */
    @Override
    public void close() {
        buffers.forEach(NodeBuffer::close);
    }
}
