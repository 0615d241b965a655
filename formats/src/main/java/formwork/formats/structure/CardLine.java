package formwork.formats.structure;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/**
 * Where the fields of a line of bulk data stand: ten of eight columns, six of which the inner four
 * have sixteen, or as many as commas separate. One line after the other is taken apart; it keeps
 * the last.
 */
final class CardLine {
    static final int SMALL_WIDTH = 8;
    static final int LARGE_WIDTH = 16;
    static final int SMALL_FIELDS = 8; // between the name and the continuation
    static final int LARGE_FIELDS = 4;
    private static final int LAST_COLUMN = 80; // what stands behind it is not read
    private static final int COMMA_COLUMNS = 10; // a comma in one of them makes a line free
    private static final int TAB_STOP = 8;

    /** What a line is. */
    enum Sort {
        /** A comment, or blank. */
        NOTHING,
        /** The first line of a card. */
        CARD,
        /** A line that goes on with a card. */
        CONTINUATION
    }

    private byte[] text = new byte[0];
    private int begin;
    private int end; // of the data: the comment is behind it
    private Sort sort = Sort.NOTHING;
    private boolean isLarge;
    private boolean isFree;
    private boolean hasTabs;
    private int[] starts = new int[SMALL_FIELDS + 2];
    private int[] ends = new int[SMALL_FIELDS + 2];
    private int count;

    /** Takes a line apart. */
    void split(byte[] bytes, int from, int to) {
        text = bytes;
        begin = from;
        end = from;
        hasTabs = false;
        boolean isBlank = true;
        while (end < to && bytes[end] != '$') {
            hasTabs |= bytes[end] == '\t';
            isBlank &= bytes[end] == ' ' || bytes[end] == '\t';
            end++;
        }
        count = 0;
        if (isBlank) {
            sort = Sort.NOTHING;
            return;
        }
        isFree = indexOf(',', begin, Math.min(end, begin + COMMA_COLUMNS)) >= 0;
        if (!isFree && hasTabs) {
            expandTabs();
        }
        if (isFree) {
            splitFree();
        } else {
            splitFixed();
        }
    }

    private int indexOf(char character, int from, int to) {
        for (int i = from; i < to; i++) {
            if (text[i] == character) {
                return i;
            }
        }
        return -1;
    }

    private void expandTabs() {
        byte[] wide = new byte[LAST_COLUMN];
        Arrays.fill(wide, (byte) ' ');
        int column = 0;
        for (int i = begin; i < end && column < LAST_COLUMN; i++) {
            if (text[i] == '\t') {
                column += TAB_STOP - column % TAB_STOP;
            } else {
                wide[column++] = text[i];
            }
        }
        text = wide;
        begin = 0;
        end = Math.min(column, LAST_COLUMN);
    }

    private void splitFree() {
        int from = begin;
        while (true) {
            int comma = indexOf(',', from, end);
            add(from, comma < 0 ? end : comma);
            if (comma < 0) {
                break;
            }
            from = comma + 1;
        }
        classify();
    }

    private void splitFixed() {
        end = Math.min(end, begin + LAST_COLUMN);
        add(begin, Math.min(end, begin + SMALL_WIDTH));
        classify();
        int width = isLarge ? LARGE_WIDTH : SMALL_WIDTH;
        for (int at = begin + SMALL_WIDTH; at < begin + LAST_COLUMN; ) {
            int last = begin + LAST_COLUMN - SMALL_WIDTH;
            int next = at == last ? at + SMALL_WIDTH : at + width;
            add(Math.min(end, at), Math.min(end, next));
            at = next;
        }
    }

    /** A field without the blanks around it. */
    private void add(int from, int to) {
        if (count == starts.length) {
            starts = Arrays.copyOf(starts, 2 * count);
            ends = Arrays.copyOf(ends, 2 * count);
        }
        int first = from;
        int last = to;
        while (first < last && isBlank(text[first])) {
            first++;
        }
        while (last > first && isBlank(text[last - 1])) {
            last--;
        }
        starts[count] = first;
        ends[count++] = last;
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\t';
    }

    private void classify() {
        int first = starts[0];
        boolean isNamed = ends[0] > first && text[first] != '+' && text[first] != '*';
        sort = isNamed ? Sort.CARD : Sort.CONTINUATION;
        isLarge = ends[0] > first && text[isNamed ? ends[0] - 1 : first] == '*';
    }

    Sort sort() {
        return sort;
    }

    boolean isFree() {
        return isFree;
    }

    boolean hasTabs() {
        return hasTabs;
    }

    /** The array that its fields are in. */
    byte[] text() {
        return text;
    }

    /** How many fields it has room for between the name and the continuation. */
    int fields() {
        return isLarge ? LARGE_FIELDS : SMALL_FIELDS;
    }

    /** How many there are besides the name. */
    int fieldCount() {
        return count - 1;
    }

    /** Where the field {@code number} begins, without blanks; 0 is the name. */
    int start(int number) {
        return number < count ? starts[number] : end;
    }

    /** Where it ends. */
    int end(int number) {
        return number < count ? ends[number] : end;
    }

    /** The column that an offset into {@link #text} is, from 1. */
    int column(int offset) {
        return offset - begin + 1;
    }

    /** The first column of the field {@code number}, with its blanks. */
    int firstColumn(int number) {
        if (isFree) {
            return column(start(number));
        }
        int width = isLarge ? LARGE_WIDTH : SMALL_WIDTH;
        return number == 0 ? 1 : SMALL_WIDTH + (number - 1) * width + 1;
    }

    /** The last column of the field {@code number}, with its blanks. */
    int lastColumn(int number) {
        if (isFree) {
            return Math.max(firstColumn(number), column(end(number)) - 1);
        }
        boolean isInner = number > 0 && number <= fields();
        return firstColumn(number) - 1 + (isLarge && isInner ? LARGE_WIDTH : SMALL_WIDTH);
    }

    /** The name by which this line is asked for by the one before it, or an empty one. */
    String ownMark() {
        return mark(0);
    }

    /** The name of the line that goes on after this one, or an empty one. */
    String nextMark() {
        return mark(fields() + 1);
    }

    /** The first column of the field counts for nothing, whatever stands there. */
    private String mark(int number) {
        int from = start(number);
        int to = end(number);
        if (from < to && (isFree || column(from) == firstColumn(number))) {
            from++;
        }
        return new String(text, from, to - from, StandardCharsets.ISO_8859_1)
                .strip()
                .toUpperCase(Locale.ROOT);
    }

    /** The name of the card in upper case, a byte a character; 0 if it has more than eight. */
    long name() {
        int to = end(0);
        if (to > start(0) && text[to - 1] == '*') {
            to--;
        }
        if (to - start(0) > Long.BYTES) {
            return 0;
        }
        long name = 0;
        for (int i = start(0); i < to; i++) {
            byte b = text[i];
            int upper = b >= 'a' && b <= 'z' ? b - 'a' + 'A' : b & 0xFF;
            name = name << Byte.SIZE | upper;
        }
        return name;
    }
}
