package formwork.kernels.graph;

/**
 * A bijection of the numbers below 2^bits that a seed chooses.
 *
 * <p>It needs no table: rounds of an addition, a product with an odd number and an exclusive or
 * with the upper half shifted down, each of which can be undone, on the last {@code bits} bits. Not
 * all bijections can come, as they could with a table.
 */
final class VertexShuffle {
    private static final int ROUNDS = 4;

    private final int mask;
    private final int shift;
    private final int[] addends = new int[ROUNDS];
    private final int[] factors = new int[ROUNDS];

    VertexShuffle(int bits, long seed) {
        mask = (int) ((1L << bits) - 1);
        shift = (bits + 1) / 2;
        long state = Kronecker.mix(~seed); // numbers of edges begin at the seed itself
        for (int round = 0; round < ROUNDS; round++) {
            long drawn = Kronecker.mix(state + round);
            addends[round] = (int) (drawn >>> 32);
            factors[round] = (int) drawn | 1;
        }
    }

    int at(int vertex) {
        int x = vertex;
        for (int round = 0; round < ROUNDS; round++) {
            x = (x + addends[round]) * factors[round] & mask;
            x ^= x >>> shift;
        }
        return x;
    }
}
