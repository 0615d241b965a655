package formwork.source;

/** Steps over the code of a statement: names, numbers, parentheses; none goes back. */
final class Code {
    private Code() {}

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    static boolean isLetter(char c) {
        return c >= 'A' && c <= 'Z';
    }

    static boolean isInName(char c) {
        return isLetter(c) || isDigit(c) || c == '_' || c == '$';
    }

    /** The character at {@code at}, or 0 at the end. */
    static char charAt(String code, int at) {
        return at < code.length() ? code.charAt(at) : 0;
    }

    /** The end of the name that begins at {@code from}; {@code from} itself if none does. */
    static int afterName(String code, int from) {
        if (!isLetter(charAt(code, from))) {
            return from;
        }
        int at = from;
        while (at < code.length() && isInName(code.charAt(at))) {
            at++;
        }
        return at;
    }

    static int afterDigits(String code, int from) {
        int at = from;
        while (at < code.length() && isDigit(code.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Just past the parenthesis that closes the one at {@code from}, or -1 if none does. */
    static int afterClosing(String code, int from) {
        int depth = 0;
        for (int at = from; at < code.length(); at++) {
            char c = code.charAt(at);
            if (c == '(') {
                depth++;
            } else if (c == ')' && --depth == 0) {
                return at + 1;
            }
        }
        return -1;
    }

    /** The first {@code c} outside parentheses in {@code from} to {@code to}, or {@code to}. */
    static int outside(String code, char c, int from, int to) {
        int depth = 0;
        for (int at = from; at < to; at++) {
            char found = code.charAt(at);
            if (found == c && depth == 0) {
                return at;
            }
            if (found == '(') {
                depth++;
            } else if (found == ')') {
                depth--;
            }
        }
        return to;
    }

    /** Where the character or Hollerith constant that goes on at {@code from} ends. */
    static int afterInside(String code, int from) {
        int at = from;
        while (at < code.length() && code.charAt(at) == StatementText.INSIDE) {
            at++;
        }
        return at;
    }

    /**
     * Whether the statement from {@code from} on assigns: an equals sign outside parentheses before
     * any double colon.
     */
    static boolean isAssignment(String code, int from) {
        int depth = 0;
        for (int at = from; at < code.length(); at++) {
            char c = code.charAt(at);
            if (c == '(') {
                depth++;
            } else if (c == ')') {
                depth--;
            } else if (depth == 0 && c == ':' && charAt(code, at + 1) == ':') {
                return false;
            } else if (depth == 0 && c == '=') {
                boolean isRelation =
                        charAt(code, at + 1) == '='
                                || at > from && "=/<>".indexOf(code.charAt(at - 1)) >= 0;
                if (!isRelation) {
                    return true;
                }
            }
        }
        return false;
    }

    static boolean isName(String text) {
        return !text.isEmpty() && afterName(text, 0) == text.length();
    }
}
