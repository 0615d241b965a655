package formwork.kernels.network;

import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeWorker;

/** The least of what all threads bring, the same to all. */
final class Least {
    private static final int STRIDE = 16; // two cache lines

    /** Two places for each in turn: a slow thread may still read the other. */
    private final long[][] values = new long[2][];

    Least(NodePool pool) {
        for (int i = 0; i < values.length; i++) {
            values[i] = new long[(pool.threads() + 2) * STRIDE];
        }
    }

    /** One thread's view, which knows whose turn it is. */
    final class Member {
        private final NodeWorker worker;
        private int turn;

        Member(NodeWorker worker) {
            this.worker = worker;
        }

        /** Waits until all threads have brought theirs. */
        long of(long value) {
            long[] places = values[turn];
            turn = 1 - turn;
            places[(worker.index() + 1) * STRIDE] = value;
            worker.barrier();
            long least = value;
            for (int i = 0; i < worker.count(); i++) {
                least = Math.min(least, places[(i + 1) * STRIDE]);
            }
            return least;
        }
    }
}
