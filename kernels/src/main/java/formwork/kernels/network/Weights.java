package formwork.kernels.network;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.kernels.graph.Arcs;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/** What shortest paths ask of weights, and what these say of the paths. */
final class Weights {
    private final NodeGraph graph;
    private long sum; // of all, guarded by this, as is what is below
    private int heaviest;
    private long firstWrong = Long.MAX_VALUE; // source and target; outer numbers
    private int wrong;

    private Weights(NodeGraph graph) {
        this.graph = graph;
    }

    /**
     * Looks at all of them.
     *
     * @throws FormworkException if there are none, or one is below 0
     */
    static Weights check(NodeGraph graph) {
        if (!graph.hasWeights()) {
            throw fault("found none; expected one for each arc");
        }
        Weights weights = new Weights(graph);
        graph.pool().run(weights::look);
        if (weights.firstWrong != Long.MAX_VALUE) {
            throw fault(
                    "found "
                            + weights.wrong
                            + " from vertex "
                            + (weights.firstWrong >> Integer.SIZE)
                            + " to vertex "
                            + (int) weights.firstWrong
                            + "; expected 0 or more");
        }
        return weights;
    }

    private static FormworkException fault(String what) {
        return new FormworkException(IoStatus.BAD_STRUCTURE, "weights: " + what);
    }

    private void look(NodeWorker worker) {
        Split.Range part = graph.vertices().range(worker.home());
        Split.Range mine = worker.share(part);
        Arcs out = graph.out(worker.home());
        long mySum = 0;
        int myHeaviest = 0;
        for (long v = mine.from(); v < mine.to(); v++) {
            long row = v - part.from();
            long from = out.offsets().longAt(row);
            long to = out.offsets().longAt(row + 1);
            for (long i = from; i < to; i++) {
                int weight =
                        UnsafeApi.getInt(
                                out.weights().base(), out.weights().at() + i * Integer.BYTES);
                if (weight < 0) {
                    note((int) v, out.targets().intAt(i), weight);
                }
                mySum += weight;
                myHeaviest = Math.max(myHeaviest, weight);
            }
        }
        synchronized (this) {
            sum += mySum;
            heaviest = Math.max(heaviest, myHeaviest);
        }
    }

    private synchronized void note(int source, int target, int weight) {
        long arc =
                (long) graph.numbering().outer(source) << Integer.SIZE
                        | graph.numbering().outer(target);
        if (arc < firstWrong) {
            firstWrong = arc;
            wrong = weight;
        }
    }

    /** The largest. */
    int heaviest() {
        return heaviest;
    }

    /**
     * Steps of distance: the mean weight by the mean degree, since a vertex then has about one arc
     * within a step (Meyer and Sanders 2003, sec. 3, where weights are alike).
     */
    int delta() {
        double arcs = Math.max(1, graph.arcCount());
        double degree = Math.max(1, arcs / Math.max(1, graph.vertexCount()));
        return (int) Math.max(1, Math.min(Integer.MAX_VALUE, sum / arcs / degree));
    }
}
