package formwork.kernels.numa;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * For each home a number from which its threads take turns at shares of work. Each is on cache
 * lines of its own, so that nodes do not wait for each other.
 */
public final class NodeCounters {
    private static final int STRIDE = 16; // two lines, since processors fetch them in pairs

    private final AtomicLongArray next;
    private final int homes;

    NodeCounters(int homes) {
        this.homes = homes;
        next = new AtomicLongArray((homes + 1) * STRIDE);
    }

    /** Takes the next {@code step} numbers of a home and returns the first of them. */
    public long claim(int home, long step) {
        return next.getAndAdd((home + 1) * STRIDE, step);
    }

    /** Begins from 0 again; no thread may take numbers meanwhile. */
    public void reset() {
        for (int home = 0; home < homes; home++) {
            next.set((home + 1) * STRIDE, 0);
        }
    }
}
