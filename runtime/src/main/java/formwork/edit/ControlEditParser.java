package formwork.edit;

import static formwork.edit.EditDescriptor.ABSENT;
import static formwork.edit.FormatList.LARGEST_COUNT;

import formwork.edit.ControlEdit.BlankEdit;
import formwork.edit.ControlEdit.DecimalEdit;
import formwork.edit.ControlEdit.LeadingZeroEdit;
import formwork.edit.ControlEdit.LiteralEdit;
import formwork.edit.ControlEdit.NoAdvanceEdit;
import formwork.edit.ControlEdit.RoundEdit;
import formwork.edit.ControlEdit.SignEdit;
import formwork.edit.ControlEdit.SkipEdit;
import formwork.edit.ControlEdit.TabEdit;
import formwork.mode.Blank;
import formwork.mode.DecimalSymbol;
import formwork.mode.LeadingZero;
import formwork.mode.Round;
import formwork.mode.SignMode;

/**
 * Reads control edit descriptors and character constants (F2018 R1313 to R1321), but for those that
 * matter to commas: slash, colon and P.
 */
final class ControlEditParser {
    private final FormatScanner scanner;
    private final Grammar grammar;

    ControlEditParser(FormatScanner scanner, Grammar grammar) {
        this.scanner = scanner;
        this.grammar = grammar;
    }

    /** Whether a character constant, $ or \ comes next. */
    boolean atMark() {
        return switch (scanner.peek()) {
            case '\'', '"' -> true;
            case '$' -> grammar != Grammar.STANDARD;
            case '\\' -> grammar == Grammar.FLANG;
            default -> false;
        };
    }

    /** A character constant, $ or \. */
    ControlEdit mark() {
        int c = scanner.peek();
        if (c == '\'' || c == '"') {
            return new LiteralEdit(scanner.quoted());
        }
        scanner.advance();
        return new NoAdvanceEdit();
    }

    /** The rest of nX and nH, whose count came before. */
    ControlEdit counted(int count) {
        if (scanner.peek() == 'X') {
            if (count == ABSENT && grammar == Grammar.STANDARD) {
                throw scanner.expected("a count before X");
            }
            scanner.advance();
            return new SkipEdit(count == ABSENT ? 1 : Math.min(count, LARGEST_COUNT));
        }
        if (grammar == Grammar.STANDARD) {
            throw scanner.expected(
                    "a character constant (Fortran 95 deleted the H edit descriptor)");
        }
        // libgfortran takes H for 1H.
        int length = count == ABSENT && grammar == Grammar.GFORTRAN ? 1 : count;
        if (length < 1) {
            throw scanner.expected("a count above 0 before H");
        }
        scanner.advance();
        return new LiteralEdit(scanner.raw(length));
    }

    /** S, SP, SS, BN, BZ, RU and its siblings, DC, DP, LZ, LZP, LZS, T, TL and TR. */
    ControlEdit lettered() {
        int letter = scanner.peek();
        scanner.advance();
        return switch (letter) {
            case 'S' -> new SignEdit(sign());
            case 'B' -> new BlankEdit(scanner.take('N') ? Blank.NULL : zero());
            case 'R' -> new RoundEdit(round());
            case 'D' -> new DecimalEdit(scanner.take('C') ? DecimalSymbol.COMMA : point());
            case 'L' -> new LeadingZeroEdit(leadingZero());
            default -> position();
        };
    }

    private SignMode sign() {
        if (scanner.take('P')) {
            return SignMode.PLUS;
        }
        if (scanner.take('S')) {
            return SignMode.SUPPRESS;
        }
        if (grammar == Grammar.FLANG && scanner.atLetter()) {
            throw scanner.expected("P or S after S, or a comma");
        }
        return SignMode.PROCESSOR_DEFINED;
    }

    private Blank zero() {
        scanner.take('Z');
        return Blank.ZERO;
    }

    private DecimalSymbol point() {
        scanner.take('P');
        return DecimalSymbol.POINT;
    }

    private Round round() {
        Round round =
                switch (scanner.peek()) {
                    case 'U' -> Round.UP;
                    case 'D' -> Round.DOWN;
                    case 'Z' -> Round.ZERO;
                    case 'N' -> Round.NEAREST;
                    case 'C' -> Round.COMPATIBLE;
                    case 'P' -> Round.PROCESSOR_DEFINED;
                    default -> throw scanner.expected("U, D, Z, N, C or P after R");
                };
        scanner.advance();
        return round;
    }

    private LeadingZero leadingZero() {
        scanner.take('Z');
        if (scanner.take('P')) {
            return LeadingZero.PRINT;
        }
        return scanner.take('S') ? LeadingZero.SUPPRESS : LeadingZero.PROCESSOR_DEFINED;
    }

    private ControlEdit position() {
        if (scanner.take('L')) {
            return new SkipEdit(-columns("TL"));
        }
        if (scanner.take('R')) {
            return new SkipEdit(columns("TR"));
        }
        return new TabEdit(Math.max(1, columns("T"))); // left of the first column is the first
    }

    private int columns(String name) {
        boolean signed = false;
        boolean negative = false;
        if (grammar == Grammar.FLANG && (scanner.peek() == '-' || scanner.peek() == '+')) {
            signed = true;
            negative = scanner.peek() == '-';
            scanner.advance();
        }
        if (!scanner.atDigit()) {
            throw scanner.expected((signed ? "digits" : "a column") + " after " + name);
        }
        int start = scanner.offset();
        int columns = Math.min(scanner.number(Integer.MAX_VALUE), LARGEST_COUNT);
        if (columns == 0 && grammar != Grammar.FLANG) {
            throw scanner.expected(start, "a column above 0 after " + name);
        }
        return negative ? -columns : columns;
    }
}
