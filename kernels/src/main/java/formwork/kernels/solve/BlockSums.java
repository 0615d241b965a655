package formwork.kernels.solve;

import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/**
 * Sums over vectors that do not depend on how many threads make them: those of blocks of 64
 * elements, each in one order, are added from the first block to the last by every thread.
 */
final class BlockSums {
    private static final int LANES = 8;

    /** Two at once, and two places for each in turn: a slow thread may still read the other. */
    private final double[][] blocks = new double[4][];

    BlockSums(long length) {
        int count = Math.toIntExact((length + Split.GRAIN - 1) / Split.GRAIN);
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

        /** The sum {@code which}, 0 or 1, of the block that begins with {@code element}. */
        void put(int which, long element, double sum) {
            blocks[2 * turn + which][(int) (element / Split.GRAIN)] = sum;
        }

        /** Waits until all threads have put theirs; what follows is of the other turn. */
        void meet() {
            worker.barrier();
            turn = 1 - turn;
        }

        /** The sum {@code which} of all blocks, after {@link #meet}. */
        double total(int which) {
            double sum = 0;
            for (double block : blocks[2 * (1 - turn) + which]) {
                sum += block;
            }
            return sum;
        }
    }

    /** The sum of products of the {@code count} elements at two addresses, 64 at most. */
    static double dot(long a, long b, int count) {
        double s0 = 0;
        double s1 = 0;
        double s2 = 0;
        double s3 = 0;
        int i = 0;
        for (; i + LANES <= count; i += LANES) {
            long at = (long) i * Double.BYTES;
            s0 += product(a, b, at) + product(a, b, at + 8);
            s1 += product(a, b, at + 16) + product(a, b, at + 24);
            s2 += product(a, b, at + 32) + product(a, b, at + 40);
            s3 += product(a, b, at + 48) + product(a, b, at + 56);
        }
        for (; i < count; i++) {
            s0 += product(a, b, (long) i * Double.BYTES);
        }
        return (s0 + s1) + (s2 + s3);
    }

    private static double product(long a, long b, long at) {
        return UnsafeApi.getDouble(a + at) * UnsafeApi.getDouble(b + at);
    }
}
