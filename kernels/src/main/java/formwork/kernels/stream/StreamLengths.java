package formwork.kernels.stream;

import formwork.kernels.numa.NumaNode;
import formwork.kernels.numa.Topology;
import java.util.ArrayList;
import java.util.List;

/** The lengths that are worth a measurement: powers of two, as far as the memory goes. */
public final class StreamLengths {
    private static final int BYTES = 3 * Double.BYTES;

    private StreamLengths() {}

    /**
     * The powers of two from {@code least} to {@code most}, of which three vectors fit into half of
     * the free memory of the node that has the least: where a node is full the system stops the
     * process. At least one.
     */
    public static List<Long> of(Topology topology, long least, long most) {
        long free =
                topology.nodes().stream()
                        .filter(NumaNode::hasUsableMemory)
                        .mapToLong(NumaNode::freeBytes)
                        .min()
                        .orElse(topology.nodes().get(0).freeBytes());
        List<Long> lengths = new ArrayList<>();
        for (long length = least; length <= most && length > 0; length *= 2) {
            if (lengths.isEmpty() || length * BYTES <= free / 2) {
                lengths.add(length);
            }
        }
        return lengths;
    }
}
