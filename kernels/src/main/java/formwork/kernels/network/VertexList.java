package formwork.kernels.network;

import formwork.kernels.graph.NodeGraph;
import formwork.kernels.graph.Span;
import formwork.kernels.numa.NodeCounters;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/**
 * Vertices that threads find, each once: those of a part together in its memory, in the order in
 * which they come.
 *
 * <p>There is a barrier between those who put vertices in and those who read how many there are.
 */
final class VertexList {
    private static final int HELD = 256;

    private final Span vertices;
    private final Split split;
    private final long chunk;
    private final NodeCounters tails;

    VertexList(NodeGraph graph, VertexMemory memory) {
        vertices = memory.ints();
        split = graph.vertices();
        chunk = split.chunk();
        tails = graph.pool().counters();
    }

    /** Empties it; no thread may be at work on it. */
    void clear() {
        tails.reset();
    }

    /** How many vertices of a part there are. */
    int size(int part) {
        return (int) tails.claim(part, 0);
    }

    /** The vertex of this number among those of a part. */
    int at(int part, int index) {
        return vertices.intAt(split.range(part).from() + index);
    }

    /** Where those of a part begin, for loops. */
    long address(int part) {
        return vertices.at() + split.range(part).from() * Integer.BYTES;
    }

    Object base() {
        return vertices.base();
    }

    /** One thread's hand. */
    final class Writer {
        private final int[][] held;
        private final int[] count;

        Writer(NodeWorker worker) {
            int parts = split.parts();
            held = new int[parts][worker.count() == 1 ? HELD * 16 : HELD];
            count = new int[parts];
        }

        /** Puts a vertex in, whatever part it is in. */
        void put(int vertex) {
            int part = split.parts() == 1 ? 0 : (int) (vertex / chunk);
            int[] some = held[part];
            if (count[part] == some.length) {
                flush(part);
            }
            some[count[part]] = vertex;
            count[part]++;
        }

        /** Hands over what it holds. */
        void flush() {
            for (int part = 0; part < held.length; part++) {
                flush(part);
            }
        }

        private void flush(int part) {
            int some = count[part];
            if (some == 0) {
                return;
            }
            long to = address(part) + tails.claim(part, some) * Integer.BYTES;
            for (int i = 0; i < some; i++) {
                UnsafeApi.putInt(vertices.base(), to + (long) i * Integer.BYTES, held[part][i]);
            }
            count[part] = 0;
        }
    }
}
