package formwork.edit;

import static formwork.edit.EditDescriptor.ABSENT;
import static formwork.edit.FormatList.LARGEST_WIDTH;

import formwork.edit.DataEdit.BitsEdit;
import formwork.edit.DataEdit.CharacterEdit;
import formwork.edit.DataEdit.CharactersLeftEdit;
import formwork.edit.DataEdit.DefinedEdit;
import formwork.edit.DataEdit.IntegerEdit;
import formwork.edit.DataEdit.LogicalEdit;
import formwork.edit.DataEdit.Radix;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.DataEdit.RealForm;
import formwork.edit.DataEdit.TrimmedEdit;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a data edit descriptor: its letters and what follows them, w, m, d and e, or the type and
 * values of DT (F2018 R1307 to R1312).
 */
final class DataEditParser {
    private static final int MOST_VALUES = 1000;

    private final FormatScanner scanner;
    private final Grammar grammar;

    DataEditParser(FormatScanner scanner, Grammar grammar) {
        this.scanner = scanner;
        this.grammar = grammar;
    }

    /** The data edit descriptor whose first letter comes next. */
    DataEdit parse() {
        int letter = scanner.peek();
        int second = scanner.ahead(1);
        switch (letter) {
            case 'I', 'B', 'O', 'Z', 'L' -> {
                scanner.advance();
                return plain((char) letter);
            }
            case 'A' -> {
                scanner.advance();
                return second == 'T' && !tabComes() ? trimmed() : plain('A');
            }
            case 'F', 'G' -> {
                scanner.advance();
                return real(letter == 'F' ? RealForm.F : RealForm.G);
            }
            case 'D' -> {
                scanner.advance();
                return scanner.take('T') ? defined() : real(RealForm.D);
            }
            case 'E' -> {
                scanner.advance();
                return real(withExponent());
            }
            case 'Q' -> {
                return charactersLeft();
            }
            default -> throw scanner.expected("an edit descriptor");
        }
    }

    // A and a tab without the comma, as in AT5, is older than AT.
    private boolean tabComes() {
        int c = scanner.ahead(1);
        return FormatScanner.isDigit(c)
                || ((c == 'L' || c == 'R') && FormatScanner.isDigit(scanner.ahead(2)));
    }

    private TrimmedEdit trimmed() {
        scanner.take('T');
        int c = scanner.peek();
        if (c != ',' && c != ')' && c != '/' && c != ':') {
            // no program is so old that it has AT without the comma
            throw scanner.expected("\",\" or \")\" after AT");
        }
        return new TrimmedEdit();
    }

    private CharactersLeftEdit charactersLeft() {
        if (grammar == Grammar.STANDARD) {
            throw scanner.expected("an edit descriptor of the standard");
        }
        scanner.advance();
        if (scanner.atDigit()) {
            throw scanner.expected("no width of a Q edit descriptor");
        }
        return new CharactersLeftEdit();
    }

    // libgfortran has no EX yet.
    private RealForm withExponent() {
        if (scanner.take('N')) {
            return RealForm.EN;
        }
        if (scanner.take('S')) {
            return RealForm.ES;
        }
        if (grammar != Grammar.GFORTRAN && scanner.take('X')) {
            return RealForm.EX;
        }
        return RealForm.E;
    }

    /** The rest of I, L and A and of B, O and Z. */
    private DataEdit plain(char letter) {
        int width = width("" + letter);
        int digits =
                letter == 'L' || letter == 'A' ? noDigits(letter, width) : minimum(letter, width);
        return switch (letter) {
            case 'I' -> new IntegerEdit(width, digits);
            case 'B' -> new BitsEdit(Radix.BINARY, width, digits);
            case 'O' -> new BitsEdit(Radix.OCTAL, width, digits);
            case 'Z' -> new BitsEdit(Radix.HEXADECIMAL, width, digits);
            case 'L' -> new LogicalEdit(width);
            default -> new CharacterEdit(width);
        };
    }

    /** The rest of F, E, D, EN, ES, EX and G. */
    private RealEdit real(RealForm form) {
        String name = form.name();
        int width = width(name);
        if (width == ABSENT) {
            return new RealEdit(form, ABSENT, ABSENT, ABSENT);
        }
        if (!scanner.take('.')) {
            if (!mayLackDigits(form, width)) {
                throw scanner.expected("\".\" and digits of " + named(name));
            }
            return new RealEdit(form, width, ABSENT, ABSENT);
        }
        int digits = digits("digits after \".\" of " + named(name));
        int exponentDigits = exponent(form, width);
        // Both compilers read an e after F in some place, and make nothing of it.
        return new RealEdit(form, width, digits, form == RealForm.F ? ABSENT : exponentDigits);
    }

    /** The rest of DT: a type in quotes and values in parentheses, or neither. */
    private DefinedEdit defined() {
        int c = scanner.peek();
        String type = c == '\'' || c == '"' ? scanner.quoted() : "";
        List<Integer> values = new ArrayList<>();
        if (scanner.take('(')) {
            do {
                if (values.size() == MOST_VALUES) {
                    throw scanner.expected(
                            "at most " + MOST_VALUES + " values of a DT edit descriptor");
                }
                values.add(value());
            } while (scanner.take(','));
            if (!scanner.take(')')) {
                throw scanner.expected("\",\" or \")\" after a value of a DT edit descriptor");
            }
        }
        return new DefinedEdit(type, values);
    }

    private int value() {
        boolean negative = scanner.peek() == '-';
        if (negative || scanner.peek() == '+') {
            scanner.advance();
        }
        if (!scanner.atDigit()) {
            throw scanner.expected("an integer value of a DT edit descriptor");
        }
        int value = scanner.number(Integer.MAX_VALUE);
        return negative ? -value : value;
    }

    private int width(String name) {
        if (scanner.atDigit()) {
            int start = scanner.offset();
            int width = scanner.number(LARGEST_WIDTH);
            if (width == 0 && !mayBeZero(name)) {
                throw scanner.expected(start, "a width above 0 of " + named(name));
            }
            return width;
        }
        if (scanner.peek() == '.' || !mayLackWidth(name)) {
            throw scanner.expected("the width of " + named(name));
        }
        return ABSENT;
    }

    // F2018 C1306; libgfortran does take L0.
    private boolean mayBeZero(String name) {
        return switch (name) {
            case "A" -> grammar == Grammar.FLANG;
            case "L" -> grammar != Grammar.STANDARD;
            default -> true;
        };
    }

    // Where libgfortran takes a real's edit descriptor without its width it drops what comes next,
    // which goes well with a comma only.
    private boolean mayLackWidth(String name) {
        return switch (name) {
            case "A" -> true;
            case "L" -> grammar != Grammar.STANDARD;
            case "I", "B", "O", "Z" -> grammar == Grammar.FLANG;
            default ->
                    grammar == Grammar.FLANG
                            || (grammar == Grammar.GFORTRAN && scanner.peek() == ',');
        };
    }

    // F2018 13.7.5.1: only G0 goes without.
    private boolean mayLackDigits(RealForm form, int width) {
        return switch (grammar) {
            case STANDARD -> form == RealForm.G && width == 0;
            case GFORTRAN -> width == 0;
            case FLANG -> true;
        };
    }

    private int minimum(char letter, int width) {
        if (width == ABSENT || !scanner.take('.')) {
            return ABSENT;
        }
        int start = scanner.offset();
        int minimum;
        if (grammar == Grammar.FLANG) {
            boolean negative = scanner.peek() == '-';
            int digits = signedDigits("digits after \".\" of " + named("" + letter));
            skipExponent(letter);
            minimum = negative ? ABSENT : digits; // a negative m asks for nothing
        } else {
            minimum = digits("digits after \".\" of " + named("" + letter));
            if (width > 0 && minimum > width) { // F2018 13.7.2.2 and 13.7.2.4
                throw scanner.expected(start, "a minimum number of digits of at most " + width);
            }
        }
        return minimum;
    }

    // flang reads .d after L and A, and Ee after all, and makes nothing of them.
    private int noDigits(char letter, int width) {
        if (grammar == Grammar.FLANG && width != ABSENT && scanner.take('.')) {
            signedDigits("digits after \".\" of " + named("" + letter));
            skipExponent(letter);
        }
        return ABSENT;
    }

    private void skipExponent(char letter) {
        if (scanner.take('E') || scanner.take('D')) {
            signedDigits("digits of the exponent of " + named("" + letter));
        }
    }

    private int exponent(RealForm form, int width) {
        if (!exponentComes(form, width)) {
            return ABSENT;
        }
        if (grammar == Grammar.STANDARD && form == RealForm.G && width == 0) { // F2018 C1308
            throw scanner.expected("no exponent digits after G0");
        }
        char letter = (char) scanner.peek();
        scanner.advance();
        return digits("digits after \"" + letter + "\" of " + named(form.name()));
    }

    private boolean exponentComes(RealForm form, int width) {
        int c = scanner.peek();
        if (grammar == Grammar.FLANG) {
            return c == 'E' || c == 'D';
        }
        boolean may =
                switch (form) {
                    case F -> grammar == Grammar.GFORTRAN && width == 0;
                    case D -> false;
                    default -> true;
                };
        int second = scanner.ahead(1);
        // EN and ES begin the next edit descriptor.
        return may && c == 'E' && second != 'N' && second != 'S';
    }

    private int digits(String what) {
        if (grammar == Grammar.FLANG && scanner.peek() == '+') {
            scanner.advance();
        }
        if (!scanner.atDigit()) {
            throw scanner.expected(what);
        }
        return scanner.number(LARGEST_WIDTH);
    }

    private int signedDigits(String what) {
        if (scanner.peek() == '-') {
            scanner.advance();
        }
        return digits(what);
    }

    private static String named(String name) {
        boolean vowel = "AEFILO".indexOf(name.charAt(0)) >= 0;
        return (vowel ? "an " : "a ") + name + " edit descriptor";
    }
}
