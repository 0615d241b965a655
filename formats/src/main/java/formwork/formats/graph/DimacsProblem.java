package formwork.formats.graph;

import formwork.formats.Evidence;
import formwork.formats.Head;
import java.util.List;

/**
 * What DIMACS files are about, as their line {@code p} says: all else in them follows from that.
 *
 * @param designator the words behind {@code p}, up to the counts
 * @param others other words that some files have in their place
 * @param letter what a line of an arc begins with
 * @param isDirected whether arcs go one way
 * @param columns what stands behind the two vertices of an arc; the last is its weight
 * @param nodes what stands behind the vertex in a line {@code n}; null if there is no such line
 */
record DimacsProblem(
        String designator,
        List<String> others,
        char letter,
        boolean isDirected,
        List<String> columns,
        String nodes) {

    private static final String ROLES = "s or t";

    static final DimacsProblem SHORTEST_PATHS =
            new DimacsProblem("sp", List.of(), 'a', true, List.of("a weight"), null);

    static final DimacsProblem COLORING =
            new DimacsProblem(
                    "edge", List.of("col", "edges"), 'e', false, List.of(), "a weight of it");

    static final DimacsProblem MAXIMAL_FLOW =
            new DimacsProblem("max", List.of(), 'a', true, List.of("a capacity"), ROLES);

    static final DimacsProblem MINIMAL_COST =
            new DimacsProblem(
                    "min",
                    List.of(),
                    'a',
                    true,
                    List.of("a least flow", "a capacity", "a cost"),
                    "its supply");

    /** Whether lines {@code n} say which vertex is the source and which the sink. */
    boolean hasRoles() {
        return nodes != null && nodes.equals(ROLES);
    }

    boolean isNamed(String word) {
        return word.equals(designator) || others.contains(word);
    }

    /** How many bytes a line of an arc has at least. */
    int leastBytes() {
        return "a 1 1\n".length() + 2 * columns.size();
    }

    Evidence recognise(Head head) {
        return DimacsHead.find(
                head,
                words -> words.length == 4 && words[0].equals("p") && isNamed(words[1]),
                "no line \"p " + designator + "\" with two counts");
    }
}
