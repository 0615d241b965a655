package formwork.kernels.stream;

import formwork.kernels.numa.Home;
import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NodePool;
import java.util.ArrayList;
import java.util.List;

/**
 * The bandwidth of Triad from the CPUs of each home to the memory of each node, in 10^9 bytes a
 * second.
 *
 * @param homes the nodes of the homes, a row for each
 * @param nodes the nodes with memory, a column for each
 * @param gigabytesPerSecond by rows
 * @param isRight whether all vectors were what they should be
 */
public record BandwidthMatrix(
        List<Integer> homes,
        List<Integer> nodes,
        List<List<Double>> gigabytesPerSecond,
        boolean isRight) {

    /** Copies the lists. */
    public BandwidthMatrix {
        homes = List.copyOf(homes);
        nodes = List.copyOf(nodes);
        gigabytesPerSecond = gigabytesPerSecond.stream().map(List::copyOf).toList();
    }

    /** Measures vectors of {@code length} elements with so many threads of one home at a time. */
    public static BandwidthMatrix measure(
            Machine machine, int threadsPerHome, long length, int repeats) {
        List<Integer> nodes = machine.topology().memoryNodes().stream().boxed().toList();
        List<Integer> homes = new ArrayList<>();
        List<List<Double>> rows = new ArrayList<>();
        boolean isRight = true;
        for (Home home : machine.topology().homes()) {
            homes.add(home.node());
            List<Double> row = new ArrayList<>();
            for (int node : nodes) {
                // The threads of one home, and bound memory of another: a home of both.
                Home both = new Home(node, home.cpus());
                try (NodePool pool = machine.pool(List.of(both), threadsPerHome)) {
                    StreamResult result =
                            Stream.measure(pool, StreamPlacement.BIND, length, repeats);
                    row.add(result.gigabytesPerSecond(Loop.TRIAD));
                    isRight &= result.isRight();
                }
            }
            rows.add(row);
        }
        return new BandwidthMatrix(homes, nodes, rows, isRight);
    }
}
