package formwork.kernels.network;

/**
 * How far all vertices are from one. Of use until {@link ShortestPaths} seeks others, or is closed.
 */
public final class Distances {
    /** The distance of a vertex to which no path leads. */
    public static final long UNREACHED = Long.MAX_VALUE;

    private final ShortestPaths paths;
    private final int root;
    private final int serial;

    Distances(ShortestPaths paths, int root) {
        this.paths = paths;
        this.root = root;
        serial = paths.serial();
    }

    /** The vertex that they are from. */
    public int root() {
        return root;
    }

    /** The sum of the weights along a shortest path to a vertex. */
    public long to(int vertex) {
        checkCurrent();
        int inner = Vertices.inner(paths.graph(), vertex);
        if (inner < 0) {
            return vertex == root ? 0 : UNREACHED;
        }
        return paths.lengths().of(inner);
    }

    /** Those of all vertices. */
    public long[] toArray() {
        long[] all = new long[paths.graph().numbering().outerCount()];
        for (int v = 0; v < all.length; v++) {
            all[v] = to(v);
        }
        return all;
    }

    /** Shortest paths to all vertices, which are sought now, by one thread. */
    public PathTree tree() {
        checkCurrent();
        return PathTree.of(paths.graph(), paths.lengths(), root);
    }

    private void checkCurrent() {
        if (serial != paths.serial()) {
            throw new IllegalStateException(
                    "distances from vertex "
                            + root
                            + ": found others sought after them; expected a look at them before");
        }
    }
}
