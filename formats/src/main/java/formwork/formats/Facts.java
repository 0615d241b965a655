package formwork.formats;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a file says of itself: sizes and other facts in their order, and the formats found in it.
 * Immutable: {@code with} returns another one.
 *
 * @param values by name; Long, Double, Boolean or String
 * @param formats in the order in which they stand in the file
 */
public record Facts(Map<String, Object> values, List<FoundFormat> formats) {
    /** No facts. */
    public static final Facts NONE = new Facts(Map.of(), List.of());

    /** Keeps copies. */
    public Facts {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        formats = List.copyOf(formats);
    }

    /** How many rows the tables of a file have. */
    public static Facts of(Tabular file) {
        Facts facts = NONE;
        for (Map.Entry<String, Table> table : file.tables().all().entrySet()) {
            facts = facts.with("rows of " + table.getKey(), table.getValue().rowCount());
        }
        return facts;
    }

    private Facts withValue(String name, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(values);
        more.put(name, value);
        return new Facts(more, formats);
    }

    /** And all that others say. */
    public Facts withAll(Facts others) {
        Map<String, Object> more = new LinkedHashMap<>(values);
        more.putAll(others.values);
        List<FoundFormat> all = new ArrayList<>(formats);
        all.addAll(others.formats);
        return new Facts(more, all);
    }

    /** And a number. */
    public Facts with(String name, long value) {
        return withValue(name, value);
    }

    /** And a text. */
    public Facts with(String name, String value) {
        return withValue(name, value);
    }

    /** And a format. */
    public Facts with(FoundFormat format) {
        List<FoundFormat> more = new ArrayList<>(formats);
        more.add(format);
        return new Facts(values, more);
    }
}
