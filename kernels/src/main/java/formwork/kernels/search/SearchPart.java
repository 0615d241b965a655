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
    final Span parents; // INTEGER*4 for each vertex of V_k: a vertex, if it is found
    final Span levels; // the same: a level, or -1; filled when somebody asks
    final Span heads; // the same: where the first arc that ends there begins
    final Span queue; // the same: frontiers, for each thread of the home one after the other
    final Span boxes; // what its threads offer others, to be found; null if nobody does
    final long[] queueFrom; // where each thread's begins, and after the last
    final Span visited; // bitmap of V_k: what is found, and what no step looks for
    final Span blank; // the same before a search: where no arc ends
    final Span next; // bitmap of V_k: what a bottom-up step finds
    final Span frontier; // bitmap of V

    SearchPart(NodeGraph graph, int part, GraphMemory memory, Owners owners, long boxesRoom) {
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
        boxes = boxesRoom == 0 ? null : memory.longs(part, boxesRoom);
        queueFrom = new long[owners.threads + 1];
        for (int i = 0; i < owners.threads; i++) {
            queueFrom[i + 1] = queueFrom[i] + owned(owners, i);
        }
    }

    private static int words(int bits) {
        return (int) (((long) bits + Long.SIZE - 1) / Long.SIZE);
    }

    /** How many vertices a thread owns. */
    private long owned(Owners owners, int thread) {
        long count = 0;
        for (long stripe = 0; stripe < owners.stripes(this); stripe++) {
            long begin = Long.SIZE * owners.begin(this, thread, stripe);
            long end = Math.min(size, Long.SIZE * owners.end(this, thread, stripe));
            count += Math.max(0, end - begin);
        }
        return count;
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
                    parents.putInt(vertex, -1);
                }
            }
            blank.putLong(word, blanks);
            next.putLong(word, 0);
        }
        reset(from, to);
    }

    /** Forgets the last search in these words; parents are there where {@code visited} says so. */
    void reset(long from, long to) {
        copy(blank, from, visited, from, to - from);
    }

    /** Whether a search found the vertex of this number among its own, which is not the root. */
    boolean isFound(int own) {
        int word = own >>> 6;
        return ((visited.longAt(word) & ~blank.longAt(word)) >>> own & 1) != 0;
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
    void mark(Span bitmap, long from, long to) {
        for (long i = from; i < to; i++) {
            int vertex = queue.intAt(i) - first;
            int word = vertex >>> 6;
            bitmap.putLong(word, bitmap.longAt(word) | 1L << vertex);
        }
    }

    /** Makes a vertex of V_k the root, at a place in the queue. */
    void plant(int root, long place) {
        int own = root - first;
        parents.putInt(own, root);
        int word = own >>> 6;
        visited.putLong(word, visited.longAt(word) | 1L << own);
        queue.putInt(place, root);
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
