package formwork.formats.nuclear;

import formwork.formats.RealStyles;
import java.util.HashMap;
import java.util.Map;

/**
 * How each field of a tape is written: six for each line that is read as numbers, in their order.
 * Nearly all are written in one of a few ways; the others are kept as they stand.
 */
final class EndfStyles {
    /** As this writes numbers where no style is known. */
    static final int PLAIN = -4;

    /** Blanks, which are 0. */
    static final int BLANK = -2;

    private static final int ODD = -3;

    private final RealStyles styles = new RealStyles();
    private final Map<Integer, String> odd = new HashMap<>();
    private int length;

    /** How many fields there are. */
    int length() {
        return length;
    }

    void add(int style) {
        styles.add(style);
        length++;
    }

    /** The next field is kept as it stands. */
    void addOdd(String field) {
        odd.put(length, field);
        add(ODD);
    }

    /** The style of a field; less than 0 if none of {@link EndfReal}. */
    int at(int index) {
        return index < 0 || index >= length ? PLAIN : styles.at(index);
    }

    /** The field as it stands in the file if it is kept so; else null. */
    String oddAt(int index) {
        return at(index) == ODD ? odd.get(index) : null;
    }
}
