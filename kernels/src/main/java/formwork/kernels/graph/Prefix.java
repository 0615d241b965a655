package formwork.kernels.graph;

import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/** Running sums, by the threads of each home over numbers of its own. */
final class Prefix {
    private static final int STRIDE = 16; // each thread's sum has cache lines of its own

    private final long[][] sums;

    Prefix(int homes, int threadsPerHome) {
        sums = new long[homes][(threadsPerHome + 1) * STRIDE];
    }

    /**
     * Makes INTEGER*8 {@code from} to {@code from + count - 1} of a home's numbers the sums of
     * those up to them; all threads of the home come here, and leave when all is done.
     */
    void sum(NodeWorker worker, Span numbers, long from, long count) {
        Split.Range mine = worker.share(new Split.Range(0, count));
        long at = numbers.at() + (from + mine.from()) * Long.BYTES;
        long[] home = sums[worker.home()];
        home[(worker.thread() + 1) * STRIDE] = total(numbers.base(), at, mine.size());
        worker.homeBarrier();
        long before = 0;
        for (int i = 0; i < worker.thread(); i++) {
            before += home[(i + 1) * STRIDE];
        }
        add(numbers.base(), at, mine.size(), before);
        worker.homeBarrier();
    }

    private static long total(Object base, long at, long count) {
        long sum = 0;
        for (long i = 0; i < count; i++) {
            sum += UnsafeApi.getLong(base, at + i * Long.BYTES);
        }
        return sum;
    }

    private static void add(Object base, long at, long count, long before) {
        long sum = before;
        for (long i = 0; i < count; i++) {
            sum += UnsafeApi.getLong(base, at + i * Long.BYTES);
            UnsafeApi.putLong(base, at + i * Long.BYTES, sum);
        }
    }
}
