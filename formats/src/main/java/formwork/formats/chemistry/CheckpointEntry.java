package formwork.formats.chemistry;

import formwork.Format;
import formwork.formats.Column;
import formwork.formats.Place;
import formwork.formats.Policy;
import formwork.formats.Section;
import formwork.formats.Table;
import java.lang.reflect.Array;

/**
 * A value or an array of a formatted checkpoint file.
 *
 * @param name at most 40 characters
 * @param type of its values
 * @param isArray whether it was written with a count, and its values in lines of their own
 * @param table its values: one column, which has its name
 * @param written the format that the values of an array are written by; of a single value, its
 *     field
 */
public record CheckpointEntry(
        String name, CheckpointType type, boolean isArray, Table table, String written) {
    static final int NAME_WIDTH = 40;

    /**
     * An array, which is not copied: long[], double[], boolean[], or String[] for characters and
     * Hollerith constants.
     */
    public static CheckpointEntry array(String name, CheckpointType type, Object values) {
        return new CheckpointEntry(name, type, true, table(name, type, values), type.arrayFormat());
    }

    /** A single value: Long, Double, Boolean or String. */
    public static CheckpointEntry value(String name, CheckpointType type, Object value) {
        Object values = type.newArray(1);
        Array.set(values, 0, value);
        String field = Format.of(type.valueFormat()).write(value);
        return new CheckpointEntry(name, type, false, table(name, type, values), field);
    }

    private static Table table(String name, CheckpointType type, Object values) {
        Section<?> section = new Section<>(values, Place.of("checkpoint", 0), 0);
        return Table.of(name, new Column(name, "", type.kind(), Policy.STRICT), 1, section);
    }
}
