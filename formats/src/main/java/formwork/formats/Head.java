package formwork.formats;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The beginning of a file, by which its kind is recognised. */
public final class Head {
    /** How much of a file is looked at. */
    static final int MOST_BYTES = 1 << 16;

    private final byte[] bytes;
    private final boolean isWhole;
    private final List<String> lines;

    Head(byte[] bytes, int length, boolean isWhole) {
        this.bytes = length == bytes.length ? bytes : java.util.Arrays.copyOf(bytes, length);
        this.isWhole = isWhole;
        lines = lines(this.bytes, isWhole);
    }

    /** The first bytes of a file as bytes, in tests of kinds. */
    public static Head of(byte[] bytes) {
        int length = Math.min(bytes.length, MOST_BYTES);
        return new Head(bytes, length, length == bytes.length);
    }

    private static List<String> lines(byte[] bytes, boolean isWhole) {
        List<String> lines = new ArrayList<>();
        int from = 0;
        for (int at = 0; at < bytes.length; at++) {
            if (bytes[at] == '\n') {
                lines.add(line(bytes, from, at));
                from = at + 1;
            }
        }
        if (from < bytes.length && (isWhole || lines.isEmpty())) {
            lines.add(line(bytes, from, bytes.length));
        }
        return lines;
    }

    private static String line(byte[] bytes, int from, int end) {
        int to = end > from && bytes[end - 1] == '\r' ? end - 1 : end;
        return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
    }

    /** How many lines there are here; one that goes on beyond the beginning is not counted. */
    public int lineCount() {
        return lines.size();
    }

    /** The line {@code number}, from 1, in ISO 8859-1; empty if there is none. */
    public String line(int number) {
        return number <= lines.size() ? lines.get(number - 1) : "";
    }

    /**
     * The columns {@code first} to {@code last} of a line, from 1; shorter if the line is, blanks
     * included.
     */
    public String columns(int number, int first, int last) {
        String line = line(number);
        return line.substring(Math.min(line.length(), first - 1), Math.min(line.length(), last));
    }

    /** Whether this is the whole file. */
    public boolean isWhole() {
        return isWhole;
    }

    /** Whether there is nothing in the file. */
    public boolean isEmpty() {
        return bytes.length == 0;
    }

    /** How many bytes there are here. */
    public int length() {
        return bytes.length;
    }

    /** The byte at {@code offset}, from 0. */
    public byte at(int offset) {
        return bytes[offset];
    }

    /** Whether no byte is a control character other than those that text has. */
    public boolean isText() {
        for (byte b : bytes) {
            boolean isControl = b >= 0 && b < ' ';
            if (isControl && b != '\n' && b != '\r' && b != '\t' && b != '\f') {
                return false;
            }
        }
        return true;
    }
}
