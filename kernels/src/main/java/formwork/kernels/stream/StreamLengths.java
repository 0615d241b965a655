package formwork.kernels.stream;

import formwork.kernels.numa.NumaNode;
import formwork.kernels.numa.Topology;
import java.util.ArrayList;
import java.util.List;

/** The lengths that are worth a measurement: powers of two, as far as the memory goes. */
public final class StreamLengths {
    private static final int BYTES = 3 * Double.BYTES;

    /** What is taken to be free where the system does not say. */
    private static final long UNTOLD_BYTES = 1L << 30;

    private StreamLengths() {}

    /**
     * The powers of two from {@code least} to {@code most}, of which three vectors fit into {@link
     * #room}.
     */
    public static List<Long> of(long room, long least, long most) {
        List<Long> lengths = new ArrayList<>();
        for (long length = least; length <= most && length <= room / BYTES; length *= 2) {
            lengths.add(length);
        }
        return lengths;
    }

    /**
     * The bytes that vectors may take: half of the free memory of the node that has the least, and
     * of what the process may still have: where a node or a control group is full the system stops
     * it.
     *
     * @param left what is left to the process
     */
    public static long room(Topology topology, long left) {
        long free =
                topology.nodes().stream()
                        .filter(NumaNode::hasUsableMemory)
                        .mapToLong(NumaNode::freeBytes)
                        .filter(bytes -> bytes > 0)
                        .min()
                        .orElse(UNTOLD_BYTES);
        return Math.min(free, left) / 2;
    }
}
