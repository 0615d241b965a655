package formwork.formats.graph;

import formwork.formats.Remarks;
import formwork.formats.matrix.Indices;
import java.util.List;

/**
 * What a DIMACS file of vertices holds.
 *
 * @param columns the sources; or the sources and targets of each query; or the vertices and their
 *     two coordinates. Vertices are counted from 0
 * @param remarks comments and empty lines
 */
public record DimacsVertices(List<Indices> columns, Remarks remarks) {
    /** Keeps a copy of the list. */
    public DimacsVertices {
        columns = List.copyOf(columns);
    }

    /** The first vertex of each line. */
    public Indices vertices() {
        return columns.get(0);
    }
}
