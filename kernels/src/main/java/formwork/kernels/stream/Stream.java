package formwork.kernels.stream;

import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/**
 * Measures the bandwidth of the memory for threads that are where a pool has them.
 *
 * <p>As STREAM does: each repeat runs the four loops one after the other, between barriers; the
 * best of all repeats but the first counts; and the vectors are checked afterwards. Short vectors,
 * which take less time than a clock tells, are gone through several times in a loop; that changes
 * nothing, since no loop reads what it writes.
 *
 * <p><b>The scalar.</b> A repeat makes (q + 2) q of each element of a. With STREAM's q = 3 a
 * thousand repeats would overflow; with the square root of 2, less 1, elements stay as they are.
 */
public final class Stream {
    private static final double SCALAR = Math.sqrt(2) - 1;

    /** Elements that a loop goes through at least, short vectors several times. */
    private static final long LEAST_ELEMENTS = 1 << 20;

    private static final class WarmUp {
        static {
            StreamLoops.warmUp();
        }

        private WarmUp() {}

        /** Once for all, when first called. */
        static void await() {}
    }

    private Stream() {}

    /**
     * Measures vectors of {@code length} elements, {@code repeats} times, 2 at least.
     *
     * @throws OutOfMemoryError if the system has no room for them
     */
    public static StreamResult measure(
            NodePool pool, StreamPlacement placement, long length, int repeats) {
        if (length < 1 || repeats < 2) {
            throw new IllegalArgumentException(
                    "stream: found "
                            + length
                            + " elements, "
                            + repeats
                            + " repeats; expected 1 and 2 or more");
        }
        WarmUp.await();
        int rounds = (int) Math.max(1, LEAST_ELEMENTS / length);
        try (StreamVectors vectors = new StreamVectors(pool, placement, length)) {
            Map<Loop, long[]> nanos = new EnumMap<>(Loop.class);
            for (Loop loop : Loop.values()) {
                nanos.put(loop, new long[repeats]);
            }
            pool.run(worker -> repeat(worker, vectors, rounds, repeats, nanos));
            Map<Loop, Double> best = new EnumMap<>(Loop.class);
            for (Loop loop : Loop.values()) {
                long least = Arrays.stream(nanos.get(loop)).skip(1).min().orElseThrow();
                best.put(loop, 1e-9 * Math.max(1, least) / rounds);
            }
            return new StreamResult(
                    placement,
                    pool.homes().size(),
                    pool.threads(),
                    length,
                    best,
                    vectors.isPlaced() && pool.isPinned(),
                    deviation(pool, vectors, length, repeats));
        }
    }

    private static void repeat(
            NodeWorker worker,
            StreamVectors vectors,
            int rounds,
            int repeats,
            Map<Loop, long[]> nanos) {
        Split.Range mine = vectors.range(worker);
        long a = vectors.address(0, mine.from());
        long b = vectors.address(1, mine.from());
        long c = vectors.address(2, mine.from());
        for (int repeat = 0; repeat < repeats; repeat++) {
            for (Loop loop : Loop.values()) {
                worker.barrier();
                long start = System.nanoTime();
                for (int round = 0; round < rounds; round++) {
                    switch (loop) {
                        case COPY -> StreamLoops.run(loop, c, a, a, SCALAR, mine.size());
                        case SCALE -> StreamLoops.run(loop, b, c, c, SCALAR, mine.size());
                        case ADD -> StreamLoops.run(loop, c, a, b, SCALAR, mine.size());
                        case TRIAD -> StreamLoops.run(loop, a, b, c, SCALAR, mine.size());
                    }
                }
                worker.barrier();
                if (worker.index() == 0) {
                    nanos.get(loop)[repeat] = System.nanoTime() - start;
                }
            }
        }
    }

    /** As STREAM checks: the same steps on one element of each, and the mean of what differs. */
    private static double deviation(
            NodePool pool, StreamVectors vectors, long length, int repeats) {
        double a = StreamVectors.A;
        double b = StreamVectors.B;
        double c = StreamVectors.C;
        for (int i = 0; i < repeats; i++) {
            c = a;
            b = SCALAR * c;
            c = a + b;
            a = b + SCALAR * c;
        }
        double[] expected = {a, b, c};
        double[] worst = new double[1];
        pool.run(
                worker -> {
                    Split.Range mine = vectors.range(worker);
                    double most = 0;
                    for (int i = 0; i < expected.length; i++) {
                        double sum =
                                worker.sum(
                                        StreamLoops.deviation(
                                                vectors.address(i, mine.from()),
                                                expected[i],
                                                mine.size()));
                        most = Math.max(most, sum / length / expected[i]);
                    }
                    if (worker.index() == 0) {
                        worst[0] = most;
                    }
                });
        return worst[0];
    }
}
