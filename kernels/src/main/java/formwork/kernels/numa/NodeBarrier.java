package formwork.kernels.numa;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * Where threads wait for each other, and learn the sum of what each of them brings.
 *
 * <p>All get the same sum, of values that were read before anyone left: a thread that reads a
 * shared number after a barrier may find it changed by one that is ahead, and go another way than
 * the rest. There are two places for each value, in turn; nobody comes to a place a second time
 * before all have read it.
 */
final class NodeBarrier {
    private static final int STRIDE = 16;
    private static final int SPINS = 2000;
    private static final int YIELDS = 200;
    private static final int YIELDS_ALONE = 4000; // a nap is long beside what the others do
    private static final long NAP_NANOS = 50_000;
    private static final int NAPS_ALIKE = 8;
    private static final long LONGEST_NAP_NANOS = 5_000_000;

    private final int home;
    private final int count;
    private final int spins;
    private final int yields;
    private final AtomicInteger arrived = new AtomicInteger();
    private final long[][] values = new long[2][];
    private volatile long generation;

    /**
     * For {@code count} threads on {@code cpus} CPUs, more of which do not spin: those of a home,
     * or of all if that is -1.
     */
    NodeBarrier(int home, int count, int cpus) {
        this.home = home;
        this.count = count;
        spins = count <= cpus ? SPINS : 0;
        // Many that wait would take the CPUs from the few that do not.
        yields = (int) (count <= cpus ? YIELDS_ALONE : (long) YIELDS * cpus / count);
        for (int i = 0; i < values.length; i++) {
            values[i] = new long[(count + 2) * STRIDE];
        }
    }

    /** Waits for all of a run. */
    @SuppressWarnings("ThreadPriorityCheck") // a thread that has a CPU to itself gains by it
    void await(NodeRun run) {
        long before = generation;
        if (arrived.incrementAndGet() == count) {
            arrived.set(0);
            generation = before + 1;
            return;
        }
        for (int i = 0; i < spins; i++) {
            if (generation != before) {
                return;
            }
            Thread.onSpinWait();
        }
        int tries = 0;
        while (generation == before) {
            if (run.hasEnded(home) && generation == before) {
                throw run.brokenBarrier();
            }
            if (tries < yields) {
                Thread.yield();
            } else {
                // Short where each has a CPU. Else ever longer, so that the many who wait leave the
                // CPUs to the few who do not; but never by much of what it has waited already.
                int longer = spins > 0 ? 1 : Math.max(1, (tries - yields) / NAPS_ALIKE);
                long nap = NAP_NANOS * longer;
                LockSupport.parkNanos(this, Math.min(nap, LONGEST_NAP_NANOS));
            }
            tries++;
        }
    }

    /** Waits for all of a run and returns the sum, wrapped around, of their values. */
    long sum(NodeRun run, int member, long value) {
        long[] places = values[(int) (generation & 1)];
        places[(member + 1) * STRIDE] = value;
        await(run);
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum += places[(i + 1) * STRIDE];
        }
        return sum;
    }

    /** The same of reals, added in the order of the members whoever comes first. */
    double sum(NodeRun run, int member, double value) {
        long[] places = values[(int) (generation & 1)];
        places[(member + 1) * STRIDE] = Double.doubleToRawLongBits(value);
        await(run);
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += Double.longBitsToDouble(places[(i + 1) * STRIDE]);
        }
        return sum;
    }

    /** Forgets those who wait; nobody may. */
    void reset() {
        arrived.set(0);
    }
}
