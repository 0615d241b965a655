package formwork.formats;

import java.io.IOException;

/**
 * A kind of file that can be written too: what was read is written as it was, byte for byte, where
 * the file was as its rules ask.
 *
 * @param <T> what a file of this kind is in memory
 */
public interface WritableKind<T> extends Kind<T> {
    /**
     * Writes a whole file.
     *
     * @throws formwork.error.FormworkException if this kind cannot hold the value
     * @throws IOException if the system fails
     */
    void write(T value, Target target) throws IOException;
}
