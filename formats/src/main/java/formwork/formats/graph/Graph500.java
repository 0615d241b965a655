package formwork.formats.graph;

/** Graph500's edges as tuples of 64 bits. */
public final class Graph500 extends Graph500Kind {
    /** What is put behind the name of the file of edges, for that of their weights. */
    public static final String WEIGHTS_SUFFIX = ".weights";

    /** A kind has no state. */
    public Graph500() {
        super(TupleForm.WIDE);
    }

    @Override
    public String name() {
        return "graph500";
    }

    @Override
    public String title() {
        return "Graph500's edges in tuples of 64 bits";
    }
}
