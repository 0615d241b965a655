package formwork.formats.program;

import formwork.formats.Lines;
import java.util.ArrayList;
import java.util.List;

/**
 * The six fields of a line, by their columns as {@code (1X,A2,1X,A8,2X,A8,2X,F12.0,3X,A8,2X,F12.0)}
 * has them, or by the blanks between them.
 */
final class MpsLine {
    private static final int[][] COLUMNS = {
        {2, 3}, {5, 12}, {15, 22}, {25, 36}, {40, 47}, {50, 61}
    };
    static final int FIELDS = 6;
    private static final int FOURTH = 3;
    private static final int SIXTH = 5;

    private final String[] fields = new String[FIELDS];
    private final int[] first = new int[FIELDS];
    private final int[] last = new int[FIELDS];
    private final List<String> words = new ArrayList<>();
    private int[] starts = new int[FIELDS];

    /** The field 1 to 6, without blanks behind it; empty if there is none. */
    String field(int number) {
        return fields[number - 1];
    }

    /** The first column of a field, from 1. */
    int first(int number) {
        return first[number - 1];
    }

    /** The last column of a field, or of where it should be. */
    int last(int number) {
        return last[number - 1];
    }

    /** Takes the fields by their columns. */
    void fixed(Lines lines) {
        for (int i = 0; i < FIELDS; i++) {
            int begin = COLUMNS[i][0];
            String text = lines.columns(begin, COLUMNS[i][1]).stripTrailing();
            if (i == 0 || i == FOURTH || i == SIXTH) {
                begin += text.length() - text.stripLeading().length();
                text = text.strip();
            }
            put(i, text, begin);
        }
    }

    private void put(int index, String text, int begin) {
        fields[index] = text;
        first[index] = begin;
        last[index] = begin + Math.max(1, text.length()) - 1;
    }

    /** Takes the fields by the blanks between them; returns false if they are too many. */
    boolean free(Lines lines, MpsSection section) {
        String line = lines.text();
        words.clear();
        int at = 0;
        while (at < line.length()) {
            while (at < line.length() && isBlank(line.charAt(at))) {
                at++;
            }
            int begin = at;
            while (at < line.length() && !isBlank(line.charAt(at))) {
                at++;
            }
            if (at > begin) {
                if (words.size() == FIELDS) {
                    return false;
                }
                starts[words.size()] = begin + 1;
                words.add(line.substring(begin, at));
            }
        }
        for (int i = 0; i < FIELDS; i++) {
            put(i, "", line.length() + 1);
        }
        return place(section);
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    private boolean place(MpsSection section) {
        int count = words.size();
        if (section == MpsSection.ROWS) {
            return take(0, 1);
        }
        if (section == MpsSection.BOUNDS) {
            BoundType type = count == 0 ? null : BoundType.of(words.get(0));
            if (type == null || type.hasValue()) {
                return count == 3 ? take(0, 2, 3) : take(0, 1, 2, 3);
            }
            return count == 2 ? take(0, 2) : take(0, 1, 2, 3);
        }
        boolean hasName = count % 2 == 1 || section == MpsSection.COLUMNS;
        return hasName ? take(1, 2, 3, 4, 5) : take(2, 3, 4, 5);
    }

    /** The words are these fields; returns false if there are more of them. */
    private boolean take(int... targets) {
        if (words.size() > targets.length) {
            return false;
        }
        for (int i = 0; i < words.size(); i++) {
            put(targets[i], words.get(i), starts[i]);
        }
        return true;
    }

    // ---- fixed or free ----

    /** Whether the fields of this line lie in their columns, with blanks between. */
    static boolean isFixed(Lines lines, MpsSection section) {
        String line = lines.text();
        if (line.indexOf('\t') >= 0 || !isBlankIn(line, 1, 1) || !isBlankIn(line, 4, 4)) {
            return false;
        }
        if (section == MpsSection.ROWS) {
            return isBlankIn(line, 13, line.length());
        }
        boolean areBetween =
                isBlankIn(line, 13, 14)
                        && isBlankIn(line, 23, 24)
                        && isBlankIn(line, 37, 39)
                        && isBlankIn(line, 48, 49);
        if (!areBetween || isBlankIn(line, 15, 22)) {
            return false;
        }
        if (section == MpsSection.BOUNDS) {
            return !isBlankIn(line, 2, 3);
        }
        return isBlankIn(line, 1, 4)
                && !isBlankIn(line, 25, 36)
                && isBlankIn(line, 40, 47) == isBlankIn(line, 50, 61);
    }

    private static boolean isBlankIn(String line, int first, int last) {
        for (int i = first - 1; i < Math.min(last, line.length()); i++) {
            if (line.charAt(i) != ' ') {
                return false;
            }
        }
        return true;
    }
}
