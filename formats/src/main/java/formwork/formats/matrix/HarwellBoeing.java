package formwork.formats.matrix;

/** Harwell-Boeing files: a sparse matrix by columns, whose formats its header gives. */
public final class HarwellBoeing extends BoeingKind {
    /** A kind has no state. */
    public HarwellBoeing() {
        super(true);
    }

    @Override
    public String name() {
        return "harwell-boeing";
    }

    @Override
    public String title() {
        return "a Harwell-Boeing matrix";
    }

    @Override
    public String specification() {
        return "I. Duff, R. Grimes, J. Lewis, Users' Guide for the Harwell-Boeing Sparse Matrix"
                + " Collection (Release I), 1992";
    }
}
