package formwork.cli.iof;

import java.util.Arrays;

/** The times that one piece of work took, each time that it was done. */
final class Samples {
    private long[] nanos = new long[8];
    private int count;

    void add(long elapsedNanos) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = elapsedNanos;
    }

    /** The least, in seconds. */
    double bestSeconds() {
        return Arrays.stream(nanos, 0, count).min().orElse(0) * 1e-9;
    }

    /** The median in seconds; of an even number, the mean of the two in the middle. */
    double medianSeconds() {
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return count == 0 ? 0 : (sorted[(count - 1) / 2] + sorted[count / 2]) * 0.5e-9;
    }
}
