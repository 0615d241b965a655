package formwork.kernels.search;

import formwork.kernels.numa.Split;

/**
 * Who writes what a search knows of a vertex: the part that it is in, found without a division, and
 * of the threads of its home the one whose share of each stripe of words it is in. Stripes are
 * narrow, since by degree those at the beginning are found first.
 */
final class Owners {
    private static final int INDEX_BITS = 50;
    private static final int WIDER = 4; // than a word for each thread, in bits
    private static final int LEAST_STRIPES = 4;

    /** To multiply the number of a vertex's word with; then to shift the product. */
    final long factor;

    final int shift;

    /** The threads of a home, of which it is {@code (word & mask) * threads >>> bits}. */
    final int threads;

    final int bits;
    final long mask;

    /**
     * For {@code l} parts of {@code c} words each.
     *
     * <p>A word x below {@code l c <= 2^25} is in part {@code floor(x / c)}. With {@code f =
     * floor(2^s / c) + 1 = (2^s + e) / c}, {@code 0 < e <= c}, {@code x f / 2^s} is larger than
     * {@code x / c} by {@code x e / (c 2^s)}, which must be less than {@code 1 / c}: {@code x e <=
     * l c c <= 2^50 / l < 2^s} holds with {@code s = 50 - floor(log2 l)} since {@code x < l c}; and
     * {@code x f} is less than {@code 2^52}.
     */
    Owners(Split vertices, int threads) {
        this.threads = threads;
        long chunkWords = vertices.chunk() / Split.GRAIN;
        int log = Long.SIZE - 1 - Long.numberOfLeadingZeros(vertices.parts());
        shift = INDEX_BITS - log;
        factor = (1L << shift) / chunkWords + 1;
        int least = Integer.SIZE - Integer.numberOfLeadingZeros(threads - 1);
        int wide = least;
        while (wide < least + WIDER && LEAST_STRIPES << wide + 1 <= chunkWords) {
            wide++;
        }
        bits = wide;
        mask = (1L << wide) - 1;
    }

    int of(int vertex) {
        return (int) ((vertex >>> 6) * factor >>> shift);
    }

    /** Of the threads of its home. */
    int thread(int vertex) {
        return (int) (((vertex >>> 6) & mask) * threads >>> bits);
    }

    /** Over how many stripes a part reaches. */
    long stripes(SearchPart part) {
        int first = part.first >>> 6;
        return part.words == 0 ? 0 : (first + part.words - 1 >> bits) - (first >> bits) + 1;
    }

    /** The first word of a part, counted from its first one, that a thread owns in a stripe. */
    long begin(SearchPart part, int thread, long stripe) {
        return word(part, stripe, bound(thread));
    }

    /** The word after the last that it owns there. */
    long end(SearchPart part, int thread, long stripe) {
        return word(part, stripe, bound(thread + 1));
    }

    private long word(SearchPart part, long stripe, long inStripe) {
        int first = part.first >>> 6;
        long word = ((first >> bits) + stripe << bits) + inStripe - first;
        return Math.max(0, Math.min(part.words, word));
    }

    private long bound(int thread) {
        return ((mask + 1) * thread + threads - 1) / threads;
    }
}
