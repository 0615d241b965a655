package formwork.kernels.solve;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import formwork.kernels.solve.Convergence.Outcome;
import org.agrona.UnsafeApi;

/**
 * Solves A x = b for a symmetric positive definite matrix by conjugate gradients, with the diagonal
 * of A as preconditioner if wanted.
 *
 * <p><b>Source.</b> M. Hestenes, E. Stiefel, Methods of Conjugate Gradients for Solving Linear
 * Systems, J. Res. NBS 49(6), 1952; with a preconditioner as in J. Shewchuk, An Introduction to the
 * Conjugate Gradient Method Without the Agonizing Pain, 1994, B3.
 *
 * <p><b>Invariant.</b> Before each step, but for rounding: r = b - A x, z = r / diagonal (or r), rz
 * = r'z, and p is conjugate to all directions before it (p'A q = 0).
 *
 * <p><b>Threads.</b> Each keeps its share of the vectors up to date and meets the others for the
 * products and sums. All hold the same scalars, of sums that do not depend on the number of parts
 * and threads, and so decide the same: x has the same bits for any of them.
 *
 * <p><b>Residual.</b> When the r that is carried along is small enough, it is computed anew; if it
 * is not small, the method begins again from x.
 */
public final class ConjugateGradients {
    private static final int MOST_RESTARTS = 20;

    private final SparseRows matrix;
    private final NodeVector b;
    private final NodeVector x;
    private final NodeVector r;
    private final NodeVector p;
    private final NodeVector q; // A p
    private final NodeVector diagonal; // the reciprocals; null: no preconditioner
    private final BlockSums sums;
    private final double tolerance;
    private final int mostIterations;
    private Convergence result;

    /**
     * What is asked of a solution.
     *
     * @param tolerance how long b - A x may be, as a part of the length of b
     * @param mostIterations after which it is given up
     * @param hasPreconditioner whether the diagonal is one
     */
    public record Limits(double tolerance, int mostIterations, boolean hasPreconditioner) {
        /** Checks that they are above 0. */
        public Limits {
            if (!(tolerance > 0 && tolerance < 1) || mostIterations < 1) {
                throw new IllegalArgumentException(
                        "limits: found "
                                + tolerance
                                + " and "
                                + mostIterations
                                + "; expected a tolerance between 0 and 1, and iterations");
            }
        }
    }

    private ConjugateGradients(
            SparseRows matrix, NodeVector b, NodeVector x, Limits limits, NodeVector[] work) {
        this.matrix = matrix;
        this.b = b;
        this.x = x;
        r = work[0];
        p = work[1];
        q = work[2];
        diagonal = limits.hasPreconditioner ? work[3] : null;
        sums = new BlockSums(b.length());
        tolerance = limits.tolerance;
        mostIterations = limits.mostIterations;
    }

    /**
     * Solves the system of a matrix; {@code x} is where it starts, and what it came to.
     *
     * @param b REAL*8, divided as the rows of the matrix are, as is {@code x}
     * @throws FormworkException if the matrix is not square, finite and symmetric with a diagonal
     *     above 0, or the squares of {@code b} cannot be added up
     */
    public static Convergence solve(SparseRows matrix, NodeVector b, NodeVector x, Limits limits) {
        SystemCheck.check(matrix);
        matrix.requireVector("b", b, matrix.rowCount());
        matrix.requireVector("x", x, matrix.rowCount());
        SystemCheck.checkRight(b);
        NodePool pool = matrix.pool();
        NodeVector[] work = new NodeVector[limits.hasPreconditioner ? 4 : 3];
        try {
            for (int i = 0; i < work.length; i++) {
                work[i] = NodeVector.allocate(pool, ItemKind.REAL8, b.length());
            }
            ConjugateGradients solver = new ConjugateGradients(matrix, b, x, limits, work);
            pool.run(worker -> solver.new Share(worker).solve());
            return solver.result;
        } finally {
            for (NodeVector vector : work) {
                if (vector != null) {
                    vector.close();
                }
            }
        }
    }

    /** What one thread does. */
    private final class Share {
        private final NodeWorker worker;
        private final BlockSums.Member sum;
        private final Split.Range mine;
        private double rz; // r'z
        private double rr; // r'r

        Share(NodeWorker worker) {
            this.worker = worker;
            sum = sums.new Member(worker);
            mine = worker.share(b.part(worker.home()));
        }

        void solve() {
            double goal = tolerance * length(b);
            if (diagonal != null) {
                invertDiagonal();
            }
            int iterations = 0;
            int restarts = -1; // the start is none
            double last = Double.POSITIVE_INFINITY;
            Outcome outcome = null;
            boolean isAnew = false; // whether r was computed from x
            while (outcome == null) {
                if (restarts < 0 || Math.sqrt(rr) <= goal && !isAnew) {
                    begin();
                    isAnew = true;
                    restarts++;
                    outcome = outcome(Math.sqrt(rr), goal, last, restarts);
                    last = Math.sqrt(rr);
                } else if (iterations == mostIterations) {
                    outcome = Outcome.EXHAUSTED;
                } else {
                    outcome = step();
                    isAnew = false;
                    iterations++;
                }
            }
            if (!isAnew) {
                begin();
            }
            if (worker.index() == 0) {
                double size = goal / tolerance;
                double residual = rr == 0 ? 0 : Math.sqrt(rr) / size;
                result = new Convergence(outcome, iterations, residual, restarts);
            }
        }

        /** Null to go on. */
        private Outcome outcome(double residual, double goal, double last, int restarts) {
            if (!Double.isFinite(residual) || !Double.isFinite(goal)) {
                return Outcome.OVERFLOWN;
            }
            if (residual <= goal) {
                return Outcome.CONVERGED;
            }
            return residual > last / 2 || restarts > MOST_RESTARTS ? Outcome.STAGNATED : null;
        }

        private double length(NodeVector vector) {
            for (long i = mine.from(); i < mine.to(); i += Split.GRAIN) {
                long at = vector.address(i);
                sum.put(0, i, BlockSums.dot(at, at, blockAt(i)));
            }
            sum.meet();
            return Math.sqrt(sum.total(0));
        }

        private int blockAt(long element) {
            return (int) Math.min(Split.GRAIN, mine.to() - element);
        }

        private void invertDiagonal() {
            for (long i = mine.from(); i < mine.to(); i++) {
                diagonal.set(i, 1 / matrix.get(i, i));
            }
        }

        /** From x: r = b - A x, p = z. */
        private void begin() {
            worker.barrier(); // x is whole
            matrix.multiply(worker, x, q);
            worker.barrier(); // and q
            for (long i = mine.from(); i < mine.to(); i++) {
                r.set(i, b.doubleAt(i) - q.doubleAt(i));
                p.set(i, preconditioned(i));
            }
            sumResidual();
        }

        private double preconditioned(long i) {
            return diagonal == null ? r.doubleAt(i) : r.doubleAt(i) * diagonal.doubleAt(i);
        }

        /** Sets rr and, where there is a preconditioner, rz. */
        private void sumResidual() {
            for (long i = mine.from(); i < mine.to(); i += Split.GRAIN) {
                sumResidual(i, blockAt(i));
            }
            meetResidual();
        }

        private void sumResidual(long element, int count) {
            long at = r.address(element);
            sum.put(0, element, BlockSums.dot(at, at, count));
            if (diagonal != null) {
                sum.put(1, element, scaledDot(at, diagonal.address(element), count));
            }
        }

        private void meetResidual() {
            sum.meet();
            rr = sum.total(0);
            rz = diagonal == null ? rr : sum.total(1);
        }

        /** One step along p; null to go on. */
        private Outcome step() {
            worker.barrier(); // p is whole
            matrix.multiply(worker, p, q);
            worker.barrier(); // and q
            for (long i = mine.from(); i < mine.to(); i += Split.GRAIN) {
                sum.put(0, i, BlockSums.dot(p.address(i), q.address(i), blockAt(i)));
            }
            sum.meet();
            double curvature = sum.total(0); // p'A p
            if (!(curvature > 0)) {
                return Double.isNaN(curvature) ? Outcome.OVERFLOWN : Outcome.NOT_POSITIVE_DEFINITE;
            }
            double step = rz / curvature;
            double before = rz;
            for (long i = mine.from(); i < mine.to(); i += Split.GRAIN) {
                int count = blockAt(i);
                add(step, p.address(i), x.address(i), count);
                add(-step, q.address(i), r.address(i), count);
                sumResidual(i, count);
            }
            meetResidual();
            if (!Double.isFinite(rr)) {
                return Outcome.OVERFLOWN;
            }
            double factor = rz / before;
            for (long i = mine.from(); i < mine.to(); i += Split.GRAIN) {
                turn(factor, i, blockAt(i));
            }
            return null;
        }

        /** p = z + factor p. */
        private void turn(double factor, long element, int count) {
            long to = p.address(element);
            long from = r.address(element);
            long scale = diagonal == null ? 0 : diagonal.address(element);
            for (long at = 0; at < (long) count * Double.BYTES; at += Double.BYTES) {
                double z = UnsafeApi.getDouble(from + at);
                if (scale != 0) {
                    z *= UnsafeApi.getDouble(scale + at);
                }
                UnsafeApi.putDouble(to + at, z + factor * UnsafeApi.getDouble(to + at));
            }
        }
    }

    /** y = y + factor v. */
    private static void add(double factor, long v, long y, int count) {
        for (long at = 0; at < (long) count * Double.BYTES; at += Double.BYTES) {
            UnsafeApi.putDouble(
                    y + at, UnsafeApi.getDouble(y + at) + factor * UnsafeApi.getDouble(v + at));
        }
    }

    /** The sum of r r / diagonal. */
    private static double scaledDot(long r, long scale, int count) {
        double sum = 0;
        for (long at = 0; at < (long) count * Double.BYTES; at += Double.BYTES) {
            double value = UnsafeApi.getDouble(r + at);
            sum += value * UnsafeApi.getDouble(scale + at) * value;
        }
        return sum;
    }
}
