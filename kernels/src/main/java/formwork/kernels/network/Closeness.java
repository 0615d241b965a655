package formwork.kernels.network;

import formwork.kernels.graph.Arcs;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.graph.Span;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/**
 * Closeness of vertices: how near a vertex is to those from which it is reached.
 *
 * <p><b>Definition.</b> Of n vertices, r others reach v, over distances (numbers of arcs) whose sum
 * is s: its closeness is r / (n - 1) times r / s, and 0 if r is 0. Where all are joined that is the
 * reciprocal of the mean distance; else it is that among those joined, times their share of the
 * graph. Of a directed graph distances are those to v.
 *
 * <p><b>Source.</b> S. Wasserman, K. Faust, Social Network Analysis, 1994, 5.2; from a sample of
 * vertices, D. Eppstein, J. Wang, Fast Approximation of Centrality, J. Graph Algorithms and
 * Applications 8(1), 2004: the same with n - 1, r and s counted over the sample. Searches go 64 at
 * once as in M. Then et al., The More the Merrier: Efficient Multi-Source Graph Traversal, PVLDB
 * 8(4), 2014.
 *
 * <p><b>Invariant.</b> Bit i of a vertex's words belongs to the search from root i of 64: whether
 * it was seen, and whether it was seen in the last level, for the first time. New bits of a level
 * are those of all vertices before it, without what was seen.
 *
 * <p><b>Steps.</b> From a small level its vertices push their bits along their arcs; else all that
 * have not seen each root pull them. What is new adds its number, and its number times the level.
 *
 * <p><b>Threads.</b> All that is added up are integers: any number of threads and parts gives the
 * same.
 */
public final class Closeness {
    private static final int ROOTS = Long.SIZE;
    private static final int STEP = 64;
    private static final int ROWS = 1024;
    private static final int PULL = 16; // when a level has more than 1/PULL of the arcs
    private static final long REACHED = 0xFFFF_FFFFL; // of a count; how often it is a root, above
    private static final int LOOK = 16; // arcs after which a pull looks whether it has all

    private final NodeGraph graph;
    private final Span seen;
    private final Span[] bits; // of the last level and of the next one, in turn
    private final Span counts; // r
    private final Span distances; // s
    private final VertexList[] lists; // vertices of the last level and the next one, in turn
    private final Shares shares;

    private Closeness(NodeGraph graph, VertexMemory memory) {
        this.graph = graph;
        seen = memory.longs();
        bits = new Span[] {memory.longs(), memory.longs()};
        counts = memory.longs();
        distances = memory.longs();
        lists = new VertexList[] {new VertexList(graph, memory), new VertexList(graph, memory)};
        shares = new Shares(graph.pool());
    }

    /** That of each vertex. */
    public static double[] exact(NodeGraph graph) {
        return from(graph, Vertices.every(graph));
    }

    /** An estimate from the distances from {@code roots} vertices that are drawn. */
    public static double[] sampled(NodeGraph graph, int roots, long seed) {
        return from(graph, Vertices.draw(graph, roots, seed));
    }

    /** The same from vertices that the caller draws, each of them once. */
    public static double[] from(NodeGraph graph, int... roots) {
        Vertices.requireSome(graph, roots.length);
        try (VertexMemory memory = new VertexMemory(graph)) {
            Closeness kernel = new Closeness(graph, memory);
            int[] inner = new int[roots.length];
            for (int i = 0; i < roots.length; i++) {
                inner[i] = Vertices.inner(graph, roots[i]);
            }
            graph.pool().run(worker -> kernel.new Search(worker).from(inner));
            return OuterOrder.reals(graph, kernel.distances, 0);
        }
    }

    /** What one thread does. */
    private final class Search {
        private final NodeWorker worker;
        private final Split.Range part;
        private final Split.Range mine;
        private final int first;
        private final Arcs out;
        private final Arcs in;
        private final Shares.Member turns;
        private final VertexList.Writer[] found;
        private final boolean isAlone;
        private long foundArcs; // out of those vertices that this thread found in a level
        private int depth; // of the level that is sought

        Search(NodeWorker worker) {
            this.worker = worker;
            part = graph.vertices().range(worker.home());
            mine = worker.share(part);
            first = (int) part.from();
            out = graph.out(worker.home());
            in = graph.in(worker.home());
            turns = shares.new Member(worker);
            found =
                    new VertexList.Writer[] {
                        lists[0].new Writer(worker), lists[1].new Writer(worker)
                    };
            isAlone = worker.count() == 1;
        }

        void from(int[] roots) {
            for (int i = 0; i < roots.length; i += ROOTS) {
                search(roots, i, Math.min(roots.length, i + ROOTS));
            }
            for (long v = mine.from(); v < mine.to(); v++) {
                double sought = roots.length - (counts.longAt(v) >> Integer.SIZE);
                double reached = counts.longAt(v) & REACHED;
                double sum = distances.longAt(v);
                double closeness = reached == 0 ? 0 : reached / sought * (reached / sum);
                UnsafeApi.putDouble(distances.base(), distances.at() + v * Double.BYTES, closeness);
            }
        }

        private void search(int[] roots, int from, int to) {
            for (long v = mine.from(); v < mine.to(); v++) {
                seen.putLong(v, 0);
                bits[0].putLong(v, 0);
                bits[1].putLong(v, 0);
            }
            worker.homeBarrier();
            if (worker.thread() == 0) {
                begin(roots, from, to);
            }
            if (worker.index() == 0) {
                lists[1].clear();
            }
            long all = -1L >>> ROOTS - (to - from);
            long ahead = worker.sum(foundArcs);
            depth = 1;
            while (ahead > 0) {
                foundArcs = 0;
                VertexList last = lists[depth + 1 & 1];
                int end = last.size(worker.home());
                if (ahead > graph.arcCount() / PULL) {
                    pull(all);
                } else {
                    push(last, end);
                }
                ahead = worker.sum(foundArcs);
                clear(last, end);
                depth++;
            }
            if (worker.index() == 0) {
                lists[0].clear();
            }
            worker.barrier();
        }

        /** Sees the roots of its part. */
        private void begin(int[] roots, int from, int to) {
            foundArcs = 0;
            for (int i = from; i < to; i++) {
                int v = roots[i];
                if (v >= part.from() && v < part.to()) {
                    if (bits[0].longAt(v) == 0) {
                        found[0].put(v);
                        foundArcs += out.degree(v - first);
                    }
                    bits[0].putLong(v, bits[0].longAt(v) | 1L << i - from);
                    seen.putLong(v, bits[0].longAt(v));
                    counts.putLong(v, counts.longAt(v) + (1L << Integer.SIZE));
                }
            }
            found[0].flush();
        }

        // ---- steps ----

        private void pull(long all) {
            Span now = bits[depth + 1 & 1];
            Span next = bits[depth & 1];
            turns.begin();
            for (long r = turns.claim(ROWS); r < part.size(); r = turns.claim(ROWS)) {
                for (int row = (int) r; row < Math.min(part.size(), r + ROWS); row++) {
                    long before = seen.longAt(first + row);
                    if (before != all) {
                        long fresh = pulled(row, now, before, all) & ~before;
                        if (fresh != 0) {
                            next.putLong(first + row, fresh);
                            found[depth & 1].put(first + row);
                            see(first + row, fresh, before);
                        }
                    }
                }
            }
            found[depth & 1].flush();
        }

        private long pulled(int row, Span now, long before, long all) {
            Object targets = in.targets().base();
            long at = in.targets().at() + in.offsets().longAt(row) * Integer.BYTES;
            long end = in.targets().at() + in.offsets().longAt(row + 1L) * Integer.BYTES;
            Object base = now.base();
            long bitsAt = now.at();
            long any = before;
            while (at < end && any != all) {
                long stop = Math.min(end, at + LOOK * Integer.BYTES);
                for (; at < stop; at += Integer.BYTES) {
                    long other = UnsafeApi.getInt(targets, at);
                    any |= UnsafeApi.getLong(base, bitsAt + other * Long.BYTES);
                }
            }
            return any;
        }

        private void push(VertexList last, int end) {
            Span now = bits[depth + 1 & 1];
            Span next = bits[depth & 1];
            turns.begin();
            for (long i = turns.claim(STEP); i < end; i = turns.claim(STEP)) {
                for (int k = (int) i; k < Math.min(end, i + STEP); k++) {
                    int v = last.at(worker.home(), k);
                    push(v - first, now.longAt(v), next);
                }
            }
            found[depth & 1].flush();
            worker.barrier();
            turns.begin();
            VertexList fresh = lists[depth & 1];
            int count = fresh.size(worker.home());
            for (long i = turns.claim(STEP); i < count; i = turns.claim(STEP)) {
                for (int k = (int) i; k < Math.min(count, i + STEP); k++) {
                    int v = fresh.at(worker.home(), k);
                    see(v, next.longAt(v), seen.longAt(v));
                }
            }
        }

        private void push(int row, long some, Span next) {
            Object targets = out.targets().base();
            long from = out.targets().at() + out.offsets().longAt(row) * Integer.BYTES;
            long to = out.targets().at() + out.offsets().longAt(row + 1L) * Integer.BYTES;
            for (long at = from; at < to; at += Integer.BYTES) {
                int other = UnsafeApi.getInt(targets, at);
                long place = next.at() + (long) other * Long.BYTES;
                long there = UnsafeApi.getLong(next.base(), place);
                long fresh = some & ~seen.longAt(other) & ~there;
                if (fresh != 0) {
                    if (isAlone) {
                        UnsafeApi.putLong(next.base(), place, there | fresh);
                    } else {
                        there = UnsafeApi.getAndBitwiseOrLong(next.base(), place, fresh);
                    }
                    if (there == 0) {
                        found[depth & 1].put(other);
                    }
                }
            }
        }

        private void see(int v, long fresh, long before) {
            seen.putLong(v, before | fresh);
            int count = Long.bitCount(fresh);
            counts.putLong(v, counts.longAt(v) + count);
            distances.putLong(v, distances.longAt(v) + (long) count * depth);
            foundArcs += out.degree(v - first);
        }

        /** Forgets a level that all are done with. */
        private void clear(VertexList last, int end) {
            Span now = bits[depth + 1 & 1];
            turns.begin();
            for (long i = turns.claim(ROWS); i < end; i = turns.claim(ROWS)) {
                for (int k = (int) i; k < Math.min(end, i + ROWS); k++) {
                    now.putLong(last.at(worker.home(), k), 0);
                }
            }
            if (worker.index() == 0) {
                last.clear(); // everyone has read how many there were
            }
            worker.barrier();
        }
    }
}
