package formwork.namelist;

import formwork.mode.DecimalSymbol;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * The type that a value without delimiters shows, where none is declared.
 *
 * <p>Digits are an integer, a real if a {@code long} cannot hold them; with a decimal symbol or an
 * exponent, by a letter E, D or Q or its sign alone, they are a real, and so are {@code inf},
 * {@code infinity} and {@code nan}; {@code t}, {@code f}, {@code true}, {@code false} and words
 * that begin with {@code .t} or {@code .f} are logical. Everything else is text.
 */
enum WordType {
    INTEGER,
    REAL,
    LOGICAL,
    CHARACTER;

    private static final int SURE_DIGITS = 18; // of a long
    private static final int MOST_LETTERS = 18;

    static WordType of(byte[] bytes, int from, int to, DecimalSymbol decimal) {
        int at = from;
        at += at < to && (bytes[at] == '+' || bytes[at] == '-') ? 1 : 0;
        int digits = digits(bytes, at, to);
        int count = digits - at;
        at = digits;
        if (at == to && count > 0) {
            return count <= SURE_DIGITS || isLong(bytes, from, to) ? INTEGER : REAL;
        }
        byte symbol = (byte) (decimal == DecimalSymbol.COMMA ? ',' : '.');
        boolean hasSymbol = at < to && (bytes[at] == symbol || bytes[at] == '.');
        if (hasSymbol) {
            digits = digits(bytes, at + 1, to);
            count += digits - at - 1;
            at = digits;
        }
        if (count > 0) {
            return at == to || isExponent(bytes, at, to) ? REAL : CHARACTER;
        }
        return ofLetters(bytes, from, to);
    }

    private static boolean isLong(byte[] bytes, int from, int to) {
        try {
            Long.parseLong(new String(bytes, from, to - from, StandardCharsets.ISO_8859_1));
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private static int digits(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to && Syntax.isDigit(bytes[at])) {
            at++;
        }
        return at;
    }

    private static boolean isExponent(byte[] bytes, int from, int to) {
        int at = from;
        at += "eEdDqQ".indexOf(bytes[at]) >= 0 ? 1 : 0;
        boolean hasLetter = at > from;
        boolean hasSign = at < to && (bytes[at] == '+' || bytes[at] == '-');
        at += hasSign ? 1 : 0;
        return (hasLetter || hasSign) && at < to && digits(bytes, at, to) == to;
    }

    private static WordType ofLetters(byte[] bytes, int from, int to) {
        if (to - from > MOST_LETTERS) {
            return CHARACTER;
        }
        String word =
                new String(bytes, from, to - from, StandardCharsets.ISO_8859_1)
                        .toLowerCase(Locale.ROOT);
        String unsigned = word.startsWith("-") || word.startsWith("+") ? word.substring(1) : word;
        if (unsigned.equals("inf") || unsigned.equals("infinity") || unsigned.equals("nan")) {
            return REAL;
        }
        boolean isLogical =
                word.equals("t") || word.equals("f") || word.equals("true") || word.equals("false");
        return isLogical || word.startsWith(".t") || word.startsWith(".f") ? LOGICAL : CHARACTER;
    }
}
