package formwork.kernels.loading;

import formwork.ArrayMemory;
import formwork.edit.ItemKind;
import formwork.kernels.numa.NodeVector;

/** A few INTEGER*4, and behind them the elements of a vector of the same; only to be read. */
final class PrecededMemory extends ArrayMemory {
    private final int[] before;
    private final VectorMemory vector;

    PrecededMemory(int[] before, NodeVector vector) {
        super(ItemKind.INTEGER4, before.length + vector.length());
        this.before = before.clone();
        this.vector = new VectorMemory(vector, 0);
        if (vector.kind() != ItemKind.INTEGER4) {
            throw new IllegalArgumentException(
                    "vector: found " + vector.kind() + "; expected INTEGER4");
        }
    }

    @Override
    protected void put(long index, Object array, int count) {
        throw new IllegalStateException("found a write to memory that is only read");
    }

    @Override
    protected void take(long index, Object array, int count) {
        if (index >= before.length) {
            vector.take(index - before.length, array, count);
            return;
        }
        int own = (int) Math.min(count, before.length - index);
        if (count > own) {
            int[] rest = new int[count - own];
            vector.take(0, rest, rest.length);
            System.arraycopy(rest, 0, array, own, rest.length);
        }
        System.arraycopy(before, (int) index, array, 0, own);
    }
}
