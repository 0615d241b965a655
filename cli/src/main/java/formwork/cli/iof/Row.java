package formwork.cli.iof;

import java.util.List;
import java.util.Locale;

/**
 * What was measured for one type and direction.
 *
 * @param type the type
 * @param isWrite whether it was written, or read
 * @param elements how many elements; a COMPLEX is one
 * @param threads how many threads worked
 * @param bytes of the file
 * @param whole the whole work, with the file
 * @param runtime a thread's formatting or decoding in memory, by chunks
 * @param system the chunks' way to or from the file
 * @param array where the time of whole arrays goes
 * @param items where the time of statements goes that are handed an item at a time
 * @param opponents the compilers' programs
 */
record Row(
        StudyType type,
        boolean isWrite,
        int elements,
        int threads,
        long bytes,
        Samples whole,
        Samples runtime,
        Samples system,
        Shares array,
        Shares items,
        List<Opponent> opponents) {

    /**
     * A compiler's program at the same work.
     *
     * @param hasSameBytes whether it wrote the same file
     */
    record Opponent(String label, Samples whole, boolean hasSameBytes) {
        /** How many times as long it takes as {@code seconds}. */
        double ratio(double seconds) {
            return whole.medianSeconds() / seconds;
        }
    }

    String typeName() {
        return type.name().toLowerCase(Locale.ROOT);
    }

    String direction() {
        return isWrite ? "write" : "read";
    }

    double nanosPerValue() {
        return 1e9 * whole.medianSeconds() / elements;
    }

    double megabytesPerSecond() {
        return 1e-6 * bytes / whole.medianSeconds();
    }

    /** The runtime's share of runtime and system. */
    double runtimeShare() {
        double inMemory = runtime.medianSeconds();
        return inMemory / (inMemory + system.medianSeconds());
    }
}
