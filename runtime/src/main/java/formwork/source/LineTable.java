package formwork.source;

import java.util.Arrays;

/** Where the lines of a text begin and end; a line ends with a line feed, or it and a return. */
final class LineTable {
    private static final int FEWEST = 64;

    private final byte[] bytes;
    private int[] starts = new int[FEWEST];
    private int count;

    LineTable(byte[] bytes) {
        this.bytes = bytes;
        int start = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                add(start);
                start = i + 1;
            }
        }
        if (start < bytes.length) {
            add(start);
        }
    }

    private void add(int start) {
        if (count == starts.length) {
            starts = Arrays.copyOf(starts, 2 * count);
        }
        starts[count++] = start;
    }

    byte[] bytes() {
        return bytes;
    }

    int count() {
        return count;
    }

    int start(int line) {
        return starts[line];
    }

    /** Where the line ends, before what ends it. */
    int end(int line) {
        int end = line + 1 < count ? starts[line + 1] : bytes.length;
        if (end > starts[line] && bytes[end - 1] == '\n') {
            end--;
        }
        if (end > starts[line] && bytes[end - 1] == '\r') {
            end--;
        }
        return end;
    }

    /** The line that the byte at {@code offset} stands in, from 0. */
    int lineOf(int offset) {
        int found = Arrays.binarySearch(starts, 0, count, offset);
        return found >= 0 ? found : Math.max(0, -found - 2);
    }

    /** The first byte from {@code from} on that is neither blank nor tab, or the line's end. */
    int afterBlanks(int line, int from) {
        int end = end(line);
        int at = from;
        while (at < end && isBlank(bytes[at])) {
            at++;
        }
        return at;
    }

    static boolean isBlank(byte c) {
        return c == ' ' || c == '\t';
    }
}
