package formwork.formats.program;

import formwork.formats.RealStyles;
import formwork.formats.Remarks;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** How a program stands in an MPS file. It has nothing to set: reading makes it. */
public final class MpsForm {
    private static final int FOURTH_END = 36;
    private static final int SIXTH_END = 61;

    private final boolean isFixed;
    private final Map<MpsSection, String> sections = new LinkedHashMap<>();
    private final Map<Integer, String> markers = new TreeMap<>(); // by the line of columns
    private final BitSet pairs = new BitSet();
    private final RealStyles styles = new RealStyles();
    private final Remarks.Collected collected = new Remarks.Collected();
    private final Alignment fourth = new Alignment();
    private final Alignment sixth = new Alignment();
    private String sense; // the line behind OBJSENSE; null if there is none
    private int typeColumn;
    private int lineCount;

    MpsForm(boolean isFixed) {
        this.isFixed = isFixed;
    }

    /** Whether fields stand in columns; else there are blanks between them. */
    public boolean isFixed() {
        return isFixed;
    }

    // ---- learnt while it is read ----

    void section(MpsSection section, String line) {
        sections.put(section, line);
    }

    void sense(String line) {
        sense = line;
    }

    void remark(long number, String line) {
        collected.add(number, line);
    }

    void marker(String line) {
        markers.put(lineCount++, line);
    }

    void type(int column) {
        typeColumn = typeColumn == 0 ? column : typeColumn;
    }

    /** A line of one value or two. */
    void line(boolean isPair) {
        pairs.set(lineCount++, isPair);
    }

    void number(int field, int first, int last, int style) {
        (field == 4 ? fourth : sixth).see(first, last);
        styles.add(style);
    }

    // ---- as it is written ----

    Map<MpsSection, String> sections() {
        return sections;
    }

    String sense() {
        return sense;
    }

    Remarks remarks() {
        return collected.all();
    }

    /** The marker that is the line {@code index} of those with values; null if it is none. */
    String marker(int index) {
        return markers.get(index);
    }

    boolean isPair(int index) {
        return pairs.get(index);
    }

    int style(int index) {
        return styles.at(index);
    }

    int typeColumn() {
        return Math.max(2, typeColumn);
    }

    /** In which column a number of so many characters begins. */
    int column(int field, int length) {
        return field == 4 ? fourth.column(length, FOURTH_END) : sixth.column(length, SIXTH_END);
    }

    /** Where numbers begin or end, as long as they all do. */
    private static final class Alignment {
        private static final int VARIOUS = -1;
        private int begin;
        private int end;

        void see(int first, int last) {
            begin = begin == 0 || begin == first ? first : VARIOUS;
            end = end == 0 || end == last ? last : VARIOUS;
        }

        int column(int length, int usualEnd) {
            if (end <= 0 && begin > 0) {
                return begin;
            }
            return (end > 0 ? end : usualEnd) - length + 1;
        }
    }
}
