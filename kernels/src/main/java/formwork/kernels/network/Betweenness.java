package formwork.kernels.network;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.kernels.graph.Arcs;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.graph.Span;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/**
 * Betweenness of vertices: for all pairs of others, the share of the shortest paths from one to the
 * other that lead through a vertex, added up. Paths are of fewest arcs. Of an undirected graph each
 * pair counts once.
 *
 * <p><b>Source.</b> U. Brandes, A Faster Algorithm for Betweenness Centrality, J. Math. Sociology
 * 25(2), 2001; from some roots only as in U. Brandes, C. Pich, Centrality Estimation in Large
 * Networks, Int. J. Bifurcation and Chaos 17(7), 2007.
 *
 * <p><b>Legend.</b> From a root s: sigma(v), the shortest paths from s to v; delta(v), the sum of
 * sigma(v) / sigma(w) (1 + delta(w)) over all w one level further that v has an arc to.
 *
 * <p><b>Invariant.</b> Two vectors hold sigma, one that of even levels, one that of odd ones, and 0
 * for all that is not reached. A vertex that is not reached has arcs from the last level only, or
 * none; so, before it gets its own sigma in the other vector, the sum over <i>all</i> its arcs is
 * its sigma, and no level is asked for. In the same way two vectors hold g = (1 + delta) / sigma on
 * the way back, and the sum over all arcs of a vertex, times sigma, is its delta.
 *
 * <p><b>Steps.</b> From a small level vertices are found along its arcs; then, and from a large
 * level at once, all that are not reached pull sigma. On the way back each level pulls g.
 *
 * <p><b>Threads.</b> Each writes what it alone owns, and each sum is in the order of a row: scores
 * have the same bits for any number of threads, and of parts if vertices are numbered as they are
 * outside.
 *
 * <p><b>Errors.</b> More shortest paths to a vertex than the largest real.
 */
public final class Betweenness {
    private static final int STEP = 64;
    private static final int ROWS = 1024;
    private static final long OVERFLOWN = Long.MIN_VALUE >> 17; // below 0 with any other arcs
    private static final int PULL = 2; // when a level has more than 1/PULL of the arcs left

    private final NodeGraph graph;
    private final Span levels; // of each vertex; -1: not reached
    private final Span[] sigmas;
    private final Span[] gains; // g
    private final Span scores;
    private final VertexList order;
    private final Shares shares;
    private final LevelBounds bounds;
    private volatile boolean isOverflown;

    private Betweenness(NodeGraph graph, VertexMemory memory) {
        this.graph = graph;
        levels = memory.ints();
        sigmas = new Span[] {memory.longs(), memory.longs()};
        gains = new Span[] {memory.longs(), memory.longs()};
        scores = memory.longs();
        order = new VertexList(graph, memory);
        shares = new Shares(graph.pool());
        bounds = new LevelBounds(graph.vertices().parts());
    }

    /** That of each vertex. */
    public static double[] exact(NodeGraph graph) {
        return from(graph, Vertices.every(graph));
    }

    /**
     * An estimate from {@code roots} vertices that are drawn: of all from which paths may begin,
     * these only, times n / roots.
     */
    public static double[] sampled(NodeGraph graph, int roots, long seed) {
        return from(graph, Vertices.draw(graph, roots, seed));
    }

    /** The same from vertices that the caller draws. */
    public static double[] from(NodeGraph graph, int... roots) {
        Vertices.requireSome(graph, roots.length);
        try (VertexMemory memory = new VertexMemory(graph)) {
            Betweenness kernel = new Betweenness(graph, memory);
            int[] inner = new int[roots.length];
            for (int i = 0; i < roots.length; i++) {
                inner[i] = Vertices.inner(graph, roots[i]);
            }
            graph.pool().run(worker -> kernel.new Search(worker).from(inner));
            if (kernel.isOverflown) {
                throw tooManyPaths();
            }
            return OuterOrder.reals(graph, kernel.scores, 0);
        }
    }

    private static FormworkException tooManyPaths() {
        return new FormworkException(
                IoStatus.REAL_OVERFLOW,
                "betweenness: found more than 1.8E308 shortest paths to a vertex; expected fewer");
    }

    /** What one thread does. */
    private final class Search {
        private final NodeWorker worker;
        private final int home;
        private final Split.Range part;
        private final int first;
        private final Arcs out;
        private final Arcs in;
        private final Shares.Member turns;
        private final VertexList.Writer found;
        private final boolean isAlone;
        private long foundArcs; // out of those that this thread found or reached in a level
        private long reachedArcs; // into them
        private boolean hasTooMany; // paths, for a real
        private int depth; // the level that was reached last

        Search(NodeWorker worker) {
            this.worker = worker;
            home = worker.home();
            part = graph.vertices().range(home);
            first = (int) part.from();
            out = graph.out(home);
            in = graph.in(home);
            turns = shares.new Member(worker);
            found = order.new Writer(worker);
            isAlone = worker.count() == 1;
        }

        void from(int[] roots) {
            Split.Range mine = worker.share(part);
            for (long v = mine.from(); v < mine.to(); v++) {
                levels.putInt(v, -1);
            }
            worker.barrier();
            for (int root : roots) {
                if (root < 0) {
                    continue;
                }
                if (!search(root)) {
                    return;
                }
                goBack();
                forget();
            }
            double scale = graph.numbering().outerCount() / (double) roots.length;
            scale *= graph.isDirected() ? 1 : 0.5; // each pair was there from both ends
            for (long v = mine.from(); v < mine.to(); v++) {
                putDouble(scores, v, scale * doubleAt(scores, v));
            }
        }

        // ---- forth ----

        /** Returns false, to all threads, if there are too many paths. */
        private boolean search(int root) {
            foundArcs = 0;
            reachedArcs = 0;
            depth = 0;
            if (root >= part.from() && root < part.to() && worker.thread() == 0) {
                levels.putInt(root, 0);
                putDouble(sigmas[0], root, 1);
                found.put(root);
                found.flush();
                foundArcs = out.degree(root - first);
                reachedArcs = in.degree(root - first);
            }
            long left = graph.arcCount();
            long ahead = closeLevel();
            left -= worker.sum(reachedArcs);
            while (ahead > 0) {
                foundArcs = 0;
                reachedArcs = 0;
                if (ahead > left / PULL) {
                    reachAll();
                    depth++;
                    closeLevel();
                } else {
                    find();
                    depth++;
                    closeLevel();
                    reachFound();
                }
                ahead = worker.sum(hasTooMany ? OVERFLOWN : foundArcs);
                left -= worker.sum(reachedArcs);
            }
            return ahead == 0;
        }

        /** Ends a level whose vertices have been put in; returns what arcs they have. */
        private long closeLevel() {
            found.flush();
            long arcs = worker.sum(foundArcs);
            if (worker.thread() == 0) {
                bounds.put(home, depth + 1, order.size(home));
            }
            worker.barrier();
            return arcs;
        }

        /** Finds what the last level has arcs to; no sigma yet. */
        private void find() {
            turns.begin();
            int end = bounds.at(home, depth + 1);
            int begin = bounds.at(home, depth);
            Object levelBase = levels.base();
            for (long i = begin + turns.claim(STEP); i < end; i = begin + turns.claim(STEP)) {
                for (int k = (int) i; k < Math.min(end, i + STEP); k++) {
                    find(order.at(home, k) - first, levelBase, levels.at(), depth + 1);
                }
            }
        }

        private void find(int row, Object levelBase, long levelsAt, int level) {
            Object targets = out.targets().base();
            long from = out.targets().at() + out.offsets().longAt(row) * Integer.BYTES;
            long to = out.targets().at() + out.offsets().longAt(row + 1L) * Integer.BYTES;
            for (long at = from; at < to; at += Integer.BYTES) {
                int other = UnsafeApi.getInt(targets, at);
                long place = levelsAt + (long) other * Integer.BYTES;
                if (UnsafeApi.getInt(levelBase, place) < 0) {
                    if (isAlone) {
                        UnsafeApi.putInt(levelBase, place, level);
                        found.put(other);
                    } else if (UnsafeApi.compareAndSetInt(levelBase, place, -1, level)) {
                        found.put(other);
                    }
                }
            }
        }

        /** Gives their sigma to the vertices that were found for the level now reached. */
        private void reachFound() {
            Span before = sigmas[depth - 1 & 1];
            Span now = sigmas[depth & 1];
            turns.begin();
            int end = bounds.at(home, depth + 1);
            int begin = bounds.at(home, depth);
            for (long i = begin + turns.claim(STEP); i < end; i = begin + turns.claim(STEP)) {
                for (int k = (int) i; k < Math.min(end, i + STEP); k++) {
                    int row = order.at(home, k) - first;
                    reach(row, pull(in, row, before), now);
                }
            }
        }

        private void reach(int row, double sigma, Span now) {
            if (sigma > Double.MAX_VALUE) {
                isOverflown = true;
                hasTooMany = true;
            }
            putDouble(now, (long) first + row, sigma);
            foundArcs += out.degree(row);
            reachedArcs += in.degree(row);
        }

        /** Reaches all that has an arc from the last level. */
        private void reachAll() {
            Span before = sigmas[depth & 1];
            Span now = sigmas[depth + 1 & 1];
            Object levelBase = levels.base();
            long levelsAt = levels.at() + (long) first * Integer.BYTES;
            turns.begin();
            for (long r = turns.claim(ROWS); r < part.size(); r = turns.claim(ROWS)) {
                for (int row = (int) r; row < Math.min(part.size(), r + ROWS); row++) {
                    long place = levelsAt + (long) row * Integer.BYTES;
                    if (UnsafeApi.getInt(levelBase, place) < 0) {
                        double sigma = pull(in, row, before);
                        if (sigma > 0) {
                            UnsafeApi.putInt(levelBase, place, depth + 1);
                            found.put(first + row);
                            reach(row, sigma, now);
                        }
                    }
                }
            }
        }

        private double pull(Arcs arcs, int row, Span values) {
            long from = arcs.offsets().longAt(row);
            long to = arcs.offsets().longAt(row + 1L);
            return Gathering.sum(
                    arcs.targets().base(),
                    arcs.targets().at() + from * Integer.BYTES,
                    (int) (to - from),
                    values.base(),
                    values.at());
        }

        // ---- back ----

        private void goBack() {
            for (int level = depth; level > 0; level--) {
                turns.begin();
                int begin = bounds.at(home, level);
                int end = bounds.at(home, level + 1);
                Span sigma = sigmas[level & 1];
                Span further = gains[level + 1 & 1];
                Span gain = gains[level & 1];
                for (long i = begin + turns.claim(STEP); i < end; i = begin + turns.claim(STEP)) {
                    for (int k = (int) i; k < Math.min(end, i + STEP); k++) {
                        int v = order.at(home, k);
                        double paths = doubleAt(sigma, v);
                        double delta = level == depth ? 0 : paths * pull(out, v - first, further);
                        putDouble(scores, v, doubleAt(scores, v) + delta);
                        putDouble(gain, v, (1 + delta) / paths);
                    }
                }
                worker.barrier();
            }
        }

        /** Makes all as it was before. */
        private void forget() {
            turns.begin();
            int end = bounds.at(home, depth + 1);
            for (long i = turns.claim(ROWS); i < end; i = turns.claim(ROWS)) {
                for (int k = (int) i; k < Math.min(end, i + ROWS); k++) {
                    int v = order.at(home, k);
                    levels.putInt(v, -1);
                    putDouble(sigmas[0], v, 0);
                    putDouble(sigmas[1], v, 0);
                    putDouble(gains[0], v, 0);
                    putDouble(gains[1], v, 0);
                }
            }
            worker.barrier();
            if (worker.index() == 0) {
                order.clear();
            }
            worker.barrier();
        }
    }

    private static double doubleAt(Span values, long vertex) {
        return UnsafeApi.getDouble(values.base(), values.at() + vertex * Double.BYTES);
    }

    private static void putDouble(Span values, long vertex, double value) {
        UnsafeApi.putDouble(values.base(), values.at() + vertex * Double.BYTES, value);
    }
}
