package formwork.kernels.network;

import formwork.kernels.graph.Arcs;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.graph.Span;
import java.util.Arrays;

/**
 * A shortest path from one vertex to each other: of all shortest ones, one with the fewest arcs; of
 * those that come to a vertex from several others, the one from the least of these. It is the same
 * for any number of threads and parts, and stays of use.
 *
 * <p><b>Source.</b> Arcs whose weights are the differences of the distances at their ends are those
 * of shortest paths; a breadth-first search goes along them alone. By distances alone, vertices
 * that arcs of weight 0 join in a ring might each be before the other.
 */
public final class PathTree {
    private final int root;
    private final int[] parents; // of outer vertices; -1: none
    private final int[] arcs; // how many it is from the root; -1: unreached

    private PathTree(int root, int vertexCount) {
        this.root = root;
        parents = new int[vertexCount];
        arcs = new int[vertexCount];
        Arrays.fill(parents, -1);
        Arrays.fill(arcs, -1);
        parents[root] = root;
        arcs[root] = 0;
    }

    static PathTree of(NodeGraph graph, PathLengths lengths, int root) {
        PathTree tree = new PathTree(root, graph.numbering().outerCount());
        int inner = Vertices.inner(graph, root);
        if (inner >= 0) {
            tree.grow(graph, lengths, inner);
        }
        return tree;
    }

    private void grow(NodeGraph graph, PathLengths lengths, int begin) {
        int[] queue = new int[graph.vertexCount()];
        queue[0] = begin;
        int count = 1;
        for (int i = 0; i < count; i++) {
            int vertex = queue[i];
            int part = graph.vertices().part(vertex);
            Arcs out = graph.out(part);
            long row = vertex - graph.vertices().range(part).from();
            count = along(graph, lengths, out, row, vertex, queue, count);
        }
    }

    private int along(
            NodeGraph graph,
            PathLengths lengths,
            Arcs out,
            long row,
            int vertex,
            int[] queue,
            int count) {
        Span targets = out.targets();
        int outer = graph.numbering().outer(vertex);
        int next = arcs[outer] + 1;
        long length = lengths.of(vertex);
        int end = count;
        for (long i = out.offsets().longAt(row); i < out.offsets().longAt(row + 1); i++) {
            int target = targets.intAt(i);
            if (length + out.weights().intAt(i) != lengths.of(target)) {
                continue;
            }
            int other = graph.numbering().outer(target);
            if (arcs[other] < 0) {
                arcs[other] = next;
                parents[other] = outer;
                queue[end] = target;
                end++;
            } else if (arcs[other] == next) {
                parents[other] = Math.min(parents[other], outer);
            }
        }
        return end;
    }

    /** The vertex that paths are from. */
    public int root() {
        return root;
    }

    /** The vertex before this one on the path from the root, of which it is itself; or -1. */
    public int parent(int vertex) {
        checkVertex(vertex);
        return parents[vertex];
    }

    /** How many arcs the path has; -1 if there is none. */
    public int arcs(int vertex) {
        checkVertex(vertex);
        return arcs[vertex];
    }

    /** The vertices of the path from the root to this, both included; none if there is no path. */
    public int[] to(int vertex) {
        int[] path = new int[arcs(vertex) + 1];
        int at = vertex;
        for (int i = path.length - 1; i >= 0; i--) {
            path[i] = at;
            at = parents[at];
        }
        return path;
    }

    private void checkVertex(int vertex) {
        if (vertex < 0 || vertex >= parents.length) {
            throw Vertices.noVertex(vertex, parents.length);
        }
    }
}
