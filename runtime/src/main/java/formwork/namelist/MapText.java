package formwork.namelist;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Maps as {@link NamelistFile#toMap} makes them, as the text of a file. */
final class MapText {
    private static final int WIDTH = 78;
    private static final String INDENT = "    ";

    private final ValueText values = ValueText.like("", false);
    private final StringBuilder text = new StringBuilder();

    private MapText() {}

    static String of(Map<String, ?> groups) {
        MapText made = new MapText();
        groups.forEach(
                (name, group) -> {
                    if (group instanceof List<?> several) {
                        several.forEach(one -> made.putGroup(name, one));
                    } else {
                        made.putGroup(name, group);
                    }
                });
        return made.text.toString();
    }

    private void putGroup(String name, Object group) {
        Variable.checkName(name);
        if (!(group instanceof Map<?, ?> variables)) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE, "group " + name + ": found no map; expected one");
        }
        text.append(text.length() > 0 ? "\n" : "").append('&').append(name).append('\n');
        variables.forEach((key, value) -> put((String) key, value));
        text.append("/\n");
    }

    private void put(String path, Object value) {
        if (value instanceof Map<?, ?> parts) {
            parts.forEach(
                    (key, part) -> {
                        String name = (String) key;
                        put(
                                path + (name.isEmpty() || name.startsWith("(") ? "" : "%") + name,
                                part);
                    });
        } else if (value instanceof List<?> list && hasParts(list)) {
            int number = 1;
            for (Object element : list) {
                put(path + "(" + number++ + ")", element);
            }
        } else if (value instanceof List<?> list && list.size() == 1) {
            putObject(path + "(1)", list.get(0)); // so that it is an array again
        } else {
            putObject(path, value);
        }
    }

    private static boolean hasParts(List<?> list) {
        return !list.isEmpty() && (list.get(0) instanceof Map || list.get(0) instanceof List);
    }

    private void putObject(String path, Object value) {
        String designator = DesignatorParser.parse(path).toString(); // it must be one
        int line = text.length();
        text.append("  ").append(designator.toLowerCase(Locale.ROOT)).append(" = ");
        List<?> all = value instanceof List<?> list ? list : null;
        if (all == null) {
            text.append(value == null ? "," : values.of(value));
        } else {
            putList(all, line);
        }
        text.append('\n');
    }

    /** Equal values that follow each other once, with a repeat count. */
    private void putList(List<?> all, int begin) {
        int line = begin;
        Object last = null;
        long count = 0;
        String before = "";
        for (Object value : all) {
            if (count > 0 && !Objects.equals(value, last)) {
                line = putRun(before, count, last, line);
                before = ", ";
                count = 0;
            }
            last = value;
            count++;
        }
        if (count > 0) {
            putRun(before, count, last, line);
        }
    }

    private int putRun(String before, long count, Object value, int line) {
        String one = value == null ? "" : values.of(value);
        String run = count == 1 && value != null ? one : count + "*" + one;
        int begin = line;
        if (text.length() + before.length() + run.length() - line > WIDTH && !before.isEmpty()) {
            text.append(",\n").append(INDENT);
            begin = text.length() - INDENT.length();
        } else {
            text.append(before);
        }
        text.append(run);
        return begin;
    }
}
