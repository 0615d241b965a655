package formwork.cli;

import formwork.edit.ItemKind;
import formwork.formats.matrix.FullMatrix;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.RightHandSides;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;

/** Right-hand sides as vectors of a pool, each thread setting its share where that can be. */
final class RightHandSide {
    private RightHandSide() {}

    /** The first one in the file of the system; ones if there is none. */
    static NodeVector of(LinearSystem system, NodePool pool) {
        system.requireRight();
        RightHandSides sides = system.sides();
        NodeVector b = NodeVector.allocate(pool, ItemKind.REAL8, system.matrix().rows());
        if (sides == null || sides.count() == 0) {
            pool.run(worker -> setShare(worker, b, row -> 1));
        } else if (sides.offsets() == null) {
            pool.run(worker -> setShare(worker, b, sides.values()::real));
        } else {
            for (long i = sides.offsets().at(0); i < sides.offsets().at(1); i++) {
                add(b, sides.indices().at(i), sides.values().real(i));
            }
        }
        return b;
    }

    /** The values of a matrix of one column. */
    static NodeVector of(Matrix column, NodePool pool) {
        NodeVector b = NodeVector.allocate(pool, ItemKind.REAL8, column.rows());
        if (column instanceof FullMatrix full && full.entryCount() == b.length()) {
            pool.run(worker -> setShare(worker, b, full.values()::real));
        } else {
            column.forEachExpanded((row, one, real, imaginary) -> add(b, row, real));
        }
        return b;
    }

    private interface Elements {
        double at(long row);
    }

    private static void setShare(NodeWorker worker, NodeVector b, Elements elements) {
        Split.Range mine = worker.share(b.part(worker.home()));
        for (long row = mine.from(); row < mine.to(); row++) {
            b.set(row, elements.at(row));
        }
    }

    private static void add(NodeVector b, long row, double value) {
        b.set(row, b.doubleAt(row) + value);
    }
}
