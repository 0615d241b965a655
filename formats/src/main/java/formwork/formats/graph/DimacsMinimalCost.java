package formwork.formats.graph;

/** DIMACS networks for flows of minimal cost: arcs with bounds and costs, and supplies. */
public final class DimacsMinimalCost extends DimacsKind {
    /** A kind has no state. */
    public DimacsMinimalCost() {
        super(DimacsProblem.MINIMAL_COST);
    }

    @Override
    public String name() {
        return "dimacs-min";
    }

    @Override
    public String title() {
        return "a DIMACS network for a flow of minimal cost";
    }

    @Override
    public String specification() {
        return "DIMACS, The First DIMACS Challenge: Core Problem Descriptions, 1990";
    }
}
