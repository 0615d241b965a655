package formwork.kernels.graph500;

import formwork.ArrayFile;
import formwork.Format;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.kernels.graph.EdgePairs;
import formwork.kernels.loading.NodeArrays;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.agrona.UnsafeApi;

/**
 * Edges as the records of a format: two vertices of each, from 0, one edge after the other, as
 * {@code (2I12)} has one edge in a record.
 *
 * <p><b>Beginning.</b> Two numbers that are no edge: minus the number of vertices, since the last
 * ones may have no edge, and the number of edges, or 0 where that is no INTEGER*4. A file may do
 * without them; there are then as many vertices as its largest number says.
 */
public final class EdgeFiles {
    private static final int MANY_VERTICES = 1 << 24;
    private static final int MOST_PER_EDGE = 64;
    private static final int MOST_FIELDS = 1 << 12;
    private static final int BEGINNING = 2;

    private EdgeFiles() {}

    // ---- to a file ----

    /**
     * Writes the edges with one WRITE statement, each thread its share where records are alike.
     *
     * @throws FormworkException as {@link #check} has it
     */
    public static void write(NodePool pool, EdgePairs edges, Format format, Path path)
            throws IOException {
        check(format, edges.vertexCount(), edges.count());
        int[] beginning =
                edges.vertexCount() == 0
                        ? new int[0]
                        : new int[] {-edges.vertexCount(), told(edges.count())};
        NodeArrays.write(pool, format.arrays(path), beginning, edges.ends());
    }

    private static int told(long edgeCount) {
        return edgeCount > Integer.MAX_VALUE ? 0 : (int) edgeCount;
    }

    /**
     * Finds out whether each field of a format has room for all numbers of such edges.
     *
     * @throws FormworkException if one has not, and would be filled with asterisks, or is none of
     *     integers
     */
    public static void check(Format format, int vertexCount, long edgeCount) {
        int fields = (int) Math.min(MOST_FIELDS, BEGINNING + 2 * edgeCount);
        long own = asterisks(format, fields, 0); // those that stand in the format itself
        int[] longest = {-vertexCount, told(edgeCount), vertexCount - 1};
        int width = 0;
        for (int value : longest) {
            width = Math.max(width, Integer.toString(value).length());
        }
        for (int value : longest) {
            if (asterisks(format, fields, value) > own) {
                throw fault(
                        "format " + Quoted.text(format.toString()),
                        "a field too narrow for " + value,
                        "at least " + width + " columns");
            }
        }
    }

    private static long asterisks(Format format, int fields, int value) {
        int[] values = new int[fields];
        Arrays.fill(values, value);
        return format.write(values).chars().filter(character -> character == '*').count();
    }

    // ---- from a file ----

    /**
     * Reads all edges of a file.
     *
     * @param name what messages call the file
     * @throws FormworkException if the last edge has one vertex, there are more or fewer edges than
     *     the beginning says, one has a vertex that is not there, or a field is no INTEGER*4
     */
    public static EdgePairs read(NodePool pool, ArrayFile file, String name) throws IOException {
        int[] beginning = file.range(0, BEGINNING).readInts();
        boolean isCounted = beginning.length == BEGINNING && beginning[0] < 0;
        NodeVector ends = NodeArrays.read(pool, file, ItemKind.INTEGER4, isCounted ? BEGINNING : 0);
        boolean isRight = false;
        try {
            if (ends.length() % 2 != 0) {
                throw fault(name, ends.length() + " numbers", "two of each edge");
            }
            int least = leastVertexCount(pool, ends, name);
            int count = isCounted ? vertexCount(beginning, least, ends.length() / 2, name) : least;
            requireFew(count, ends.length() / 2, name);
            EdgePairs edges = new EdgePairs(count, ends, null);
            isRight = true;
            return edges;
        } finally {
            if (!isRight) {
                ends.close();
            }
        }
    }

    /** What a file says of itself at its beginning, if that can be. */
    private static int vertexCount(int[] beginning, int least, long edgeCount, String name) {
        if (beginning[1] != told(edgeCount)) {
            throw fault(name, edgeCount + " edges", beginning[1] + ", as the second number says");
        }
        if (beginning[0] == Integer.MIN_VALUE) {
            throw fault(name, "2147483648 vertices", "fewer than 2^31");
        }
        if (-beginning[0] < least) {
            throw fault(
                    name,
                    "vertex " + (least - 1),
                    "those below " + -beginning[0] + ", as the first number says");
        }
        return -beginning[0];
    }

    /** As many as the largest number of an edge says. */
    private static int leastVertexCount(NodePool pool, NodeVector ends, String name) {
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
        if (largest == Integer.MAX_VALUE) {
            throw fault(name, "vertex " + largest, "one below it");
        }
        return largest + 1;
    }

    /** A number need not be true, and there is memory for each vertex up to it. */
    private static void requireFew(int vertices, long edges, String name) {
        if (vertices > MANY_VERTICES && vertices / MOST_PER_EDGE > edges) {
            throw fault(
                    name,
                    vertices + " vertices and " + edges + " edges",
                    "no more than 64 vertices for each edge where they are more than 2^24");
        }
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
