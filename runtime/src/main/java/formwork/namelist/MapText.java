package formwork.namelist;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Maps as {@link NamelistFile#toMap} makes them, as the text of a file. */
final class MapText {
    private final ValueText values = ValueText.like("", false);
    private final ObjectLines lines = new ObjectLines(',');
    private Object last; // of the values in hand, which came this often
    private long count;

    private MapText() {}

    static String of(Map<String, ?> groups) {
        MapText made = new MapText();
        for (Map.Entry<?, ?> entry : groups.entrySet()) {
            String name = name(entry.getKey(), "group");
            if (entry.getValue() instanceof List<?> several) {
                several.forEach(one -> made.putGroup(name, one));
            } else {
                made.putGroup(name, entry.getValue());
            }
        }
        return made.lines.toString();
    }

    private static String name(Object key, String where) {
        if (key instanceof String name) {
            return name;
        }
        throw unsuitable(
                where, "key " + Quoted.text(String.valueOf(key)), "a String that names it");
    }

    private static FormworkException unsuitable(String where, String found, String expected) {
        return new FormworkException(
                IoStatus.BAD_SHAPE, where + ": found " + found + "; expected " + expected);
    }

    private void putGroup(String name, Object group) {
        Variable.checkName(name);
        if (!(group instanceof Map<?, ?> variables)) {
            throw unsuitable("group " + name, "no map", "one");
        }
        lines.beginGroup(name);
        for (Map.Entry<?, ?> entry : variables.entrySet()) {
            put(name(entry.getKey(), "group " + name), entry.getValue());
        }
        lines.endGroup();
    }

    private void put(String path, Object value) {
        if (value instanceof Map<?, ?> parts) {
            for (Map.Entry<?, ?> entry : parts.entrySet()) {
                String part = name(entry.getKey(), path);
                boolean isComponent = !part.isEmpty() && !part.startsWith("(");
                put(path + (isComponent ? "%" : "") + part, entry.getValue());
            }
        } else if (value instanceof List<?> list && hasParts(list, path)) {
            int number = 1;
            for (Object element : list) {
                put(path + "(" + number++ + ")", element);
            }
        } else {
            putObject(path, value);
        }
    }

    /** Whether a list is of structures; it may not be of those and of values. */
    private static boolean hasParts(List<?> list, String path) {
        if (list instanceof ValueRuns.Stretch) {
            return false; // which may be very long
        }
        boolean hasMap = false;
        boolean hasOther = false;
        for (Object element : list) {
            hasMap |= element instanceof Map;
            hasOther |= !(element instanceof Map);
            if (element instanceof List) {
                throw unsuitable(path, "a list in a list", "values, or a map by their subscripts");
            }
        }
        if (hasMap && hasOther) {
            throw unsuitable(path, "maps among other values", "maps or values");
        }
        return hasMap;
    }

    private void putObject(String path, Object value) {
        lines.beginObject(DesignatorParser.parse(path).toString()); // it must be one
        if (value instanceof List<?> list) {
            putList(list);
        } else {
            lines.put(1, text(value));
        }
        lines.endObject();
    }

    private String text(Object value) {
        return value == null ? "" : values.of(value);
    }

    /** Equal values that follow each other once, with a repeat count. */
    private void putList(List<?> list) {
        last = null;
        count = 0;
        if (list instanceof ValueRuns.Stretch stretch) {
            stretch.forEachRun(this::putRun);
        } else {
            list.forEach(value -> putRun(1, value));
        }
        putRun(0, this); // which equals nothing
    }

    private void putRun(long more, Object value) {
        if (count > 0 && !Objects.equals(value, last)) {
            lines.put(count, text(last));
            count = 0;
        }
        last = value;
        count += more;
    }
}
