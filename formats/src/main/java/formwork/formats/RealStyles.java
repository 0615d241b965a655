package formwork.formats;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * How each of many reals is written, in a byte each: a file has few styles. Those beyond 255 are
 * not told apart.
 */
public final class RealStyles {
    private static final int MOST_STYLES = 255;

    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final int[] styles = new int[MOST_STYLES + 1];
    private byte[] each = new byte[16];
    private int length;

    /** The next number has this style. */
    public void add(int style) {
        Integer number = numbers.get(style);
        if (number == null) {
            number = numbers.size() < MOST_STYLES ? numbers.size() : MOST_STYLES;
            if (number < MOST_STYLES) {
                numbers.put(style, number);
                styles[number] = style;
            } else {
                styles[MOST_STYLES] = RealText.FREE;
            }
        }
        if (length == each.length) {
            each = Arrays.copyOf(each, length + (length >> 1) + 16);
        }
        each[length++] = number.byteValue();
    }

    /** The style of a number; {@link RealText#FREE} of one that is not there. */
    public int at(int position) {
        return position < length ? styles[each[position] & 0xff] : RealText.FREE;
    }
}
