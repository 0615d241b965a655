package formwork.kernels.network;

import formwork.kernels.graph.NodeGraph;
import java.util.Arrays;

/** Which vertices are joined by edges, whatever way these go. */
public final class Components {
    private final int[] representatives;
    private final int count;

    private Components(int[] representatives, int count) {
        this.representatives = representatives;
        this.count = count;
    }

    /**
     * Of what each inner vertex is joined to.
     *
     * @param labels of each inner vertex, the least inner number in its component
     */
    static Components of(NodeGraph graph, int[] labels) {
        if (graph.numbering().toInner() == null) {
            int count = 0;
            for (int v = 0; v < labels.length; v++) {
                count += labels[v] == v ? 1 : 0;
            }
            return new Components(labels, count);
        }
        int[] first = new int[labels.length]; // the first outer vertex of a component
        Arrays.fill(first, -1);
        int[] representatives = new int[graph.numbering().outerCount()];
        int count = 0;
        for (int v = 0; v < representatives.length; v++) {
            int inner = graph.numbering().inner(v);
            int representative = inner < 0 ? v : first[labels[inner]];
            if (representative < 0) {
                representative = v;
                first[labels[inner]] = v;
            }
            count += representative == v ? 1 : 0;
            representatives[v] = representative;
        }
        return new Components(representatives, count);
    }

    /** How many there are; an isolated vertex is one. */
    public int count() {
        return count;
    }

    /** The least vertex of the component that a vertex is in. */
    public int of(int vertex) {
        return representatives[vertex];
    }

    /** Whether two vertices are in one. */
    public boolean isJoined(int vertex, int other) {
        return representatives[vertex] == representatives[other];
    }

    /** The number of vertices of each, at that of its least vertex; else 0. */
    public int[] sizes() {
        int[] sizes = new int[representatives.length];
        for (int representative : representatives) {
            sizes[representative]++;
        }
        return sizes;
    }
}
