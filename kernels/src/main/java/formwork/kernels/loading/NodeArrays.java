package formwork.kernels.loading;

import formwork.ArrayFile;
import formwork.ArrayMemory;
import formwork.PartsToRead;
import formwork.PartsToWrite;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whole arrays between files and memory that is divided among nodes.
 *
 * <pre>{@code
 * ArrayFile file = Format.of("(4D24.15)").arrays(path);
 * try (NodeVector x = NodeArrays.read(pool, file, ItemKind.REAL8)) {
 *     ...
 * }
 * }</pre>
 *
 * <p>Where the records are alike each thread reads its own share of the elements, from the place in
 * the file where they stand to the memory of its node, and writes likewise. Else one thread does
 * all. The elements, the bytes and the errors are those of {@link ArrayFile}, whatever the parts.
 */
public final class NodeArrays {
    private NodeArrays() {}

    /**
     * Reads all elements, or those of the file's range, as a new vector with a part for each home
     * of the pool.
     *
     * <p><b>Memory.</b> Where the records are not alike, twice that of the vector for a while.
     *
     * @param kind INTEGER*4 or *8, REAL*4 or *8; COMPLEX values are two elements each
     * @throws FormworkException as {@link ArrayFile} has it
     * @throws OutOfMemoryError if the system has no room for the vector
     */
    public static NodeVector read(NodePool pool, ArrayFile file, ItemKind kind) throws IOException {
        return read(pool, file, kind, 0);
    }

    /**
     * Reads as {@link #read(NodePool, ArrayFile, ItemKind)} does, of a file without a range, but
     * leaves out so many elements at its beginning.
     */
    public static NodeVector read(NodePool pool, ArrayFile file, ItemKind kind, int left)
            throws IOException {
        Optional<PartsToRead> parts = file.partsToRead(kind);
        if (parts.isPresent()) {
            long count = Math.max(0, parts.get().count() - left);
            NodeVector vector = NodeVector.allocate(pool, kind, count);
            boolean isRead = false;
            try {
                isRead = readParts(pool, parts.get(), left, vector, count);
            } finally {
                if (!isRead) {
                    vector.close();
                }
            }
            if (isRead) {
                return vector;
            }
        }
        GatheredElements elements = new GatheredElements(kind);
        ArrayFile all = left == 0 ? file : file.range(left, Long.MAX_VALUE);
        elements.end(all.threads(1).read(elements));
        return elements.toVector(pool);
    }

    /**
     * Reads elements into a vector, best one of this pool, as many as there are and have room, and
     * returns how many it were.
     */
    public static long read(NodePool pool, ArrayFile file, NodeVector vector) throws IOException {
        ItemKind kind = vector.kind();
        Optional<PartsToRead> parts = file.partsToRead(kind);
        if (parts.isPresent()) {
            long count = Math.min(parts.get().count(), vector.length());
            if (readParts(pool, parts.get(), 0, vector, count)) {
                return count;
            }
        }
        return file.threads(1).read(new VectorMemory(vector, 0));
    }

    private static boolean readParts(
            NodePool pool, PartsToRead parts, int left, NodeVector vector, long count)
            throws IOException {
        boolean[] isRead = new boolean[pool.threads()];
        pool.run(
                (NodeWorker worker) -> {
                    boolean isMineRead = true;
                    for (Split.Range mine : shares(worker, vector)) {
                        long to = Math.min(mine.to(), count);
                        isMineRead &=
                                mine.from() >= to
                                        || parts.read(
                                                new VectorMemory(vector, mine.from()),
                                                left + mine.from(),
                                                left + to);
                    }
                    isRead[worker.index()] = isMineRead;
                });
        boolean isAllRead = true;
        for (boolean isPartRead : isRead) {
            isAllRead &= isPartRead;
        }
        return isAllRead;
    }

    /** What a thread has of the parts; a vector of another pool may have more than it has homes. */
    private static List<Split.Range> shares(NodeWorker worker, NodeVector vector) {
        List<Split.Range> shares = new ArrayList<>();
        int homes = worker.count() / worker.threads();
        for (int part = worker.home(); part < vector.split().parts(); part += homes) {
            shares.add(worker.share(vector.part(part)));
        }
        return shares;
    }

    /** Writes the elements with one WRITE statement, in place of what the file has. */
    public static void write(NodePool pool, ArrayFile file, NodeVector vector) throws IOException {
        write(pool, file, new VectorMemory(vector, 0), vector, 0);
    }

    /** Writes a few INTEGER*4 and the elements of a vector of them with one WRITE statement. */
    public static void write(NodePool pool, ArrayFile file, int[] before, NodeVector vector)
            throws IOException {
        write(pool, file, new PrecededMemory(before, vector), vector, before.length);
    }

    private static void write(
            NodePool pool, ArrayFile file, ArrayMemory source, NodeVector vector, int before)
            throws IOException {
        Optional<PartsToWrite> found = file.partsToWrite(vector.kind(), source.length());
        if (found.isEmpty()) {
            file.threads(1).write(source);
            return;
        }
        PartsToWrite parts = found.get();
        int values = parts.valuesPerRecord();
        pool.run(
                (NodeWorker worker) -> {
                    // A record is of the thread that has its first element, or the vector's first.
                    for (Split.Range mine : shares(worker, vector)) {
                        long first = mine.from() == 0 ? 0 : before + mine.from();
                        long from = (first + values - 1) / values;
                        long to = (before + mine.to() + values - 1) / values;
                        if (mine.size() > 0) {
                            parts.write(source, from, Math.min(parts.records(), to));
                        }
                    }
                });
        parts.writeRest(source);
    }
}
