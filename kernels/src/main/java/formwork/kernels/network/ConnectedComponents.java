package formwork.kernels.network;

import formwork.kernels.graph.Arcs;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.graph.Span;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.agrona.UnsafeApi;

/**
 * Finds the connected components of a graph; of a directed one, the weak ones.
 *
 * <p><b>Source.</b> M. Sutton, T. Ben-Nun, A. Barak, Optimizing Parallel Graph Connectivity
 * Computation via Subgraph Sampling, IPDPS 2018 (Afforest); hooking and compressing are those of Y.
 * Shiloach and U. Vishkin, An O(log n) Parallel Connectivity Algorithm, J. Algorithms 3(1), 1982.
 *
 * <p><b>Invariant.</b> Each vertex has a label, that of a vertex of its component which is not
 * greater; labels are a forest. Of two roots the greater one is hooked to the lesser, so the least
 * vertex of a component stays a root; in the end it is the only one.
 *
 * <p><b>Steps.</b> Link each vertex with the first of its neighbours, then with the second;
 * compress after each. Nearly all of a graph with a giant component is then in one tree. A sample
 * of labels finds it; its vertices need not look at their other neighbours, since an edge that
 * leaves it is seen from its other end. Link all others with the rest of theirs, and compress.
 *
 * <p><b>Threads.</b> Any number of them and of parts gives the same components.
 */
public final class ConnectedComponents {
    private static final int ROUNDS = 2;
    private static final int SAMPLES = 1024;
    private static final int STEP = 4096;

    private final NodeGraph graph;
    private final Span labels;
    private final Shares shares;

    private ConnectedComponents(NodeGraph graph, Span labels) {
        this.graph = graph;
        this.labels = labels;
        shares = new Shares(graph.pool());
    }

    /** Finds them. */
    public static Components of(NodeGraph graph) {
        try (VertexMemory memory = new VertexMemory(graph)) {
            ConnectedComponents kernel = new ConnectedComponents(graph, memory.ints());
            int[] found = new int[graph.vertexCount()];
            graph.pool().run(worker -> kernel.find(worker, found));
            return Components.of(graph, found);
        }
    }

    private void find(NodeWorker worker, int[] found) {
        Split.Range part = graph.vertices().range(worker.home());
        Split.Range mine = worker.share(part);
        for (long v = mine.from(); v < mine.to(); v++) {
            labels.putInt(v, (int) v);
        }
        worker.barrier();
        Shares.Member turns = shares.new Member(worker);
        Arcs out = graph.out(worker.home());
        for (int round = 0; round < ROUNDS; round++) {
            turns.begin();
            for (long r = turns.claim(STEP); r < part.size(); r = turns.claim(STEP)) {
                int to = (int) Math.min(part.size(), r + STEP);
                linkOne(out, (int) r, to, (int) part.from(), round, labels.base(), labels.at());
            }
            worker.barrier();
            compress(mine);
            worker.barrier();
        }
        int giant = graph.vertexCount() == 0 ? -1 : mostFrequent();
        worker.barrier(); // a label that is sampled must not be changed meanwhile
        turns.begin();
        for (long r = turns.claim(STEP); r < part.size(); r = turns.claim(STEP)) {
            int to = (int) Math.min(part.size(), r + STEP);
            linkRest(out, (int) r, to, (int) part.from(), ROUNDS, giant);
            if (graph.isDirected()) {
                linkRest(graph.in(worker.home()), (int) r, to, (int) part.from(), 0, giant);
            }
        }
        worker.barrier();
        compress(mine);
        for (long v = mine.from(); v < mine.to(); v++) {
            found[(int) v] = labels.intAt(v);
        }
    }

    // ---- steps ----

    /** Links each vertex of some rows with its neighbour of this number. */
    private static void linkOne(
            Arcs arcs, int fromRow, int toRow, int first, int number, Object labels, long at) {
        Object offsets = arcs.offsets().base();
        Object targets = arcs.targets().base();
        long offsetsAt = arcs.offsets().at() + (long) fromRow * Long.BYTES;
        long targetsAt = arcs.targets().at();
        long from = UnsafeApi.getLong(offsets, offsetsAt);
        for (int row = fromRow; row < toRow; row++) {
            offsetsAt += Long.BYTES;
            long to = UnsafeApi.getLong(offsets, offsetsAt);
            if (to - from > number) {
                int other = UnsafeApi.getInt(targets, targetsAt + (from + number) * Integer.BYTES);
                link(first + row, other, labels, at);
            }
            from = to;
        }
    }

    /** Links those vertices of some rows that are not in the giant with all but some neighbours. */
    private void linkRest(Arcs arcs, int fromRow, int toRow, int first, int skipped, int giant) {
        Object base = labels.base();
        long at = labels.at();
        Object targets = arcs.targets().base();
        for (int row = fromRow; row < toRow; row++) {
            if (label(base, at, first + row) == giant) {
                continue;
            }
            long from = arcs.offsets().longAt(row) + skipped;
            long end = arcs.targets().at() + arcs.offsets().longAt(row + 1L) * Integer.BYTES;
            long begin = arcs.targets().at() + from * Integer.BYTES;
            for (long a = begin; a < end; a += Integer.BYTES) {
                link(first + row, UnsafeApi.getInt(targets, a), base, at);
            }
        }
    }

    /** Joins the trees that two vertices are in. */
    private static void link(int vertex, int other, Object labels, long at) {
        // A load is half as fast where the compiler does not know where it is from.
        if (labels == null) {
            join(vertex, other, null, at);
        } else {
            join(vertex, other, labels, at);
        }
    }

    private static void join(int vertex, int other, Object labels, long at) {
        int one = label(labels, at, vertex);
        int two = label(labels, at, other);
        while (one != two) {
            int high = Math.max(one, two);
            int low = Math.min(one, two);
            int above = label(labels, at, high);
            boolean isHooked =
                    above == low
                            || above == high
                                    && UnsafeApi.compareAndSetInt(
                                            labels, at + (long) high * Integer.BYTES, high, low);
            if (isHooked) {
                return;
            }
            one = label(labels, at, label(labels, at, high));
            two = label(labels, at, low);
        }
    }

    private static int label(Object labels, long at, int vertex) {
        return UnsafeApi.getInt(labels, at + (long) vertex * Integer.BYTES);
    }

    /** Makes the label of each vertex that of its root; no tree is joined meanwhile. */
    private void compress(Split.Range mine) {
        Object base = labels.base();
        long at = labels.at();
        for (int v = (int) mine.from(); v < mine.to(); v++) {
            int label = label(base, at, v);
            int above = label(base, at, label);
            if (label != above) {
                while (label != above) {
                    label = above;
                    above = label(base, at, label);
                }
                UnsafeApi.putIntOpaque(base, at + (long) v * Integer.BYTES, label);
            }
        }
    }

    /** The label that most vertices of a sample have; the same to all threads. */
    private int mostFrequent() {
        SplittableRandom random = new SplittableRandom(graph.vertexCount());
        int[] sample = new int[SAMPLES];
        for (int i = 0; i < SAMPLES; i++) {
            sample[i] = labels.intAt(random.nextInt(graph.vertexCount()));
        }
        Arrays.sort(sample);
        int most = sample[0];
        int longest = 0;
        int begin = 0;
        for (int i = 1; i <= SAMPLES; i++) {
            if (i == SAMPLES || sample[i] != sample[begin]) {
                if (i - begin > longest) {
                    longest = i - begin;
                    most = sample[begin];
                }
                begin = i;
            }
        }
        return most;
    }
}
