package formwork.kernels.network;

import formwork.kernels.numa.NodeCounters;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeWorker;

/**
 * Shares of work that the threads of a home take in turn, phase by phase; there is a barrier
 * between phases.
 *
 * <p>Counters go round by three: while one phase takes from its own, nobody is left in the last but
 * one, whose counters are those of the next.
 */
final class Shares {
    private static final int ROUND = 3;

    private final NodeCounters[] counters = new NodeCounters[ROUND];

    Shares(NodePool pool) {
        for (int i = 0; i < ROUND; i++) {
            counters[i] = pool.counters();
        }
    }

    /** No thread may be at work. */
    void reset() {
        for (NodeCounters some : counters) {
            some.reset();
        }
    }

    /** One thread's view. All begin the same phases. */
    final class Member {
        private final NodeWorker worker;
        private int phase;

        Member(NodeWorker worker) {
            this.worker = worker;
        }

        /** Begins a phase; there was a barrier since the last one. */
        void begin() {
            phase = (phase + 1) % ROUND;
            if (worker.index() == 0) {
                counters[(phase + 1) % ROUND].reset();
            }
        }

        /** The first of the next {@code step} numbers of its home. */
        long claim(int step) {
            return counters[phase].claim(worker.home(), step);
        }
    }
}
