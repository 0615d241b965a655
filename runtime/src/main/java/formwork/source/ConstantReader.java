package formwork.source;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads character expressions: constants, names, and these joined by {@code //}. */
final class ConstantReader {
    /**
     * A name gives its value again wherever it stands, so what is joined could grow without end.
     */
    private static final int LONGEST_JOINED = 4096;

    private ConstantReader() {}

    /** A part of an expression: a constant, or the name of one. */
    record Operand(Constant constant, String name) {}

    /**
     * The parts of the expression in {@code from} to {@code to} of the code, or null if it is none
     * of constants and names.
     */
    static List<Operand> operands(StatementText statement, int from, int to) {
        String code = statement.code();
        int at = from;
        int end = to;
        if (at < end && code.charAt(at) == '(' && Code.afterClosing(code, at) == end) {
            at++;
            end--;
        }
        List<Operand> operands = new ArrayList<>();
        while (true) {
            char c = at < end ? code.charAt(at) : 0;
            int next;
            if (c == '\'' || c == '"') {
                next = afterLiteral(statement, at);
                operands.add(new Operand(literal(statement, at, next), null));
            } else {
                next = Math.min(end, Code.afterName(code, at));
                if (next <= at) {
                    return null;
                }
                operands.add(new Operand(null, code.substring(at, next)));
            }
            if (next == end) {
                return operands;
            }
            if (!code.startsWith("//", next)) {
                return null;
            }
            at = next + 2;
        }
    }

    /** The end of the literal at {@code from}; two quotes side by side belong to it. */
    private static int afterLiteral(StatementText statement, int from) {
        String code = statement.code();
        char quote = code.charAt(from);
        int at = Code.afterInside(code, from + 1);
        while (Code.charAt(code, at) == quote && !statement.hasGapBefore(at)) {
            at = Code.afterInside(code, at + 1);
        }
        return at;
    }

    private static Constant literal(StatementText statement, int from, int to) {
        byte quote = (byte) statement.code().charAt(from);
        int first = statement.place(from) + 1;
        int last = statement.place(to - 1); // the closing quote
        StringBuilder text = new StringBuilder(Math.max(0, last - first));
        int[] offsets = new int[Math.max(0, last - first) + 1];
        for (int at = first; at < last; at++) {
            offsets[text.length()] = statement.offset(at);
            byte c = statement.at(at);
            text.append((char) (c & 0xff));
            if (c == quote) {
                at++; // the other one of two quotes
            }
        }
        offsets[text.length()] = statement.offset(last);
        return new Constant(text.toString(), Arrays.copyOf(offsets, text.length() + 1));
    }

    /**
     * The constant that {@code operands} make in {@code unit}, or null if one has no known value.
     */
    static Constant value(List<Operand> operands, ConstantScope scope, UnitDraft unit) {
        List<Constant> values = new ArrayList<>();
        int length = 0;
        for (Operand operand : operands) {
            Constant value =
                    operand.name() == null
                            ? operand.constant()
                            : scope.constant(unit, operand.name());
            if (value == null) {
                return null;
            }
            values.add(value);
            length += value.text().length();
            if (operands.size() > 1 && length > LONGEST_JOINED) {
                return null;
            }
        }
        if (values.size() == 1) {
            return values.get(0);
        }
        return scope.hasRoomFor(length) ? joined(values, length) : null;
    }

    private static Constant joined(List<Constant> values, int length) {
        StringBuilder text = new StringBuilder(length);
        int[] offsets = new int[length + 1];
        for (Constant value : values) {
            System.arraycopy(value.offsets(), 0, offsets, text.length(), value.offsets().length);
            text.append(value.text());
        }
        return new Constant(text.toString(), offsets);
    }

    /** The constant as a named one of {@code length} characters has it: cut, or blanks added. */
    static Constant resized(Constant value, int length, ConstantScope scope) {
        int had = value.text().length();
        if (length == had || length > LONGEST_JOINED || !scope.hasRoomFor(length)) {
            return value; // blanks at its end mean nothing to a format
        }
        int[] offsets = Arrays.copyOf(value.offsets(), length + 1);
        Arrays.fill(offsets, Math.min(had, length), length + 1, value.offsets()[had]);
        String text = value.text();
        return new Constant(
                length < had ? text.substring(0, length) : text + " ".repeat(length - had),
                offsets);
    }
}
