package formwork.source;

import formwork.source.SourceUnit.Kind;

/**
 * The statement that begins a program unit, or an INTERFACE statement, whose {@code kind} is null.
 *
 * @param name the unit's name as written, empty if it has none
 */
record UnitHeading(Kind kind, String name) {
    private static final int LONGEST_NAME = 63; // F2018 6.2.2

    private static final String[] PREFIXES = {
        "RECURSIVE", "NON_RECURSIVE", "PURE", "IMPURE", "ELEMENTAL", "MODULE"
    };

    private static final String[] TYPES = {
        "INTEGER",
        "REAL",
        "DOUBLEPRECISION",
        "DOUBLECOMPLEX",
        "COMPLEX",
        "LOGICAL",
        "CHARACTER",
        "BYTE",
        "TYPE",
        "CLASS"
    };

    /** What the statement begins, or null if it begins nothing. */
    static UnitHeading of(StatementText statement, UnitDraft innermost) {
        String code = statement.code();
        if (code.isEmpty()) {
            return null;
        }
        switch (code.charAt(0)) {
            case 'I', 'A' -> {
                if (code.startsWith("INTERFACE") || code.equals("ABSTRACTINTERFACE")) {
                    return new UnitHeading(null, "");
                }
            }
            case 'P' -> {
                if (code.startsWith("PROGRAM")) {
                    return named(Kind.PROGRAM, statement, "PROGRAM".length());
                }
            }
            case 'B' -> {
                if (code.startsWith("BLOCKDATA")) {
                    return code.equals("BLOCKDATA")
                            ? new UnitHeading(Kind.BLOCK_DATA, "")
                            : named(Kind.BLOCK_DATA, statement, "BLOCKDATA".length());
                }
            }
            case 'S' -> {
                if (code.startsWith("SUBMODULE(")) {
                    int name = Code.afterClosing(code, "SUBMODULE".length());
                    return name < 0 ? null : named(Kind.SUBMODULE, statement, name);
                }
            }
            case 'M' -> {
                if (code.startsWith("MODULEPROCEDURE")) {
                    boolean isListed = innermost != null && innermost.isInterface();
                    return isListed
                            ? null
                            : named(Kind.MODULE_PROCEDURE, statement, "MODULEPROCEDURE".length());
                }
                if (code.startsWith("MODULE")) {
                    UnitHeading procedure = procedure(statement, innermost);
                    return procedure != null
                            ? procedure
                            : named(Kind.MODULE, statement, "MODULE".length());
                }
            }
            default -> {}
        }
        return procedure(statement, innermost);
    }

    /** A heading with a name that the statement ends with, or an argument list after it. */
    private static UnitHeading named(Kind kind, StatementText statement, int from) {
        String code = statement.code();
        int to = Code.afterName(code, from);
        boolean isWhole =
                to == code.length()
                        || kind == Kind.PROGRAM
                                && code.charAt(to) == '('
                                && Code.afterClosing(code, to) == code.length();
        return to > from && isWhole ? heading(kind, statement, from, to) : null;
    }

    private static UnitHeading heading(Kind kind, StatementText statement, int from, int to) {
        return to - from > LONGEST_NAME
                ? null
                : new UnitHeading(kind, statement.written(from, to).replace(" ", ""));
    }

    private static UnitHeading procedure(StatementText statement, UnitDraft innermost) {
        String code = statement.code();
        int at = 0;
        boolean hasPrefix = true;
        while (hasPrefix) {
            int next = afterPrefix(code, at);
            hasPrefix = next > at;
            at = next;
        }
        if (code.startsWith("SUBROUTINE", at)) {
            int from = at + "SUBROUTINE".length();
            int to = Code.afterName(code, from);
            char next = Code.charAt(code, to);
            boolean isModule = at > 0 && !statement.hasGapBefore(from); // MODULE SUBROUTINES
            boolean isHeading = !isModule && (next == 0 || next == '(');
            return to > from && isHeading ? heading(Kind.SUBROUTINE, statement, from, to) : null;
        }
        if (code.startsWith("FUNCTION", at)) {
            int from = at + "FUNCTION".length();
            int to = Code.afterName(code, from);
            // REAL FUNCTIONS(N) declares an array, REALFUNCTIONS(N) may be either.
            boolean isDeclaration =
                    at > 0
                            && innermost != null
                            && !innermost.isInterface()
                            && !innermost.hasContains()
                            && !statement.hasGapBefore(from);
            return to > from && !isDeclaration && hasArguments(code, to)
                    ? heading(Kind.FUNCTION, statement, from, to)
                    : null;
        }
        return null;
    }

    private static boolean hasArguments(String code, int from) {
        if (Code.charAt(code, from) != '(') {
            return false;
        }
        int at = from + 1;
        while (at < code.length() && code.charAt(at) != ')') {
            char c = code.charAt(at);
            boolean beginsName = code.charAt(at - 1) == '(' || code.charAt(at - 1) == ',';
            if (beginsName ? !Code.isLetter(c) : !Code.isInName(c) && c != ',') {
                return false;
            }
            at++;
        }
        String rest = code.substring(Math.min(code.length(), at + 1));
        return at < code.length()
                && (rest.isEmpty() || rest.startsWith("RESULT(") || rest.startsWith("BIND("));
    }

    private static int afterPrefix(String code, int from) {
        for (String prefix : PREFIXES) {
            if (code.startsWith(prefix, from)) {
                return from + prefix.length();
            }
        }
        if (code.startsWith("ATTRIBUTES(", from)) {
            return Math.max(from, Code.afterClosing(code, from + "ATTRIBUTES".length()));
        }
        for (String type : TYPES) {
            if (code.startsWith(type, from)) {
                return afterKind(code, from + type.length());
            }
        }
        return from;
    }

    private static int afterKind(String code, int from) {
        int at = from;
        if (Code.charAt(code, at) == '*') {
            at++;
            at = Code.afterDigits(code, at);
        }
        if (Code.charAt(code, at) == '(') {
            at = Math.max(from, Code.afterClosing(code, at));
        }
        return at;
    }
}
