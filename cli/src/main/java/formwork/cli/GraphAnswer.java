package formwork.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was found of a graph.
 *
 * @param columns what is told of each vertex
 * @param facts what is told of all, numbers by their names in JSON
 * @param told the same as words of a line
 */
record GraphAnswer(List<VertexColumn> columns, Map<String, Number> facts, String told) {
    /** Copies what it is given. */
    GraphAnswer {
        columns = List.copyOf(columns);
        facts = new LinkedHashMap<>(facts); // in their order
    }
}
