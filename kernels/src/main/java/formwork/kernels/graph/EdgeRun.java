package formwork.kernels.graph;

import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import java.util.ArrayList;
import java.util.List;

/**
 * Edges that lie one after the other.
 *
 * @param first the number of the first one
 * @param count how many there are
 * @param ends the address of their ends
 * @param weights that of their weights; 0 if there are none
 */
record EdgeRun(long first, long count, long ends, long weights) {
    /**
     * The edges that a thread goes over where each home goes over all of them. It begins with those
     * of the next node, so that not all nodes read the same memory at once.
     */
    static List<EdgeRun> ofHome(NodeWorker worker, EdgePairs edges) {
        List<EdgeRun> runs = new ArrayList<>();
        int parts = edges.ends().split().parts();
        for (int i = 0; i < parts; i++) {
            Split.Range all = edges.ends().part((worker.home() + 1 + i) % parts);
            add(runs, edges, worker.share(all));
        }
        return runs;
    }

    private static void add(List<EdgeRun> runs, EdgePairs edges, Split.Range ends) {
        NodeVector weights = edges.weights();
        long edge = ends.from() / 2; // bounds are even: multiples of 64, or the length
        long end = ends.to() / 2;
        while (edge < end) {
            long stop = end;
            if (weights != null) {
                stop = Math.min(end, weights.part(weights.split().part(edge)).to());
            }
            runs.add(
                    new EdgeRun(
                            edge,
                            stop - edge,
                            edges.ends().address(2 * edge),
                            weights == null ? 0 : weights.address(edge)));
            edge = stop;
        }
    }
}
