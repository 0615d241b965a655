package formwork.formats;

import java.util.List;
import java.util.Locale;

/** Makes a format of what people write in its place. */
final class FormatRepair {
    private FormatRepair() {}

    /** The text of a format; what was mended is added to {@code repairs}. */
    static String repaired(String found, List<String> repairs) {
        String text = found.strip();
        if (text.startsWith("%")) { // AMBER
            text = text.substring(1).stripLeading();
        }
        if (text.toUpperCase(Locale.ROOT).startsWith("FORMAT")) {
            text = text.substring("FORMAT".length()).stripLeading();
            if (text.startsWith(":")) {
                text = text.substring(1).stripLeading();
            }
        }
        if (text.length() > 1 && text.startsWith("'") && text.endsWith("'")) {
            text = text.substring(1, text.length() - 1).strip();
            repairs.add("taken out of its apostrophes");
        }
        if (!text.startsWith("(")) {
            text = "(" + text;
            repairs.add("\"(\" put before it");
        }
        int open = depth(text);
        if (open > 0) {
            text = text + ")".repeat(open);
            repairs.add(open == 1 ? "\")\" put behind it" : open + " \")\" put behind it");
        }
        return text;
    }

    /** How many parentheses are open at the end, outside of character constants. */
    private static int depth(String text) {
        int depth = 0;
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quote != 0) {
                quote = c == quote ? 0 : quote;
            } else if (c == '\'' || c == '"') {
                quote = c;
            } else if (c == '(') {
                depth++;
            } else if (c == ')') {
                depth--;
                if (depth == 0) {
                    return 0; // what follows does not matter
                }
            }
        }
        return quote != 0 ? 0 : Math.max(0, depth);
    }
}
