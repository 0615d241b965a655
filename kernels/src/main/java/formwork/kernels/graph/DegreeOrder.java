package formwork.kernels.graph;

import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;

/**
 * Numbers vertices by descending degree, those of the same degree as they are numbered outside; the
 * ones without arcs have no number.
 *
 * <p>A vertex's place in that order is its rank. Ranks are dealt to the parts in turn, else all
 * heavy vertices would be in the first one; see {@link #deal}.
 */
final class DegreeOrder {
    private static final int FEW = 1 << 16;

    private final NodePool pool;
    private final GraphMemory memory;
    private final LooseRows[] directions; // whose degrees add up
    private final Split outer;
    private final int[][] places; // of each thread, by degree: how many, then the next rank
    private final int[] most;
    private Split split;
    private Span ranks;
    private Span innerOfRank;
    private Span toInner;
    private Span toOuter;

    private DegreeOrder(NodePool pool, GraphMemory memory, LooseRows... directions) {
        this.pool = pool;
        this.memory = memory;
        this.directions = directions;
        outer = directions[0].split;
        places = new int[pool.threads()][];
        most = new int[pool.threads()];
    }

    static DegreeOrder of(NodePool pool, GraphMemory memory, LooseRows... directions) {
        DegreeOrder order = new DegreeOrder(pool, memory, directions);
        order.find();
        return order;
    }

    /** How the vertices that have a number are divided. */
    Split split() {
        return split;
    }

    Numbering numbering() {
        return new Numbering((int) outer.length(), (int) split.length(), toInner, toOuter);
    }

    /** The rank of each vertex by its outer number. */
    Span ranks() {
        return ranks;
    }

    /** The inner number of each rank; null if they are the same. */
    Span innerOfRank() {
        return innerOfRank;
    }

    /** Gives back what only the construction needs. */
    void release() {
        if (!ranks.equals(toInner)) {
            memory.release(ranks);
        }
        memory.release(innerOfRank);
    }

    private void find() {
        pool.run(worker -> most[worker.index()] = mostOf(own(worker)));
        int largest = 0;
        for (int each : most) {
            largest = Math.max(largest, each);
        }
        int size = largest + 1;
        // Each thread counts by degree; where that took more than the vertices do, one counts all.
        boolean isShared = (long) size * pool.threads() <= outer.length() + FEW;
        pool.run(
                worker -> {
                    places[worker.index()] = new int[isShared || worker.index() == 0 ? size : 1];
                    if (isShared) {
                        count(own(worker), places[worker.index()]);
                    } else if (worker.index() == 0) {
                        count(new Split.Range(0, outer.length()), places[0]);
                    }
                });
        int count = sumPlaces(largest, isShared ? pool.threads() : 1);
        split = new Split(count, outer.parts());
        toInner = memory.sharedInts(outer.length());
        toOuter = memory.sharedInts(count);
        boolean isDealt = outer.parts() > 1;
        ranks = isDealt ? memory.sharedInts(outer.length()) : toInner;
        innerOfRank = isDealt ? memory.sharedInts(count) : null;
        pool.run(
                worker -> {
                    if (isShared) {
                        number(own(worker), places[worker.index()]);
                    } else if (worker.index() == 0) {
                        number(new Split.Range(0, outer.length()), places[0]);
                    }
                });
    }

    /** The vertices of a thread; those of the threads one after the other are all of them. */
    private Split.Range own(NodeWorker worker) {
        return worker.share(outer.range(worker.home()));
    }

    private int degree(long vertex) {
        long degree = 0;
        for (LooseRows direction : directions) {
            degree += direction.degree((int) vertex);
        }
        return (int) Math.min(Integer.MAX_VALUE - 16, degree);
    }

    private int mostOf(Split.Range vertices) {
        int largest = 0;
        for (long vertex = vertices.from(); vertex < vertices.to(); vertex++) {
            largest = Math.max(largest, degree(vertex));
        }
        return largest;
    }

    private void count(Split.Range vertices, int[] counts) {
        for (long vertex = vertices.from(); vertex < vertices.to(); vertex++) {
            counts[degree(vertex)]++;
        }
    }

    /** Makes counts the first ranks; returns how many vertices have one. */
    private int sumPlaces(int largest, int threads) {
        int rank = 0;
        for (int degree = largest; degree > 0; degree--) {
            for (int thread = 0; thread < threads; thread++) {
                int count = places[thread][degree];
                places[thread][degree] = rank;
                rank += count;
            }
        }
        return rank;
    }

    private void number(Split.Range vertices, int[] next) {
        for (long vertex = vertices.from(); vertex < vertices.to(); vertex++) {
            int degree = degree(vertex);
            int rank = degree == 0 ? -1 : next[degree]++;
            int inner = degree == 0 ? -1 : deal(rank, split);
            toInner.putInt(vertex, inner);
            if (innerOfRank != null) {
                ranks.putInt(vertex, rank);
            }
            if (rank >= 0) {
                toOuter.putInt(inner, (int) vertex);
                if (innerOfRank != null) {
                    innerOfRank.putInt(rank, inner);
                }
            }
        }
    }

    /**
     * The number of a rank where the parts in turn take one each, those that are full none any
     * more: all but the last have the same size, some at the end may have none.
     */
    static int deal(int rank, Split split) {
        long chunk = split.chunk();
        long full = split.length() / chunk;
        long last = split.length() % chunk;
        long parts = full + (last == 0 ? 0 : 1);
        long even = last == 0 ? split.length() : last * parts;
        if (rank < even) {
            return (int) (rank % parts * chunk + rank / parts);
        }
        long rest = rank - even;
        return (int) (rest % full * chunk + last + rest / full);
    }
}
