package formwork.cli.suggest;

import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * What stands in the columns of lines: counts by column, in memory that does not grow with the
 * lines. Columns are counted from 0 here.
 */
final class LineStatistics {
    /** What is beyond is not looked at. */
    static final int MOST_COLUMNS = 2000;

    private static final Set<String> SPECIAL = Set.of("nan", "inf", "infinity");

    private final Map<What, int[]> counts = new EnumMap<>(What.class);
    private long lines;
    private int width;
    private boolean hasTabs;

    /** What is counted of a column. */
    enum What {
        /** A byte other than a blank. */
        FILLED,
        /** A digit, or a letter of NaN or Inf. */
        DIGIT,
        /** A byte that is in no number. */
        TEXT,
        /** A decimal point of a number. */
        POINT,
        /** A decimal point before which the same word has another. */
        SECOND_POINT,
        /** The letter of an exponent. */
        LETTER,
        /** The letter D of an exponent. */
        D_LETTER,
        /** A sign or the letter of an exponent before which the same word has another. */
        SECOND_EXPONENT,
        /** A word begins here. */
        BEGIN,
        /** A word ends here. */
        END,
        /** A plus sign directly behind another byte, and before a digit. */
        JOINED_PLUS,
        /** A minus sign directly behind another byte, and before a digit. */
        JOINED_MINUS,
        /**
         * A sign directly behind a digit of a number that has a point, with 1 to 3 digits behind.
         */
        LIKE_EXPONENT,
        /** A number without a point ends here. */
        NO_POINT,
        /**
         * The letter of an exponent with more than two digits, as no E editing without e has it.
         */
        LONG_EXPONENT,
        /** A word begins here with a zero and another digit behind it. */
        ZERO_FIRST
    }

    LineStatistics() {
        for (What what : What.values()) {
            counts.put(what, new int[MOST_COLUMNS + 2]);
        }
    }

    /** How many lines there are. */
    long lines() {
        return lines;
    }

    /** How many columns the longest has, without blanks at its end. */
    int width() {
        return width;
    }

    /** Whether there are tabs. */
    boolean hasTabs() {
        return hasTabs;
    }

    int of(What what, int column) {
        return counts.get(what)[column];
    }

    private void count(What what, int column) {
        counts.get(what)[column]++;
    }

    /** Adds all that {@code other} has. */
    void add(LineStatistics other) {
        counts.forEach(
                (what, columns) -> {
                    for (int c = 0; c < columns.length; c++) {
                        columns[c] += other.of(what, c);
                    }
                });
        lines += other.lines;
        width = Math.max(width, other.width);
        hasTabs |= other.hasTabs;
    }

    /** Adds a line. */
    void add(byte[] bytes, int from, int lineEnd) {
        lines++;
        int to = Math.min(lineEnd, from + MOST_COLUMNS);
        int at = from;
        while (at < to) {
            if (bytes[at] == ' ') {
                at++;
                continue;
            }
            int begin = at;
            while (at < to && bytes[at] != ' ') {
                hasTabs |= bytes[at] == '\t';
                at++;
            }
            word(bytes, begin, at, from);
            width = Math.max(width, at - from);
        }
    }

    private void word(byte[] bytes, int begin, int end, int from) {
        count(What.BEGIN, begin - from);
        count(What.END, end - 1 - from);
        if (end - begin > 1 && bytes[begin] == '0' && isDigit(bytes[begin + 1])) {
            count(What.ZERO_FIRST, begin - from);
        }
        boolean isSpecial = isSpecial(bytes, begin, end);
        boolean hasPoint = false;
        boolean hasExponent = false;
        boolean hasStars = false;
        for (int at = begin; at < end; at++) {
            int column = at - from;
            count(What.FILLED, column);
            byte b = bytes[at];
            hasStars |= b == '*';
            if (isSpecial || isDigit(b)) {
                count(What.DIGIT, column);
            }
            if (at > begin && isStars(bytes, at, end) != isStars(bytes, at - 1, end)) {
                count(What.END, column - 1);
                count(What.BEGIN, column);
            }
            if (isSpecial || isDigit(b) || b == '*') {
                continue;
            }
            boolean isBehindDigit = at > begin && (isDigit(bytes[at - 1]) || bytes[at - 1] == '.');
            boolean isBefore = at + 1 < end && (isDigit(bytes[at + 1]) || bytes[at + 1] == '.');
            boolean isBeforeSign = at + 2 < end && isSign(bytes[at + 1]) && isDigit(bytes[at + 2]);
            if (b == '.' && (isBehindDigit || isBefore || at > begin && isSign(bytes[at - 1]))) {
                count(What.POINT, column);
                if (hasPoint) {
                    count(What.SECOND_POINT, column);
                }
                hasPoint = true;
            } else if (isSign(b) && isBefore && !isOfExponent(bytes, at, begin)) {
                if (at > begin) {
                    count(b == '+' ? What.JOINED_PLUS : What.JOINED_MINUS, column);
                    if (hasPoint && isBehindDigit && isLikeExponent(bytes, at + 1, end)) {
                        count(What.LIKE_EXPONENT, column);
                    }
                }
            } else if (isExponentLetter(b)
                    && isBehindDigit
                    && (isBeforeSign || isBefore && bytes[at + 1] != '.')) {
                count(What.LETTER, column);
                if (b == 'D' || b == 'd') {
                    count(What.D_LETTER, column);
                }
                if (isLongExponent(bytes, at + 1, end)) {
                    count(What.LONG_EXPONENT, column);
                }
                if (hasExponent) {
                    count(What.SECOND_EXPONENT, column);
                }
                hasExponent = true;
            } else if (!isOfExponent(bytes, at, begin)) {
                count(What.TEXT, column); // the sign of an exponent is counted with its letter
            }
        }
        if (!hasPoint && !isSpecial && !hasStars) {
            count(What.NO_POINT, end - 1 - from);
        }
    }

    /** Whether the byte is the sign of an exponent that has a letter. */
    private static boolean isOfExponent(byte[] bytes, int at, int begin) {
        return isSign(bytes[at])
                && at - 1 > begin
                && isExponentLetter(bytes[at - 1])
                && isDigitOrPoint(bytes[at - 2]);
    }

    /** Whether the byte is one of two asterisks or more, as they fill a field. */
    private static boolean isStars(byte[] bytes, int at, int end) {
        return bytes[at] == '*'
                && (at + 1 < end && bytes[at + 1] == '*' || at > 0 && bytes[at - 1] == '*');
    }

    /** One to three digits, and then the end of the word or another sign. */
    private static boolean isLikeExponent(byte[] bytes, int from, int end) {
        int at = from;
        while (at < end && isDigit(bytes[at])) {
            at++;
        }
        return at - from <= 3 && (at == end || isSign(bytes[at]));
    }

    /** A sign or none, and more than two digits. */
    private static boolean isLongExponent(byte[] bytes, int from, int end) {
        int begin = from < end && isSign(bytes[from]) ? from + 1 : from;
        int at = begin;
        while (at < end && isDigit(bytes[at])) {
            at++;
        }
        return at - begin > 2;
    }

    private static boolean isSpecial(byte[] bytes, int begin, int end) {
        int from = isSign(bytes[begin]) ? begin + 1 : begin;
        if (end - from != 3 && end - from != 8) {
            return false;
        }
        String word = new String(bytes, from, end - from, StandardCharsets.ISO_8859_1);
        return SPECIAL.contains(word.toLowerCase(Locale.ROOT));
    }

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    private static boolean isDigitOrPoint(byte b) {
        return isDigit(b) || b == '.';
    }

    private static boolean isSign(byte b) {
        return b == '-' || b == '+';
    }

    private static boolean isExponentLetter(byte b) {
        return b == 'E' || b == 'e' || b == 'D' || b == 'd';
    }
}
