package formwork.formats;

import java.io.IOException;

/**
 * A kind of file: how it is recognised, and how it is read.
 *
 * <p>Kinds have no state and a public constructor without parameters; {@link Kinds} finds those
 * that {@code META-INF/services/formwork.formats.Kind} lists.
 *
 * @param <T> what a file of this kind is in memory
 */
public interface Kind<T> {
    /** Its name on command lines and in messages: lower-case letters, digits and hyphens. */
    String name();

    /** What it is called in a sentence, for instance {@code a Harwell-Boeing matrix}. */
    String title();

    /** Where its rules are written: a report, a page, a clause. */
    String specification();

    /** Where a file of this kind may be cut. */
    Splitting splitting();

    /**
     * What speaks for this kind in the beginning of a file. Never throws, whatever is there, and
     * never goes by the file's name.
     */
    Evidence recognise(Head head);

    /**
     * Reads the whole of it.
     *
     * @throws formwork.error.FormworkException if it is not as the kind's rules ask; it says where,
     *     what was found and what was expected
     * @throws IOException if the system fails
     */
    T read(Source source, ReadOptions options) throws IOException;

    /**
     * Its sizes and the formats in it, from as little of it as says them.
     *
     * <p><b>Errors.</b> As {@link #read}, as far as it goes.
     */
    Facts facts(Source source, ReadOptions options) throws IOException;
}
