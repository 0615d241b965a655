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

    private final NodeTask<?> task;
    private final Throwable[] failures;
    private final AtomicInteger running;
    private final AtomicIntegerArray ended; // of each home, and of all

    NodeRun(NodeTask<?> task, int homes, int workers) {
        this.task = task;
        failures = new Throwable[workers];
        running = new AtomicInteger(workers);
        ended = new AtomicIntegerArray(homes + 1);
    }

    /** Does the share of one worker; true if it was the last to end. */
    @SuppressWarnings("CatchingUnchecked") // the thread that started the run throws it
    boolean run(NodeWorker worker) {
        try {
            task.run(worker);
        } catch (Throwable e) {
            failures[worker.index()] = e;
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
