package formwork.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** The lines of a stream that are not empty, as ranges of a byte array, without their ends. */
final class LineReader {
    private static final int FIRST_CAPACITY = 1 << 16;

    private static final int LONGEST = 1 << 30;

    private final String name;
    private final InputStream stream;
    private byte[] bytes = new byte[FIRST_CAPACITY];
    private int start; // of the line to come
    private int limit; // of the bytes read so far
    private int from;
    private int to;
    private long number;
    private boolean atEnd;

    LineReader(String name, InputStream stream) {
        this.name = name;
        this.stream = stream;
    }

    /** Goes to the next line that is not empty and returns true, or false at the end. */
    boolean next() throws IOException {
        do {
            int end = indexOfEnd();
            if (end < 0) {
                return false;
            }
            number++;
            from = start;
            to = end > start && bytes[end - 1] == '\r' ? end - 1 : end;
            start = Math.min(end + 1, limit);
        } while (from == to);
        return true;
    }

    /** Where the line to come ends in the array, or -1 where there is none. */
    private int indexOfEnd() throws IOException {
        int i = start;
        while (true) {
            while (i < limit && bytes[i] != '\n') {
                i++;
            }
            if (i < limit) {
                return i;
            }
            if (atEnd) {
                return start < limit ? limit : -1;
            }
            int searched = i - start;
            fill();
            i = start + searched;
        }
    }

    private void fill() throws IOException {
        System.arraycopy(bytes, start, bytes, 0, limit - start);
        limit -= start;
        start = 0;
        if (limit == bytes.length) {
            if (limit >= LONGEST) {
                throw fault("more than " + LONGEST + " bytes", "the end of the line", null);
            }
            bytes = Arrays.copyOf(bytes, 2 * limit);
        }
        int count;
        try {
            count = stream.read(bytes, limit, bytes.length - limit);
        } catch (IOException e) {
            throw fault(e.getMessage(), "more lines or the end", e);
        }
        atEnd = count < 0;
        limit += Math.max(count, 0);
    }

    private IOException fault(String found, String expected, IOException cause) {
        String place = name + ", line " + (number + 1);
        return new IOException(place + ": found " + found + "; expected " + expected, cause);
    }

    /** The array that holds the line in hand until {@link #next}. */
    byte[] bytes() {
        return bytes;
    }

    /** Where the line in hand begins in {@link #bytes}. */
    int from() {
        return from;
    }

    /** Where the line in hand ends in {@link #bytes}. */
    int to() {
        return to;
    }

    /** The number of the line in hand, from 1, empty ones counted. */
    long number() {
        return number;
    }
}
