package formwork.source;

import formwork.source.ConstantReader.Operand;
import java.util.List;

/** Reads the declarations that say what a format's name can stand for. */
final class DeclarationReader {
    private static final int LENGTH_DIGITS = 9;

    private final ConstantScope scope;

    DeclarationReader(ConstantScope scope) {
        this.scope = scope;
    }

    /** Takes what the statement declares into the unit. */
    void read(StatementText statement, UnitDraft unit) {
        String code = statement.code();
        if (code.startsWith("CHARACTER")) {
            character(statement, unit);
        } else if (code.startsWith("PARAMETER(")) {
            int close = Code.afterClosing(code, "PARAMETER".length());
            if (close > 0) {
                entities(statement, "PARAMETER(".length(), close - 1, true, -1, unit);
            }
        } else if (code.startsWith("NAMELIST/")) {
            namelist(code, unit);
        } else if (code.startsWith("ASSIGN")) {
            assign(code, unit);
        } else if (code.startsWith("USE")) {
            use(code, unit);
        }
    }

    private void character(StatementText statement, UnitDraft unit) {
        String code = statement.code();
        int at = "CHARACTER".length();
        int length = 1;
        if (Code.charAt(code, at) == '*') {
            at++;
            length = number(code, at);
            at = Code.afterDigits(code, at);
        }
        if (Code.charAt(code, at) == '(') {
            int close = Code.afterClosing(code, at);
            if (close < 0) {
                return;
            }
            length = number(code, code.startsWith("(LEN=", at) ? at + "(LEN=".length() : at + 1);
            at = close;
        }
        int colons = doubleColon(code, at);
        boolean isConstant = colons > 0 && hasParameter(code, at, colons);
        int first = colons > 0 ? colons + 2 : at;
        if (colons < 0 && Code.charAt(code, first) == ',') {
            first++; // CHARACTER*8, X
        }
        entities(statement, first, code.length(), isConstant, length, unit);
    }

    private static int doubleColon(String code, int from) {
        int at = Code.outside(code, ':', from, code.length());
        return code.startsWith("::", at) ? at : -1;
    }

    private static boolean hasParameter(String code, int from, int to) {
        int at = code.indexOf(",PARAMETER", from);
        return at >= 0 && at + ",PARAMETER".length() <= to;
    }

    /** The number that a length is, or -1. */
    private static int number(String code, int from) {
        int to = Code.afterDigits(code, from);
        boolean isNumber = to > from && to - from <= LENGTH_DIGITS && !isPart(code, to);
        return isNumber ? Integer.parseInt(code.substring(from, to)) : -1;
    }

    /** Whether a number goes on as an expression. */
    private static boolean isPart(String code, int at) {
        return "*+-/_".indexOf(Code.charAt(code, at)) >= 0;
    }

    private void entities(
            StatementText statement,
            int first,
            int last,
            boolean isConstant,
            int length,
            UnitDraft unit) {
        String code = statement.code();
        int from = first;
        while (from < last) {
            int to = Code.outside(code, ',', from, last);
            int after = Code.afterName(code, from);
            if (after > from && after <= to) {
                String name = code.substring(from, after);
                int own = Code.charAt(code, after) == '*' ? number(code, after + 1) : length;
                int equals = Code.outside(code, '=', after, to);
                if (!isConstant) {
                    unit.variables().put(name, own);
                } else if (equals < to && code.charAt(after) != '(') {
                    int declared = unit.variables().getOrDefault(name, own);
                    constant(
                            name,
                            ConstantReader.operands(statement, equals + 1, to),
                            declared,
                            unit);
                }
            }
            from = to + 1;
        }
    }

    private void constant(String name, List<Operand> operands, int length, UnitDraft unit) {
        Constant value = operands == null ? null : ConstantReader.value(operands, scope, unit);
        if (value != null) {
            unit.constants()
                    .put(name, length < 0 ? value : ConstantReader.resized(value, length, scope));
        }
    }

    private static void namelist(String code, UnitDraft unit) {
        int at = code.indexOf('/');
        while (at >= 0) {
            int end = code.indexOf('/', at + 1);
            if (end < 0) {
                return;
            }
            unit.groups().add(code.substring(at + 1, end));
            at = code.indexOf('/', end + 1);
        }
    }

    private static void assign(String code, UnitDraft unit) {
        int label = assignedLabel(code);
        if (label > 0) {
            int to = Code.afterDigits(code, "ASSIGN".length());
            unit.assign(label, code.substring(to + "TO".length()));
        }
    }

    /** The label that an ASSIGN statement names, or -1. */
    static int assignedLabel(String code) {
        int from = "ASSIGN".length();
        if (!code.startsWith("ASSIGN")) {
            return -1;
        }
        int label = number(code, from);
        return code.startsWith("TO", Code.afterDigits(code, from)) ? label : -1;
    }

    private static void use(String code, UnitDraft unit) {
        int from = "USE".length();
        char next = Code.charAt(code, from);
        if (next == ',' || next == ':') {
            from = code.indexOf("::") + 2;
        }
        int to = from < 2 ? from : Code.afterName(code, from);
        if (to > from) {
            unit.uses(code.substring(from, to));
        }
    }
}
