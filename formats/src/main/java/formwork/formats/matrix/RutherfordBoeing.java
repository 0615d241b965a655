package formwork.formats.matrix;

/** Rutherford-Boeing files of matrices: Harwell-Boeing's successor, without right-hand sides. */
public final class RutherfordBoeing extends BoeingKind {
    /** A kind has no state. */
    public RutherfordBoeing() {
        super(false);
    }

    @Override
    public String name() {
        return "rutherford-boeing";
    }

    @Override
    public String title() {
        return "a Rutherford-Boeing matrix";
    }

    @Override
    public String specification() {
        return "I. Duff, R. Grimes, J. Lewis, The Rutherford-Boeing Sparse Matrix Collection,"
                + " RAL-TR-97-031, 1997";
    }
}
