package formwork.kernels.stream;

import formwork.edit.ItemKind;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Policy;
import formwork.kernels.numa.Split;
import java.util.ArrayList;
import java.util.List;

/** The vectors a, b and c, placed in one of the ways. */
final class StreamVectors implements AutoCloseable {
    static final double A = 1;
    static final double B = 2;
    static final double C = 0;
    private static final int COUNT = 3;

    private final List<NodeVector> vectors = new ArrayList<>();
    private final long length;
    private final int homes;

    /** Places and fills them. */
    StreamVectors(NodePool pool, StreamPlacement placement, long length) {
        this.length = length;
        homes = pool.homes().size();
        boolean isComplete = false;
        try {
            for (int i = 0; i < COUNT; i++) {
                vectors.add(vector(pool, placement));
            }
            pool.run(worker -> fill(worker, placement));
            isComplete = true;
        } finally {
            if (!isComplete) {
                close();
            }
        }
    }

    private NodeVector vector(NodePool pool, StreamPlacement placement) {
        Policy policy =
                switch (placement) {
                    case SPLIT -> null;
                    case FIRST_TOUCH -> Policy.firstTouch();
                    case LOCAL -> Policy.local();
                    case BIND -> Policy.bind(pool.homes().get(0).node());
                    case INTERLEAVE -> Policy.interleave(pool.nodes());
                };
        return policy == null
                ? NodeVector.allocate(pool, ItemKind.REAL8, length)
                : NodeVector.whole(pool.machine(), ItemKind.REAL8, length, policy);
    }

    private void fill(NodeWorker worker, StreamPlacement placement) {
        Split.Range mine = range(worker);
        if (placement == StreamPlacement.FIRST_TOUCH) {
            mine = worker.index() == 0 ? new Split.Range(0, length) : new Split.Range(0, 0);
        }
        StreamLoops.fill(vectors.get(0).address(mine.from()), A, mine.size());
        StreamLoops.fill(vectors.get(1).address(mine.from()), B, mine.size());
        StreamLoops.fill(vectors.get(2).address(mine.from()), C, mine.size());
    }

    /** What a thread works on: its share of its home's part, which is the same in each way. */
    Split.Range range(NodeWorker worker) {
        return worker.share(new Split(length, homes).range(worker.home()));
    }

    /** The address of an element of vector 0, 1 or 2. */
    long address(int vector, long element) {
        return vectors.get(vector).address(element);
    }

    boolean isPlaced() {
        return vectors.stream().allMatch(NodeVector::isPlaced);
    }

    NodeVector vector(int number) {
        return vectors.get(number);
    }

    @Override
    public void close() {
        vectors.forEach(NodeVector::close);
    }
}
