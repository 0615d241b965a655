package formwork.kernels.loading;

import formwork.ArrayMemory;
import formwork.kernels.numa.NodeVector;

/** The elements of a vector from one of them on, which is 0 here. */
final class VectorMemory extends ArrayMemory {
    private final NodeVector vector;
    private final long first;

    VectorMemory(NodeVector vector, long first) {
        super(vector.kind(), vector.length() - first);
        this.vector = vector;
        this.first = first;
    }

    @Override
    protected void put(long index, Object array, int count) {
        copy(index, array, count, true);
    }

    @Override
    protected void take(long index, Object array, int count) {
        copy(index, array, count, false);
    }

    private void copy(long index, Object array, int count, boolean isPut) {
        int size = kind().sizeBytes();
        long element = first + index;
        long end = element + count;
        long at = 0; // in the array
        while (element < end) {
            long partEnd = vector.part(vector.split().part(element)).to();
            long bytes = (Math.min(end, partEnd) - element) * size;
            if (isPut) {
                ArrayCopy.copy(array, at, vector.address(element), bytes);
            } else {
                ArrayCopy.copy(vector.address(element), array, at, bytes);
            }
            at += bytes;
            element = partEnd;
        }
    }
}
