package formwork.kernels.solve;

import java.util.Arrays;
import org.agrona.UnsafeApi;

/** Brings the entries of a row into the order of their columns, and adds those at one place. */
final class RowSort {
    private final long indices;
    private final long values;
    private long[] keys = {};
    private double[] sorted = {};

    /** Of entries at these addresses. */
    RowSort(long indices, long values) {
        this.indices = indices;
        this.values = values;
    }

    /** Sorts the entries {@code from} to {@code to} and returns how many are left of them. */
    long sort(long from, long to) {
        if (isAscending(from, to)) {
            return to - from;
        }
        int count = Math.toIntExact(to - from);
        if (keys.length < count) {
            keys = new long[count];
            sorted = new double[count];
        }
        for (int i = 0; i < count; i++) { // the place too, so that equal columns keep their order
            keys[i] = column(from + i) << Integer.SIZE | i;
        }
        Arrays.sort(keys, 0, count);
        for (int i = 0; i < count; i++) {
            sorted[i] = UnsafeApi.getDouble(values + (from + (int) keys[i]) * Double.BYTES);
        }
        long at = from - 1;
        long last = -1;
        for (int i = 0; i < count; i++) {
            long column = keys[i] >>> Integer.SIZE;
            double value = sorted[i];
            if (column == last) {
                value += UnsafeApi.getDouble(values + at * Double.BYTES);
            } else {
                at++;
                UnsafeApi.putInt(indices + at * Integer.BYTES, (int) column);
            }
            UnsafeApi.putDouble(values + at * Double.BYTES, value);
            last = column;
        }
        return at + 1 - from;
    }

    private long column(long entry) {
        return UnsafeApi.getInt(indices + entry * Integer.BYTES);
    }

    private boolean isAscending(long from, long to) {
        for (long i = from + 1; i < to; i++) {
            if (column(i - 1) >= column(i)) {
                return false;
            }
        }
        return true;
    }
}
