package formwork.formats;

import static java.util.Objects.requireNonNull;

import java.util.function.UnaryOperator;

/**
 * How a file is read. Immutable: what sets something returns another one.
 *
 * @param isLenient whether what others let pass is let pass here: counts of lines that are not what
 *     was found, numbers past those that are counted; else all of it is an error
 * @param threads how many may work at it
 * @param policies what becomes of fields that hold no value
 * @param storage where the numbers of matrices and graphs are put
 */
public record ReadOptions(boolean isLenient, int threads, Policies policies, Storage storage) {
    /** Everything must be as the rules ask; one thread. */
    public static final ReadOptions STRICT =
            new ReadOptions(false, 1, Policies.DECLARED, Storage.HEAP);

    /** What does not change the values is let pass, unreadable and blank fields have none. */
    public static final ReadOptions LENIENT =
            new ReadOptions(true, 1, Policies.DECLARED.forAll(ReadOptions::lenient), Storage.HEAP);

    /** With numbers on the heap. */
    public ReadOptions(boolean isLenient, int threads, Policies policies) {
        this(isLenient, threads, policies, Storage.HEAP);
    }

    private static Policy lenient(Policy policy) {
        return policy.unreadable(lenient(policy.unreadable())).blank(lenient(policy.blank()));
    }

    private static Outcome lenient(Outcome outcome) {
        return outcome.what() == Outcome.What.ERROR ? Outcome.NAN : outcome;
    }

    /** Checks that there is a thread. */
    public ReadOptions {
        requireNonNull(policies, "policies");
        requireNonNull(storage, "storage");
        if (threads < 1) {
            throw new IllegalArgumentException(
                    "threads: found " + threads + "; expected 1 or more");
        }
    }

    /** The same by up to so many threads. */
    public ReadOptions withThreads(int value) {
        return new ReadOptions(isLenient, value, policies, storage);
    }

    /** The same with other policies than it has. */
    public ReadOptions withPolicies(UnaryOperator<Policies> change) {
        return new ReadOptions(isLenient, threads, change.apply(policies), storage);
    }

    /** The same with numbers put elsewhere. */
    public ReadOptions withStorage(Storage value) {
        return new ReadOptions(isLenient, threads, policies, value);
    }
}
