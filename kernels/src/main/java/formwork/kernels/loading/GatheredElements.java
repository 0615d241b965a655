package formwork.kernels.loading;

import formwork.ArrayMemory;
import formwork.edit.ItemKind;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.Split;
import java.util.ArrayList;
import java.util.List;

/**
 * Elements that come one after the other, nobody knows how many, on the heap until all are there.
 */
final class GatheredElements extends ArrayMemory {
    private static final int BLOCK_BYTES = 1 << 18;

    private final int blockElements;
    private final List<byte[]> blocks = new ArrayList<>();
    private long count;

    GatheredElements(ItemKind kind) {
        super(kind, Long.MAX_VALUE);
        blockElements = BLOCK_BYTES / kind.sizeBytes();
    }

    @Override
    protected void put(long index, Object array, int count) {
        forEachPiece(
                index,
                count,
                (block, at, from, bytes) -> ArrayCopy.copy(array, from, block, at, bytes));
    }

    @Override
    protected void take(long index, Object array, int count) {
        forEachPiece(
                index,
                count,
                (block, at, from, bytes) -> ArrayCopy.copy(block, at, array, from, bytes));
    }

    /** Some bytes of a block, and where they stand among those of all elements asked for. */
    private interface Piece {
        void copy(byte[] block, long at, long from, long bytes);
    }

    private void forEachPiece(long index, int count, Piece piece) {
        long element = index;
        long end = index + count;
        long from = 0;
        while (element < end) {
            int block = (int) (element / blockElements);
            if (block == blocks.size()) {
                blocks.add(new byte[BLOCK_BYTES]);
            }
            long at = element % blockElements * kind().sizeBytes();
            long bytes = Math.min(BLOCK_BYTES - at, (end - element) * kind().sizeBytes());
            piece.copy(blocks.get(block), at, from, bytes);
            from += bytes;
            element += bytes / kind().sizeBytes();
        }
    }

    /** Only the first {@code count} elements count. */
    void end(long count) {
        this.count = count;
    }

    /** A vector of them, to which each thread of the pool copies its share. */
    NodeVector toVector(NodePool pool) {
        NodeVector vector = NodeVector.allocate(pool, kind(), count);
        pool.run(
                worker -> {
                    Split.Range mine = worker.share(vector.part(worker.home()));
                    for (long element = mine.from(); element < mine.to(); ) {
                        long at = element % blockElements;
                        long some = Math.min(blockElements - at, mine.to() - element);
                        ArrayCopy.copy(
                                blocks.get((int) (element / blockElements)),
                                at * kind().sizeBytes(),
                                vector.address(element),
                                some * kind().sizeBytes());
                        element += some;
                    }
                });
        return vector;
    }
}
