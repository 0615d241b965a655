package formwork.kernels.search;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * For each thread a number from which turns are taken at the words that it owns, by itself as long
 * as there are any, since it has them in its caches, then by others that have none left.
 */
final class WordTurns {
    private static final int STRIDE = 16; // two lines, since processors fetch them in pairs

    private final AtomicLongArray next;
    private final int threads;

    WordTurns(int threads) {
        this.threads = threads;
        next = new AtomicLongArray((threads + 1) * STRIDE);
    }

    long claim(int owner) {
        return next.getAndIncrement((owner + 1) * STRIDE);
    }

    /** Begins from 0 again; no thread may take any meanwhile. */
    void reset() {
        for (int i = 0; i < threads; i++) {
            next.set((i + 1) * STRIDE, 0);
        }
    }
}
