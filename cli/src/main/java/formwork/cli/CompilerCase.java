package formwork.cli;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A READ or WRITE that compilers were asked about, with their answers.
 *
 * @param items each a type and, for WRITE, a value: two bit patterns for a complex one, else one
 *     text
 * @param open keywords of OPEN and their values
 * @param input the file to read
 * @param answers what each compiler did, by its name
 */
record CompilerCase(
        String id,
        boolean isWrite,
        String format,
        List<Item> items,
        Map<String, String> open,
        String input,
        Map<String, Answer> answers) {

    /** A type such as {@code r8} or {@code ch5}, and the parts of a value. */
    record Item(String type, List<String> value) {}

    /**
     * What a statement came to.
     *
     * @param iostat ok, eof, eor, error; or crash, hang and the like
     * @param results the records written or the values read, as texts to compare
     */
    record Answer(String iostat, List<String> results) {
        /** Whether it is the same answer: after an error only that it is one. */
        boolean isSameAs(Answer other) {
            return iostat.equals(other.iostat) && (!isOk() || results.equals(other.results));
        }

        boolean isOk() {
            return iostat.equals("ok");
        }

        /** Whether the compiler came to an end that a program can see. */
        boolean isUsable() {
            return switch (iostat) {
                case "ok", "eof", "eor", "error" -> true;
                default -> false;
            };
        }

        @Override
        public String toString() {
            return results.isEmpty() || !isOk() ? iostat : iostat + " " + String.join(" ", results);
        }
    }

    /** Whether it is list-directed. */
    boolean isListDirected() {
        return format.equals("*");
    }

    /** The case in one line, without the answers. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(id).append(isWrite ? " write " : " read ").append(Quoted.text(format));
        if (!open.isEmpty()) {
            text.append(' ').append(open);
        }
        if (!isWrite) {
            text.append(" from ").append(Quoted.text(input));
        }
        for (Item item : items) {
            text.append(' ').append(item.type());
            if (!item.value().isEmpty()) {
                text.append(' ').append(String.join(" ", item.value()));
            }
        }
        return text.toString();
    }

    /** Reads the case that the parser's next object is, or returns null at the end. */
    static CompilerCase next(JsonParser json) throws IOException {
        if (json.nextToken() == null) {
            return null;
        }
        return of(objectOf(value(json), "an object a line"));
    }

    private static CompilerCase of(Map<String, Object> object) {
        String id = text(object.get("id"));
        boolean isWrite = text(object.get("op")).equals("write");
        List<Item> items = new ArrayList<>();
        for (Object item : listOf(object.get("items"))) {
            if (isWrite) {
                List<?> pair = listOf(item);
                items.add(new Item(text(pair.get(0)), parts(pair.get(1))));
            } else {
                items.add(new Item(text(item), List.of()));
            }
        }
        Map<String, String> open = new LinkedHashMap<>();
        if (object.containsKey("open")) {
            objectOf(object.get("open"), "keywords in \"open\"")
                    .forEach((key, value) -> open.put(key, text(value)));
        }
        Map<String, Answer> answers = new LinkedHashMap<>();
        for (String compiler : List.of("gfortran", "flang")) {
            if (object.containsKey(compiler)) {
                answers.put(compiler, answer(object.get(compiler), isWrite, items));
            }
        }
        return new CompilerCase(
                id, isWrite, text(object.get("fmt")), items, open, input(object), answers);
    }

    private static String input(Map<String, Object> object) {
        if (!object.containsKey("input")) {
            return "";
        }
        List<String> records = new ArrayList<>();
        listOf(object.get("input")).forEach(record -> records.add(text(record)));
        String end = object.containsKey("end") ? text(object.get("end")) : "\n";
        return records.isEmpty() ? "" : String.join("\n", records) + end;
    }

    private static Answer answer(Object json, boolean isWrite, List<Item> items) {
        Map<String, Object> answer = objectOf(json, "an answer");
        List<String> results = new ArrayList<>();
        if (isWrite && answer.containsKey("records")) {
            listOf(answer.get("records")).forEach(record -> results.add(recordText(text(record))));
        }
        if (!isWrite && answer.containsKey("values")) {
            List<?> values = listOf(answer.get("values"));
            for (int i = 0; i < values.size(); i++) {
                results.add(valueText(items.get(i).type(), values.get(i)));
            }
        }
        return new Answer(text(answer.get("iostat")), results);
    }

    /** A record as answers hold it. */
    static String recordText(String record) {
        return '"' + record + '"';
    }

    private static String valueText(String type, Object value) {
        if (value == null) {
            return type.startsWith("c") ? "NaN,NaN" : "null"; // a NaN is what an item was set to
        }
        if (type.startsWith("ch")) {
            return recordText(text(value));
        }
        if (value instanceof List<?> pair) {
            String part = type.equals("c8") ? "r4" : "r8";
            return realText(part, text(pair.get(0))) + "," + realText(part, text(pair.get(1)));
        }
        return type.startsWith("r") ? realText(type, text(value)) : text(value);
    }

    /** A real as answers hold it: its bits, and one text for all NaNs. */
    static String realText(String type, String hexadecimal) {
        long bits = Long.parseUnsignedLong(hexadecimal, 16);
        boolean isNan =
                type.equals("r4")
                        ? Float.isNaN(Float.intBitsToFloat((int) bits))
                        : Double.isNaN(Double.longBitsToDouble(bits));
        return isNan ? "NaN" : String.format(type.equals("r4") ? "%08x" : "%016x", bits);
    }

    /** The characters of a case as bytes, one each. */
    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static List<String> parts(Object value) {
        if (value instanceof List<?> pair) {
            return List.of(text(pair.get(0)), text(pair.get(1)));
        }
        return List.of(text(value));
    }

    // ---- JSON ----

    private static String text(Object value) {
        return String.valueOf(value);
    }

    private static List<?> listOf(Object value) {
        if (value instanceof List<?> list) {
            return list;
        }
        throw notACase(value, "a list");
    }

    private static Map<String, Object> objectOf(Object value, String expected) {
        if (value instanceof Map<?, ?> map) {
            Map<String, Object> object = new LinkedHashMap<>();
            map.forEach((key, member) -> object.put(text(key), member));
            return object;
        }
        throw notACase(value, expected);
    }

    private static FormworkException notACase(Object value, String expected) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                "case: found " + Quoted.text(text(value)) + "; expected " + expected);
    }

    private static Object value(JsonParser json) throws IOException {
        return switch (json.currentToken()) {
            case START_OBJECT -> {
                Map<String, Object> members = new LinkedHashMap<>();
                while (json.nextToken() != JsonToken.END_OBJECT) {
                    String name = json.currentName();
                    json.nextToken();
                    members.put(name, value(json));
                }
                yield members;
            }
            case START_ARRAY -> {
                List<Object> elements = new ArrayList<>();
                while (json.nextToken() != JsonToken.END_ARRAY) {
                    elements.add(value(json));
                }
                yield elements;
            }
            case VALUE_NULL -> null;
            case VALUE_TRUE, VALUE_FALSE -> json.getBooleanValue();
            default -> json.getText();
        };
    }
}
