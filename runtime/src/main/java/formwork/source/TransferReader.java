package formwork.source;

import formwork.source.TransferStatement.Keyword;

/** Reads READ, WRITE, PRINT, ENCODE and DECODE statements (F2018 12.6.1). */
final class TransferReader {
    private final StatementText statement;
    private final String code;
    private final Keyword keyword;

    // The control list, item by item.
    private int position;
    private boolean isPositional = true;
    private int unitFrom = -1;
    private int unitTo = -1;
    private int formatFrom = -1;
    private int formatTo = -1;
    private boolean isGroup;

    private TransferReader(StatementText statement, Keyword keyword) {
        this.statement = statement;
        this.code = statement.code();
        this.keyword = keyword;
    }

    /** The statement that begins at {@code from} of the code, or null if it transfers nothing. */
    static TransferDraft read(StatementText statement, int from) {
        for (Keyword keyword : Keyword.values()) {
            if (statement.code().startsWith(keyword.name(), from)) {
                return new TransferReader(statement, keyword).after(from + keyword.name().length());
            }
        }
        return null;
    }

    private TransferDraft after(int at) {
        boolean hasList =
                keyword != Keyword.PRINT
                        && Code.charAt(code, at) == '('
                        && !isFormatInParentheses(at);
        if (hasList) {
            return withList(at);
        }
        boolean mayHaveFormat =
                (keyword == Keyword.READ || keyword == Keyword.PRINT) && beginsFormat(at);
        return mayHaveFormat ? withFormat(at) : null;
    }

    private boolean beginsFormat(int at) {
        char c = Code.charAt(code, at);
        return c == '*'
                || c == '('
                || c == '\''
                || c == '"'
                || Code.isDigit(c)
                || Code.isLetter(c) && statement.hasGapBefore(at);
    }

    /** Whether {@code READ ('(I5)') I} or {@code READ (FORM), I}. */
    private boolean isFormatInParentheses(int at) {
        int close = Code.afterClosing(code, at);
        if (keyword != Keyword.READ || close < 0) {
            return false;
        }
        char first = code.charAt(at + 1);
        boolean isOne = Code.outside(code, ',', at + 1, close - 1) == close - 1;
        return isOne && (first == '\'' || first == '"');
    }

    private TransferDraft withFormat(int from) {
        int to = Code.outside(code, ',', from, code.length());
        if (code.charAt(from) == '(' && to == code.length()) { // READ ('(I5)') I
            int close = Code.afterClosing(code, from);
            to = close < 0 || code.startsWith("//", close) ? to : close;
        }
        formatFrom = from;
        formatTo = to;
        return draft("*", statement.written(from, to), code.startsWith(",", to) ? to + 1 : to);
    }

    private TransferDraft withList(int open) {
        int close = Code.afterClosing(code, open);
        if (close < 0) {
            return null;
        }
        int from = open + 1;
        while (from < close) {
            int to = Code.outside(code, ',', from, close - 1);
            takeControl(from, to);
            from = to + 1;
        }
        String external = unitFrom < 0 ? "" : statement.written(unitFrom, unitTo);
        String controls = statement.written(open + 1, close - 1);
        return draft(external, controls, code.startsWith(",", close) ? close + 1 : close);
    }

    private TransferDraft draft(String external, String controls, int items) {
        boolean hasFormat = formatFrom >= 0;
        return new TransferDraft(
                keyword,
                external,
                hasFormat ? code.substring(formatFrom, formatTo) : null,
                hasFormat ? statement.written(formatFrom, formatTo) : "",
                hasFormat ? ConstantReader.operands(statement, formatFrom, formatTo) : null,
                isGroup,
                controls,
                statement.written(items, code.length()));
    }

    private void takeControl(int from, int to) {
        position++;
        int name = Code.afterName(code, from);
        boolean isNamed =
                name > from
                        && name < to
                        && code.charAt(name) == '='
                        && Code.charAt(code, name + 1) != '=';
        if (isNamed) {
            takeNamed(code.substring(from, name), name + 1, to);
        } else if (keyword == Keyword.ENCODE || keyword == Keyword.DECODE) {
            takeEncoded(from, to);
        } else if (position == 1) {
            unit(from, to);
        } else if (position == 2 && isPositional) {
            format(from, to);
        }
        isPositional &= !isNamed;
    }

    private void takeNamed(String name, int from, int to) {
        switch (name) {
            case "UNIT" -> unit(from, to);
            case "FMT" -> format(from, to);
            case "NML" -> {
                format(from, to);
                isGroup = true;
            }
            default -> {}
        }
    }

    /** ENCODE(characters, format, buffer). */
    private void takeEncoded(int from, int to) {
        if (position == 2) {
            format(from, to);
        } else if (position == 3) {
            unit(from, to);
        }
    }

    private void unit(int from, int to) {
        unitFrom = from;
        unitTo = to;
    }

    private void format(int from, int to) {
        formatFrom = from;
        formatTo = to;
    }
}
