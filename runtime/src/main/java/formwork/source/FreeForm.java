package formwork.source;

/**
 * The statements of a text in free form (F2018 6.3.2). Lines may be of any length; a line of a
 * continued character constant may begin without an ampersand, as gfortran and flang have it.
 */
final class FreeForm implements StatementSource {
    private static final int LABEL_DIGITS = 5;

    private final LineTable lines;
    private final LiteralTracker literal = new LiteralTracker();

    private int line = -1; // the line in hand
    private int at; // the next byte of it
    private int end; // where it ends

    FreeForm(LineTable lines) {
        this.lines = lines;
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
            int label = takeLabel();
            gather(statement);
            statement.label(label);
        }
        statement.end();
        return true;
    }

    /** Takes what there is up to the end of the statement, and goes on to where the next begins. */
    private void gather(StatementText statement) {
        byte[] bytes = lines.bytes();
        while (true) {
            if (at >= end) {
                nextLine();
                return;
            }
            byte c = bytes[at];
            if (c == '&' && isLastOfLine()) {
                if (!goOn(statement)) {
                    return;
                }
                continue;
            }
            if (!literal.isInside()) {
                if (c == '!') {
                    nextLine();
                    return;
                }
                if (c == ';') {
                    at++;
                    return;
                }
            }
            statement.add(c, at, literal.take(c));
            at++;
        }
    }

    /** Whether nothing but a comment follows the ampersand; within a constant, nothing at all. */
    private boolean isLastOfLine() {
        int next = lines.afterBlanks(line, at + 1);
        return next == end || !literal.isInside() && lines.bytes()[next] == '!';
    }

    /** Goes to where the statement goes on; false if the text ends first. */
    private boolean goOn(StatementText statement) {
        int where = at;
        nextLine();
        if (line >= lines.count()) {
            return false;
        }
        if (lines.bytes()[at] == '&') {
            if (literal.isInside() || !isLastOfLine()) { // else the line after it goes on
                at++;
            }
        } else if (!literal.isInside()) {
            statement.add((byte) ' ', where, literal.take((byte) ' '));
        }
        return true;
    }

    /** Goes to the first byte of the next line that is no comment. */
    private void nextLine() {
        for (line++; line < lines.count(); line++) {
            int start = lines.start(line);
            end = lines.end(line);
            at = lines.afterBlanks(line, start);
            if (at < end && lines.bytes()[at] != '!' && lines.bytes()[start] != '#') {
                return;
            }
        }
    }

    private int takeLabel() {
        byte[] bytes = lines.bytes();
        at = lines.afterBlanks(line, at);
        int last = Math.min(end, at + LABEL_DIGITS);
        int number = 0;
        for (; at < last && bytes[at] >= '0' && bytes[at] <= '9'; at++) {
            number = 10 * number + bytes[at] - '0';
        }
        return number;
    }
}
