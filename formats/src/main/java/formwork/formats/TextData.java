package formwork.formats;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Texts in ISO 8859-1, which grow: as bytes, one behind the other. */
final class TextData {
    private static final int FIRST_BYTES = 256;
    private static final int MOST_BYTES = Integer.MAX_VALUE - 16;
    private static final int NO_WIDTH = -1;
    private static final String[] SINGLE = new String[256];

    static {
        for (int i = 0; i < SINGLE.length; i++) {
            SINGLE[i] = String.valueOf((char) i);
        }
    }

    private final String name;
    private byte[] bytes = new byte[FIRST_BYTES];
    private int length;
    private int size;
    private int width = NO_WIDTH; // of each of them, as long as there are no ends
    private int[] ends; // null as long as all have one width

    /** No texts yet; messages call the column {@code name}. */
    TextData(String name) {
        this.name = name;
    }

    /** Makes room for {@code texts} more that are as wide as those there are. */
    void expect(long texts) {
        if (ends == null && size > 0) {
            long wanted = Math.min(MOST_BYTES, length + texts * width);
            if (wanted > bytes.length) {
                bytes = Arrays.copyOf(bytes, (int) wanted);
            }
        }
    }

    void clear() {
        length = 0;
        size = 0;
        width = NO_WIDTH;
        ends = null;
    }

    void add(String text) {
        byte[] added = text.getBytes(StandardCharsets.ISO_8859_1);
        add(added, 0, added.length, 1);
    }

    /** Adds {@code count} texts of {@code textWidth} bytes. */
    void add(byte[] source, int from, int textWidth, int count) {
        long wanted = length + (long) textWidth * count;
        if (wanted > bytes.length) {
            if (wanted > MOST_BYTES) {
                throw tooLong();
            }
            bytes = Arrays.copyOf(bytes, (int) Math.min(MOST_BYTES, Math.max(wanted, 2L * length)));
        }
        System.arraycopy(source, from, bytes, length, textWidth * count);
        if (size == 0) {
            width = textWidth;
        } else if (ends == null && width != textWidth) {
            ends = new int[Math.max(16, size)];
            for (int i = 0; i < size; i++) {
                ends[i] = (i + 1) * width;
            }
        }
        if (ends != null) {
            if (size + count > ends.length) {
                ends =
                        Arrays.copyOf(
                                ends,
                                Math.max(size + count, (int) Math.min(MOST_BYTES, 2L * size)));
            }
            for (int i = 0; i < count; i++) {
                ends[size + i] = length + (i + 1) * textWidth;
            }
        }
        size += count;
        length = (int) wanted;
    }

    private FormworkException tooLong() {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                "column "
                        + name
                        + ": found more than "
                        + MOST_BYTES
                        + " bytes of text; expected so many as an array has room for");
    }

    int begin(int index) {
        return ends == null ? index * width : index == 0 ? 0 : ends[index - 1];
    }

    int end(int index) {
        return ends == null ? (index + 1) * width : ends[index];
    }

    /** The bytes that {@link #begin} and {@link #end} are places in. */
    byte[] bytes() {
        return bytes;
    }

    String text(int index) {
        int from = begin(index);
        int to = end(index);
        return to - from == 1
                ? SINGLE[bytes[from] & 0xff]
                : new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
    }

    /** All of them; those that follow an equal one are the same object. */
    String[] toArray() {
        String[] texts = new String[size];
        for (int i = 0; i < size; i++) {
            boolean isSame =
                    i > 0
                            && Arrays.equals(
                                    bytes, begin(i - 1), end(i - 1), bytes, begin(i), end(i));
            texts[i] = isSame ? texts[i - 1] : text(i);
        }
        return texts;
    }
}
