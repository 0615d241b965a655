package formwork.kernels.graph500;

import formwork.ArrayFile;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.kernels.graph.EdgePairs;
import formwork.kernels.loading.NodeArrays;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import java.io.IOException;
import java.util.Arrays;
import org.agrona.UnsafeApi;

/**
 * Edges as the records of a format: the two vertices of each, from 0, one edge after the other, as
 * {@code (2I12)} has one edge in a record.
 */
public final class EdgeFiles {
    private static final int MANY_VERTICES = 1 << 24;
    private static final int MOST_PER_EDGE = 64;

    private EdgeFiles() {}

    /** Writes the edges with one WRITE statement, each thread its share where records are alike. */
    public static void write(NodePool pool, EdgePairs edges, ArrayFile file) throws IOException {
        NodeArrays.write(pool, file, edges.ends());
    }

    /**
     * Reads all edges of a file. There are as many vertices as the largest number says.
     *
     * @param name what messages call the file
     * @throws FormworkException if the last edge has one vertex, one is negative, or a field is no
     *     INTEGER*4
     */
    public static EdgePairs read(NodePool pool, ArrayFile file, String name) throws IOException {
        NodeVector ends = NodeArrays.read(pool, file, ItemKind.INTEGER4);
        boolean isRight = false;
        try {
            EdgePairs edges = new EdgePairs(vertexCount(pool, ends, name), ends, null);
            isRight = true;
            return edges;
        } finally {
            if (!isRight) {
                ends.close();
            }
        }
    }

    private static int vertexCount(NodePool pool, NodeVector ends, String name) {
        if (ends.length() % 2 != 0) {
            throw fault(name, ends.length() + " numbers", "two of each edge");
        }
        int[] least = new int[pool.threads()];
        int[] most = new int[pool.threads()];
        Arrays.fill(most, -1);
        pool.run(
                (NodeWorker worker) -> {
                    Split.Range mine = worker.share(ends.part(worker.home()));
                    if (mine.size() > 0) {
                        long at = ends.address(mine.from());
                        least[worker.index()] = least(at, mine.size());
                        most[worker.index()] = most(at, mine.size());
                    }
                });
        int smallest = Arrays.stream(least).min().orElse(0);
        if (smallest < 0) {
            throw fault(name, "vertex " + smallest, "0 or more");
        }
        int largest = Arrays.stream(most).max().orElse(-1);
        // A number need not be true, and there is memory for each vertex up to it.
        if (largest >= MANY_VERTICES && largest / MOST_PER_EDGE >= ends.length() / 2
                || largest == Integer.MAX_VALUE) {
            throw fault(
                    name,
                    "vertex " + largest + " in " + ends.length() / 2 + " edges",
                    "numbers below 2^24, or below 64 for each edge, and 2^31 - 1");
        }
        return largest + 1;
    }

    private static int least(long at, long count) {
        int least = 0;
        for (long i = 0; i < count; i++) {
            least = Math.min(least, UnsafeApi.getInt(at + i * Integer.BYTES));
        }
        return least;
    }

    private static int most(long at, long count) {
        int most = -1;
        for (long i = 0; i < count; i++) {
            most = Math.max(most, UnsafeApi.getInt(at + i * Integer.BYTES));
        }
        return most;
    }

    private static FormworkException fault(String name, String found, String expected) {
        return new FormworkException(
                IoStatus.BAD_SHAPE, name + ": found " + found + "; expected " + expected);
    }
}
