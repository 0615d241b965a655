package formwork.kernels.graph500;

/**
 * Edges traversed in a second (TEPS), as the benchmark compares them: by the harmonic mean.
 *
 * <p>As in the benchmark's reference code, quartiles are those of the seconds that an edge takes,
 * turned over.
 *
 * @param harmonicDeviation the standard error of the harmonic mean; not a number for one search
 */
public record TraversalRates(
        double minimum,
        double first,
        double median,
        double third,
        double maximum,
        double harmonicMean,
        double harmonicDeviation) {

    /** Of searches that took so long and have so many edges in their components, none of them 0. */
    public static TraversalRates of(double[] seconds, double[] edges) {
        if (seconds.length != edges.length) {
            throw new IllegalArgumentException(
                    "searches: found "
                            + seconds.length
                            + " times and "
                            + edges.length
                            + " counts of edges; expected as many");
        }
        double[] secondsPerEdge = new double[seconds.length];
        for (int i = 0; i < seconds.length; i++) {
            secondsPerEdge[i] = seconds[i] / edges[i];
        }
        Quartiles per = Quartiles.of(secondsPerEdge);
        // Norris, The Standard Errors of the Geometric and Harmonic Means, 1940
        double error = per.deviation() / Math.sqrt(seconds.length - 1);
        return new TraversalRates(
                1 / per.maximum(),
                1 / per.third(),
                1 / per.median(),
                1 / per.first(),
                1 / per.minimum(),
                1 / per.mean(),
                error / (per.mean() * per.mean()));
    }
}
