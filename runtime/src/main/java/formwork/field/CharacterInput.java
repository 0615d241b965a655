package formwork.field;

import java.util.Arrays;

/**
 * A field to a character item: A editing, and G editing of a character (F2018 13.7.4).
 *
 * <p>These count bytes. In a UTF-8 file, where a field is so many characters, use {@link
 * #firstTaken} with counts of characters.
 */
public final class CharacterInput {
    private CharacterInput() {}

    /**
     * How many characters of the field are passed over, as only its rightmost {@code length} are
     * taken.
     */
    public static int firstTaken(int fieldLength, int length) {
        return Math.max(0, fieldLength - length);
    }

    /**
     * Reads the field {@code bytes[from, to)} into an item of {@code length} bytes.
     *
     * <p><b>Shape.</b> A field wider than the item gives its rightmost bytes; a narrower one stands
     * at the left, and blanks after it.
     */
    public static void read(byte[] bytes, int from, int to, byte[] item, int offset, int length) {
        int first = from + firstTaken(to - from, length);
        int count = to - first;
        System.arraycopy(bytes, first, item, offset, count);
        Arrays.fill(item, offset + count, offset + length, (byte) ' ');
    }

    /**
     * The field as the memory of a number of {@code kindBytes} bytes, the lowest byte first: A
     * editing of a number, as before there were characters (extension).
     *
     * <p><b>Shape.</b> As in {@link #read}. The highest byte is repeated above.
     */
    public static long bits(byte[] bytes, int from, int to, int kindBytes) {
        int first = from + firstTaken(to - from, kindBytes);
        long bits = 0;
        for (int i = kindBytes - 1; i >= 0; i--) {
            byte b = first + i < to ? bytes[first + i] : (byte) ' ';
            bits = bits << 8 | b & 0xff;
        }
        int spare = Long.SIZE - (kindBytes << 3);
        return bits << spare >> spare;
    }
}
