package formwork.formats.graph;

/** DIMACS lists of the coordinates of vertices ({@code .co}). */
public final class DimacsCoordinates extends DimacsVertexKind {
    /** A kind has no state. */
    public DimacsCoordinates() {
        super("co", 'v', 1, 3, "vertices");
    }

    @Override
    public String name() {
        return "dimacs-co";
    }

    @Override
    public String title() {
        return "a DIMACS list of coordinates";
    }
}
