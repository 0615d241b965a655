package formwork.kernels.stream;

import org.agrona.UnsafeApi;

/**
 * The four loops, over doubles off the heap. Addresses and an {@code int} index, since the JIT
 * makes of these the tightest loops; blocks of elements, since it compiles what is called often
 * better than a loop that it comes upon while it runs.
 */
final class StreamLoops {
    private static final long BLOCK = 1 << 16;
    private static final int SHIFT = 3; // of an element's bytes

    private static final int WARM_UP_CALLS = 20_000;
    private static final int WARM_UP_ELEMENTS = 512;

    private StreamLoops() {}

    /** Calls the loops until they are compiled. */
    static void warmUp() {
        long bytes = (long) WARM_UP_ELEMENTS << SHIFT;
        long memory = UnsafeApi.allocateMemory(3 * bytes);
        try {
            UnsafeApi.setMemory(memory, 3 * bytes, (byte) 0);
            for (int i = 0; i < WARM_UP_CALLS; i++) {
                for (Loop loop : Loop.values()) {
                    run(loop, memory, memory + bytes, memory + 2 * bytes, 1, WARM_UP_ELEMENTS);
                }
            }
        } finally {
            UnsafeApi.freeMemory(memory);
        }
    }

    /** Does a loop on {@code length} elements: {@code a} and {@code b} to {@code target}. */
    static void run(Loop loop, long target, long a, long b, double scalar, long length) {
        for (long done = 0; done < length; done += BLOCK) {
            int count = (int) Math.min(BLOCK, length - done);
            long bytes = done << SHIFT;
            switch (loop) {
                case COPY -> copy(target + bytes, a + bytes, count);
                case SCALE -> scale(target + bytes, a + bytes, scalar, count);
                case ADD -> add(target + bytes, a + bytes, b + bytes, count);
                case TRIAD -> triad(target + bytes, a + bytes, b + bytes, scalar, count);
            }
        }
    }

    private static void copy(long target, long a, int count) {
        for (int i = 0; i < count; i++) {
            long at = (long) i << SHIFT;
            UnsafeApi.putDouble(target + at, UnsafeApi.getDouble(a + at));
        }
    }

    private static void scale(long target, long a, double scalar, int count) {
        for (int i = 0; i < count; i++) {
            long at = (long) i << SHIFT;
            UnsafeApi.putDouble(target + at, scalar * UnsafeApi.getDouble(a + at));
        }
    }

    private static void add(long target, long a, long b, int count) {
        for (int i = 0; i < count; i++) {
            long at = (long) i << SHIFT;
            UnsafeApi.putDouble(
                    target + at, UnsafeApi.getDouble(a + at) + UnsafeApi.getDouble(b + at));
        }
    }

    private static void triad(long target, long a, long b, double scalar, int count) {
        for (int i = 0; i < count; i++) {
            long at = (long) i << SHIFT;
            UnsafeApi.putDouble(
                    target + at,
                    UnsafeApi.getDouble(a + at) + scalar * UnsafeApi.getDouble(b + at));
        }
    }

    /** Sets all elements to {@code value}, which touches their pages. */
    static void fill(long target, double value, long length) {
        for (long i = 0; i < length; i++) {
            UnsafeApi.putDouble(target + (i << SHIFT), value);
        }
    }

    /** The sum of what the elements differ from {@code expected}, whatever the sign. */
    static double deviation(long from, double expected, long length) {
        double sum = 0;
        for (long i = 0; i < length; i++) {
            sum += Math.abs(UnsafeApi.getDouble(from + (i << SHIFT)) - expected);
        }
        return sum;
    }
}
