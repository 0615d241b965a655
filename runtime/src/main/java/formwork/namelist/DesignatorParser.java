package formwork.namelist;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.list.ListInput;
import formwork.mode.DecimalSymbol;
import formwork.mode.Modes;
import formwork.namelist.Designator.Part;
import formwork.namelist.Designator.Subscript;
import formwork.unit.TextRecordSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads designators at the position of an input.
 *
 * <p>Names and the parentheses and percent signs between them follow each other without blanks
 * (F2018 13.11.3.2), but for one compiler's blanks before a percent sign; within parentheses there
 * may be blanks and record ends.
 */
final class DesignatorParser {
    private static final int MOST_SUBSCRIPTS = 15;
    private static final int MOST_PARTS = 32;

    private final ListInput input;
    private boolean semicolonSeparates;

    DesignatorParser(ListInput input) {
        this.input = input;
    }

    /** The designator that {@code text} is. */
    static Designator parse(String text) {
        byte[] bytes = text.strip().getBytes(StandardCharsets.ISO_8859_1);
        ListInput input = new ListInput(new TextRecordSource("designator", bytes));
        DesignatorParser parser = new DesignatorParser(input);
        try {
            input.nextRecord();
            Designator designator = parser.parse(Modes.DEFAULT);
            if (input.at() < input.to()) {
                throw parser.unexpected("the end of the designator");
            }
            return designator;
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text in memory gives none
        }
    }

    /** Reads a designator that begins at the position, and moves behind it. */
    Designator parse(Modes modes) throws IOException {
        semicolonSeparates = modes.decimal() == DecimalSymbol.COMMA;
        List<Part> parts = new ArrayList<>();
        parts.add(part());
        while (isAt((byte) '%') || isPercentBehindBlanks()) {
            input.moveTo(input.at() + 1);
            parts.add(part());
            if (parts.size() > MOST_PARTS) {
                throw unexpected("at most " + MOST_PARTS + " names in one another");
            }
        }
        return new Designator(parts);
    }

    private boolean isPercentBehindBlanks() {
        int at = input.at();
        byte[] bytes = input.bytes();
        if (at == input.from() || bytes[at - 1] != ')') {
            return false;
        }
        while (at < input.to() && Syntax.isBlank(bytes[at])) {
            at++;
        }
        if (at == input.to() || bytes[at] != '%') {
            return false;
        }
        input.moveTo(at);
        return true;
    }

    private Part part() throws IOException {
        String name = name();
        if (!isAt((byte) '(')) {
            return new Part(name, List.of());
        }
        List<List<Subscript>> parentheses = new ArrayList<>(2);
        parentheses.add(subscripts());
        if (isAt((byte) '(')) {
            parentheses.add(subscripts());
        }
        return new Part(name, parentheses);
    }

    /** Reads a name that begins at the position, and moves behind it. */
    String name() {
        byte[] bytes = input.bytes();
        int from = input.at();
        int at = from;
        while (at < input.to() && Syntax.isNameByte(bytes[at])) {
            at++;
        }
        if (at == from || !Syntax.isLetter(bytes[from])) {
            throw unexpected("a name");
        }
        input.moveTo(at);
        return new String(bytes, from, at - from, StandardCharsets.ISO_8859_1);
    }

    private List<Subscript> subscripts() throws IOException {
        List<Subscript> subscripts = new ArrayList<>(2);
        do {
            input.moveTo(input.at() + 1);
            subscripts.add(subscript());
            if (subscripts.size() > MOST_SUBSCRIPTS) {
                throw unexpected("at most " + MOST_SUBSCRIPTS + " subscripts");
            }
        } while (isAt((byte) ',') || semicolonSeparates && isAt((byte) ';'));
        if (!isAt((byte) ')')) {
            throw unexpected("')' after a subscript");
        }
        input.moveTo(input.at() + 1);
        return subscripts;
    }

    private Subscript subscript() throws IOException {
        long lower = bound();
        if (!isAt((byte) ':')) {
            if (lower == Designator.ABSENT) {
                throw unexpected("a subscript");
            }
            return new Subscript(false, lower, lower, 1);
        }
        input.moveTo(input.at() + 1);
        long upper = bound();
        long stride = 1;
        if (isAt((byte) ':')) {
            input.moveTo(input.at() + 1);
            stride = bound();
            if (stride == Designator.ABSENT || stride == 0) {
                throw unexpected("a stride that is not 0");
            }
        }
        return new Subscript(true, lower, upper, stride);
    }

    /** An integer with blanks around it, or none. */
    private long bound() throws IOException {
        skipBlanks();
        byte[] bytes = input.bytes();
        int at = input.at();
        boolean hasSign = at < input.to() && (bytes[at] == '-' || bytes[at] == '+');
        boolean isNegative = hasSign && bytes[at] == '-';
        at += hasSign ? 1 : 0;
        int digits = at;
        long value = 0;
        while (at < input.to() && Syntax.isDigit(bytes[at])) {
            value = 10 * value + bytes[at] - '0';
            at++;
            if (value > Integer.MAX_VALUE) {
                throw unexpected("a subscript of at most " + Integer.MAX_VALUE);
            }
        }
        if (at == digits) {
            if (hasSign) {
                throw unexpected("a subscript");
            }
            return Designator.ABSENT;
        }
        input.moveTo(at);
        skipBlanks();
        return isNegative ? -value : value;
    }

    private void skipBlanks() throws IOException {
        if (!Place.skipBlanks(input)) {
            throw unexpected("')' of a designator");
        }
    }

    private boolean isAt(byte wanted) {
        return input.at() < input.to() && input.bytes()[input.at()] == wanted;
    }

    FormworkException unexpected(String expected) {
        return Place.error(IoStatus.NAMELIST_SYNTAX, input, expected);
    }
}
