package formwork.formats.graph;

import formwork.formats.Remarks;

/**
 * What an edge list holds. Vertices have the numbers that stand in the file, whether those begin at
 * 0 or at 1 and whether or not some are left out; {@link Form#leastVertex} says where they begin.
 *
 * @param arcs with their weights, if they have some
 * @param form how it stands in the file
 */
public record EdgeListGraph(Arcs arcs, Form form) implements GraphFile {
    /**
     * How it stands in a file.
     *
     * @param separator what stands between the numbers of a line: a tab or a blank
     * @param leastVertex the least number of a vertex; 0 if there is none
     * @param weights how each weight is written
     * @param remarks comments and empty lines; null for a graph that has not been in a file
     */
    public record Form(char separator, long leastVertex, WeightText weights, Remarks remarks) {
        /** Of a graph that has not been in a file. */
        public static final Form NONE = new Form('\t', 0, WeightText.SHORTEST, null);
    }

    /** A graph that has not been in a file. */
    public static EdgeListGraph of(Arcs arcs) {
        return new EdgeListGraph(arcs, Form.NONE);
    }
}
