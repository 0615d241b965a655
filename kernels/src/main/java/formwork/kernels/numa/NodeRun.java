package formwork.kernels.numa;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** One task of a pool: who has ended, and how. */
final class NodeRun {
    /** Thrown at threads that wait in vain; what they wait for threw something else. */
    static final class BrokenBarrier extends IllegalStateException {
        private static final long serialVersionUID = 1L;

        BrokenBarrier(String message) {
            super(message);
        }
    }

    private static final ThreadLocal<NodeRun> CURRENT = new ThreadLocal<>();

    private final NodeTask<?> task;
    private final NodePool pool;
    private final NodeRun outer;
    private final Throwable[] failures;
    private final AtomicInteger running;
    private final AtomicIntegerArray ended; // of each home, and of all

    /** A task of a pool, which a task of another pool may have started: {@code outer}, or null. */
    NodeRun(NodeTask<?> task, NodePool pool, NodeRun outer) {
        this.task = task;
        this.pool = pool;
        this.outer = outer;
        failures = new Throwable[pool.threads()];
        running = new AtomicInteger(pool.threads());
        ended = new AtomicIntegerArray(pool.homes().size() + 1);
    }

    /** What the calling thread is doing; null if it is no thread of a pool, or does nothing. */
    static NodeRun current() {
        return CURRENT.get();
    }

    /** Whether this is done for a task of the pool, which ends no sooner than this does. */
    boolean isWithin(NodePool other) {
        for (NodeRun run = this; run != null; run = run.outer) {
            if (run.pool == other) {
                return true;
            }
        }
        return false;
    }

    /** Does the share of one worker; true if it was the last to end. */
    @SuppressWarnings("CatchingUnchecked") // the thread that started the run throws it
    boolean run(NodeWorker worker) {
        CURRENT.set(this);
        try {
            task.run(worker);
        } catch (Throwable e) {
            failures[worker.index()] = e;
        } finally {
            CURRENT.remove();
        }
        ended.incrementAndGet(worker.home());
        ended.incrementAndGet(ended.length() - 1);
        return running.decrementAndGet() == 0;
    }

    /**
     * Whether a thread of a home, or of any if that is -1, has ended. It then comes to no barrier
     * any more, and has come to none that is still closed: it could not have left that.
     */
    boolean hasEnded(int home) {
        return ended.get(home < 0 ? ended.length() - 1 : home) > 0;
    }

    BrokenBarrier brokenBarrier() {
        return new BrokenBarrier("barrier: found a thread that has ended; expected all to come");
    }

    /** What the first worker threw that threw something of its own, with the others' added. */
    Throwable failure() {
        Throwable first = null;
        for (int pass = 0; pass < 2 && first == null; pass++) {
            for (Throwable failure : failures) {
                if (failure == null || failure instanceof BrokenBarrier && pass == 0) {
                    continue;
                }
                if (first == null) {
                    first = failure;
                } else if (first != failure && pass == 0) {
                    first.addSuppressed(failure);
                }
            }
        }
        return first;
    }
}
