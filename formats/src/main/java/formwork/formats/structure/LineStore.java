package formwork.formats.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The lines of a file as they were read, in few large arrays. */
final class LineStore {
    private static final int CHUNK_BYTES = 1 << 20;
    private static final int FIRST_LINES = 64;

    private final List<byte[]> chunks = new ArrayList<>();
    private int used = CHUNK_BYTES; // of the last chunk
    private int[] chunk = new int[FIRST_LINES];
    private int[] from = new int[FIRST_LINES];
    private int[] length = new int[FIRST_LINES];
    private int count;

    /** Keeps a line. */
    void add(byte[] bytes, int begin, int end) {
        if (count == from.length) {
            int more = count + (count >> 1);
            chunk = Arrays.copyOf(chunk, more);
            from = Arrays.copyOf(from, more);
            length = Arrays.copyOf(length, more);
        }
        put(count++, bytes, begin, end);
    }

    /** Puts other bytes in place of those of a line. */
    void replace(int line, byte[] bytes) {
        put(line, bytes, 0, bytes.length);
    }

    private void put(int line, byte[] bytes, int begin, int end) {
        int size = end - begin;
        if (chunks.isEmpty() || size > chunks.get(chunks.size() - 1).length - used) {
            chunks.add(new byte[Math.max(size, chunks.isEmpty() ? 1 << 12 : CHUNK_BYTES)]);
            used = 0;
        }
        System.arraycopy(bytes, begin, chunks.get(chunks.size() - 1), used, size);
        chunk[line] = chunks.size() - 1;
        from[line] = used;
        length[line] = size;
        used += size;
    }

    int count() {
        return count;
    }

    /** The array that a line is in. */
    byte[] bytes(int line) {
        return chunks.get(chunk[line]);
    }

    int from(int line) {
        return from[line];
    }

    int to(int line) {
        return from[line] + length[line];
    }
}
