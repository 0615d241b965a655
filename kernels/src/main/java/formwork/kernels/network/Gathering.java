package formwork.kernels.network;

import static java.util.Objects.requireNonNull;

import org.agrona.UnsafeApi;

/** Sums of reals that lie where a row of vertices says: all that pulling kernels spend time on. */
final class Gathering {
    private Gathering() {}

    /**
     * The sum of the REAL*8 of {@code count} vertices, from the first to the last.
     *
     * @param targets where the vertices are, with their first address
     * @param values where the reals are, with the address of vertex 0; on the heap if targets are
     */
    static double sum(Object targets, long targetsAt, int count, Object values, long valuesAt) {
        // A load is half as fast where the compiler does not know which of both it is.
        if (targets == null) {
            return besideHeap(targetsAt, count, valuesAt);
        }
        return onHeap(targets, targetsAt, count, values, valuesAt);
    }

    private static double besideHeap(long targetsAt, int count, long valuesAt) {
        double sum = 0;
        for (int i = 0; i < count; i++) {
            long vertex = UnsafeApi.getInt(null, targetsAt + (long) i * Integer.BYTES);
            sum += UnsafeApi.getDouble(null, valuesAt + vertex * Double.BYTES);
        }
        return sum;
    }

    private static double onHeap(
            Object targets, long targetsAt, int count, Object values, long valuesAt) {
        requireNonNull(targets);
        requireNonNull(values);
        double sum = 0;
        for (int i = 0; i < count; i++) {
            long vertex = UnsafeApi.getInt(targets, targetsAt + (long) i * Integer.BYTES);
            sum += UnsafeApi.getDouble(values, valuesAt + vertex * Double.BYTES);
        }
        return sum;
    }
}
