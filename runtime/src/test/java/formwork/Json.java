package formwork;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;

/** Reads JSON as the oracle writes it: Map, List, String, Long, Boolean or null. */
final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** The objects of a packed file, one a line. */
    static List<Map<?, ?>> lines(Class<?> owner, String resource) throws IOException {
        List<Map<?, ?>> objects = new ArrayList<>();
        try (InputStream packed = owner.getResourceAsStream(resource);
                BufferedReader lines =
                        new BufferedReader(
                                new InputStreamReader(
                                        new GZIPInputStream(packed), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                objects.add((Map<?, ?>) new Json(line).value());
            }
        }
        return objects;
    }

    private char next() {
        while (text.charAt(at) == ' ') {
            at++;
        }
        return text.charAt(at);
    }

    private boolean take(char c) {
        boolean isThere = next() == c;
        at += isThere ? 1 : 0;
        return isThere;
    }

    private void expect(char c) {
        if (!take(c)) {
            throw new IllegalArgumentException("expected " + c + " at " + at + " of " + text);
        }
    }

    private Object value() {
        return switch (next()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw new IllegalArgumentException("expected " + word + " at " + at + " of " + text);
        }
        at += word.length();
        return value;
    }

    private Long number() {
        int from = at;
        while ("+-0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return Long.valueOf(text.substring(from, at));
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        expect('{');
        if (take('}')) {
            return members;
        }
        do {
            next();
            String name = string();
            expect(':');
            members.put(name, value());
        } while (take(','));
        expect('}');
        return members;
    }

    private List<Object> array() {
        List<Object> elements = new ArrayList<>();
        expect('[');
        if (take(']')) {
            return elements;
        }
        do {
            elements.add(value());
        } while (take(','));
        expect(']');
        return elements;
    }

    private String string() {
        expect('"');
        StringBuilder string = new StringBuilder();
        while (text.charAt(at) != '"') {
            char c = text.charAt(at++);
            if (c == '\\') {
                c = text.charAt(at++);
                switch (c) {
                    case 'n' -> c = '\n';
                    case 't' -> c = '\t';
                    case 'r' -> c = '\r';
                    case 'b' -> c = '\b';
                    case 'f' -> c = '\f';
                    case 'u' -> {
                        c = (char) Integer.parseInt(text.substring(at, at + 4), 16);
                        at += 4;
                    }
                    default -> {
                        // the character itself
                    }
                }
            }
            string.append(c);
        }
        at++;
        return string.toString();
    }
}
