package formwork.source;

/**
 * The statements of a text in fixed form (F2018 6.3.3), with what compilers take beyond it: tabs
 * after the label, D in column 1 for a comment, labels after semicolons.
 *
 * <p>A line that ends within a character or Hollerith constant which the next line goes on with
 * counts as filled with blanks up to its last column, as gfortran and flang have it.
 */
final class FixedForm implements StatementSource {
    private static final int LABEL_COLUMNS = 5;

    private final LineTable lines;
    private final int textColumns;
    private final LiteralTracker literal = new LiteralTracker();

    private int line = -1; // the line in hand
    private int at; // the next byte of it
    private int end; // where its text ends
    private int padding; // columns between its end and the last
    private boolean isContinuation;
    private int label;
    private boolean isMidway; // after a semicolon

    FixedForm(LineTable lines, SourceForm form) {
        this.lines = lines;
        this.textColumns = (form == SourceForm.FIXED_132 ? 132 : 72) - LABEL_COLUMNS - 1;
        nextLine();
    }

    @Override
    public boolean next(StatementText statement) {
        statement.clear();
        literal.clear();
        while (statement.isEmpty()) {
            if (line >= lines.count()) {
                return false;
            }
            int labelled = isMidway ? labelAfterSemicolon() : label;
            isMidway = false;
            gather(statement);
            statement.label(labelled);
        }
        statement.end();
        return true;
    }

    private void gather(StatementText statement) {
        byte[] bytes = lines.bytes();
        while (true) {
            for (; at < end; at++) {
                byte c = bytes[at];
                if (!literal.isInside()) {
                    if (c == '!') {
                        break;
                    }
                    if (c == ';') {
                        at++;
                        isMidway = true;
                        return;
                    }
                }
                statement.add(c, at, literal.take(c));
            }
            int blanks = padding;
            int where = end;
            nextLine();
            if (!isContinuation) {
                return;
            }
            // Between constants one blank says as much as many.
            for (; blanks > 0; blanks = literal.isInside() ? blanks - 1 : 0) {
                statement.add((byte) ' ', where, literal.take((byte) ' '));
            }
        }
    }

    private int labelAfterSemicolon() {
        byte[] bytes = lines.bytes();
        int from = lines.afterBlanks(line, at);
        int to = from;
        while (to < end && to < from + LABEL_COLUMNS && isDigit(bytes[to])) {
            to++;
        }
        at = Math.min(to, end);
        int number = 0;
        for (int i = from; i < at; i++) {
            number = 10 * number + bytes[i] - '0';
        }
        return number;
    }

    /** Goes to the next line that is no comment. */
    private void nextLine() {
        do {
            line++;
        } while (line < lines.count() && isComment());
        isContinuation = false;
        if (line < lines.count()) {
            layOut();
        }
    }

    private boolean isComment() {
        byte[] bytes = lines.bytes();
        int start = lines.start(line);
        if (start == lines.end(line)) {
            return true;
        }
        switch (bytes[start]) {
            case 'C', 'c', '*', '!', 'D', 'd', '#' -> {
                return true;
            }
            default -> {
                int first = lines.afterBlanks(line, start);
                boolean isInColumnSix = first == start + LABEL_COLUMNS && !hasTab(start, first);
                return first == lines.end(line) || bytes[first] == '!' && !isInColumnSix;
            }
        }
    }

    private boolean hasTab(int from, int to) {
        for (int i = from; i < to; i++) {
            if (lines.bytes()[i] == '\t') {
                return true;
            }
        }
        return false;
    }

    /** Finds the label, the mark of a continuation and the text of the line in hand. */
    private void layOut() {
        byte[] bytes = lines.bytes();
        int lineEnd = lines.end(line);
        at = lines.start(line);
        label = 0;
        if (bytes[at] == '&') { // as flang has it
            isContinuation = true;
            at++;
        } else {
            takeLabel(lineEnd);
        }
        int columns = Math.min(lineEnd - at, textColumns);
        end = at + columns;
        padding = textColumns - columns;
    }

    private void takeLabel(int lineEnd) {
        byte[] bytes = lines.bytes();
        int last = Math.min(lineEnd, at + LABEL_COLUMNS);
        while (at < last && bytes[at] != '\t') {
            if (isDigit(bytes[at])) {
                label = 10 * label + bytes[at] - '0';
            }
            at++;
        }
        if (at == lineEnd) {
            return;
        }
        if (bytes[at] == '\t') {
            // The rest stands from column 7 on, or from column 6 if it begins with 1 to 9.
            at++;
            isContinuation = at < lineEnd && isDigit(bytes[at]) && bytes[at] != '0';
            at += isContinuation ? 1 : 0;
        } else {
            isContinuation = bytes[at] != ' ' && bytes[at] != '0';
            at++;
        }
    }

    private static boolean isDigit(byte c) {
        return c >= '0' && c <= '9';
    }
}
