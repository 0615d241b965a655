package formwork.kernels.loading;

import formwork.edit.ItemKind;
import formwork.formats.NumberMemory;
import formwork.formats.NumberWorkers;
import formwork.formats.Numbers;
import formwork.formats.Storage;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Memory of the nodes of a pool for the numbers of files: matrices, vectors, graphs.
 *
 * <pre>{@code
 * try (NodeStorage nodes = new NodeStorage(pool); Source source = Source.open(path)) {
 *     ReadOptions options = ReadOptions.STRICT.withStorage(nodes.storage());
 *     BoeingMatrix file = new HarwellBoeing().read(source, options);
 *     ...
 * }
 * }</pre>
 *
 * <p><b>Shape.</b> Numbers are divided among the homes of the pool as the elements of a vector are.
 * Of Harwell-Boeing, Rutherford-Boeing and Matrix Market files each thread reads its share, from
 * where it stands in the file to the memory of its node, checks it and writes it; of other kinds
 * one thread does. Values, errors and bytes are those of {@link Storage#HEAP}.
 *
 * <p><b>Memory.</b> What was read with it is of no use once it is closed.
 */
public final class NodeStorage implements AutoCloseable {
    private final NodePool pool;
    private final List<NodeNumbers> all = new ArrayList<>();
    private final Storage storage;
    private boolean isClosed;

    /** On the nodes of {@code pool}, by its threads; none of them may read with it. */
    public NodeStorage(NodePool pool) {
        this.pool = pool;
        storage = Storage.of(new Workers());
    }

    /** For the options of readers. */
    public Storage storage() {
        return storage;
    }

    /** The vector in which numbers lie that were read with a storage like this; else none. */
    public static Optional<NodeVector> vector(Numbers numbers) {
        return numbers instanceof NodeNumbers nodes
                ? Optional.of(nodes.vector())
                : Optional.empty();
    }

    /** The threads of the pool as those who read. */
    private final class Workers implements NumberWorkers {
        @Override
        public int count() {
            return pool.threads();
        }

        @Override
        public NumberMemory allocate(ItemKind kind, long length) {
            if (isClosed) {
                throw new IllegalStateException("storage: found it closed; expected it open");
            }
            NodeVector vector = NodeVector.allocate(pool, kind, length);
            NodeNumbers numbers = new NodeNumbers(vector, this);
            all.add(numbers);
            return numbers;
        }

        @Override
        public long begin(int worker, long length) {
            int threads = pool.threadsPerHome();
            Split.Range home = new Split(length, pool.homes().size()).range(worker / threads);
            return home.share(worker % threads, threads).from();
        }

        @Override
        public void run(Work work) throws IOException {
            pool.run((NodeWorker worker) -> work.run(worker.index()));
        }
    }

    /** Gives the memory back. */
    @Override
    public void close() {
        isClosed = true;
        all.forEach(NodeNumbers::close);
        all.clear();
    }
}
