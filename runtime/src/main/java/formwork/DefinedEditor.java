package formwork;

import java.io.IOException;
import java.util.List;

/**
 * How items of a derived type are edited by {@code DT'name'(v...)}: user-defined input and output.
 * {@link Unit#define} gives it its name.
 *
 * <p>Its statements go on in the record of the statement that it is called from, and leave it
 * there; columns of T count in that record. They begin with the modes that are in effect there
 * (F2018 12.6.4.8.3).
 *
 * @param <T> the Java type of the items
 */
public interface DefinedEditor<T> {
    /**
     * Writes an item.
     *
     * @param values the v list of the edit descriptor
     */
    void write(T item, List<Integer> values, Child child) throws IOException;

    /**
     * Reads an item and returns it.
     *
     * @param values the v list of the edit descriptor
     */
    T read(List<Integer> values, Child child) throws IOException;
}
