package formwork.kernels.network;

/** What {@link PageRank} found. */
public final class Ranks {
    private final double[] values;
    private final int steps;
    private final double change;
    private final boolean isConverged;

    Ranks(double[] values, int steps, double change, boolean isConverged) {
        this.values = values;
        this.steps = steps;
        this.change = change;
        this.isConverged = isConverged;
    }

    Ranks with(double[] others) {
        return new Ranks(others, steps, change, isConverged);
    }

    /** The rank of a vertex. */
    public double of(int vertex) {
        return values[vertex];
    }

    /** The ranks of all vertices, which are the caller's. */
    public double[] toArray() {
        return values.clone();
    }

    /** How many steps it took. */
    public int steps() {
        return steps;
    }

    /** The sum of what the last step changed. */
    public double change() {
        return change;
    }

    /** Whether that is below the tolerance. */
    public boolean isConverged() {
        return isConverged;
    }
}
