package formwork.kernels.network;

import formwork.error.FormworkException;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;

/**
 * Finds how far all vertices are from one, along arcs that have weights of 0 or more.
 *
 * <pre>{@code
 * try (ShortestPaths paths = ShortestPaths.of(graph)) {
 *     Distances distances = paths.from(1);
 *     long far = distances.to(7);
 *     int[] way = distances.tree().to(7);
 * }
 * }</pre>
 *
 * <p><b>Source.</b> U. Meyer, P. Sanders, Delta-stepping: a Parallelizable Shortest Path Algorithm,
 * J. Algorithms 49(1), 2003, with light and heavy arcs alike; a thread goes on with what it has
 * itself put into a small bucket as in Y. Zhang et al., Optimizing Ordered Graph Algorithms with
 * GraphIt, CGO 2020.
 *
 * <p><b>Invariant.</b> A vertex has the length of a path to it, or is unreached. When bucket i is
 * the first that is not empty, all distances below i delta are final; a vertex whose distance may
 * still lower that of another is in the bucket of its distance. A vertex stays in buckets where it
 * was before; there it is passed over, since its distance is below theirs.
 *
 * <p><b>Steps.</b> Relax the arcs of the first bucket's vertices until it stays empty, then those
 * of the next. Vertices too far for an open bucket wait together, and are dealt out when none is
 * left in the others: memory does not depend on weights.
 *
 * <p><b>Units.</b> Distances are INTEGER*8, which no path of 2^31 arcs with INTEGER*4 weights
 * overflows. They are INTEGER*4 while they are sought; if one does not fit, the search begins again
 * with INTEGER*8, as do all after it.
 *
 * <p><b>Threads.</b> Those of a part relax the arcs that begin there. Distances are the same for
 * any number of them.
 */
public final class ShortestPaths implements AutoCloseable {
    private static final int STEP = Offers.VERTICES;
    private static final int SMALL = 1000; // a bucket that its thread goes on with
    private static final long FAR = Distances.UNREACHED;
    private static final int BEYOND = -1; // in place of a bucket: lengths do not fit

    private final NodeGraph graph;
    private final int heaviest;
    private final int delta;
    private final Shares shares;
    private final Least least;
    private final Buckets[] buckets; // of each thread
    private final int[][][] fronts; // what threads have taken out of a bucket: home, thread
    private final int[][] counts;
    private VertexMemory memory;
    private PathLengths lengths;
    private int serial; // of the search
    private boolean isClosed;

    private ShortestPaths(NodeGraph graph, int heaviest, int delta) {
        this.graph = graph;
        this.heaviest = heaviest;
        this.delta = delta;
        int parts = graph.vertices().parts();
        int threads = graph.pool().threads();
        shares = new Shares(graph.pool());
        least = new Least(graph.pool());
        buckets = new Buckets[threads];
        for (int i = 0; i < threads; i++) {
            buckets[i] = new Buckets(parts);
        }
        fronts = new int[parts][threads][0];
        counts = new int[parts][threads];
        memory = new VertexMemory(graph);
        lengths = PathLengths.narrow(memory);
    }

    /** In steps that follow from the weights and degrees. */
    public static ShortestPaths of(NodeGraph graph) {
        Weights weights = Weights.check(graph);
        return new ShortestPaths(graph, weights.heaviest(), weights.delta());
    }

    /**
     * In steps of {@code delta}, which decides how long it takes and nothing else.
     *
     * @throws FormworkException if arcs have no weights, or one is below 0
     */
    public static ShortestPaths of(NodeGraph graph, int delta) {
        Weights weights = Weights.check(graph);
        if (delta < 1) {
            throw new IllegalArgumentException("delta: found " + delta + "; expected 1 or more");
        }
        return new ShortestPaths(graph, weights.heaviest(), delta);
    }

    /** The steps. */
    public int delta() {
        return delta;
    }

    /**
     * Finds the distances from a vertex.
     *
     * @throws IllegalStateException if this, the graph or its pool is closed
     */
    public synchronized Distances from(int vertex) {
        if (isClosed) {
            throw new IllegalStateException("paths: found them closed; expected them open");
        }
        int root = Vertices.inner(graph, vertex);
        serial++;
        if (!hasFound(root)) {
            widen();
            hasFound(root);
        }
        return new Distances(this, vertex);
    }

    /** Has INTEGER*8 from now on; what there was is given back once they are there. */
    private void widen() {
        VertexMemory before = memory;
        VertexMemory wider = new VertexMemory(graph);
        lengths = PathLengths.wide(wider);
        memory = wider;
        before.close();
    }

    private boolean hasFound(int root) {
        Search[] searches = new Search[buckets.length];
        shares.reset();
        graph.pool()
                .run(
                        worker -> {
                            Search search = new Search(worker);
                            searches[worker.index()] = search;
                            search.from(root);
                        });
        return searches[0].bucket != BEYOND;
    }

    NodeGraph graph() {
        return graph;
    }

    int serial() {
        return serial;
    }

    PathLengths lengths() {
        return lengths;
    }

    /** Gives the memory back; no distances are of use any more. */
    @Override
    public synchronized void close() {
        isClosed = true;
        serial++;
        memory.close();
    }

    /** What one thread does. */
    private final class Search {
        private final NodeWorker worker;
        private final int home;
        private final long chunk = graph.vertices().chunk();
        private final int parts = graph.vertices().parts();
        private final Offers offers;
        private final Buckets mine;
        private final Shares.Member turns;
        private final Least.Member all;
        private final boolean isAlone;
        private int[] spare = {};
        private long base; // the number of the first open bucket
        private int bucket; // of the open ones, that which is emptied

        Search(NodeWorker worker) {
            this.worker = worker;
            home = worker.home();
            int first = (int) graph.vertices().range(home).from();
            offers = new Offers(lengths, graph.out(home), first, heaviest);
            mine = buckets[worker.index()];
            turns = shares.new Member(worker);
            all = least.new Member(worker);
            isAlone = worker.count() == 1;
        }

        void from(int root) {
            Split.Range own = worker.share(graph.vertices().range(home));
            lengths.clear(own.from(), own.to());
            mine.clear();
            worker.barrier();
            if (worker.index() == 0 && root >= 0) {
                lengths.put(root, 0);
                mine.put(part(root), 0, root);
            }
            bucket = (int) all.of(mine.first(0));
            while (bucket != BEYOND && bucket <= Buckets.OPEN) {
                if (bucket == Buckets.OPEN && !open()) {
                    return;
                }
                hand();
                worker.barrier();
                relaxFront();
                goOn();
                bucket = (int) all.of(offers.isBeyond() ? BEYOND : mine.first(bucket));
            }
        }

        private int part(int vertex) {
            return parts == 1 ? 0 : (int) (vertex / chunk);
        }

        // ---- steps ----

        /** Hands what is in the bucket to the homes that it is of. */
        private void hand() {
            for (int part = 0; part < parts; part++) {
                int count = mine.count(part, bucket);
                counts[part][worker.index()] = count;
                if (count > 0) { // all have done with what was handed last
                    int[] before = fronts[part][worker.index()];
                    fronts[part][worker.index()] = mine.take(part, bucket, before);
                }
            }
        }

        /** Relaxes the arcs of all that was handed to its home. */
        private void relaxFront() {
            turns.begin();
            long total = 0;
            for (int count : counts[home]) {
                total += count;
            }
            for (long i = turns.claim(STEP); i < total; i = turns.claim(STEP)) {
                long begin = 0; // of what a thread has handed
                for (int thread = 0; thread < counts[home].length; thread++) {
                    int count = counts[home][thread];
                    int from = (int) Math.max(0, i - begin);
                    int to = (int) Math.min(count, i + STEP - begin);
                    if (from < to) {
                        relax(fronts[home][thread], from, to);
                    }
                    begin += count;
                }
            }
        }

        /** Goes on with what it has itself put into the bucket, while that is little. */
        private void goOn() {
            int count = mine.count(home, bucket);
            while (count > 0 && count < SMALL) {
                int[] some = mine.take(home, bucket, spare);
                for (int k = 0; k < count; k += STEP) {
                    relax(some, k, Math.min(count, k + STEP));
                }
                spare = some;
                count = mine.count(home, bucket);
            }
        }

        /** Relaxes the arcs of vertices, but of those that have been in a bucket before this. */
        private void relax(int[] vertices, int from, int to) {
            long closest = (base + bucket) * delta;
            offers.takeUp(vertices, from, to, closest);
            for (int count = offers.find(); count > 0; count = offers.find()) {
                for (int i = 0; i < count; i++) {
                    int vertex = offers.vertex(i);
                    long over = offers.over(i);
                    if (lower(vertex, closest + over)) {
                        put(vertex, bucket + over / delta);
                    }
                }
            }
        }

        private boolean lower(int vertex, long length) {
            return isAlone
                    ? lengths.lower(vertex, length)
                    : lengths.lowerAmongOthers(vertex, length);
        }

        private void put(int vertex, long number) {
            mine.put(part(vertex), (int) Math.min(Buckets.OPEN, number), vertex);
        }

        /**
         * Opens buckets from the nearest vertex on that waits beyond; returns false if none does.
         */
        private boolean open() {
            long nearest = FAR;
            int[][] waiting = new int[parts][];
            int[] count = new int[parts];
            for (int part = 0; part < parts; part++) {
                count[part] = mine.count(part, Buckets.OPEN);
                waiting[part] = mine.take(part, Buckets.OPEN, new int[0]);
                for (int k = 0; k < count[part]; k++) {
                    long number = lengths.of(waiting[part][k]) / delta;
                    if (number >= base + Buckets.OPEN) { // else it was in a bucket since
                        nearest = Math.min(nearest, number);
                    }
                }
            }
            long before = base + Buckets.OPEN;
            base = all.of(nearest);
            if (base == FAR) {
                return false;
            }
            for (int part = 0; part < parts; part++) {
                for (int k = 0; k < count[part]; k++) {
                    long number = lengths.of(waiting[part][k]) / delta;
                    if (number >= before) {
                        put(waiting[part][k], number - base);
                    }
                }
            }
            bucket = (int) all.of(mine.first(0));
            return true;
        }
    }
}
