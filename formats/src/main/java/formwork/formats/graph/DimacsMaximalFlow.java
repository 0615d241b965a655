package formwork.formats.graph;

/** DIMACS networks for maximal flows: arcs with capacities, a source and a sink. */
public final class DimacsMaximalFlow extends DimacsKind {
    /** A kind has no state. */
    public DimacsMaximalFlow() {
        super(DimacsProblem.MAXIMAL_FLOW);
    }

    @Override
    public String name() {
        return "dimacs-max";
    }

    @Override
    public String title() {
        return "a DIMACS network for a maximal flow";
    }

    @Override
    public String specification() {
        return "DIMACS, The First DIMACS Challenge: Core Problem Descriptions, 1990";
    }
}
