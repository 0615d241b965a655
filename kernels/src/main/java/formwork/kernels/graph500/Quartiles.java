package formwork.kernels.graph500;

import java.util.Arrays;

/**
 * What the benchmark says of the values of its searches.
 *
 * <p>Quartiles of an even number of values, and of others between two, are the mean of both.
 *
 * @param deviation the standard deviation of a sample; not a number for one value
 */
public record Quartiles(
        double minimum,
        double first,
        double median,
        double third,
        double maximum,
        double mean,
        double deviation) {

    /** Of these values, of which there is one at least. */
    public static Quartiles of(double[] values) {
        int count = values.length;
        if (count == 0) {
            throw new IllegalArgumentException("values: found none; expected one or more");
        }
        double mean = Arrays.stream(values).sum() / count;
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return new Quartiles(
                sorted[0],
                between(sorted, (count - 1) / 4, count / 4),
                between(sorted, (count - 1) / 2, count / 2),
                between(sorted, count - 1 - (count - 1) / 4, count - 1 - count / 4),
                sorted[count - 1],
                mean,
                Math.sqrt(squares / (count - 1)));
    }

    private static double between(double[] sorted, int one, int other) {
        return (sorted[one] + sorted[other]) / 2;
    }
}
