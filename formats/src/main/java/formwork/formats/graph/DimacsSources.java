package formwork.formats.graph;

/** DIMACS lists of the sources of shortest paths ({@code .ss}). */
public final class DimacsSources extends DimacsVertexKind {
    /** A kind has no state. */
    public DimacsSources() {
        super("ss", 's', 1, 1, "sources");
    }

    @Override
    public String name() {
        return "dimacs-ss";
    }

    @Override
    public String title() {
        return "a DIMACS list of sources";
    }
}
