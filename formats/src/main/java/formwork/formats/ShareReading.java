package formwork.formats;

import formwork.bulk.ArrayReading;
import formwork.bulk.ReadingParts;
import formwork.error.FormworkException;
import java.io.IOException;

/** Reads a section of numbers by workers, each its share. */
final class ShareReading {
    private ShareReading() {}

    /**
     * Reads as many as have room, or are there, and returns how many it were. Where the records are
     * not alike or one of them is wrong, one thread reads all: it tells what is the first error.
     */
    static long read(ArrayReading reading, NumberMemory memory) throws IOException {
        long count = memory.length();
        ReadingParts parts = reading.fullRecords(count);
        if (parts == null || !isRead(parts, memory)) {
            return reading.read(memory.target(0), 0, count, 1);
        }
        return parts.count() + reading.readBehind(parts, memory.target(parts.count()), count);
    }

    private static boolean isRead(ReadingParts parts, NumberMemory memory) throws IOException {
        NumberWorkers workers = memory.workers();
        boolean[] isWrong = new boolean[workers.count()];
        workers.runShares(
                memory.length(),
                (worker, from, to) -> {
                    long end = Math.min(to, parts.count());
                    isWrong[worker] = from < end && !isRead(parts, memory, from, end);
                });
        for (boolean wrong : isWrong) {
            if (wrong) {
                return false;
            }
        }
        return true;
    }

    private static boolean isRead(ReadingParts parts, NumberMemory memory, long from, long to)
            throws IOException {
        try {
            return parts.read(memory.target(from), from, to);
        } catch (FormworkException e) {
            return false; // it need not be the first that is wrong, nor its record the right one
        }
    }
}
