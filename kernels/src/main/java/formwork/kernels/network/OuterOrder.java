package formwork.kernels.network;

import formwork.kernels.graph.NodeGraph;
import formwork.kernels.graph.Numbering;
import formwork.kernels.graph.Span;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import java.util.Arrays;
import org.agrona.UnsafeApi;

/** Numbers of vertices, put in the order of the numbers that vertices have outside. */
final class OuterOrder {
    private OuterOrder() {}

    /**
     * An array of the REAL*8 of all vertices.
     *
     * @param cutOff that of each vertex that has no number within
     */
    static double[] reals(NodeGraph graph, Span values, double cutOff) {
        Numbering numbering = graph.numbering();
        double[] reals = new double[numbering.outerCount()];
        if (numbering.innerCount() < reals.length && cutOff != 0) {
            Arrays.fill(reals, cutOff);
        }
        graph.pool().run(worker -> put(worker, graph, values, reals));
        return reals;
    }

    private static void put(NodeWorker worker, NodeGraph graph, Span values, double[] reals) {
        Split.Range mine = worker.share(graph.vertices().range(worker.home()));
        Numbering numbering = graph.numbering();
        boolean isSame = numbering.toOuter() == null;
        for (int v = (int) mine.from(); v < mine.to(); v++) {
            double value =
                    UnsafeApi.getDouble(values.base(), values.at() + (long) v * Double.BYTES);
            reals[isSame ? v : numbering.outer(v)] = value;
        }
    }
}
