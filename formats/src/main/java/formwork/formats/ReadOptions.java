package formwork.formats;

/**
 * How a file is read. Immutable: what sets something returns another one.
 *
 * @param isLenient whether what others let pass is let pass here: counts of lines that are not what
 *     was found, numbers past those that are counted; else all of it is an error
 * @param threads how many may work at it
 */
public record ReadOptions(boolean isLenient, int threads) {
    /** Everything must be as the rules ask; one thread. */
    public static final ReadOptions STRICT = new ReadOptions(false, 1);

    /** What does not change the values is let pass; one thread. */
    public static final ReadOptions LENIENT = new ReadOptions(true, 1);

    /** Checks that there is a thread. */
    public ReadOptions {
        if (threads < 1) {
            throw new IllegalArgumentException(
                    "threads: found " + threads + "; expected 1 or more");
        }
    }

    /** The same by up to so many threads. */
    public ReadOptions withThreads(int value) {
        return new ReadOptions(isLenient, value);
    }
}
