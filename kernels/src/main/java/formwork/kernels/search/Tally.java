package formwork.kernels.search;

/**
 * What each thread counted at a step, for all to add up after the barrier at its end. There are two
 * places in turn: nobody comes to one a second time before all have read it.
 */
final class Tally {
    private static final int STRIDE = 16; // two lines, since processors fetch them in pairs
    private static final int OTHERS = 0;
    private static final int HUBS = 1;
    private static final int ARCS = 2;
    private static final int SCANNED = 3;

    private final int threads;
    private final long[][] counts;

    Tally(int threads) {
        this.threads = threads;
        counts = new long[2][(threads + 2) * STRIDE];
    }

    /**
     * Of a thread: hubs of its own that were found, and others, the arcs that leave all, arcs
     * looked at.
     */
    void put(int step, int thread, long others, long hubs, long arcs, long scanned) {
        long[] places = counts[step & 1];
        int at = (thread + 1) * STRIDE;
        places[at + OTHERS] = others;
        places[at + HUBS] = hubs;
        places[at + ARCS] = arcs;
        places[at + SCANNED] = scanned;
    }

    long others(int step, int thread) {
        return counts[step & 1][(thread + 1) * STRIDE + OTHERS];
    }

    long hubs(int step, int thread) {
        return counts[step & 1][(thread + 1) * STRIDE + HUBS];
    }

    long found(int step) {
        return sum(step, OTHERS) + sum(step, HUBS);
    }

    long arcs(int step) {
        return sum(step, ARCS);
    }

    long scanned(int step) {
        return sum(step, SCANNED);
    }

    private long sum(int step, int what) {
        long[] places = counts[step & 1];
        long sum = 0;
        for (int i = 0; i < threads; i++) {
            sum += places[(i + 1) * STRIDE + what];
        }
        return sum;
    }
}
