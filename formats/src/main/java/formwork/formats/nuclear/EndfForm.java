package formwork.formats.nuclear;

import java.util.EnumMap;
import java.util.Map;

/** How a tape is written besides its data: the lines that end something, and the numbers NS. */
final class EndfForm {
    /** What ends. */
    enum End {
        SECTION,
        FILE,
        MATERIAL,
        TAPE
    }

    /** What stands in columns 76 to 80 of a line that ends something. */
    enum Numbered {
        BLANK,
        ZERO,
        NINES,
        NEXT
    }

    /** The columns 1 to 66 of such a line, and its number. */
    record Ending(String text, Numbered numbered) {}

    static final int KEY_END = 75;
    static final int LINE_END = 80;
    static final int MOST_NUMBER = 99_999;

    private static final String ZEROS =
            " 0.000000+0 0.000000+0" + "          0".repeat(EndfRecord.PER_LINE - 2);

    private final Map<End, Ending> endings = new EnumMap<>(End.class);
    private int lineEnd = LINE_END;
    private String titleTail = "    0";

    /** The form that the manual shows: zeros, and 99999 at the end of a section. */
    static EndfForm standard() {
        return new EndfForm();
    }

    /** Keeps how a line that ends something is written; the first of each sort decides. */
    void see(End end, String text, Numbered numbered) {
        endings.putIfAbsent(end, new Ending(text, numbered));
    }

    void setLineEnd(int value) {
        lineEnd = value;
    }

    void setTitleTail(String value) {
        titleTail = value;
    }

    Ending ending(End end) {
        Numbered usual = end == End.SECTION ? Numbered.NINES : Numbered.ZERO;
        boolean hasNumbers = lineEnd == LINE_END;
        return endings.getOrDefault(end, new Ending(ZEROS, hasNumbers ? usual : Numbered.BLANK));
    }

    /** How many columns lines without a number have. */
    int lineEnd() {
        return lineEnd;
    }

    /** What stands behind column 75 of the first line. */
    String titleTail() {
        return titleTail;
    }

    /** The number after {@code number}; from 1 again when the columns are full. */
    static int next(int number) {
        return number >= MOST_NUMBER ? 1 : number + 1;
    }
}
