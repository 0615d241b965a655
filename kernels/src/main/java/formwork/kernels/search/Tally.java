package formwork.kernels.search;

/**
 * What each thread counted at a level, for all to add up after the barrier at its end. There are
 * two places in turn: nobody comes to one a second time before all have read it.
 */
final class Tally {
    private static final int STRIDE = 16; // two lines, since processors fetch them in pairs
    private static final int FOUND = 0;
    private static final int ARCS = 1;
    private static final int SCANNED = 2;

    private final int threads;
    private final long[][] counts;

    Tally(int threads) {
        this.threads = threads;
        counts = new long[2][(threads + 2) * STRIDE];
    }

    /** Of a thread: vertices found, the arcs that leave them, arcs looked at. */
    void put(int level, int thread, long found, long arcs, long scanned) {
        long[] places = counts[level & 1];
        int at = (thread + 1) * STRIDE;
        places[at + FOUND] = found;
        places[at + ARCS] = arcs;
        places[at + SCANNED] = scanned;
    }

    long found(int level) {
        return sum(level, FOUND);
    }

    long arcs(int level) {
        return sum(level, ARCS);
    }

    long scanned(int level) {
        return sum(level, SCANNED);
    }

    private long sum(int level, int what) {
        long[] places = counts[level & 1];
        long sum = 0;
        for (int i = 0; i < threads; i++) {
            sum += places[(i + 1) * STRIDE + what];
        }
        return sum;
    }
}
