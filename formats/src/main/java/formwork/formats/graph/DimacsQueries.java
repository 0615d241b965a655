package formwork.formats.graph;

/** DIMACS lists of the ends of shortest paths ({@code .p2p}). */
public final class DimacsQueries extends DimacsVertexKind {
    /** A kind has no state. */
    public DimacsQueries() {
        super("p2p", 'q', 2, 2, "queries");
    }

    @Override
    public String name() {
        return "dimacs-p2p";
    }

    @Override
    public String title() {
        return "a DIMACS list of queries";
    }
}
