package formwork.cli.suggest;

import formwork.cli.suggest.LineStatistics.What;
import java.util.ArrayList;
import java.util.List;

/**
 * Lays fields over columns, by what stands in them.
 *
 * <p>Columns that are blank in all lines part blocks. A block of numbers is parted where a word
 * ends in some line, as numbers stand at the right of their fields, and before a sign behind a
 * digit; what is left and has several points or exponents in one word is parted at equal distances
 * from them.
 */
final class Segmentation {
    /** Of fewer lines the columns say little. */
    private static final int LEAST_LINES = 20;

    private final LineStatistics lines;
    private final boolean hasLetterless;
    private final List<SuggestedField> fields = new ArrayList<>();
    private int next; // the column behind the last field
    private String abutting = ""; // the doubt of numbers that are beside a text

    private Segmentation(LineStatistics lines) {
        this.lines = lines;
        hasLetterless = hasLetterlessExponents(lines);
    }

    static List<SuggestedField> of(LineStatistics lines) {
        Segmentation segmentation = new Segmentation(lines);
        int column = 0;
        while (column < lines.width()) {
            if (lines.of(What.FILLED, column) == 0) {
                column++;
                continue;
            }
            int begin = column;
            while (column < lines.width() && lines.of(What.FILLED, column) > 0) {
                column++;
            }
            segmentation.block(begin, column - 1);
        }
        segmentation.narrowFirst();
        return segmentation.fields;
    }

    /** Leaves out blank columns before the first number if it is then like the second. */
    private void narrowFirst() {
        if (fields.size() < 2 || fields.get(0).type() == 'A') {
            return;
        }
        int begin = fields.get(0).lastColumn() - fields.get(1).width() + 1;
        for (int column = 1; column < begin; column++) {
            if (lines.of(What.FILLED, column - 1) > 0) {
                return;
            }
        }
        if (begin > 1 && fields.get(0).from(begin).isLike(fields.get(1))) {
            fields.set(0, fields.get(0).from(begin));
        }
    }

    /** Whether signs behind digits are exponents: some is a plus, and each looks like one. */
    private static boolean hasLetterlessExponents(LineStatistics lines) {
        long plus = 0;
        long like = 0;
        long all = 0;
        for (int c = 0; c < lines.width(); c++) {
            plus += lines.of(What.JOINED_PLUS, c);
            like += lines.of(What.LIKE_EXPONENT, c);
            all += lines.of(What.JOINED_PLUS, c) + lines.of(What.JOINED_MINUS, c);
        }
        return plus > 0 && like >= plus && 2 * like > all;
    }

    /** Whether an exponent begins in this column. */
    private boolean isExponent(int column) {
        if (lines.of(What.LETTER, column) > 0) {
            return true;
        }
        return hasLetterless && lines.of(What.LIKE_EXPONENT, column) > 0;
    }

    private boolean isJoinedSign(int column) {
        return !isExponent(column)
                && lines.of(What.JOINED_PLUS, column) + lines.of(What.JOINED_MINUS, column) > 0;
    }

    private boolean hasBegin(int from, int to) {
        for (int c = from; c <= to; c++) {
            if (lines.of(What.BEGIN, c) > 0 || isJoinedSign(c)) {
                return true;
            }
        }
        return false;
    }

    private boolean isEnd(int column) {
        return lines.of(What.END, column) > 0 || isJoinedSign(column + 1);
    }

    // ---- blocks ----

    private void block(int begin, int end) {
        int firstText = -1;
        int lastText = -1;
        for (int c = begin; c <= end; c++) {
            if (lines.of(What.TEXT, c) > 0) {
                firstText = firstText < 0 ? c : firstText;
                lastText = c;
            }
        }
        if (firstText < 0) {
            if (isDate(begin, end)) {
                text(begin, end, "a minus between digits in all lines");
            } else {
                numbers(begin, end);
            }
            return;
        }
        if (!partTexts(begin, end)) {
            partText(begin, end, firstText, lastText);
        }
    }

    /** A text, and the numbers before it and behind it that blanks part from it in some line. */
    private void partText(int begin, int end, int firstText, int lastText) {
        int textBegin = begin;
        for (int c = begin; c < firstText; c++) {
            if (isClear(c) && hasBegin(c + 1, firstText)) {
                textBegin = c + 1;
            }
        }
        int textEnd = end;
        for (int c = end - 1; c >= lastText; c--) {
            if (isClear(c) && hasBegin(c + 1, nextEnd(c + 1, end))) {
                textEnd = c;
            }
        }
        if (textBegin > begin) {
            numbers(begin, textBegin - 1);
        }
        text(textBegin, textEnd, digitsIn(textBegin, textEnd));
        if (textEnd < end) {
            numbers(textEnd + 1, end);
        }
    }

    /**
     * Texts and the numbers that abut them, where columns of a block have numbers in all lines;
     * returns false if there are no such columns.
     */
    private boolean partTexts(int begin, int end) {
        List<int[]> runs = new ArrayList<>();
        int from = begin;
        for (int c = begin; c <= end + 1; c++) {
            if (c == end + 1 || lines.of(What.TEXT, c) > 0) {
                if (c > from && isNumberRun(from, c - 1, begin, end)) {
                    runs.add(new int[] {from, c - 1});
                }
                from = c + 1;
            }
        }
        int textFrom = begin;
        for (int[] run : runs) {
            if (run[0] > textFrom) {
                text(textFrom, run[0] - 1, digitsIn(textFrom, run[0] - 1));
            }
            boolean isParted =
                    (run[0] == begin || lines.of(What.END, run[0] - 1) > 0)
                            && (run[1] == end || lines.of(What.END, run[1]) > 0);
            abutting = isParted ? "" : "no line parts this number from the text beside it";
            numbers(run[0], run[1]);
            abutting = "";
            textFrom = run[1] + 1;
        }
        if (!runs.isEmpty() && textFrom <= end) {
            text(textFrom, end, digitsIn(textFrom, end));
        }
        return !runs.isEmpty();
    }

    /**
     * Whether columns without a text in any line are numbers: at the right of their columns, and
     * with a point, or sometimes blanks before, or between texts that have no digits beside them.
     */
    private boolean isNumberRun(int from, int to, int begin, int end) {
        boolean hasPoint = false;
        long digits = 0;
        for (int c = from; c <= to; c++) {
            hasPoint |= lines.of(What.POINT, c) > 0;
            digits += lines.of(What.DIGIT, c);
        }
        if (digits == 0 || lines.of(What.FILLED, to) < lines.of(What.FILLED, from)) {
            return false;
        }
        boolean hasBlanks = lines.of(What.FILLED, from) < lines.of(What.FILLED, to);
        boolean isBetweenTexts =
                (from == begin || hasOnlyText(from - 1)) && (to == end || hasOnlyText(to + 1));
        boolean isCode = !hasPoint && !hasBlanks && lines.of(What.ZERO_FIRST, from) > 0;
        return lines.lines() >= LEAST_LINES
                && !isCode
                && (hasPoint || hasBlanks || isBetweenTexts && from == begin);
    }

    private boolean hasOnlyText(int column) {
        return lines.of(What.TEXT, column) == lines.of(What.FILLED, column);
    }

    private String digitsIn(int begin, int end) {
        for (int c = begin; c <= end; c++) {
            if (2L * lines.of(What.DIGIT, c) > lines.lines()) {
                return "most lines have a digit in column "
                        + (c + 1)
                        + ", which may be of a number";
            }
        }
        return "";
    }

    /**
     * Whether a text may end in this column, or a number before a text: not where a mark follows.
     */
    private boolean isClear(int column) {
        return lines.of(What.END, column) > 0
                || isJoinedSign(column + 1)
                        && lines.of(What.JOINED_MINUS, column + 1) < lines.lines();
    }

    private int nextEnd(int from, int end) {
        int c = from;
        while (c < end && !isEnd(c)) {
            c++;
        }
        return c;
    }

    /** Whether a column is a minus in all words of a block without points: no sign, a mark. */
    private boolean isDate(int begin, int end) {
        boolean hasMark = false;
        for (int c = begin; c <= end; c++) {
            if (lines.of(What.POINT, c) > 0) {
                return false;
            }
            boolean isMark =
                    lines.of(What.JOINED_MINUS, c) > 0
                            && lines.of(What.JOINED_MINUS, c) == lines.lines();
            hasMark |= isMark;
        }
        return hasMark;
    }

    private void text(int begin, int end, String doubt) {
        add('A', begin, end, 0, "bytes that are in no number", doubt);
    }

    // ---- numbers ----

    private void numbers(int begin, int end) {
        int from = begin;
        while (from <= end) {
            int to = nextEnd(from, end);
            // No word begins behind this end before the next: the words that go on end raggedly.
            while (to < end && !hasBegin(to + 1, nextEnd(to + 1, end))) {
                to = nextEnd(to + 1, end);
            }
            segment(from, to);
            from = to + 1;
        }
    }

    private void segment(int begin, int end) {
        List<Integer> points = new ArrayList<>();
        List<Integer> exponents = new ArrayList<>();
        boolean hasSeconds = false;
        for (int c = begin; c <= end; c++) {
            if (lines.of(What.POINT, c) > 0) {
                points.add(c);
                hasSeconds |= lines.of(What.SECOND_POINT, c) > 0 && points.size() > 1;
            }
            if (isExponent(c)) {
                exponents.add(c);
            }
        }
        List<Integer> anchors =
                exponents.size() > 1 && exponents.size() == points.size() ? exponents : points;
        if (!hasSeconds || anchors.size() < 2) {
            number(begin, end, points, exponents, "");
            return;
        }
        // Several numbers without a blank or a sign between them in any line.
        int tail = end - anchors.get(anchors.size() - 1);
        int distance = anchors.get(1) - anchors.get(0);
        boolean isEqual = true;
        for (int i = 2; i < anchors.size(); i++) {
            isEqual &= anchors.get(i) - anchors.get(i - 1) == distance;
        }
        String doubt =
                isEqual && anchors.size() > 2
                        ? ""
                        : "no line parts these numbers; parted as the last of them ends";
        int from = begin;
        for (int anchor : anchors) {
            int to = anchor == anchors.get(anchors.size() - 1) ? end : anchor + tail;
            List<Integer> ownPoints = within(points, from, to);
            number(from, to, ownPoints, within(exponents, from, to), doubt);
            from = to + 1;
        }
    }

    private static List<Integer> within(List<Integer> columns, int from, int to) {
        return columns.stream().filter(c -> c >= from && c <= to).toList();
    }

    private void number(
            int begin, int end, List<Integer> points, List<Integer> exponents, String doubt) {
        String ends = "ends in column " + (end + 1);
        boolean hasDigits = false;
        for (int c = begin; c <= end; c++) {
            hasDigits |= lines.of(What.DIGIT, c) > 0;
        }
        if (!hasDigits) {
            text(begin, end, doubt);
            return;
        }
        String known = doubt.isEmpty() ? abutting : doubt;
        if (points.isEmpty() && exponents.isEmpty()) {
            add(
                    'I',
                    begin,
                    end,
                    0,
                    "digits without a point; " + ends,
                    known.isEmpty() ? doubtOfDigits(begin, end) : known);
            return;
        }
        boolean hasIntegers = false;
        for (int c = begin; c <= end; c++) {
            hasIntegers |= lines.of(What.NO_POINT, c) > 0;
        }
        boolean isFixed = points.size() == 1 && !hasIntegers;
        String doubtful =
                hasIntegers && known.isEmpty()
                        ? "numbers without a point, taken as they stand; a point may be implied"
                        : known.isEmpty()
                                ? doubtOfDigits(begin, points.isEmpty() ? end : points.get(0) - 1)
                                : known;
        String where =
                points.size() == 1
                        ? "the point in column " + (points.get(0) + 1)
                        : points.isEmpty() ? "no point" : "points in several columns";
        if (hasIntegers && !points.isEmpty()) {
            where += ", not in all lines";
        }
        if (exponents.isEmpty()) {
            int digits = isFixed ? end - points.get(0) : 0;
            add('F', begin, end, digits, where + "; " + ends, doubtful);
            return;
        }
        boolean isD = false;
        boolean isLong = false;
        for (int c : exponents) {
            isD |= lines.of(What.D_LETTER, c) > 0;
            isLong |= lines.of(What.LONG_EXPONENT, c) > 0;
        }
        if (isLong && doubtful.isEmpty()) {
            doubtful =
                    "exponents of more than two digits behind a letter: the last may be of another"
                            + " field";
        }
        boolean isOne = isFixed && exponents.size() == 1;
        add(
                isD ? 'D' : 'E',
                begin,
                end,
                isOne ? Math.max(0, exponents.get(0) - points.get(0) - 1) : 0,
                where
                        + (exponents.size() == 1
                                ? ", the exponent in column " + (exponents.get(0) + 1)
                                : ", exponents in several columns")
                        + "; "
                        + ends,
                doubtful);
    }

    /** Digits in all columns of all lines, or zeros before others: what may be several numbers. */
    private String doubtOfDigits(int begin, int end) {
        boolean isFull = end > begin && lines.lines() > 1;
        for (int c = begin; c <= end; c++) {
            isFull &= lines.of(What.DIGIT, c) == lines.lines();
            if (c < end && lines.of(What.ZERO_FIRST, c) > 0 && !isFull) {
                return "a number begins with a zero in column "
                        + (c + 1)
                        + ": two may abut, or it is a code";
            }
        }
        return isFull
                ? "all lines have digits in columns "
                        + (begin + 1)
                        + "-"
                        + (end + 1)
                        + ": they may be several numbers"
                : "";
    }

    /** A field; blanks between the one before and a number are the number's. */
    private void add(char type, int begin, int end, int digits, String seen, String doubt) {
        int first = type == 'A' ? begin : next;
        fields.add(new SuggestedField(type, first + 1, end + 1, digits, seen, doubt));
        next = end + 1;
    }
}
