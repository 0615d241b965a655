package formwork.formats.graph;

import formwork.formats.Remarks;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;

/**
 * What a DIMACS file of arcs holds.
 *
 * @param problem the word behind {@code p}: sp, edge, col, max, min
 * @param arcs with their weights: lengths of shortest paths, capacities of a maximal flow, costs of
 *     one of minimal cost; none of a coloring
 * @param leastFlows of a flow of minimal cost; else null
 * @param capacities of a flow of minimal cost; else null
 * @param nodes what is said of vertices
 * @param remarks comments and empty lines
 */
public record DimacsGraph(
        String problem,
        Arcs arcs,
        Values.Integers leastFlows,
        Values.Integers capacities,
        Nodes nodes,
        Remarks remarks)
        implements GraphFile {

    /**
     * What lines {@code n} say.
     *
     * @param vertices from 0
     * @param values of each: {@code 's'} for the source of a maximal flow and {@code 't'} for its
     *     sink, the supply for a flow of minimal cost, a weight for a coloring
     */
    public record Nodes(Indices vertices, Values.Integers values) {
        /** Nothing. */
        public static final Nodes NONE =
                new Nodes(Indices.of(new int[0]), new Values.Integers(new long[0]));
    }

    /** Arcs with lengths, for shortest paths. */
    public static DimacsGraph shortestPaths(Arcs arcs) {
        return new DimacsGraph("sp", arcs, null, null, Nodes.NONE, Remarks.NONE);
    }

    /** Edges, for a coloring. */
    public static DimacsGraph coloring(Arcs edges) {
        return new DimacsGraph("edge", edges, null, null, Nodes.NONE, Remarks.NONE);
    }
}
