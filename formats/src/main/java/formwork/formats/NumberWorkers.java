package formwork.formats;

import formwork.edit.ItemKind;
import java.io.IOException;

/**
 * Threads of a caller's that read, check and write numbers together, and the memory that is divided
 * among them; for {@link Storage#of}.
 *
 * <p>Each worker has a share of the numbers, whose memory is near it. The shares of numbers of one
 * length are the same, and follow each other.
 */
public interface NumberWorkers {
    /** What workers do. */
    @FunctionalInterface
    interface Work {
        /** Does the part of one worker, from 0. */
        void run(int worker) throws IOException;
    }

    /** What workers do with shares. */
    @FunctionalInterface
    interface ShareWork {
        /** Does it with the numbers {@code from} to {@code to}. */
        void run(int worker, long from, long to) throws IOException;
    }

    /** How many there are. */
    int count();

    /**
     * Room for {@code length} zeros, divided among the workers.
     *
     * @param kind INTEGER*4 or *8, or REAL*8
     */
    NumberMemory allocate(ItemKind kind, long length);

    /** Where the share of a worker begins; that of the last one ends at {@code length}. */
    long begin(int worker, long length);

    /** Has each worker do {@code work} and returns when all have ended; throws what one threw. */
    void run(Work work) throws IOException;

    /** Has each do {@code work} with its share of {@code length} numbers, if that has any. */
    default void runShares(long length, ShareWork work) throws IOException {
        run(
                worker -> {
                    long from = begin(worker, length);
                    long to = worker + 1 == count() ? length : begin(worker + 1, length);
                    if (from < to) {
                        work.run(worker, from, to);
                    }
                });
    }
}
