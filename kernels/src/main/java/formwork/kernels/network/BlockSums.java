package formwork.kernels.network;

import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;

/**
 * Two sums over vertices that do not depend on how many threads make them: those of blocks of 64
 * vertices are added from the first block to the last by every thread.
 */
final class BlockSums {
    private static final int SUMS = 2;

    /** Two places for each in turn: a slow thread may still read the other. */
    private final double[][] blocks = new double[2 * SUMS][];

    BlockSums(NodeGraph graph) {
        int count = (int) ((graph.vertices().length() + Split.GRAIN - 1) / Split.GRAIN);
        for (int i = 0; i < blocks.length; i++) {
            blocks[i] = new double[count];
        }
    }

    /** One thread's view, which knows whose turn it is. */
    final class Member {
        private final NodeWorker worker;
        private int turn;

        Member(NodeWorker worker) {
            this.worker = worker;
        }

        /** The two sums of the block that begins with {@code vertex}. */
        void put(int vertex, double sum, double other) {
            blocks[SUMS * turn][vertex / Split.GRAIN] = sum;
            blocks[SUMS * turn + 1][vertex / Split.GRAIN] = other;
        }

        /** Waits until all threads have put theirs; what follows is of the other turn. */
        void meet() {
            worker.barrier();
            turn = 1 - turn;
        }

        /** The sum {@code which}, 0 or 1, of all blocks, after {@link #meet}. */
        double total(int which) {
            double sum = 0;
            for (double block : blocks[SUMS * (1 - turn) + which]) {
                sum += block;
            }
            return sum;
        }
    }
}
