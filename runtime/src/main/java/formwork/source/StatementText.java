package formwork.source;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * One statement: its text with continued lines joined, and the same without blanks, in upper case,
 * as its words are looked for. A byte of a character constant is {@link #INSIDE} there.
 */
final class StatementText {
    /** What stands for a byte within a character constant or after the H of a Hollerith one. */
    static final byte INSIDE = 1;

    private static final int FEWEST = 256;

    private byte[] text = new byte[FEWEST];
    private int[] offsets = new int[FEWEST];
    private int length;

    private byte[] code = new byte[FEWEST];
    private int[] places = new int[FEWEST];
    private int codeLength;
    private String codeText = "";

    private int label;

    void clear() {
        length = 0;
        codeLength = 0;
        label = 0;
    }

    /** Adds a byte that stands at {@code offset} of the source. */
    void add(byte c, int offset, boolean isInside) {
        if (length == text.length) {
            text = Arrays.copyOf(text, 2 * length);
            offsets = Arrays.copyOf(offsets, 2 * length);
            code = Arrays.copyOf(code, 2 * length);
            places = Arrays.copyOf(places, 2 * length);
        }
        if (isInside || !LineTable.isBlank(c)) {
            places[codeLength] = length;
            code[codeLength++] = isInside ? INSIDE : upper(c);
        }
        text[length] = c;
        offsets[length++] = offset;
    }

    /** Says that the statement is complete. */
    void end() {
        codeText = new String(code, 0, codeLength, StandardCharsets.ISO_8859_1);
    }

    void label(int number) {
        label = number;
    }

    /** The statement's label, or 0 if it has none. */
    int label() {
        return label;
    }

    /** The statement without blanks, in upper case. */
    String code() {
        return codeText;
    }

    boolean isEmpty() {
        return codeLength == 0;
    }

    /** Where in the text the character {@code at} of the code stands. */
    int place(int at) {
        return at < codeLength ? places[at] : length;
    }

    /** Where in the source the character {@code at} of the text stands. */
    int offset(int at) {
        return at < length ? offsets[at] : offsets[length - 1] + 1;
    }

    int firstOffset() {
        return offsets[0];
    }

    int lastOffset() {
        return offsets[length - 1];
    }

    int length() {
        return length;
    }

    byte at(int place) {
        return text[place];
    }

    /** The text of the characters {@code from} to {@code to} of the code, stripped. */
    String written(int from, int to) {
        return from >= to ? "" : raw(place(from), place(to - 1) + 1);
    }

    /** The characters {@code from} to {@code to} of the text. */
    String raw(int from, int to) {
        return new String(text, from, to - from, StandardCharsets.ISO_8859_1);
    }

    /** Whether a blank stands before the character {@code at} of the code. */
    boolean hasGapBefore(int at) {
        return at > 0 && at < codeLength && places[at] > places[at - 1] + 1;
    }

    private static byte upper(byte c) {
        return c >= 'a' && c <= 'z' ? (byte) (c - ('a' - 'A')) : c;
    }
}
