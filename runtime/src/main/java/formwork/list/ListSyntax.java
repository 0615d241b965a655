package formwork.list;

import formwork.convert.ByteLanes;
import formwork.mode.DecimalSymbol;
import formwork.mode.Dialect;

/** The classes of bytes in a list-directed record (F2018 13.10.2), looked up once a statement. */
final class ListSyntax {
    // In this order: a value ends at the first byte of one class or a later one.
    static final int PLAIN = 0;
    static final int STAR = 1;
    static final int CLOSE = 2; // a parenthesis, which ends only a part of a complex value
    static final int BLANK = 3;
    static final int COMMENT = 4; // an exclamation mark, in namelists
    static final int SEPARATOR = 5;
    static final int SLASH = 6;

    private static final long TOPS = ByteLanes.eightOf((byte) 0x80);
    private static final long BELOW_DIGITS = ByteLanes.eightOf((byte) (0x80 - '0'));

    private static final byte[][] COMMA = classes(",");
    private static final byte[][] COMMA_OR_SEMICOLON = classes(",;");
    private static final byte[][] SEMICOLON = classes(";");

    private ListSyntax() {}

    static byte[] classes(DecimalSymbol decimal, Dialect dialect, boolean isNamelist) {
        int which = (isNamelist ? 1 : 0) + (dialect.returnIsBlank() ? 2 : 0);
        if (decimal == DecimalSymbol.COMMA) {
            return SEMICOLON[which];
        }
        return dialect.semicolonSeparates() ? COMMA_OR_SEMICOLON[which] : COMMA[which];
    }

    /**
     * For list-directed records, and for those of namelists; then the same two where a carriage
     * return is a blank.
     */
    private static byte[][] classes(String separators) {
        byte[] list = listClasses(separators);
        byte[] namelist = list.clone();
        namelist['!'] = COMMENT;
        return new byte[][] {list, namelist, withReturn(list), withReturn(namelist)};
    }

    private static byte[] withReturn(byte[] classes) {
        byte[] more = classes.clone();
        more['\r'] = BLANK;
        return more;
    }

    private static byte[] listClasses(String separators) {
        byte[] classes = new byte[256];
        classes['*'] = STAR;
        classes[')'] = CLOSE;
        classes[' '] = BLANK;
        classes['\t'] = BLANK;
        classes['/'] = SLASH;
        for (int i = 0; i < separators.length(); i++) {
            classes[separators.charAt(i)] = SEPARATOR;
        }
        return classes;
    }

    /**
     * The mask of the bytes, of eight, at which a value may end: all of the classes but {@link
     * #PLAIN}, and a few more; none that numbers consist of.
     */
    static long ends(long eight) {
        long belowDigits = ~((eight & ~TOPS) + BELOW_DIGITS | eight) & TOPS;
        long signsAndPoints =
                ByteLanes.mask(eight, (byte) '+')
                        | ByteLanes.mask(eight, (byte) '-')
                        | ByteLanes.mask(eight, (byte) '.');
        return belowDigits & ~signsAndPoints | ByteLanes.mask(eight, (byte) ';');
    }

    /** Whether it is a separator or a blank in some dialect and mode. */
    static boolean mayFollow(byte b) {
        return b == ',' || b == ';' || b == '\r';
    }

    static boolean isDelimiter(byte b) {
        return b == '\'' || b == '"';
    }

    static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    private static boolean isLetter(byte b) {
        int lower = b | 0x20;
        return lower >= 'a' && lower <= 'z' || b == '_';
    }

    /**
     * Whether a designator and then {@code =} stand at {@code from}: a name, parentheses and {@code
     * %name}, each any number of times, and blanks before the equals sign (F2018 13.11.3.2).
     */
    static boolean isDesignator(byte[] bytes, int from, int to, byte[] classes) {
        if (!isLetter(bytes[from])) {
            return false;
        }
        int at = from;
        while (at < to) {
            byte b = bytes[at];
            if (b == '(') {
                at = behindParenthesis(bytes, at, to);
            } else if (isLetter(b) || isDigit(b) || b == '$' || b == '%') {
                at++;
            } else {
                break;
            }
        }
        while (at < to && classes[bytes[at] & 0xff] == BLANK) {
            at++;
        }
        return at < to && bytes[at] == '=';
    }

    private static int behindParenthesis(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to && bytes[at] != ')') {
            at++;
        }
        return Math.min(at + 1, to);
    }
}
