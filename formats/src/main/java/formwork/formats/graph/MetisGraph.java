package formwork.formats.graph;

import formwork.formats.Remarks;
import formwork.formats.matrix.Values;

/**
 * What a METIS file holds.
 *
 * @param graph undirected, each edge both ways; its weights are those of the edges
 * @param vertexSizes one each; null if there are none
 * @param vertexWeights {@code weightsPerVertex} each; null if there are none
 * @param weightsPerVertex how many weights a vertex has, from 1; 0 if none
 * @param form how it stands in the file
 */
public record MetisGraph(
        Graph graph,
        Values.Integers vertexSizes,
        Values.Integers vertexWeights,
        int weightsPerVertex,
        Form form)
        implements GraphFile {

    /**
     * How it stands in a file.
     *
     * @param header the line of the sizes; null for a graph that has not been in a file
     * @param shape where numbers stand in their lines
     * @param remarks the comments
     */
    public record Form(String header, LineShape shape, Remarks remarks) {
        /** Of a graph that has not been in a file. */
        public static final Form NONE = new Form(null, LineShape.PLAIN, Remarks.NONE);
    }

    /** A graph without sizes and weights of its vertices. */
    public static MetisGraph of(Graph graph) {
        return new MetisGraph(graph, null, null, 0, Form.NONE);
    }

    @Override
    public Arcs arcs() {
        return graph.toArcs();
    }
}
