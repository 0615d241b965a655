package formwork.kernels.search;

import formwork.kernels.numa.Split;

/** Which part a vertex is in, without a division. */
final class Owners {
    private static final int INDEX_BITS = 50;

    /** To multiply the number of a vertex's word with; then to shift the product. */
    final long factor;

    final int shift;

    /**
     * For {@code l} parts of {@code c} words each.
     *
     * <p>A word x below {@code l c <= 2^25} is in part {@code floor(x / c)}. With {@code f =
     * floor(2^s / c) + 1 = (2^s + e) / c}, {@code 0 < e <= c}, {@code x f / 2^s} is larger than
     * {@code x / c} by {@code x e / (c 2^s)}, which must be less than {@code 1 / c}: {@code x e <=
     * l c c <= 2^50 / l < 2^s} holds with {@code s = 50 - floor(log2 l)} since {@code x < l c}; and
     * {@code x f} is less than {@code 2^52}.
     */
    Owners(Split vertices) {
        long chunkWords = vertices.chunk() / Split.GRAIN;
        int log = Long.SIZE - 1 - Long.numberOfLeadingZeros(vertices.parts());
        shift = INDEX_BITS - log;
        factor = (1L << shift) / chunkWords + 1;
    }

    int of(int vertex) {
        return (int) ((vertex >>> 6) * factor >>> shift);
    }
}
