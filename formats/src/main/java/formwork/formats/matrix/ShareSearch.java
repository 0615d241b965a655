package formwork.formats.matrix;

import formwork.formats.NumberMemory;
import formwork.formats.NumberWorkers;
import formwork.formats.Numbers;
import java.io.IOException;
import java.util.Arrays;

/**
 * Looks for the first number that is not as it should be: all at once, or each worker its share.
 */
final class ShareSearch {
    /** Looks at some of the numbers. */
    interface Search {
        /** The first one from {@code from} to {@code to}; -1 if there is none. */
        long first(long from, long to);
    }

    private ShareSearch() {}

    /** The first of {@code length} things that lie as {@code numbers} do; -1 if there is none. */
    static long first(Numbers numbers, long length, Search search) throws IOException {
        if (!(numbers instanceof NumberMemory memory)) {
            return search.first(0, length);
        }
        NumberWorkers workers = memory.workers();
        long[] found = new long[workers.count()];
        Arrays.fill(found, -1);
        workers.runShares(length, (worker, from, to) -> found[worker] = search.first(from, to));
        for (long each : found) {
            if (each >= 0) {
                return each;
            }
        }
        return -1;
    }
}
