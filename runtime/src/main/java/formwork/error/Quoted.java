package formwork.error;

import java.nio.charset.StandardCharsets;

/** Values as messages show them: in quotes, cut at 40 characters, control characters visible. */
public final class Quoted {
    private static final int LONGEST = 40;

    private Quoted() {}

    /** The text in double quotes, cut. */
    public static String text(String text) {
        int length = Math.min(text.length(), LONGEST);
        StringBuilder shown = new StringBuilder(length + 8).append('"');
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\t' -> shown.append("\\t");
                case '\r' -> shown.append("\\r");
                case '\n' -> shown.append("\\n");
                default -> {
                    if (c < ' ' || c == 0x7f) {
                        shown.append(String.format("\\x%02x", (int) c));
                    } else {
                        shown.append(c);
                    }
                }
            }
        }
        return shown.append(text.length() > LONGEST ? "...\"" : "\"").toString();
    }

    /** The bytes {@code from} to {@code to} as ISO 8859-1 text in double quotes, cut. */
    public static String bytes(byte[] bytes, int from, int to) {
        int end = Math.min(to, from + LONGEST + 1);
        return text(new String(bytes, from, Math.max(0, end - from), StandardCharsets.ISO_8859_1));
    }
}
