package formwork.formats.graph;

/** DIMACS graphs for shortest paths ({@code .gr}): arcs with lengths. */
public final class DimacsShortestPaths extends DimacsKind {
    /** A kind has no state. */
    public DimacsShortestPaths() {
        super(DimacsProblem.SHORTEST_PATHS);
    }

    @Override
    public String name() {
        return "dimacs-sp";
    }

    @Override
    public String title() {
        return "a DIMACS graph for shortest paths";
    }

    @Override
    public String specification() {
        return "9th DIMACS Implementation Challenge, file formats, 2006";
    }
}
