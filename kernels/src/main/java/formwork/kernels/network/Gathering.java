package formwork.kernels.network;

import org.agrona.UnsafeApi;

/** Sums of reals that lie where a row of vertices says: all that pulling kernels spend time on. */
final class Gathering {
    private static final int LANES = 4;

    private Gathering() {}

    /**
     * The sum of the REAL*8 of {@code count} vertices, in an order that the count alone decides.
     *
     * @param targets where the vertices are, with their first address
     * @param values where the reals are, with the address of vertex 0
     */
    static double sum(Object targets, long targetsAt, int count, Object values, long valuesAt) {
        double s0 = 0;
        double s1 = 0;
        double s2 = 0;
        double s3 = 0;
        long at = targetsAt;
        int i = 0;
        for (; i <= count - LANES; i += LANES) {
            s0 += value(targets, at, values, valuesAt);
            s1 += value(targets, at + 4, values, valuesAt);
            s2 += value(targets, at + 8, values, valuesAt);
            s3 += value(targets, at + 12, values, valuesAt);
            at += LANES * Integer.BYTES;
        }
        for (; i < count; i++) {
            s0 += value(targets, at, values, valuesAt);
            at += Integer.BYTES;
        }
        return (s0 + s1) + (s2 + s3);
    }

    private static double value(Object targets, long at, Object values, long valuesAt) {
        long vertex = UnsafeApi.getInt(targets, at);
        return UnsafeApi.getDouble(values, valuesAt + vertex * Double.BYTES);
    }
}
