package formwork.kernels.search;

import formwork.kernels.graph.Arcs;
import formwork.kernels.graph.GraphMemory;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.graph.Span;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/**
 * What a search knows of the vertices of one part, V_k, on the node of its home. Bitmaps have a bit
 * for each vertex, in words that belong to one part only.
 */
final class SearchPart {
    final int first; // of V_k
    final int size;
    final int words; // of a bitmap of V_k
    final int allWords; // of a bitmap of V
    final Arcs out;
    final Arcs in;
    final Arcs forward; // null if there are none
    final Span parents; // INTEGER*4 for each vertex of V_k: a vertex, or -1
    final Span levels; // the same: a level, or -1; filled when somebody asks
    final Span heads; // the same: where the first arc that ends there begins
    final Span queue; // the same: frontiers, one after the other
    final Span visited; // bitmap of V_k: what a bottom-up step does not look for
    final Span blank; // the same before a search: where no arc ends
    final Span next; // bitmap of V_k: what a bottom-up step finds
    final Span frontier; // bitmap of V

    SearchPart(NodeGraph graph, int part, GraphMemory memory) {
        Split.Range range = graph.vertices().range(part);
        first = (int) range.from();
        size = (int) range.size();
        words = words(size);
        allWords = words(graph.vertexCount());
        out = graph.out(part);
        in = graph.in(part);
        forward = graph.hasForward() && graph.vertices().parts() > 1 ? graph.forward(part) : null;
        parents = memory.ints(part, size);
        levels = memory.ints(part, size);
        heads = memory.ints(part, size);
        queue = memory.ints(part, size);
        visited = memory.longs(part, words);
        blank = memory.longs(part, words);
        next = memory.longs(part, words);
        frontier = memory.longs(part, allWords);
    }

    private static int words(int bits) {
        return (int) (((long) bits + Long.SIZE - 1) / Long.SIZE);
    }

    /** Looks at the arcs of the words {@code from} to {@code to}, and touches all memory. */
    void prepare(long from, long to) {
        for (long word = from; word < to; word++) {
            long blanks = 0;
            for (int bit = 0; bit < Long.SIZE; bit++) {
                long vertex = word * Long.SIZE + bit;
                if (vertex >= size || in.degree((int) vertex) == 0) {
                    blanks |= 1L << bit;
                }
                if (vertex < size) {
                    // Itself where no arc ends: it is in no frontier before it is found.
                    int head =
                            (blanks >>> bit & 1) != 0
                                    ? (int) (first + vertex)
                                    : in.targets().intAt(in.offsets().longAt(vertex));
                    heads.putInt(vertex, head);
                    queue.putInt(vertex, 0);
                    levels.putInt(vertex, -1);
                }
            }
            blank.putLong(word, blanks);
            next.putLong(word, 0);
        }
        reset(from, to);
    }

    /** Forgets the last search in these words. */
    void reset(long from, long to) {
        if (from < to) {
            long fromVertex = from * Long.SIZE;
            long vertices = Math.min(size, to * Long.SIZE) - fromVertex;
            UnsafeApi.setMemory(
                    parents.base(),
                    parents.at() + fromVertex * Integer.BYTES,
                    vertices * Integer.BYTES,
                    (byte) -1);
            long at = from * Long.BYTES;
            UnsafeApi.copyMemory(
                    blank.base(),
                    blank.at() + at,
                    visited.base(),
                    visited.at() + at,
                    (to - from) * Long.BYTES);
        }
    }

    /** Finds the bits of {@code visited} in these words, which only bottom-up steps keep. */
    void recall(long from, long to) {
        for (long word = from; word < to; word++) {
            long bits = blank.longAt(word);
            long vertex = word * Long.SIZE;
            long count = Math.min(Long.SIZE, size - vertex);
            for (long i = 0; i < count; i++) {
                bits |= (long) (~parents.intAt(vertex + i) >>> 31) << i;
            }
            visited.putLong(word, bits);
        }
    }

    /** Sets zeros in the words {@code from} to {@code to} of what a bottom-up step finds. */
    static void clear(Span bitmap, long from, long to) {
        if (from < to) {
            UnsafeApi.setMemory(
                    bitmap.base(),
                    bitmap.at() + from * Long.BYTES,
                    (to - from) * Long.BYTES,
                    (byte) 0);
        }
    }

    static void copy(Span source, long from, Span target, long to, long count) {
        if (count > 0) {
            UnsafeApi.copyMemory(
                    source.base(),
                    source.at() + from * Long.BYTES,
                    target.base(),
                    target.at() + to * Long.BYTES,
                    count * Long.BYTES);
        }
    }

    /** Sets the bits of the vertices of the queue from {@code from} to {@code to}. */
    void mark(Span bitmap, long from, long to, boolean isOnly) {
        for (long i = from; i < to; i++) {
            int vertex = queue.intAt(i) - first;
            long at = bitmap.at() + ((long) (vertex >>> 6) << 3);
            long bit = 1L << vertex;
            if (isOnly) {
                UnsafeApi.putLong(bitmap.base(), at, UnsafeApi.getLong(bitmap.base(), at) | bit);
            } else {
                UnsafeApi.getAndBitwiseOrLong(bitmap.base(), at, bit);
            }
        }
    }

    /** Makes a vertex of V_k the root. */
    void plant(int root) {
        int own = root - first;
        parents.putInt(own, root);
        int word = own >>> 6;
        visited.putLong(word, visited.longAt(word) | 1L << own);
        queue.putInt(0, root);
    }

    /** The arcs that leave the vertices of the queue from {@code from} to {@code to}. */
    long arcsOf(long from, long to) {
        Object queueBase = queue.base();
        long queueAt = queue.at();
        Object offsetBase = out.offsets().base();
        long offsetAt = out.offsets().at() - ((long) first << 3);
        long sum = 0;
        for (long i = from; i < to; i++) {
            long row = offsetAt + ((long) UnsafeApi.getInt(queueBase, queueAt + (i << 2)) << 3);
            sum +=
                    UnsafeApi.getLong(offsetBase, row + Long.BYTES)
                            - UnsafeApi.getLong(offsetBase, row);
        }
        return sum;
    }
}
