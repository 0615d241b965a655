package formwork.namelist;

/** What bytes are in the text of a namelist. */
final class Syntax {
    private Syntax() {}

    static boolean isLetter(byte b) {
        int lower = b | 0x20;
        return lower >= 'a' && lower <= 'z';
    }

    static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    /** Compilers' names may have a dollar sign too, but it ends groups here. */
    static boolean isNameByte(byte b) {
        return isLetter(b) || isDigit(b) || b == '_';
    }

    static boolean isBlank(byte b) {
        return b == ' ' || b == '\t' || b == '\r';
    }
}
