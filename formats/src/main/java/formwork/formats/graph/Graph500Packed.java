package formwork.formats.graph;

/** Graph500's edges as packed tuples of 48 bits. */
public final class Graph500Packed extends Graph500Kind {
    /** A kind has no state. */
    public Graph500Packed() {
        super(TupleForm.PACKED);
    }

    @Override
    public String name() {
        return "graph500-packed";
    }

    @Override
    public String title() {
        return "Graph500's edges in packed tuples of 48 bits";
    }
}
