package formwork.kernels.graph;

import formwork.edit.ItemKind;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/**
 * The edges of Graph500's benchmark: a Kronecker graph, in which few vertices have very many edges.
 *
 * <p><b>Law.</b> Each edge is drawn by itself. It goes down {@code scale} levels; on each, one bit
 * of either end is drawn: 0 and 0 with probability A = 0.57, 0 and 1 with B = 0.19, 1 and 0 with C
 * = 0.19, 1 and 1 with the rest, 0.05, each exact to 2^-32. Then a bijection of the numbers below
 * 2^scale shuffles the vertices. Edges need no shuffling, as they are drawn independently. Loops
 * and edges that come twice stay.
 *
 * <p><b>State.</b> None: each edge is a function of the seed and its number, so that any thread can
 * draw any of them, and the same edges come for any number of threads and parts. Edge {@code e}
 * takes the numbers of a SplitMix64 generator (Steele, Lea and Flood 2014) whose state begins with
 * number {@code e} of the one that begins at the seed; each gives two levels.
 *
 * <p><b>Source.</b> Graph500 benchmark specification, "Kronecker generator": the parameters; R-MAT
 * (Chakrabarti, Zhan and Faloutsos 2004) is the method.
 */
public final class Kronecker {
    private static final long GOLDEN = 0x9e37_79b9_7f4a_7c15L;
    private static final int MOST_SCALE = 30;
    private static final long BYTES_PER_EDGE = 2 * Integer.BYTES;

    // Of 2^32 numbers, those below the first give both bits 0, and so on.
    static final long BELOW_A = Math.round(0.57 * 0x1p32);
    static final long BELOW_B = Math.round(0.76 * 0x1p32);
    static final long BELOW_C = Math.round(0.95 * 0x1p32);

    private Kronecker() {}

    /**
     * {@code edgeFactor * 2^scale} edges between 2^scale vertices.
     *
     * @param scale from 1 to 30
     * @param edgeFactor how many edges there are for each vertex; the benchmark has 16
     * @throws OutOfMemoryError if the system has no room for them
     */
    public static EdgePairs edges(NodePool pool, int scale, int edgeFactor, long seed) {
        if (scale < 1 || scale > MOST_SCALE || edgeFactor < 0) {
            throw new IllegalArgumentException(
                    "Kronecker graph: found scale "
                            + scale
                            + " and edge factor "
                            + edgeFactor
                            + "; expected a scale from 1 to "
                            + MOST_SCALE
                            + " and no negative factor");
        }
        requireRoom(pool, scale, edgeFactor);
        long ends = 2L * edgeFactor << scale;
        NodeVector vector = NodeVector.allocate(pool, ItemKind.INTEGER4, ends);
        VertexShuffle shuffle = new VertexShuffle(scale, seed);
        pool.run(
                worker -> {
                    Split.Range mine = worker.share(vector.part(worker.home()));
                    draw(
                            mine.from() / 2,
                            mine.size() / 2,
                            mine.size() == 0 ? 0 : vector.address(mine.from()),
                            scale,
                            seed,
                            shuffle);
                });
        return new EdgePairs(1 << scale, vector, null);
    }

    private static void requireRoom(NodePool pool, int scale, int edgeFactor) {
        long edges = (long) edgeFactor << scale; // less than 2^61
        long room = pool.machine().mostBytes();
        if (edges > room / BYTES_PER_EDGE) {
            throw new OutOfMemoryError(
                    "Kronecker graph: found scale "
                            + scale
                            + " and edge factor "
                            + edgeFactor
                            + ", which are "
                            + edges
                            + " edges; expected at most "
                            + room / BYTES_PER_EDGE
                            + ", as many as fit into "
                            + room
                            + " bytes");
        }
    }

    private static void draw(
            long first, long count, long ends, int scale, long seed, VertexShuffle shuffle) {
        for (long i = 0; i < count; i++) {
            long pair = pair(seed, first + i, scale);
            UnsafeApi.putInt(ends + 8 * i, shuffle.at((int) (pair >>> 32)));
            UnsafeApi.putInt(ends + 8 * i + 4, shuffle.at((int) pair));
        }
    }

    /** The ends of an edge before they are shuffled, the first one in the upper half. */
    static long pair(long seed, long edge, int scale) {
        long state = mix(seed + (edge + 1) * GOLDEN);
        long pair = 0;
        for (int level = 0; level < scale; level += 2) {
            state += GOLDEN;
            long drawn = mix(state);
            pair = pair << 1 | quadrant(drawn >>> 32);
            if (level + 1 < scale) {
                pair = pair << 1 | quadrant(drawn & 0xffff_ffffL);
            }
        }
        return pair;
    }

    /** A bit for either end, that of the first one in the upper half. */
    private static long quadrant(long drawn) {
        // 1 where the number is not below the bound, without a branch that nobody can predict.
        long notA = BELOW_A - 1 - drawn >>> 63;
        long notB = BELOW_B - 1 - drawn >>> 63;
        long notC = BELOW_C - 1 - drawn >>> 63;
        return notB << 32 | notA - notB + notC;
    }

    /** The mixing of SplitMix64. */
    static long mix(long state) {
        long z = (state ^ state >>> 30) * 0xbf58_476d_1ce4_e5b9L;
        z = (z ^ z >>> 27) * 0x94d0_49bb_1331_11ebL;
        return z ^ z >>> 31;
    }
}
