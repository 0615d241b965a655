package formwork.formats.graph;

/** DIMACS graphs for colorings and cliques ({@code .col}): edges. */
public final class DimacsColoring extends DimacsKind {
    /** A kind has no state. */
    public DimacsColoring() {
        super(DimacsProblem.COLORING);
    }

    @Override
    public String name() {
        return "dimacs-col";
    }

    @Override
    public String title() {
        return "a DIMACS graph for a coloring";
    }

    @Override
    public String specification() {
        return "DIMACS, Clique and Coloring Problems Graph Format, 1993";
    }
}
