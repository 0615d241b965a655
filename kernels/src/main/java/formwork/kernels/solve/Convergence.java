package formwork.kernels.solve;

/**
 * How an iteration ended.
 *
 * @param outcome why it stopped
 * @param iterations how many products with the matrix it took, those for residuals not counted
 * @param residual the length of b - A x, computed anew from x, as a part of that of b
 * @param restarts how often the residual that was carried along turned out to be wrong
 */
public record Convergence(Outcome outcome, int iterations, double residual, int restarts) {
    /** Why an iteration stopped. */
    public enum Outcome {
        /** The residual is within the tolerance. */
        CONVERGED,
        /** A direction p has p'Ap of 0 or less, which no positive definite matrix allows. */
        NOT_POSITIVE_DEFINITE,
        /** The residual is not within the tolerance, and does not come nearer. */
        STAGNATED,
        /** As many iterations as were allowed were not enough. */
        EXHAUSTED,
        /** Numbers became too large for a real. */
        OVERFLOWN
    }

    /** Whether the residual is within the tolerance. */
    public boolean isConverged() {
        return outcome == Outcome.CONVERGED;
    }
}
