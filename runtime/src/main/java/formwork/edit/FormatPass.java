package formwork.edit;

import static formwork.edit.EditDescriptor.ABSENT;
import static formwork.edit.FormatList.LARGEST_COUNT;
import static formwork.edit.FormatList.LARGEST_WIDTH;

import formwork.edit.ControlEdit.ColonEdit;
import formwork.edit.ControlEdit.ScaleEdit;
import formwork.edit.ControlEdit.SlashEdit;
import formwork.error.FormatException;

/**
 * One pass over one text in one grammar (F2018 13.3). Groups are counted, never recursed into, and
 * no character is looked at more than a few times.
 */
final class FormatPass {
    private static final String EDIT_DESCRIPTOR = "an edit descriptor";
    private static final String DATA_EDIT_LETTERS = "ABDEFGILOQZ";

    private final String text;
    private final Grammar grammar;
    private final FormatScanner scanner;
    private final DataEditParser dataEdits;
    private final ControlEditParser controlEdits;
    private final FormatListBuilder list = new FormatListBuilder();
    private boolean inDataEdit;

    FormatPass(String text, Grammar grammar) {
        this.text = text;
        this.grammar = grammar;
        this.scanner = new FormatScanner(text, grammar);
        this.dataEdits = new DataEditParser(scanner, grammar);
        this.controlEdits = new ControlEditParser(scanner, grammar);
    }

    /** The list of the whole text. */
    FormatList parse() {
        begin();
        Before before = Before.OPEN;
        while (true) {
            int c = scanner.peek();
            if (c == ',') {
                comma(before);
                before = Before.COMMA;
            } else if (c != ')') {
                before = item(before);
            } else if (list.depth() > 0) {
                before = close(before);
            } else {
                checkLast(before);
                return list.list(text); // what stands after the last parenthesis does not matter
            }
        }
    }

    /** After {@link #parse()} threw: what came before, with the fault as its end. */
    FormatList listUpTo(FormatException fault) {
        return list.listUpTo(fault, inDataEdit);
    }

    /** What stands before an item, as far as it matters to a missing comma. */
    private enum Before {
        OPEN,
        COMMA,
        ITEM,
        SCALE,
        SLASH,
        COLON,
        UNLIMITED_GROUP
    }

    private void begin() {
        if (grammar == Grammar.FLANG) {
            while (scanner.peek() == ',' || scanner.peek() == ':') {
                if (scanner.peek() == ':') {
                    list.add(1, new ColonEdit(), scanner.offset());
                }
                scanner.advance();
            }
            if (scanner.atDigit()) {
                scanner.number(Integer.MAX_VALUE); // taken, and without a meaning
            }
        }
        if (!scanner.take('(')) {
            throw scanner.expected("\"(\" at the start of the format");
        }
    }

    private void comma(Before before) {
        if (grammar != Grammar.FLANG && (before == Before.OPEN || before == Before.COMMA)) {
            throw scanner.expected(EDIT_DESCRIPTOR);
        }
        if (grammar == Grammar.STANDARD && before == Before.UNLIMITED_GROUP) {
            throw nothingMayFollow();
        }
        scanner.advance();
    }

    private void checkLast(Before before) {
        if (grammar == Grammar.STANDARD && before == Before.COMMA) {
            throw scanner.expected(EDIT_DESCRIPTOR + " after \",\"");
        }
    }

    private Before close(Before before) {
        checkLast(before);
        if (grammar == Grammar.STANDARD && before == Before.OPEN) { // F2018 R1304: items needed
            throw scanner.expected(EDIT_DESCRIPTOR);
        }
        boolean unlimited = list.inUnlimitedGroup();
        if (unlimited && !list.hasDataEdit()) {
            throw scanner.expected("a data edit descriptor in the unlimited group");
        }
        int offset = scanner.offset();
        scanner.advance();
        // flang sees what follows when it comes to the end of the group, which is inside it.
        if (unlimited && grammar == Grammar.FLANG && scanner.peek() != ')') {
            throw nothingMayFollow();
        }
        list.close(offset);
        return unlimited ? Before.UNLIMITED_GROUP : Before.ITEM;
    }

    private Before item(Before before) {
        int start = scanner.offset();
        int repeat = ABSENT;
        if (scanner.atDigit()) {
            repeat = scanner.number(Integer.MAX_VALUE);
        }
        int c = scanner.peek();
        checkSeparator(before, start, repeat, c);
        if (repeat == 0 && c != 'P' && grammar != Grammar.FLANG) {
            throw scanner.expected(start, "a count above 0");
        }
        switch (c) {
            case '+', '-' -> {
                return signedScale(start, repeat);
            }
            case '*' -> {
                return unlimitedGroup(start, repeat);
            }
            case '(' -> {
                return group(start, times(repeat));
            }
            case ')' -> {
                if (grammar != Grammar.FLANG) {
                    throw scanner.expected(EDIT_DESCRIPTOR + " after the count");
                }
                return Before.ITEM; // flang drops a count that nothing follows
            }
            case '/' -> {
                scanner.advance();
                list.add(times(repeat), new SlashEdit(), start);
                return Before.SLASH;
            }
            case ':' -> {
                if (repeat != ABSENT) {
                    throw takesNoCount();
                }
                scanner.advance();
                list.add(1, new ColonEdit(), start);
                return Before.COLON;
            }
            case 'P' -> {
                if (repeat == ABSENT && grammar != Grammar.FLANG) {
                    throw scanner.expected("a scale factor before P");
                }
                return scale(start, repeat == ABSENT ? 1 : repeat);
            }
            default -> {
                return scanner.atLetter() ? lettered(start, repeat) : mark(start, repeat);
            }
        }
    }

    private void checkSeparator(Before before, int start, int repeat, int c) {
        boolean unmarked = before == Before.ITEM || before == Before.SCALE;
        switch (grammar) {
            case STANDARD -> {
                if (before == Before.UNLIMITED_GROUP) {
                    throw nothingMayFollow();
                }
                boolean maySkipComma =
                        c == ':'
                                || (c == '/' && repeat == ABSENT)
                                || (before == Before.SCALE && beginsReal(c));
                if (unmarked && !maySkipComma && c != FormatScanner.END) {
                    throw scanner.expected(start, "\",\" or \")\" (F2018 C1302)");
                }
            }
            case GFORTRAN -> {
                boolean maySkipComma = repeat > 0 || c == '/' || beginsReal(c);
                if (before == Before.SCALE && !maySkipComma) {
                    throw scanner.expected(start, "\",\" after a P edit descriptor");
                }
            }
            case FLANG -> {}
        }
    }

    private boolean beginsReal(int c) {
        int second = scanner.ahead(1);
        return c == 'F'
                || c == 'E'
                || c == 'G'
                || (c == 'D' && second != 'C' && second != 'P' && second != 'T');
    }

    private Before signedScale(int start, int repeat) {
        if (repeat != ABSENT) {
            throw scanner.expected(EDIT_DESCRIPTOR + " after the count");
        }
        int sign = scanner.peek() == '-' ? -1 : 1;
        scanner.advance();
        if (!scanner.atDigit()) {
            throw scanner.expected("digits of a scale factor");
        }
        int scaleFactor = scanner.number(LARGEST_WIDTH);
        if (scanner.peek() != 'P') {
            throw scanner.expected("P after a signed scale factor");
        }
        return scale(start, sign * scaleFactor);
    }

    private Before scale(int start, int scaleFactor) {
        if (scaleFactor > LARGEST_WIDTH) {
            throw scanner.expected(start, "a scale factor of at most " + LARGEST_WIDTH);
        }
        scanner.advance();
        list.add(1, new ScaleEdit(scaleFactor), start);
        return Before.SCALE;
    }

    private Before unlimitedGroup(int start, int repeat) {
        if (repeat != ABSENT) {
            throw scanner.expected(EDIT_DESCRIPTOR + " after the count");
        }
        if (grammar != Grammar.GFORTRAN && list.depth() > 0) { // F2018 R1302
            throw scanner.expected("an unlimited group in the outermost parentheses only");
        }
        scanner.advance();
        if (scanner.peek() != '(') {
            throw scanner.expected("\"(\" after \"*\"");
        }
        return group(start, FormatList.UNLIMITED);
    }

    private Before group(int start, int repeat) {
        if (list.depth() == FormatList.DEEPEST) {
            throw scanner.expected("groups at most " + FormatList.DEEPEST + " deep");
        }
        scanner.advance();
        list.open(repeat, start);
        return Before.OPEN;
    }

    /** How often an item is taken; the standard asks for a positive count (F2018 13.3.2). */
    private static int times(int repeat) {
        return repeat <= 0 ? 1 : Math.min(repeat, LARGEST_COUNT);
    }

    /** A character constant, or $ or \. */
    private Before mark(int start, int repeat) {
        if (!controlEdits.atMark()) {
            throw scanner.expected(
                    switch (scanner.peek()) {
                        case FormatScanner.END -> "\")\" at the end of the format";
                        case '$', '\\' -> EDIT_DESCRIPTOR + " of the standard";
                        default -> EDIT_DESCRIPTOR;
                    });
        }
        checkNoCount(repeat);
        list.add(1, controlEdits.mark(), start);
        return Before.ITEM;
    }

    /** An edit descriptor that begins with a letter, other than P. */
    private Before lettered(int start, int repeat) {
        int letter = scanner.peek();
        if (letter == 'X' || letter == 'H') {
            list.add(1, controlEdits.counted(repeat), start);
        } else if (isControl(letter, scanner.ahead(1))) {
            checkNoCount(repeat);
            list.add(1, controlEdits.lettered(), start);
        } else {
            if (DATA_EDIT_LETTERS.indexOf(letter) < 0) {
                throw scanner.expected(EDIT_DESCRIPTOR);
            }
            checkSecondLetter(letter, scanner.ahead(1));
            inDataEdit = true;
            list.add(times(repeat), dataEdits.parse(), start);
            inDataEdit = false;
        }
        return Before.ITEM;
    }

    private boolean isControl(int letter, int second) {
        return switch (letter) {
            case 'R', 'S', 'T' -> true;
            case 'B' -> second == 'N' || second == 'Z';
            case 'D' -> second == 'C' || second == 'P';
            // LZ8 is L and Z8 without the comma, and older than LZ.
            case 'L' -> second == 'Z' && !FormatScanner.isDigit(scanner.ahead(2));
            default -> false;
        };
    }

    // flang takes two letters together where the first begins any edit descriptor of two letters.
    private void checkSecondLetter(int letter, int second) {
        if (grammar != Grammar.FLANG || !FormatScanner.isLetter(second)) {
            return;
        }
        boolean known =
                switch (letter) {
                    case 'A' -> second == 'T' && !FormatScanner.isDigit(scanner.ahead(2));
                    case 'B' -> false;
                    case 'D' -> second == 'T';
                    case 'E' -> second == 'N' || second == 'S' || second == 'X';
                    default -> true;
                };
        if (!known) {
            scanner.advance();
            throw scanner.expected(
                    "a second letter that makes an edit descriptor with " + (char) letter);
        }
    }

    // flang drops a count that means nothing.
    private void checkNoCount(int repeat) {
        if (repeat != ABSENT && grammar != Grammar.FLANG) {
            throw takesNoCount();
        }
    }

    private FormatException takesNoCount() {
        return scanner.expected("an edit descriptor that takes a count");
    }

    private FormatException nothingMayFollow() {
        return scanner.expected("\")\" after an unlimited group");
    }
}
