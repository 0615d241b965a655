package formwork.edit;

import formwork.error.FormatException;
import formwork.error.Quoted;

/**
 * The characters of a format, from first to last: blanks skipped where they mean nothing (F2018
 * 13.3.1), letters in upper case. Every step is forward, but for {@link #ahead} that looks a few
 * characters ahead.
 */
final class FormatScanner {
    /** What {@link #peek()} gives at the end of the text. */
    static final int END = -1;

    private static final int LONGEST_SHOWN = 24;

    private final String text;
    private final boolean tabsAreBlanks;
    private int offset;

    FormatScanner(String text, Grammar grammar) {
        this.text = text;
        this.tabsAreBlanks = grammar != Grammar.STANDARD;
    }

    /** The next character that is no blank, or {@link #END}; the scanner then stands before it. */
    int peek() {
        offset = afterBlanks(offset);
        return characterAt(offset);
    }

    /** The character that is no blank and {@code count} such characters after the next one. */
    int ahead(int count) {
        int at = afterBlanks(offset);
        for (int i = 0; i < count && at < text.length(); i++) {
            at = afterBlanks(at + 1);
        }
        return characterAt(at);
    }

    /** Steps over the character that {@link #peek()} gave. */
    void advance() {
        offset++;
    }

    /** Steps over {@code c} if it comes next. */
    boolean take(char c) {
        if (peek() != c) {
            return false;
        }
        advance();
        return true;
    }

    /** Where the next character that is no blank stands. */
    int offset() {
        return afterBlanks(offset);
    }

    boolean atDigit() {
        return isDigit(peek());
    }

    boolean atLetter() {
        return isLetter(peek());
    }

    static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    static boolean isLetter(int c) {
        return c >= 'A' && c <= 'Z';
    }

    /** The number whose first digit comes next; blanks may stand between its digits. */
    int number(int largest) {
        int start = offset();
        long value = 0;
        while (atDigit()) {
            value = Math.min(10 * value + (text.charAt(offset) - '0'), Integer.MAX_VALUE + 1L);
            advance();
        }
        if (value > largest) {
            throw numberTooLarge(start, largest);
        }
        return (int) value;
    }

    /** The text of a character constant whose opening quote comes next, doubled quotes halved. */
    String quoted() {
        int start = offset();
        char quote = text.charAt(start);
        StringBuilder constant = new StringBuilder();
        int from = start + 1;
        while (true) {
            int to = text.indexOf(quote, from);
            if (to < 0) {
                offset = text.length();
                throw expected("a closing " + quote + " of the character constant");
            }
            constant.append(text, from, to);
            if (to + 1 == text.length() || text.charAt(to + 1) != quote) {
                offset = to + 1;
                return constant.toString();
            }
            constant.append(quote);
            from = to + 2;
        }
    }

    /** The next {@code length} characters as they are, blanks included. */
    String raw(int length) {
        if (length > text.length() - offset) {
            offset = text.length();
            throw expected("the rest of the " + length + " characters of an H edit descriptor");
        }
        offset += length;
        return text.substring(offset - length, offset);
    }

    /** The error that the next character is not what was expected. */
    FormatException expected(String what) {
        return expected(offset(), what);
    }

    /** The error that the character at {@code where} is not what was expected. */
    FormatException expected(int where, String what) {
        String found =
                where < text.length()
                        ? Quoted.text(text.substring(where, where + 1))
                        : "the end of the format";
        return new FormatException(text, where, found, what);
    }

    private FormatException numberTooLarge(int start, int largest) {
        int end = Math.min(offset, start + LONGEST_SHOWN);
        String digits = text.substring(start, end).strip() + (end < offset ? "..." : "");
        return new FormatException(
                text, start, Quoted.text(digits), "a number of at most " + largest);
    }

    private int afterBlanks(int from) {
        int at = from;
        while (at < text.length() && isBlank(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private boolean isBlank(char c) {
        return c == ' ' || (tabsAreBlanks && (c == '\t' || c == '\u000b'));
    }

    private int characterAt(int at) {
        if (at >= text.length()) {
            return END;
        }
        char c = text.charAt(at);
        return c >= 'a' && c <= 'z' ? c - ('a' - 'A') : c;
    }
}
