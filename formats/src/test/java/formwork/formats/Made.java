package formwork.formats;

import java.nio.charset.StandardCharsets;

/**
 * A small file that was made for the tests.
 *
 * @param kind the name of its kind
 * @param name what tests call it
 * @param text what is in it, a byte a character
 */
public record Made(String kind, String name, String text) {
    /** What is in it. */
    public byte[] bytes() {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Whether it is made of lines. */
    public boolean isText() {
        return text.indexOf('\0') < 0;
    }

    @Override
    public String toString() {
        return kind + " " + name;
    }
}
